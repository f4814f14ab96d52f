import type { Language } from '../../lib/language.ts';

type Entry = { status: number } & Record<Language, string>;

/** Every refusal of sign-in and of the staff's own screens: its HTTP status and what they read (EDIT-1). */
export const accountErrors = {
  'not-signed-in': {
    status: 401,
    nl: 'Log in om verder te gaan.',
    en: 'Sign in to continue.',
    de: 'Melde dich an, um weiterzumachen.',
  },
  'not-allowed': {
    status: 403,
    nl: 'Dat mag je niet met jouw rol. Vraag het een eigenaar.',
    en: 'Your role does not allow this. Ask an owner.',
    de: 'Das erlaubt deine Rolle nicht. Frag einen Inhaber.',
  },
  'wrong-sign-in': {
    status: 401,
    nl: 'Dit e-mailadres en wachtwoord horen niet bij elkaar.',
    en: 'This email address and password do not belong together.',
    de: 'Diese E-Mail-Adresse und dieses Passwort gehören nicht zusammen.',
  },
  'wrong-password': {
    status: 400,
    nl: 'Dit is niet je wachtwoord.',
    en: 'This is not your password.',
    de: 'Das ist nicht dein Passwort.',
  },
  'wrong-code': {
    status: 401,
    nl: 'Deze code klopt niet. Kijk of de klok van je telefoon goed staat en neem de nieuwste code.',
    en: 'This code is not right. Check your phone’s clock and use the newest code.',
    de: 'Dieser Code stimmt nicht. Prüfe die Uhr deines Handys und nimm den neuesten Code.',
  },
  'sign-in-expired': {
    status: 401,
    nl: 'Dat duurde te lang. Log opnieuw in.',
    en: 'That took too long. Sign in again.',
    de: 'Das hat zu lange gedauert. Melde dich noch einmal an.',
  },
  'sign-in-again': {
    status: 403,
    nl: 'Log voor deze wijziging eerst opnieuw in.',
    en: 'Sign in again before you change this.',
    de: 'Melde dich vor dieser Änderung noch einmal an.',
  },
  'passkey-refused': {
    status: 401,
    nl: 'Deze toegangssleutel werd niet herkend. Log in met je wachtwoord.',
    en: 'This passkey was not recognised. Sign in with your password.',
    de: 'Dieser Passkey wurde nicht erkannt. Melde dich mit deinem Passwort an.',
  },
  'passkey-known': {
    status: 409,
    nl: 'Dit apparaat heeft al een toegangssleutel voor dit account.',
    en: 'This device already has a passkey for this account.',
    de: 'Dieses Gerät hat schon einen Passkey für dieses Konto.',
  },
  'two-factor-off': {
    status: 409,
    nl: 'Inloggen in twee stappen staat nog niet aan.',
    en: 'Two-step sign-in is not on yet.',
    de: 'Die Anmeldung in zwei Schritten ist noch nicht eingeschaltet.',
  },
  'link-expired': {
    status: 410,
    nl: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe.',
    en: 'This link has expired or was already used. Ask for a new one.',
    de: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte um einen neuen.',
  },
  'password-too-short': {
    status: 400,
    nl: 'Kies een wachtwoord van minstens 12 tekens, bijvoorbeeld vier losse woorden.',
    en: 'Choose a password of at least 12 characters, for example four unrelated words.',
    de: 'Wähle ein Passwort mit mindestens 12 Zeichen, zum Beispiel vier Wörter ohne Zusammenhang.',
  },
  'password-too-long': {
    status: 400,
    nl: 'Kies een wachtwoord van hooguit 128 tekens.',
    en: 'Choose a password of at most 128 characters.',
    de: 'Wähle ein Passwort mit höchstens 128 Zeichen.',
  },
  'too-many-tries': {
    status: 429,
    nl: 'Dat zijn veel pogingen achter elkaar. Wacht een kwartier of gebruik een toegangssleutel.',
    en: 'That is a lot of tries in a row. Wait a quarter of an hour or use a passkey.',
    de: 'Das sind viele Versuche hintereinander. Warte eine Viertelstunde oder nimm einen Passkey.',
  },
  'foreign-origin': {
    status: 403,
    nl: 'Deze aanvraag kwam van een ander adres. Open het beheer op {address}.',
    en: 'This request came from another address. Open the back office at {address}.',
    de: 'Diese Anfrage kam von einer anderen Adresse. Öffne die Verwaltung unter {address}.',
  },
  'invalid-input': {
    status: 400,
    nl: 'Niet alles is goed ingevuld.',
    en: 'Not everything is filled in correctly.',
    de: 'Nicht alles ist richtig ausgefüllt.',
  },
  'invalid-field': {
    status: 400,
    nl: 'Dit klopt nog niet.',
    en: 'This is not right yet.',
    de: 'Das stimmt noch nicht.',
  },
  'too-large': {
    status: 413,
    nl: 'Dit is te groot om in één keer op te slaan.',
    en: 'This is too large to save at once.',
    de: 'Das ist zu groß, um es auf einmal zu speichern.',
  },
  'too-many-requests': {
    status: 429,
    nl: 'Dat zijn veel aanvragen achter elkaar. Wacht even en probeer het opnieuw.',
    en: 'That is a lot of requests in a row. Wait a moment and try again.',
    de: 'Das sind viele Anfragen hintereinander. Warte kurz und versuche es noch einmal.',
  },
  busy: {
    status: 503,
    nl: 'Het is nu erg druk. Probeer het over een paar tellen opnieuw.',
    en: 'It is very busy right now. Try again in a few seconds.',
    de: 'Gerade ist sehr viel los. Versuche es in ein paar Sekunden noch einmal.',
  },
  internal: {
    status: 500,
    nl: 'Er ging iets mis aan onze kant. Probeer het over een minuut opnieuw.',
    en: 'Something went wrong on our side. Try again in a minute.',
    de: 'Bei uns ist etwas schiefgelaufen. Versuche es in einer Minute noch einmal.',
  },
  'invalid-email': {
    status: 400,
    nl: 'Dit is geen geldig e-mailadres.',
    en: 'This is not a valid email address.',
    de: 'Das ist keine gültige E-Mail-Adresse.',
  },
  'address-known': {
    status: 409,
    nl: 'Met dit e-mailadres werkt hier al iemand.',
    en: 'Someone with this email address already works here.',
    de: 'Mit dieser E-Mail-Adresse arbeitet hier schon jemand.',
  },
  'unknown-person': {
    status: 404,
    nl: 'Deze persoon werkt hier niet meer.',
    en: 'This person no longer works here.',
    de: 'Diese Person arbeitet nicht mehr hier.',
  },
  'unknown-invitation': {
    status: 404,
    nl: 'Deze uitnodiging is er niet meer.',
    en: 'This invitation is no longer there.',
    de: 'Diese Einladung gibt es nicht mehr.',
  },
  'unknown-session': {
    status: 404,
    nl: 'Deze sessie is al afgelopen.',
    en: 'This session has already ended.',
    de: 'Diese Sitzung ist schon beendet.',
  },
  'last-owner': {
    status: 409,
    nl: 'Dit is de enige eigenaar. Maak eerst iemand anders eigenaar.',
    en: 'This is the only owner. Make someone else an owner first.',
    de: 'Das ist der einzige Inhaber. Mach zuerst jemand anderen zum Inhaber.',
  },
} satisfies Record<string, Entry>;

export type AccountErrorCode = keyof typeof accountErrors;
