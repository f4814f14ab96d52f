import type { MillsAndWind } from './mills-and-wind-nl.ts';

/** German texts of the article on De Adriaan and the mills along the Zaan. */
export const millsAndWindDe: MillsAndWind = {
  title: 'De Adriaan und tausend Mühlen',
  description:
    'Wie eine Kurbelwelle die Zaan zur Fabrik machte, warum Haarlem siebzig Jahre ohne seine Mühle war und wie du die übrigen mit dem Rad besuchst.',
  excerpt:
    'Wo unsere Mühlentour anfängt, stand siebzig Jahre lang keine Mühle. Wo sie kehrtmacht, liefen einmal 573.',
  intro: [
    'Wer bei uns die Mühlentour bucht, steht um zehn Uhr morgens unter De Adriaan. Fast alle fragen, wie alt er ist. Die ehrliche Antwort: von 1779, und von 2002. Dazwischen liegt eine Geschichte, die die halbe Stadt von den Großeltern kennt.',
    'Und dann fahren wir an die Zaan, wo die Mühlen einmal so dicht standen, dass sie einander den Wind wegnahmen.',
  ],
  adriaanHeading: 'Die Mühle auf dem Turm',
  adriaan: [
    '1778 kaufte Adriaan de Boois, Unternehmer aus Amsterdam, an der Spaarne einen ausgedienten Wehrturm, den Goê Vrouwtoren. Auf dessen Fundament setzte er eine Mühle und gab ihr seinen Namen. Am 19. Mai 1779 drehte sie sich. Nicht für Mehl: De Boois mahlte Tuffstein zu Trass, der Mörtel wasserdicht macht. In einer Stadt voller Kaimauern keine schlechte Idee.',
    'Es kam anders. 1802 ging die Mühle an einen Tabakhändler, der darin Schnupftabak mahlte. Gut sechzig Jahre später wurde sie eine Kornmühle, mit einer Dampfmaschine für die Tage ohne Wind. 1925 kaufte sie der Mühlenverein De Hollandsche Molen, damit sie nicht abgerissen wurde.',
  ],
  fireHeading: 'Samstag, 23. April 1932',
  fire: 'Dann brannte sie ab. Tausende standen am Ufer und konnten nichts tun. Die Ursache wurde nie gefunden. Schon am nächsten Tag wurde für eine neue gesammelt, und dann kamen die Krise, der Krieg und alles, was wichtiger war. Siebzig Jahre lang fehlte über dem Fluss ein Stück Himmel.',
  fireCaption: 'An der Spaarne, 23. April 1932. Manche waren mit dem Rad gekommen.',
  timeline: [
    {
      when: '1779',
      title: 'De Adriaan mahlt Trass',
      text: 'Auf den Resten eines Stadtturms, hoch über den Dächern, wo dem Wind nichts im Weg steht.',
    },
    {
      when: '1802',
      title: 'Schnupftabak',
      text: 'Ein Tabakhändler übernimmt. Das ganze Viertel hat mitgeniest, heißt es.',
    },
    { when: '1865', title: 'Korn und Dampf', text: 'Für die windstillen Tage kommt eine Maschine dazu.' },
    {
      when: '1932',
      title: 'Der Brand',
      text: 'Am 23. April. Übrig bleibt ein Haufen aus Steinen und Balken.',
    },
    { when: '2002', title: 'Sie dreht sich wieder', text: 'Am 23. April, auf den Tag siebzig Jahre später.' },
  ],
  archive:
    'Dass sie wieder steht, liegt an einer Akte. Die Stadt hatte 1963 das Grundstück bekommen und dafür versprochen, die Mühle wieder aufzubauen. Das hatten alle vergessen, bis der Vorsitzende der Mühlenstiftung das Papier 1996 in einem Archiv fand. Da musste sie.',
  zaanHeading: 'Eine Kurbelwelle in der Mühle',
  zaan: [
    'Unterdessen an der Zaan. 1594 setzte Cornelis Corneliszoon aus Uitgeest eine Säge in eine Windmühle. Neu daran war eine gebogene Achse, eine Kurbel, die aus Rundherum ein Auf und Ab machte. Auf einmal sägte der Wind an einem Tag, wofür zwei Mann mit der Hand einen Monat brauchten.',
    'Die Säger von Amsterdam wollten davon nichts wissen. Die Leute an der Zaan schon. Sie holten Stämme aus der Ostsee, ließen sie im Graben liegen, bis sie nass genug waren, und sägten Schiffe daraus. Danach fiel ihnen für alles eine Mühle ein: Öl, Farbe, Papier, Graupen, Senf, Hanf, Gewürze.',
  ],
  zaanCaption: 'Die Stämme liegen im Wasser, bis sie an der Reihe sind. Eilig hatte es damit niemand.',
  numbers: [
    { value: 573, suffix: '', label: 'Mühlen in Betrieb am 1. Januar 1729' },
    { value: 1100, suffix: '', label: 'ungefähr, in fünf Jahrhunderten gebaut' },
    { value: 16, suffix: '', label: 'standen 2015 noch, einen Stumpf nicht mitgezählt' },
  ],
  numbersNote: 'Gezählt von Ron Couwenhoven, der bis 2015 mehr als zwanzig Jahre dafür brauchte.',
  kindsHeading: 'Welche Mühle ist welche?',
  kinds: 'Schon von außen verrät eine Mühle, was sie drinnen tut. Darauf kannst du achten.',
  kindsTable: [
    ['Was du siehst', 'Was es ist', 'Wo unterwegs'],
    ['Ein Balkon auf halber Höhe', 'Galeriemühle: hoch im Wind, über den Dächern', 'De Adriaan'],
    ['Offener Schuppen darunter, Stämme im Wasser', 'Sägemühle', 'Zaanse Schans'],
    ['Geschlossen und schwarz, und es dröhnt', 'Ölmühle: Da fallen die Stampfer', 'Zaanse Schans'],
    [
      'Schöpfrad oder Schraube, keine Tür zur Straße',
      'Poldermühle: Sie hält dir die Füße trocken',
      'Am Ringkanal',
    ],
  ],
  tipTitle: 'Wie eine Mühle grüßt',
  tip: 'Ein gerades Kreuz heißt kurze Pause, ein schräges, dass es länger dauert. Steht der oberste Flügel knapp vor seinem höchsten Punkt, gibt es etwas zu feiern; knapp dahinter heißt Trauer. Jede andere Stellung bedeutet, dass der Müller wegmusste.',
  quote: 'Leise, wenn es still ist, und laut, wenn es weht. Eine ehrlichere Fabrik hat keiner gebaut.',
  quoteDetail: 'Guide, führt die Tour in drei Sprachen',
  galleryLabel: 'Die Mühlentour',
  gallery: ['Auf dem Deich, am späten Nachmittag', 'Unterwegs, mit Publikum', 'Die Reihe am Wasser'],
  ctaHeading: 'Von Mühle zu Mühle',
  cta: 'Von De Adriaan über Spaarndam zur Zaanse Schans: 42 Kilometer, mit der Fähre. Von März bis Ende Oktober.',
  ctaButton: 'Mühlentour ansehen',
  ctaNote: 'Wann die Mühlen selbst geöffnet sind, bestimmen die Müller. Schau vor der Abfahrt nach.',
};
