import { linksIn } from '../parts/page-link.ts';
import { accessoryPrice, deliveryPrice } from '../parts/shop-facts.ts';
import type { QuestionGroup } from './questions-nl.ts';

const link = linksIn('de');

export const questionsDe: readonly QuestionGroup[] = [
  {
    anchor: 'booking',
    heading: 'Buchen und bezahlen',
    items: [
      {
        question: 'Muss ich vorher reservieren?',
        answer: `<p>Nein, aber dann weißt du, dass deine Größe da ist. Online geht es bis eine Stunde vor der Abholung. In den Tulpenwochen und am ersten warmen Sonntag ist um zehn alles weg.</p>`,
      },
      {
        question: 'Wie entsteht der Preis?',
        answer: `<p>Pro Stunde, halber Tag (4 Stunden), Tag (24 Stunden), weiterer Tag oder Woche. Das Formular nimmt immer die günstigste Kombination und zeigt Zeile für Zeile, wie der Betrag zustande kommt. Alle Preise stehen bei ${link('bikes', 'den Rädern', '#prices')}.</p>`,
      },
      {
        question: 'Wie kann ich bezahlen?',
        answer:
          '<p>Online mit iDEAL | Wero, Bancontact, Kreditkarte oder Apple Pay. Oder bei der Abholung im Laden, mit Karte oder bar.</p>',
      },
      {
        question: 'Was kostet eine Stornierung?',
        answer: `<p>Bis 48 Stunden vor Beginn nichts. Zwischen 48 und 24 Stunden bekommst du die Hälfte zurück, danach nichts mehr. Du stornierst selbst über den Link in deiner Bestätigung und siehst vorher, was du zurückbekommst.</p>`,
      },
      {
        question: 'Kann ich meine Buchung verschieben?',
        answer: `<p>Ja, bis 24 Stunden vorher und kostenlos. Über den Link in deiner Bestätigung wählst du auf ${link('booking-manage', 'der Seite deiner Buchung')} selbst einen anderen Tag oder eine andere Zeit; einen Preisunterschied siehst du vorher. Eine andere Größe oder eine Person mehr? ${link('contact', 'Ruf an oder schreib uns')}.</p>`,
      },
      {
        question: 'Gibt es Gruppenrabatt?',
        answer:
          '<p>Ab sechs Rädern 5 % auf die Miete, ab zehn 10 % und ab zwanzig 15 %. Das macht das Formular von allein. Mehr als vierzig Stück? Ruf kurz an.</p>',
      },
    ],
  },
  {
    anchor: 'bikes',
    heading: 'Räder und Zubehör',
    items: [
      {
        question: 'Welche Größe brauche ich?',
        answer: `<p>Es zählt deine Körpergröße; die Größen stehen bei jedem ${link('bikes', 'Rad')}. Oder trag im Formular alle Körpergrößen ein, dann wählen wir.</p>`,
      },
      {
        question: 'Was ist die Kaution?',
        answer: `<p>Ein Betrag pro Rad, den du bei der Abholung zahlst und bei der Rückgabe zurückbekommst, von 25 € für ein Kinderrad bis 250 € für ein Rennrad. ${link('practical', 'So funktioniert die Kaution', '#deposit')}.</p>`,
      },
      {
        question: 'Muss ich einen Helm tragen?',
        answer: `<p>In den Niederlanden nicht. Willst du einen, kostet er ${accessoryPrice('helmet', 'de')} pro Tag. Für Kinder und auf dem Rennrad raten wir dazu.</p>`,
      },
      {
        question: 'Ab welchem Alter darf ich mieten?',
        answer:
          '<p>Buchen kannst du ab 18. E-Bike, Tandem, Rennrad und Mountainbike fährst du ab 16, das Lastenrad ab 18. Stadt- und Kinderräder sind für alle, denen sie passen.</p>',
      },
      {
        question: 'Habt ihr Kindersitze?',
        answer: `<p>Ja, für hinten, für Kinder von 9 Monaten bis 6 Jahren und bis 22 Kilo: ${accessoryPrice('child-seat', 'de')} pro Tag. Sie passen auf Stadträder und E-Bikes in Größe M und L.</p>`,
      },
      {
        question: 'Bringt ihr die Räder auch?',
        answer: `<p>In Haarlem, Bloemendaal, Overveen, Heemstede und Zandvoort, morgens zwischen neun und elf. Bringen und Holen zusammen kostet ${deliveryPrice('de')} pro Buchung.</p>`,
      },
    ],
  },
  {
    anchor: 'riding',
    heading: 'Unterwegs',
    items: [
      {
        question: 'Was, wenn ich einen Platten habe?',
        answer:
          '<p>Ruf die Nummer auf dem Gepäckträger an. Während der Öffnungszeiten kommen wir im Umkreis von 15 Kilometern zu dir, kostenlos. Weiter weg erstatten wir die Werkstatt gegen Beleg.</p>',
      },
      {
        question: 'Was, wenn das Rad gestohlen wird?',
        answer:
          '<p>Erstatte Anzeige und ruf uns an. Waren beide Schlösser zu und hast du beide Schlüssel noch, zahlst du nie mehr als die Kaution.</p>',
      },
      {
        question: 'Ich komme zu spät. Was jetzt?',
        answer:
          '<p>Eine halbe Stunde ist kein Problem. Danach rechnen wir die Zeit, die du das Rad wirklich hattest. Schaffst du es nicht vor Ladenschluss, ruf an und bring das Rad morgen.</p>',
      },
      {
        question: 'Darf ich am Strand fahren?',
        answer:
          '<p>Lieber nicht, und nach den AGB auch nicht: Salz frisst Ketten und Lager. Lass das Rad oben am Aufgang; dort gibt es Ständer.</p>',
      },
      {
        question: 'Darf das Rad mit in den Zug?',
        answer:
          '<p>Ja, mit Fahrradkarte und nicht in den Stoßzeiten (werktags 6.30–9.00 und 16.00–18.30 Uhr). Im Juli und August den ganzen Tag. Lastenräder und Tandems dürfen nicht mit.</p>',
      },
      {
        question: 'Was bedeuten die Schilder mit Nummern?',
        answer: `<p>Das sind Knotenpunkte des Radnetzes. Du schreibst dir eine Reihe Nummern auf und folgst ihnen; verfahren kostet dann Mühe. Die Karte liegt für ${accessoryPrice('map', 'de')} auf der Theke.</p>`,
      },
    ],
  },
  {
    anchor: 'tours',
    heading: 'Touren',
    items: [
      {
        question: 'Ist das Rad bei der Tour dabei?',
        answer: `<p>Ja, in deiner Größe. Guide und Kaffee auch. Was sonst dazugehört, steht bei jeder ${link('tours', 'Tour')}.</p>`,
      },
      {
        question: 'Wie schnell fahrt ihr?',
        answer:
          '<p>Fünfzehn Kilometer pro Stunde und so langsam, wie die Langsamsten möchten. Wir warten nach jeder Kurve.</p>',
      },
      {
        question: 'Findet eine Tour bei Regen statt?',
        answer:
          '<p>Ja. Der Guide hat Ponchos dabei. Bei Windstärke 7 oder Warnstufe Orange fahren wir nicht; du wählst einen anderen Tag oder bekommst alles zurück.</p>',
      },
      {
        question: 'Welche Sprache spricht der Guide?',
        answer:
          '<p>Das steht bei jedem Termin: Niederländisch, Englisch oder Deutsch, auf der Tour nach Amsterdam Niederländisch oder Englisch. Mit einer eigenen Gruppe wählst du selbst.</p>',
      },
      {
        question: 'Dürfen Kinder mit?',
        answer:
          '<p>Ab 8 Jahren ans Meer und zu den Tulpen, ab 10 zu den Mühlen, ab 12 nach Amsterdam und an die Zuiderzee. Bis 15 zahlen sie den Kinderpreis und fahren mit einem Erwachsenen.</p>',
      },
      {
        question: 'Gibt es eine Mindestzahl?',
        answer:
          '<p>Nein. Eine Tour findet auch mit einem einzigen Gast statt. Dann hast du den Guide für dich.</p>',
      },
    ],
  },
];
