import { phoneIn, settings } from '../parts/shop-facts.ts';
import { bullets, type LegalText } from './legal-page.ts';

const { address, email, registration, name } = settings;
const mail = `<a href="mailto:${email}">${email}</a>`;

export const privacyDe: LegalText = {
  heading: 'Was wir von dir wissen',
  lead: 'Damit wir dir ein Rad mitgeben können, brauchen wir ein paar Angaben. Hier steht, welche, warum, wer sie sieht und wann sie wieder weg sind.',
  updated: 'Stand: 1. März 2026.',
  shortHeading: 'Kurz gesagt',
  short: [
    'Wir fragen, was deine Buchung braucht, und nicht mehr.',
    'Wir verkaufen nichts weiter und schicken keinen Newsletter, den du nicht bestellt hast.',
    'Keine Werbe-Cookies, keine Messdienste anderer Firmen auf dieser Website.',
    'Körpergrößen, Alter und Anmerkungen löschen wir vier Wochen nach deiner Fahrt.',
    'Auskunft, Berichtigung, Löschung: Eine E-Mail genügt.',
  ],
  contentsHeading: 'Inhalt',
  articles: [
    {
      title: 'Wer verantwortlich ist',
      body: [
        `${name}, ${address.street}, ${address.postalCode} ${address.city}, Niederlande, Handelskammer (KvK) ${registration.chamberOfCommerce}. Fragen zu deinen Daten schickst du an ${mail} oder du rufst an: ${phoneIn('de')}. Für einen Datenschutzbeauftragten sind wir zu klein; du bekommst einen von uns dreien.`,
      ],
    },
    {
      title: 'Was wir festhalten und warum',
      body: [
        bullets(
          '<strong>Deine Buchung:</strong> Name, E-Mail-Adresse, Telefonnummer, wenn du sie angibst, Räder oder Tour, Daten, Preis und Anmerkungen. Nötig, um den Vertrag zu erfüllen (Art. 6 Abs. 1 lit. b DSGVO).',
          '<strong>Körpergrößen und Alter:</strong> nur wenn du sie einträgst, damit Räder in der richtigen Größe bereitstehen und Kinderpreis und Mindestalter stimmen. Ebenfalls für den Vertrag.',
          '<strong>Lieferadresse:</strong> nur wenn wir dir die Räder bringen.',
          '<strong>Zahlungen:</strong> Betrag, Zeitpunkt, Zahlungsart und das Kennzeichen des Zahlungsdienstes. Deine Karten- oder Kontonummer sehen wir nicht. Nötig für den Vertrag und für unsere Buchhaltung (gesetzliche Pflicht, lit. c).',
          '<strong>Schäden und Kaution:</strong> was passiert ist und was es gekostet hat. Nötig für den Vertrag; im Streitfall unser berechtigtes Interesse (lit. f).',
          '<strong>Nachrichten:</strong> was du uns schreibst, damit wir antworten können (lit. b oder f).',
          '<strong>Bewertungen:</strong> der Name und der Text, die du selbst veröffentlichst, mit deiner Einwilligung (lit. a). Du kannst sie jederzeit widerrufen.',
          '<strong>Technische Daten:</strong> Zeitpunkt, aufgerufene Seite, Fehlermeldungen und in begrenzter Form die Internetadresse, um die Website zu schützen und Fehler zu finden (lit. f).',
        ),
        'Bei der Abholung sehen wir uns deinen Ausweis an. Wir übernehmen nichts daraus.',
        'Ohne Namen und E-Mail-Adresse können wir keine Buchung annehmen. Alles andere ist freiwillig. Nichts wird automatisch über dich entschieden, und wir legen kein Profil an.',
      ],
    },
    {
      title: 'Wie lange wir es aufbewahren',
      body: [
        bullets(
          'Buchungen und Rechnungen: sieben Jahre nach dem Geschäftsjahr, weil das niederländische Finanzamt es verlangt.',
          'Telefonnummer, Körpergrößen, Alter, Lieferadresse und Anmerkungen: bis vier Wochen nach der Rückkehr.',
          'Eine Reservierung, die nicht bezahlt wurde: dreißig Tage.',
          'Schäden: bis alles geregelt ist, und danach sechs Monate.',
          'Die E-Mails, die dir diese Website schickt: neunzig Tage.',
          'Andere E-Mails: ein Jahr nach der letzten Nachricht.',
          'Technische Daten: so lange, wie unser Hostinganbieter seine Protokolle aufbewahrt. Wie lange das zurzeit ist, sagen wir dir auf Anfrage.',
          'Bewertungen: bis du uns bittest, sie zu entfernen.',
        ),
      ],
    },
    {
      title: 'Wer uns hilft',
      body: [
        'Diese Firmen verarbeiten Daten für uns, auf Grundlage eines Vertrags zur Auftragsverarbeitung und nur zu diesem Zweck:',
        bullets(
          'ein Hostinganbieter mit Servern in den Niederlanden, bei dem Website, Buchungen und Sicherungskopien liegen;',
          'ein Maildienst in der Europäischen Union, der Bestätigungen zustellt;',
          'unser Steuerbüro in Haarlem, das Rechnungen sieht.',
        ),
        'Online-Zahlungen laufen über Mollie B.V. in Amsterdam und deine Bank. Sie sind für ihr Tun selbst verantwortlich und werden von De Nederlandsche Bank beaufsichtigt. Bei der Zweitagestour geben wir deinen Namen und deine Essenswünsche an das Gasthaus weiter. Polizei und Versicherung bekommen Daten nur bei Diebstahl oder Schaden oder wenn das Gesetz es verlangt.',
        'Wir geben nichts außerhalb des Europäischen Wirtschaftsraums weiter. Die Namen von Hosting- und Maildienst nennen wir dir auf Anfrage.',
      ],
    },
    {
      title: 'Cookies und dein Browser',
      body: [
        'Diese Website lädt nichts von anderen Firmen: keine Schriften, Karten, Videos, Knöpfe sozialer Netzwerke oder Messprogramme. Es gibt keine Werbe- oder Tracking-Cookies; darum siehst du auch kein Cookie-Banner.',
        'Nach einer Buchung merkt sich dein Browser ihre Nummer, damit die Bestätigungsseite sie nur einmal zählt. Die Nummer bleibt auf deinem Gerät und verschwindet, wenn du die Browserdaten löschst.',
        'Ein Link zu OpenStreetMap oder einem sozialen Netzwerk führt dich auf eine Website mit eigenen Regeln, und zwar erst, wenn du ihn anklickst.',
      ],
    },
    {
      title: 'Sicherheit',
      body: [
        'Die Verbindung ist verschlüsselt. Nur wir drei kommen an die Buchungen, jeder mit eigenem Konto. Der Link in deiner Bestätigung ist signiert und öffnet nur deine Buchung; gib ihn nur an Leute weiter, die sie sehen dürfen. Passiert mit deinen Daten doch etwas, erfährst du es von uns.',
      ],
    },
    {
      title: 'Deine Rechte',
      body: [
        'Du darfst deine Daten einsehen, berichtigen, löschen, einschränken oder mitnehmen, und du darfst einer Nutzung widersprechen, die auf unserem berechtigten Interesse beruht. Eine Einwilligung widerrufst du, wann du willst; was vorher geschah, bleibt rechtmäßig.',
        `Schreib an ${mail}. Wir antworten innerhalb eines Monats und fragen nur dann nach, wer du bist, wenn wir Zweifel haben. Was wir von Gesetzes wegen aufbewahren müssen, können wir nicht löschen.`,
      ],
    },
    {
      title: 'Beschwerden und Änderungen',
      body: [
        'Finden wir keine Lösung, kannst du dich bei der niederländischen Aufsichtsbehörde <a href="https://www.autoriteitpersoonsgegevens.nl/en">Autoriteit Persoonsgegevens</a> oder bei der Behörde an deinem Wohnort beschweren.',
        'Ändern wir diese Erklärung, steht oben das Datum. Bevor wir etwas mit deinen Daten tun, womit du nicht rechnest, fragen wir.',
      ],
    },
  ],
};
