import type { ReadingTheWeather } from './reading-the-weather-nl.ts';

/** German texts of the article on wind and rain. */
export const readingTheWeatherDe: ReadingTheWeather = {
  title: 'Wind und Regen: so liest du das Wetter',
  description:
    'Windstärke 4, ein Schauer in zwanzig Minuten, ein Ring um die Sonne: wie man holländisches Wetter vom Sattel aus liest und wohin man dann fährt.',
  excerpt:
    'Es regnet hier weniger, als du denkst, und es weht mehr, als dir lieb ist. Woran du siehst, was kommt, und in welche Richtung du dann fährst.',
  intro: [
    'In den Niederlanden regnet es etwa sieben Prozent der Zeit. Das sind nicht ganz eindreiviertel Stunden am Tag, und einen Teil davon verschläfst du. Wind ist dagegen fast immer. Wer hier Rad fahren will, achtet also weniger auf den Regen und mehr auf die Fahnen.',
    'Auf unserer Theke liegt jeden Morgen ein Wetterbericht, von Hand geschrieben, drei Zeilen. So kommt er zustande.',
  ],
  windHeading: 'Zuerst der Wind',
  wind: [
    'Am häufigsten kommt er aus Südwest. Morgens ist er meist am schwächsten, nach dem Mittagessen frischt er auf. Daraus folgt die eine Regel, die hier jedes Kind lernt: hin dagegen, zurück damit. Wer es umgekehrt macht, merkt es um vier Uhr nachmittags.',
    'Wie viel das ausmacht, steht in der Tabelle. Die Tempi gelten für ein Stadtrad mit einem normalen Menschen darauf, auf offenem Deich. Im Wald oder hinter den Dünen zählt die Hälfte.',
  ],
  windCaption: 'Windstärke 6 auf dem Deich. Der Hut gehörte ihm.',
  windTable: [
    ['Stärke', 'Wie es heißt', 'Was du siehst', 'Gegenwind auf dem Deich'],
    ['3', 'Schwache Brise, 12–19 km/h', 'Blätter und Wimpel bewegen sich', '15 km/h'],
    ['4', 'Mäßige Brise, 20–28 km/h', 'Staub und Papier fliegen auf', '13 km/h'],
    ['5', 'Frische Brise, 29–38 km/h', 'Kleine Bäume schwanken', '11 km/h'],
    ['6', 'Starker Wind, 39–49 km/h', 'Schirme klappen um', '9 km/h'],
    ['7', 'Steifer Wind, 50–61 km/h', 'Ganze Bäume bewegen sich', 'Schieben ist genauso schnell'],
    ['8', 'Stürmischer Wind, 62–74 km/h', 'Zweige brechen ab', 'Kaffee, drinnen'],
  ],
  windNote: 'Die Windgeschwindigkeiten folgen der Beaufort-Skala, die Radtempi unserer Erfahrung.',
  seaHeading: 'Das Meer macht seinen eigenen Wind',
  sea: 'An sonnigen Tagen im Mai und Juni erwärmt sich das Land, während das Meer kalt bleibt. Gegen Mittag setzt dann Wind vom Wasser her ein. In Haarlem sind es zwanzig Grad, an der Flutlinie vierzehn. Nimm eine Jacke mit an den Strand, gerade bei schönem Wetter. Die alten Fischer haben ihre Mützen nicht fürs Foto getragen.',
  skyHeading: 'Dann der Himmel',
  sky: 'Für die nächsten zwei Stunden weiß es dein Handy besser als du. Danach ist der Himmel ungefähr gleich gut. Schau nach Westen, von dort kommt es.',
  skyItems: [
    {
      text: 'Ein dünner Schleier und ein Ring um die Sonne',
      detail: 'Regen innerhalb eines Tages. Fahr heute.',
      icon: 'sun',
    },
    {
      text: 'Blumenkohl mit flacher, dunkler Unterseite',
      detail: 'Schauer. Sie dauern eine Viertelstunde, dazwischen scheint die Sonne.',
      icon: 'clock',
    },
    {
      text: 'Graue Streifen unter einer Wolke',
      detail: 'Dort regnet es schon. Schau, ob die Wolke zu dir zieht.',
      icon: 'rain',
    },
    {
      text: 'Der Wind schläft ein und dreht',
      detail: 'Der Schauer ist in fünf Minuten da. Such ein Dach.',
      icon: 'wind',
    },
    {
      text: 'Gewitter',
      detail:
        'Zähl ab dem Blitz. Zehn Sekunden sind drei Kilometer: runter vom Deich, weg vom Strand und nicht unter einen Baum.',
      icon: 'warning',
    },
  ],
  shelterHeading: 'Unterstellen will gelernt sein',
  shelter: [
    'Die meisten Schauer sind kürzer als das Gespräch darüber. Auf dem Regenradar siehst du das Ende kommen: ein blauer Fleck, dann eine Lücke. Fahr unter eine Brücke, in ein Wartehäuschen oder unter die Markise eines Käseladens und warte auf die Lücke. Wenn das Radar zwanzig Minuten sagt, werden es achtzehn. Wer weiterfährt, ist nach zehn Minuten so nass wie nach einer Stunde.',
    'An unserer Theke hängen Ponchos, kostenlos zu leihen. Leg ihn vorn über den Lenker, dann bleiben die Knie trocken. Und gib bei Regen etwas früher Handzeichen: Wer hinter dir fährt, schaut auch auf den Boden.',
  ],
  tipTitle: 'Die Regel von Bram',
  tip: 'Finger anfeuchten, schauen, wohin die Fahne an der Schleuse zeigt, und in die andere Richtung fahren. Die erste Stunde ist dann Arbeit. Die letzte geht von allein.',
  quote: 'Schlechtes Wetter gibt es schon. Aber selten den ganzen Nachmittag.',
  quoteDetail: 'an der Theke, noch in der Jacke',
  ctaHeading: 'Unsicher wegen morgen?',
  cta: 'Ruf uns morgens an. Wird es nach drei nass, sagen wir das, auch wenn du dann erst einen Tag später mietest. Stornieren kostet bis 48 Stunden vorher nichts.',
  ctaButton: 'Rad auswählen',
  ctaSecond: 'Lies, was du anziehst',
};
