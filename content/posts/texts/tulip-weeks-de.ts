import type { TulipWeeks } from './tulip-weeks-nl.ts';

/** German texts of the article on when the tulips bloom. */
export const tulipWeeksDe: TulipWeeks = {
  title: 'Wann die Tulpen wirklich blühen',
  description:
    'Krokusse, Narzissen, Hyazinthen, Tulpen: was wann in den Feldern südlich von Haarlem blüht und wohin du radelst, wenn es nicht der Keukenhof wird.',
  excerpt:
    'Jedes Jahr am 12. März ruft jemand an und fragt, ob die Tulpen schon blühen. Hier steht die Antwort, Woche für Woche, samt den Feldern.',
  intro: [
    'Jedes Jahr um den 12. März klingelt das Telefon, und jemand fragt, ob die Tulpen schon blühen. Nein. Im Juni ruft jemand an und fragt, ob sie noch blühen. Auch nein. Dazwischen liegen acht Wochen, in denen die Blumenfelder dreimal die Farbe wechseln, und die Tulpe kommt zuletzt.',
    'Einen bestimmten Tag können wir dir nicht versprechen. Nach einem milden Winter sind die Felder zwei Wochen früher dran als nach einem strengen. Fest steht nur die Reihenfolge.',
  ],
  orderHeading: 'Was nach wem kommt',
  orderTable: [
    ['Blume', 'In einem normalen Jahr', 'Was du siehst'],
    ['Krokus', 'Ende Februar bis Mitte März', 'Lila und gelbe Flecken, vor allem an Wegrändern und in Parks'],
    ['Narzisse', 'Mitte März bis Mitte April', 'Ganze Felder in Gelb, weithin sichtbar'],
    ['Hyazinthe', 'Ende März bis Ende April', 'Blau, Rosa, Weiß. Man riecht sie, bevor man sie sieht'],
    ['Tulpe', 'Mitte April bis Anfang Mai', 'Alle Farben, der Höhepunkt oft um den 20. April'],
  ],
  orderNote: 'Ein kalter Winter verschiebt alles um ein bis zwei Wochen, ein warmer April macht es kürzer.',
  bestCaption: 'Drei Wochen im Jahr ist das der Weg zur Arbeit.',
  best: 'Wenn du dich schon im Januar auf ein Wochenende festlegen musst, nimm das dritte im April. Die frühen Tulpen blühen dann sicher, die späten meistens, und die letzten Hyazinthen duften noch dazu. Um dieses Wochenende fährt auch der Blumenkorso von Noordwijk nach Haarlem. Am Tag danach stehen die Wagen in der Regel bei uns in der Stadt.',
  cutHeading: 'Warum das rote Feld morgen grün ist',
  cut: [
    'Ein Zwiebelzüchter verkauft keine Blumen, sondern Zwiebeln. Sobald die Tulpe offen ist und er gesehen hat, dass sie gesund ist, kommt der Kopf ab. Dann wächst die Zwiebel und nicht der Samen. Das heißt Köpfen und passiert oft keine zwei Wochen, nachdem das Feld Farbe bekommen hat.',
    'Es ist also weder Pech noch Vandalismus. Die Blüten liegen als bunter Haufen am Ende des Wegs. Einfach mitnehmen darf man davon in der Regel nichts. Aber wer fragt, ist schon mit einer Girlande am Lenker heimgefahren.',
  ],
  cutCaption: 'Am Dienstag geköpft. Um drei hing die Girlande am Lenker.',
  whereHeading: 'Wohin, außer zum Keukenhof',
  where:
    'Der Keukenhof ist ein Garten, ein schöner, geöffnet etwa von Mitte März bis Mitte Mai; Termine und Karten findest du auf seiner eigenen Seite. Nur zu Hause sind die Tulpen dort nicht. Zu Hause sind sie hier:',
  whereItems: [
    {
      text: 'Vogelenzang und De Zilk',
      detail:
        'Hier fangen auch wir an. Schmale Felder direkt hinter den Dünen, eine halbe Stunde vom Laden, und kein Bus kann dort wenden.',
    },
    {
      text: 'Hillegom und Lisse, hintenherum',
      detail:
        'Am Kanal Leidsevaart entlang und über die Sträßchen daneben. Dieselben Felder wie auf den Postkarten, nur von der anderen Seite.',
    },
    {
      text: 'Noordwijkerhout',
      detail:
        'Viele Hyazinthen, also fahr Anfang April hin und gegen den Wind. Dann riechst du sie einen Kilometer vorher.',
    },
    {
      text: 'Limmen',
      detail:
        'Im Hortus Bulborum wachsen Tausende alte Sorten, Tulpen, wie Rembrandt sie hätte malen können. Nur im Frühjahr offen. Am besten mit Zug und Rad.',
    },
    {
      text: 'Der Norden der Provinz',
      detail:
        'Die größten zusammenhängenden Felder liegen nicht hier, sondern bei Julianadorp und Anna Paulowna. Oft eine Woche später dran, also gut für Nachzügler.',
    },
  ],
  tipTitle: 'Bleib auf dem Weg',
  tip: 'So ein Feld ist jemandes Ware. An Schuhen und Reifen wandern Krankheiten von Zwiebel zu Zwiebel, und eine geknickte Tulpe kommt nächstes Jahr nicht wieder. Vom Weg aus wird das Foto genauso schön. In die Hocke gehen hilft.',
  historyHeading: 'Und einmal kostete eine Zwiebel ein Haus',
  history: [
    'Schiefgegangen ist es in Haarlem. Im Winter 1637 handelten die Leute hier in den Wirtshäusern mit Zwiebeln, die noch in der Erde steckten, zu Preisen, für die man ein Haus an der Gracht bekam. In der ersten Februarwoche bot auf einer Versteigerung plötzlich niemand mehr. Nach wenigen Tagen war es vorbei.',
    'Die Zwiebeln blieben. Der Sand hinter den Dünen, kalkreich und gut entwässert, ist genau das, was eine Tulpe will. Seither kostet eine Zwiebel ungefähr, was sie kosten soll, und Hinschauen ist gratis.',
  ],
  numbersHeading: 'Unsere Tour in drei Zahlen',
  numbers: [
    { value: 34, suffix: ' km', label: 'an den Feldern entlang, auf Wegen ohne Reisebusse' },
    { value: 14, suffix: '', label: 'Leute höchstens, und ein Guide' },
    { value: 46, suffix: '', label: 'Tage im Jahr, vom 1. April bis zum 16. Mai' },
  ],
  ctaHeading: 'Zweimal am Tag, solange sie blühen',
  cta: 'Morgens schauen wir, welche Felder in Farbe stehen, und fahren dorthin. Die Route ist also jeden Tag ein bisschen anders.',
  ctaButton: 'Tulpentour ansehen',
  ctaNote: 'Das dritte Aprilwochenende ist als Erstes ausgebucht.',
};
