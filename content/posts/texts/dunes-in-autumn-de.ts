import type { DunesInAutumn } from './dunes-in-autumn-nl.ts';

/** German texts of the article on the dunes in autumn. */
export const dunesInAutumnDe: DunesInAutumn = {
  title: 'Herbst in den Dünen, ein Rind auf dem Weg',
  description:
    'Mit dem Rad durch die Kennemerduinen im Herbst: was du tust, wenn ein Hochlandrind im Weg liegt, was es zu sehen gibt und wann es dunkel wird.',
  excerpt:
    'Im Oktober liegt auf dem Radweg Laub, und manchmal liegt dort ein Rind. Was man dann macht und warum gerade jetzt die richtige Zeit ist.',
  intro: [
    'Die schönsten Wochen in den Dünen fangen an, wenn die Strandlokale ihre Terrassen abbauen. Die Luft ist klar, das Gras gelb, und zwischen Gatter und Meer triffst du auf dem Muschelweg vielleicht vier Leute. Alle vier grüßen. Im Juli tun sie das nicht.',
    'Unsere Dünentour fahren wir das ganze Jahr. Dürfte ich mir aber einen Tag aussuchen, wäre es ein Werktag Ende Oktober, morgens, wenn die erste kalte Nacht noch im Sand steckt.',
  ],
  cowHeading: 'Da liegt ein Hochlandrind auf dem Weg',
  cow: [
    'Seit 2002 weiden schottische Hochlandrinder im Nationalpark Zuid-Kennemerland, inzwischen rund fünfzig. Sie halten das Gras kurz, was früher die Kaninchen erledigt haben. Im Herbst fressen sie sich für den Winter satt, und danach liegen sie gern. Am liebsten auf etwas Trockenem, das die Sonne gewärmt hat. Auf einem Radweg zum Beispiel. Dass du da stehst, haben sie gesehen. Sie sind nur noch nicht fertig.',
    'Ein Hochlandrind ist kein Kuscheltier, auch wenn der Pony danach aussieht. Meist interessiert es sich vor allem für sich selbst. Damit das so bleibt:',
  ],
  cowSteps: [
    {
      text: 'Steig ab und bleib mit Abstand stehen.',
      detail: 'Wir halten fünfzig Meter. Klingeln hilft nicht.',
    },
    {
      text: 'Schau, wo das Kalb ist.',
      detail: 'Geh nie dazwischen durch. Ist ein Kalb dabei, mach den Bogen größer oder kehr um.',
    },
    {
      text: 'Warte fünf Minuten.',
      detail: 'Das reicht für eine halbe Thermoskanne. Oft steht das Tier von selbst auf.',
    },
    {
      text: 'Schieb das Rad außen herum.',
      detail:
        'Ruhig, in weitem Bogen und nur dort, wo man den Weg verlassen darf. Sonst nimm einen anderen Weg.',
    },
    { text: 'Gib ihm nichts.', detail: 'Ein Rind, das Brot erwartet, muss irgendwann hier weg.' },
  ],
  tipTitle: 'Und die Wisente?',
  tip: 'Die leben seit 2007 im Kraansvlak hinter einem Zaun. Am besten sieht man sie im Winter, wenn die Büsche kahl sind. Nimm ein Fernglas mit und erwarte nichts. Dann siehst du einen.',
  seeHeading: 'Was es sonst zu sehen gibt',
  see: [
    'Mitte Oktober hört man die Damhirsche, bevor man sie sieht. In der Brunft klingt so ein Hirsch halb nach Schnarchen und halb nach Beschwerde beim Amt. Bleib stehen, lehn das Rad an einen Pfosten und behalte den Waldrand im Auge.',
    'Der Sanddorn hängt dann voller oranger Beeren, und über die machen sich Rotdrosseln und Wacholderdrosseln her, gerade aus Skandinavien angekommen. Am Pfaffenhütchen sitzen rosa Kapseln mit orangem Kern. Es ist die einzige Farbkombination in den Dünen, die wirklich zu bunt ist.',
    'Auf der Landseite, bei Elswout und Duin en Kruidberg, färben sich die Buchen. Am schönsten sind sie in der ersten Novemberwoche, wenn kein Sturm dazwischenkommt. Brems dort mit Gefühl: Nasses Buchenlaub ist wie Seife.',
  ],
  galleryLabel: 'Herbst in den Kennemerduinen',
  gallery: [
    'Die Buchen in der ersten Novemberwoche',
    'Später Nachmittag an einem Dünensee',
    'Heimweg, das Licht im Rücken',
  ],
  roundHeading: 'Eine Runde von gut zwanzig Kilometern',
  round:
    'Zwei Stunden fahren, drei Stunden unterwegs. Knotenpunkte bekommen ab und zu neue Nummern, darum nennen wir die Orte; an der Theke zeichnen wir dir die Linie in die Karte.',
  roundSteps: [
    {
      text: 'Vom Laden nach Bloemendaal',
      detail: 'Am Bahnhof vorbei und durch die Alleen bergauf. Zum Warmwerden.',
    },
    {
      text: 'Bleek en Berg bis Vogelmeer',
      detail: 'Durch das Gatter in die Dünen. Am See steht eine Beobachtungshütte, da spricht man leise.',
    },
    {
      text: 'Vogelmeer bis Bloemendaal aan Zee',
      detail: 'Das Stück mit der meisten Aussicht und dem meisten Wind. Kaffee, wenn etwas offen hat.',
    },
    { text: 'Zeeweg, Overveen, zurück zum Laden', detail: 'Auf eigenem Radweg und meistens mit Rückenwind.' },
  ],
  lightHeading: 'Wann es dunkel wird',
  light:
    'Ende Oktober wird die Uhr zurückgestellt, und dem Nachmittag fehlt plötzlich eine Stunde. Rechne also vom Sonnenuntergang zurück und zieh noch eine Stunde für den Kaffee ab.',
  lightTable: [
    ['Um den', 'Sonnenuntergang', 'Spätestens bei uns los'],
    ['1. Oktober', '19.20 Uhr', '16.00 Uhr'],
    ['15. Oktober', '18.45 Uhr', '15.30 Uhr'],
    ['1. November', '17.10 Uhr', '13.45 Uhr'],
    ['15. November', '16.45 Uhr', '13.15 Uhr'],
    ['1. Dezember', '16.30 Uhr', '13.00 Uhr'],
  ],
  lightNote:
    'Für Haarlem, auf fünf Minuten gerundet. Das Licht an unseren Rädern geht von selbst an. Am Weg gibt es keins.',
  quote:
    'Im Sommer fährt man ans Meer. Im Herbst fährt man durch die Dünen, und am Ende liegt eben das Meer.',
  quoteDetail: 'an einem Dienstag im November, weit und breit niemand',
  ctaHeading: 'Lieber mit jemandem, den die Rinder kennen?',
  cta: 'Die Tour durch die Dünen ans Meer fahren wir das ganze Jahr, im Winter am Wochenende. Mit Kaffee, ohne Eile.',
  ctaButton: 'Tour ansehen',
  ctaSecond: 'Allein los: Rad auswählen',
};
