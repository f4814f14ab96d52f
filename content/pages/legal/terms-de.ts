import { linksIn } from '../parts/page-link.ts';
import { bikeOf, deliveryPrice, depositOf, phoneIn, settings, shop } from '../parts/shop-facts.ts';
import { bullets, type LegalText } from './legal-page.ts';

const link = linksIn('de');
const { address, email, registration, name } = settings;
const deposits = shop.bikeTypes.map(({ id }) => `${bikeOf(id).name.de}: ${depositOf(id, 'de')}`);

export const termsDe: LegalText = {
  heading: 'Allgemeine Geschäftsbedingungen',
  lead: 'Das vereinbaren wir miteinander, wenn du ein Rad mietest oder bei einer Tour mitfährst. So geschrieben, dass man es lesen kann, und ohne Kleingedrucktes darunter.',
  updated: 'Gültig ab 1. März 2026.',
  shortHeading: 'Kurz gesagt',
  short: [
    'Bis 48 Stunden vorher stornierst du kostenlos. Zwischen 48 und 24 Stunden bekommst du die Hälfte zurück, danach nichts.',
    'Die Kaution zahlst du bei der Abholung und bekommst sie bei der Rückgabe zurück.',
    'Ein platter Reifen geht auf uns. Schäden und Verlust gehen auf dich, bis zu den Kosten der Reparatur.',
    'Gestohlen, obwohl beide Schlösser zu waren und du beide Schlüssel hast? Dann zahlst du nie mehr als die Kaution.',
    'Fällt eine Tour aus, bekommst du alles zurück.',
  ],
  contentsHeading: 'Inhalt',
  articles: [
    {
      title: 'Wer wir sind',
      body: [
        `${name}, ${address.street}, ${address.postalCode} ${address.city}, Niederlande. Handelskammer (KvK) ${registration.chamberOfCommerce}, USt-IdNr. ${registration.vat}. Du erreichst uns unter ${phoneIn('de')} und per <a href="mailto:${email}">${email}</a>.`,
        'Diese Bedingungen gelten für jede Miete und jede Tour, die du bei uns buchst, online oder im Laden. Vereinbaren wir etwas anderes, steht das in deiner Bestätigung.',
      ],
    },
    {
      title: 'Buchen',
      body: [
        `Der Preis, den du im Buchungsformular siehst, gilt ${shop.settings.quoteMinutes} Minuten. Zahlst du online, halten wir deine Räder oder Plätze so lange frei; du hast dafür ${shop.settings.paymentMinutes} Minuten. Zahlst du nicht rechtzeitig, verfällt die Reservierung und kostet dich nichts.`,
        'Der Vertrag kommt zustande, sobald deine Zahlung eingegangen ist oder, wenn du im Laden bezahlst, sobald du auf „Buchen“ geklickt hast. Du bekommst sofort eine Bestätigung per E-Mail, mit deiner Buchungsnummer und einem Link, über den du die Buchung ansehen, ändern und stornieren kannst.',
        'Kommt eine Zahlung zu spät an, bestätigen wir deine Buchung trotzdem, solange etwas frei ist. Sonst bekommst du den ganzen Betrag zurück.',
        'Wer bucht, ist unser Ansprechpartner und steht für die ganze Gruppe ein. Zum Buchen musst du mindestens 18 Jahre alt sein.',
      ],
    },
    {
      title: 'Preise und Mehrwertsteuer',
      body: [
        'Alle Preise sind in Euro und enthalten 21 % niederländische Mehrwertsteuer. Buchungsgebühren oder Zuschläge kommen nicht dazu. In der Tulpensaison (April und Mai) und im Sommer (Juli und August) sind die Mietpreise höher; es zählt der Tag der Abholung. Das Formular rechnet es aus und zeigt dir jede Zeile.',
        `Ein halber Tag sind ${shop.settings.halfDayHours} Stunden, ein Tag sind 24 Stunden. Du zahlst immer die günstigste Kombination. Ab sechs Rädern ziehen wir 5 % von der Radmiete ab, ab zehn 10 % und ab zwanzig 15 %.`,
        `Bringen und Abholen an einer Adresse in Haarlem und Umgebung kostet ${deliveryPrice('de')} pro Buchung.`,
      ],
    },
    {
      title: 'Bezahlen',
      body: [
        'Du zahlst online oder im Laden, mit Karte oder bar. Die Zahlungsarten stehen unten auf jeder Seite. Geht bei einer Zahlung etwas schief, buchen wir höchstens einmal ab: Eine doppelte Zahlung überweisen wir von uns aus zurück.',
      ],
    },
    {
      title: 'Kein Widerrufsrecht, aber Storno',
      body: [
        'Für Freizeitleistungen zu einem vereinbarten Tag oder Zeitraum gilt das gesetzliche Widerrufsrecht von vierzehn Tagen nicht (Artikel 6:230p Buchstabe e des niederländischen Bürgerlichen Gesetzbuchs). Das betrifft unsere Vermietung und unsere Touren. Stattdessen kannst du stornieren, wie es unten steht.',
      ],
    },
    {
      title: 'Stornieren und ändern',
      body: [
        bullets(
          'Bis 48 Stunden vor Abholung oder Abfahrt: Du bekommst alles zurück.',
          'Zwischen 48 und 24 Stunden vorher: Du bekommst die Hälfte zurück.',
          'Weniger als 24 Stunden vorher oder wenn du nicht kommst: Du bekommst nichts zurück.',
        ),
        'Storniert wird über den Link in deiner Bestätigung. Du siehst zuerst, was du zurückbekommst, und entscheidest dann. Das Geld ist spätestens nach vierzehn Tagen, meist nach drei Werktagen, auf dem Konto, mit dem du bezahlt hast. Hast du noch nicht bezahlt, kostet das Stornieren nichts.',
        `Ein anderer Tag oder eine andere Zeit? Bis 24 Stunden vorher änderst du deine Buchung kostenlos selbst, über den Link in deiner Bestätigung, auf ${link('booking-manage', 'der Seite deiner Buchung')}. Für eine andere Größe oder mehr Personen ruf an oder schreib uns. Möglich ist es, solange etwas frei ist; einen Preisunterschied verrechnen wir.`,
        'Bringst du ein Rad früher zurück, erstatten wir die restliche Zeit nicht.',
      ],
    },
    {
      title: 'Wenn wir nicht liefern können',
      body: [
        'Ist dein Rad oder deine Größe doch nicht da, bekommst du zum selben Preis ein Rad, das mindestens so gut ist. Haben wir keines oder willst du es nicht, bekommst du alles zurück.',
        'Eine Tour sagen wir ab bei Windstärke 7 oder mehr, bei Warnstufe Orange oder Rot des niederländischen Wetterdienstes KNMI oder wenn der Guide krank ist und niemand einspringen kann. Du wählst: ein anderer Tag oder Geld zurück. Regen allein ist kein Grund abzusagen.',
      ],
    },
    {
      title: 'Kaution',
      body: [
        'Für jedes Mietrad nehmen wir eine Kaution. Sie gehört nicht zum Preis: Du zahlst sie bei der Abholung, mit Karte oder bar, und bekommst sie zurück, wenn du das Rad vollständig und heil zurückbringst. Bar sofort; mit Karte am selben Tag, spätestens nach drei Werktagen auf deinem Konto.',
        bullets(...deposits),
        'Ist etwas beschädigt oder fehlt etwas, behalten wir ein, was die Reparatur kostet. Du bekommst eine Rechnung mit Teilen und Stunden. Ist der Schaden höher als die Kaution, zahlst du den Unterschied. Bei Touren nehmen wir keine Kaution.',
      ],
    },
    {
      title: 'Worum wir dich bitten',
      body: [
        bullets(
          'Bei der Abholung zeigst du einen gültigen Ausweis. Wir sehen ihn uns an und machen keine Kopie.',
          'E-Bikes, Tandems, Rennräder und Mountainbikes vermieten wir ab 16 Jahren, Lastenräder ab 18 Jahren. Kinder fahren unter Aufsicht eines Erwachsenen.',
          'Du kannst Rad fahren, bist fit genug dafür und hast nicht zu viel getrunken.',
          'Du hältst dich an die Verkehrsregeln. Ein Bußgeld zahlt, wer es verursacht.',
          'Du schließt das Rad immer mit beiden Schlössern ab, mit der Kette an etwas, das nicht weglaufen kann.',
          'Du fährst nicht am Strand oder durch Salzwasser, verleihst das Rad nicht und vermietest es nicht weiter.',
          'Mountainbikes bleiben auf Wegen, wo das erlaubt ist. Rennen fährt man nicht auf Mieträdern.',
        ),
        'Sehen wir bei der Abholung, dass es nicht sicher ist, dürfen wir das Rad nicht mitgeben. Du bekommst dann dein Geld zurück.',
      ],
    },
    {
      title: 'Abholung, Rückgabe und Verspätung',
      body: [
        `Abholen und zurückbringen kannst du zu unseren ${link('contact', 'Öffnungszeiten')}. Wir sehen uns das Rad gemeinsam an; fällt dir etwas auf, sag es gleich.`,
        'Eine halbe Stunde zu spät ist kein Problem. Danach rechnen wir die Miete neu aus, für die Zeit, in der du das Rad wirklich hattest, zu den normalen Preisen. Schaffst du es nicht vor Ladenschluss, ruf an: Du bringst das Rad am nächsten Morgen.',
        'Hören wir 24 Stunden nach der vereinbarten Zeit nichts und erreichen wir dich nicht, erstatten wir Anzeige.',
      ],
    },
    {
      title: 'Panne, Schaden und Diebstahl',
      body: [
        'Ein platter Reifen, eine abgesprungene Kette, ein Bremszug: Normaler Verschleiß geht auf uns. Ruf an, dann lösen wir es. Während der Öffnungszeiten kommen wir im Umkreis von fünfzehn Kilometern zu dir. Weiter weg oder nach Ladenschluss erstatten wir dir die Rechnung einer Werkstatt gegen Beleg, bis 30 € ohne Rücksprache.',
        'Schäden durch einen Sturz, einen Zusammenstoß oder falschen Gebrauch zahlst du, bis zu den Kosten der Reparatur und nie mehr als den Zeitwert des Rads.',
        'Wird das Rad gestohlen, erstatte Anzeige und ruf uns am selben Tag an. Waren beide Schlösser zu und gibst du beide Schlüssel und die Anzeige ab, zahlst du nie mehr als die Kaution dieses Rads. Sonst zahlst du den Zeitwert.',
      ],
    },
    {
      title: 'Touren',
      body: [
        'Im Preis einer Tour sind das Rad, der Guide und alles, was auf der Seite der Tour steht. Wir fahren pünktlich ab und warten höchstens zehn Minuten. Der Guide darf die Route ändern, wenn Wind, Wetter oder ein gesperrter Weg es verlangen, und darf jemanden bitten aufzuhören, der sich oder andere gefährdet.',
        `Das Mindestalter steht bei jeder ${link('tours', 'Tour')}. Unter 16 fährst du mit einem Erwachsenen. Sag uns vorher, worauf der Guide achten soll.`,
      ],
    },
    {
      title: 'Die Zweitagestour ist eine Pauschalreise',
      body: [
        `Die ${link('tour-zuiderzee', 'Zuiderzee-Tour')} enthält eine Übernachtung und ist darum eine Pauschalreise nach Artikel 7:500 des niederländischen Bürgerlichen Gesetzbuchs (Richtlinie (EU) 2015/2302). Damit hast du weitere Rechte, die dem oben Gesagten vorgehen:`,
        bullets(
          'Vor der Buchung bekommst du das gesetzliche Formblatt.',
          'Bis sieben Tage vor der Abfahrt darfst du deinen Platz an jemand anderen weitergeben; dafür berechnen wir nichts.',
          'Nach der Buchung erhöhen wir den Preis nicht.',
          'Ändern wir etwas Wesentliches, darfst du kostenlos zurücktreten.',
          'Wir haften für alles, was zur Reise gehört, auch für das, was andere davon ausführen, und helfen dir, wenn du unterwegs in Schwierigkeiten gerätst.',
          'Was du zahlst, liegt bis nach deiner Rückkehr auf einem Treuhandkonto. Werden wir zahlungsunfähig, bekommst du es von dort zurück.',
        ),
      ],
    },
    {
      title: 'Haftung',
      body: [
        'Wir haften, wie das Gesetz es vorsieht. Nichts in diesen Bedingungen schränkt das ein bei Verletzung oder Tod und bei Vorsatz oder grober Fahrlässigkeit von unserer Seite.',
        'Wir zahlen nicht für Dinge, die du in Korb, Tasche oder Kiste liegen lässt, und nicht für einen verpassten Zug oder Termin, außer wenn es an uns liegt. Deine eigene Haftung gegenüber anderen deckt meist eine Privathaftpflichtversicherung; sieh nach, ob du eine hast.',
      ],
    },
    {
      title: 'Beschwerden',
      body: [
        `Stimmt etwas nicht, sag es am besten sofort: Dann können wir noch etwas tun. Später geht auch, innerhalb von zwei Monaten, an <a href="mailto:${email}">${email}</a>. Du bekommst innerhalb von vierzehn Tagen Antwort. Wir nehmen nicht an einem Streitbeilegungsverfahren vor einer Schlichtungsstelle teil.`,
      ],
    },
    {
      title: 'Recht und Änderungen',
      body: [
        'Für unsere Vereinbarungen gilt niederländisches Recht. Wohnst du in einem anderen Land der Europäischen Union, behältst du den Schutz, den das Recht dort Verbrauchern zwingend gibt, und darfst auch dort vor Gericht gehen.',
        'Wir können diese Bedingungen ändern. Für deine Buchung gelten die Bedingungen des Tages, an dem du gebucht hast. Der niederländische Text ist das Original; sagt eine Übersetzung etwas anderes, legen wir das zu deinen Gunsten aus.',
      ],
    },
  ],
};
