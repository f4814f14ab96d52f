import type { BeachWithChildren } from './beach-with-children-nl.ts';

/** German texts of the article on the way to the beach with children. */
export const beachWithChildrenDe: BeachWithChildren = {
  title: 'Mit Kindern auf dem Rad zum Strand',
  description:
    'Acht Kilometer von Haarlem ans Meer mit Kindern: wer worin sitzt, welcher Weg der richtige ist, was mitmuss und wie alle wieder nach Hause kommen.',
  excerpt:
    'Das Meer ist acht Kilometer weg. Das dauert eine halbe Stunde oder anderthalb, je nachdem, wie viele Kaninchen unterwegs sind.',
  intro: [
    'Von unserer Tür bis zum Strand von Bloemendaal sind es acht Kilometer. Allein ist das eine halbe Stunde. Mit einem Kind, das selbst treten will, sind es anderthalb, drei Kaninchen, ein verlorenes Kuscheltier und die Frage, ob wir bald da sind, eingerechnet. Beides ist gut, wenn man es vorher weiß.',
    'Saskia hat drei großgezogen und ist die Strecke nach eigener Zählung vierhundertmal gefahren. Hier sind die Antworten, die sie an der Theke gibt.',
  ],
  numbers: [
    { value: 8, suffix: ' km', label: 'vom Laden bis ans Meer' },
    { value: 90, suffix: ' Min.', label: 'mit einem Kind auf eigenen Rädern' },
    { value: 3, suffix: '', label: 'Pausen, eine davon für ein Kaninchen' },
  ],
  whoHeading: 'Wer sitzt worin?',
  who: 'Wer mitfährt und noch keine acht ist, braucht einen Sitz mit Halt für Rücken, Hände und Füße. So steht es im niederländischen Gesetz. Alles andere ist eine Frage von Gewicht, Laune und Strecke.',
  whoTable: [
    ['Alter', 'Was passt', 'Gut zu wissen'],
    [
      '1 bis 3',
      'Kindersitz hinten oder Lastenrad',
      'Ab etwa neun Monaten, wenn das Kind frei sitzen kann. In der Kiste schläft es sich am besten.',
    ],
    [
      '3 bis 5',
      'Lastenrad oder Kindersitz hinten',
      'Bis 22 Kilo auf dem Gepäckträger. In der Kiste fährt auch der Eimer mit.',
    ],
    [
      '5 bis 7',
      'Eigenes Rad, 16 oder 20 Zoll',
      'Acht Kilometer hin klappen, acht zurück oft nicht. Behalt den Zug im Hinterkopf.',
    ],
    [
      '7 bis 12',
      'Eigenes Rad, 20 oder 24 Zoll',
      'Lass sie vorn fahren. Dann stimmt das Tempo, und es gibt weniger Streit.',
    ],
    ['ab 12', 'Stadtrad, Größe S', 'Findet alles langweilig, bis es Pommes gibt.'],
  ],
  whoNote:
    'Eine Helmpflicht gibt es in den Niederlanden nicht. Für Kinder würden wir einen nehmen; du buchst ihn zum Rad dazu.',
  wayHeading: 'Welcher Weg?',
  way: [
    'Der schnelle Weg ist der Zeeweg ab Overveen: ein Radweg neben der Straße, guter Asphalt, zwei Hügel. Der schöne geht bei Bleek en Berg in die Dünen. Er ist ein, zwei Kilometer länger und hat Gatter, Kaninchen und Anstiege, bei denen man schieben darf. Mit dem Lastenrad nimmst du den Zeeweg, mit Kindern auf eigenen Rädern die Dünen. Nur noch ein Hügel, sagst du dann. Das hast du beim letzten auch gesagt.',
    'Bei Westwind fahr lieber nach Zandvoort. Das ist einen Kilometer weiter, aber flacher, und bis kurz vor dem Ziel fährst du hinter Häusern. Außerdem hält dort der Zug.',
  ],
  packHeading: 'Was mitmuss',
  pack: [
    {
      text: 'Etwas zu essen für die Mitte',
      detail: 'Nicht erst am Meer. Ein Rosinenbrötchen am Vogelmeer ist zwei Kilometer wert.',
      icon: 'gift',
    },
    {
      text: 'Eine trockene Hose pro Kind',
      detail: 'Auch wenn niemand ins Wasser will. Gerade dann.',
      icon: 'check',
    },
    { text: 'Eine Windjacke', detail: 'Am Meer ist es drei Grad kälter als am Laden.', icon: 'wind' },
    { text: 'Sonnencreme', detail: 'Vor der Abfahrt. Danach klebt der Sand.', icon: 'sun' },
    {
      text: 'Ein Stück Seil',
      detail: 'Für den Drachen, den Kescher und den Moment, in dem jemand nicht mehr treten will.',
      icon: 'bike',
    },
  ],
  tipTitle: 'Armband holen',
  tip: 'An den Rettungsposten am Strand gibt es im Sommer meistens Armbänder, auf die du deine Nummer schreibst. Hol es gleich nach der Ankunft. Ein Strand ist länger, als ein Kind erklären kann.',
  beachHeading: 'Am Meer',
  beach:
    'Schau zuerst auf die Flagge. Rot-gelb heißt, dass jemand aufpasst, gelb, dass Baden gefährlich ist, rot, dass du draußen bleibst. Hängt ein oranger Windsack, bleiben Flamingos und Luftmatratzen im Trockenen: Der Wind weht dann vom Land und nimmt sie mit. Stell die Räder oben am Strandaufgang in die Ständer und fahr das Lastenrad nicht in den Sand. Wir haben mal einen Tag lang eins ausgegraben.',
  galleryLabel: 'Unterwegs mit Kindern',
  gallery: [
    'Sie schläft, er tritt',
    'Die Fahne zeigt zu den Pommes',
    'Passt alles rein, der Sonnenschirm auch',
  ],
  homeHeading: 'Und wieder nach Hause',
  home: [
    'Zurück geht es mit dem Wind, und trotzdem ist es weiter. Um vier sind die Beine leer, um fünf ist es die Laune. Fahr also um drei los oder bleib bis nach dem Abendessen. Mit der Zeit dazwischen willst du nichts zu tun haben.',
    'Wenn jemand wirklich nicht mehr will, gibt es in Zandvoort den Zug: In gut zehn Minuten seid ihr in Haarlem. Ein Rad darf außerhalb der Stoßzeiten mit eigener Karte mit, ein Lastenrad nicht. Zeiten und Regeln stehen bei der Bahn, der NS.',
  ],
  quote: 'Sie merken sich nicht das Meer. Sie merken sich dich mit dem Lastenrad in den Brennnesseln.',
  ctaHeading: 'Zusammen einen Tag ans Meer',
  cta: 'Ein Lastenrad, ein Kinderrad und ein Helm, der passt. Wir stellen die Sättel ein, während sie alle Klingeln ausprobieren.',
  ctaButton: 'Lastenrad ansehen',
  ctaSecond: 'Kinderräder',
};
