import type { Language } from '../../lib/language.ts';
import { fill, type Text } from '../../lib/texts.ts';
import type { BookingError } from './booking.types.ts';

type Entry = { status: number } & Record<Language, Text>;

/** Every refusal of the booking engine: its HTTP status and what the visitor reads (BOOK-9). */
export const bookingErrors = {
  required: {
    status: 400,
    nl: 'Vul dit veld in.',
    en: 'Please fill in this field.',
    de: 'Bitte fülle dieses Feld aus.',
  },
  'invalid-value': {
    status: 400,
    nl: 'Deze waarde klopt niet.',
    en: 'This value is not valid.',
    de: 'Dieser Wert ist ungültig.',
  },
  'invalid-json': {
    status: 400,
    nl: 'Deze aanvraag is geen geldige JSON.',
    en: 'This request is not valid JSON.',
    de: 'Diese Anfrage ist kein gültiges JSON.',
  },
  'too-large': {
    status: 413,
    nl: 'Deze aanvraag is te groot.',
    en: 'This request is too large.',
    de: 'Diese Anfrage ist zu groß.',
  },
  'too-many-requests': {
    status: 429,
    nl: 'Dat zijn veel aanvragen achter elkaar. Wacht even en probeer het opnieuw.',
    en: 'That is a lot of requests in a row. Wait a moment and try again.',
    de: 'Das sind viele Anfragen hintereinander. Warte kurz und versuche es noch einmal.',
  },
  'unknown-field': {
    status: 400,
    nl: 'Het veld ‘{name}’ kennen we niet.',
    en: 'There is no field called ‘{name}’.',
    de: 'Das Feld „{name}“ gibt es nicht.',
  },
  'invalid-date': {
    status: 400,
    nl: 'Deze datum of tijd bestaat niet. Schrijf de datum als dd/mm/jjjj.',
    en: 'This date or time does not exist. Write the date as dd/mm/yyyy.',
    de: 'Dieses Datum oder diese Uhrzeit gibt es nicht. Schreibe das Datum als TT/MM/JJJJ.',
  },
  'invalid-email': {
    status: 400,
    nl: 'Dit is geen geldig e-mailadres.',
    en: 'This is not a valid email address.',
    de: 'Das ist keine gültige E-Mail-Adresse.',
  },
  'date-in-past': {
    status: 422,
    nl: 'Dit moment is al voorbij.',
    en: 'This moment has already passed.',
    de: 'Dieser Zeitpunkt liegt in der Vergangenheit.',
  },
  'too-soon': {
    status: 422,
    nl: 'Dit is te kort dag: boek minstens {minutes} minuten van tevoren.',
    en: 'That is too soon: please book at least {minutes} minutes ahead.',
    de: 'Das ist zu kurzfristig: Bitte buche mindestens {minutes} Minuten im Voraus.',
  },
  'return-before-pick-up': {
    status: 422,
    nl: 'Je brengt de fiets terug vóór je hem ophaalt. Kies een later moment.',
    en: 'The return is before the pick-up. Choose a later moment.',
    de: 'Die Rückgabe liegt vor der Abholung. Wähle einen späteren Zeitpunkt.',
  },
  'too-short': {
    status: 422,
    nl: 'Je huurt minstens {minutes} minuten.',
    en: 'The shortest rental is {minutes} minutes.',
    de: 'Die kürzeste Mietdauer beträgt {minutes} Minuten.',
  },
  'too-long': {
    status: 422,
    nl: 'Je huurt online hoogstens {days} dagen. Bel ons gerust voor langer.',
    en: 'Online you can rent for up to {days} days. Give us a call for longer.',
    de: 'Online kannst du höchstens {days} Tage mieten. Für länger ruf uns gern an.',
  },
  'time-step': {
    status: 422,
    nl: 'Kies een tijd op een veelvoud van {minutes} minuten.',
    en: 'Choose a time at a multiple of {minutes} minutes.',
    de: 'Wähle eine Uhrzeit im Abstand von {minutes} Minuten.',
  },
  'closed-day': {
    status: 422,
    nl: 'Op deze dag zijn we gesloten. Kies een andere dag.',
    en: 'We are closed on this day. Choose another day.',
    de: 'An diesem Tag haben wir geschlossen. Wähle einen anderen Tag.',
  },
  'outside-opening-hours': {
    status: 422,
    nl: 'We zijn die dag open van {opens} tot {closes}.',
    en: 'That day we are open from {opens} to {closes}.',
    de: 'An diesem Tag haben wir von {opens} bis {closes} Uhr geöffnet.',
  },
  'nothing-chosen': {
    status: 422,
    nl: 'Kies minstens één fiets.',
    en: 'Choose at least one bike.',
    de: 'Wähle mindestens ein Fahrrad.',
  },
  'too-many': {
    status: 422,
    nl: 'Je boekt online hoogstens {maximum} stuks.',
    en: 'Online you can book up to {maximum}.',
    de: 'Online kannst du höchstens {maximum} Stück buchen.',
  },
  'more-than-in-stock': {
    status: 422,
    nl: 'Zoveel hebben we er niet: het zijn er {stock}.',
    en: 'We do not have that many: there are {stock}.',
    de: 'So viele haben wir nicht: Es gibt {stock}.',
  },
  'not-for-this-duration': {
    status: 422,
    nl: 'Voor deze duur verhuren we deze fiets niet.',
    en: 'We do not rent this bike for that long.',
    de: 'Für diese Dauer vermieten wir dieses Rad nicht.',
  },
  'unknown-bike': {
    status: 422,
    nl: 'Deze fiets of maat hebben we niet.',
    en: 'We do not have this bike or size.',
    de: 'Dieses Rad oder diese Größe haben wir nicht.',
  },
  'unknown-accessory': {
    status: 422,
    nl: 'Deze accessoire hebben we niet.',
    en: 'We do not have this accessory.',
    de: 'Dieses Zubehör haben wir nicht.',
  },
  'no-delivery': {
    status: 422,
    nl: 'We bezorgen op dit moment niet.',
    en: 'We do not deliver at the moment.',
    de: 'Zurzeit liefern wir nicht.',
  },
  'unknown-departure': {
    status: 404,
    nl: 'Deze tocht gaat niet (meer) door.',
    en: 'This departure does not exist (any more).',
    de: 'Diesen Termin gibt es nicht (mehr).',
  },
  'no-travellers': {
    status: 422,
    nl: 'Geef op met hoeveel je komt.',
    en: 'Tell us how many of you are coming.',
    de: 'Gib an, wie viele ihr seid.',
  },
  'adult-required': {
    status: 422,
    nl: 'Er moet minstens één volwassene mee.',
    en: 'At least one adult must come along.',
    de: 'Mindestens eine erwachsene Person muss mitfahren.',
  },
  'too-young': {
    status: 422,
    nl: 'Deze tocht is voor deelnemers vanaf {age} jaar.',
    en: 'This tour is for people aged {age} and over.',
    de: 'Diese Tour ist ab {age} Jahren.',
  },
  'group-too-large': {
    status: 422,
    nl: 'Op deze tocht passen {seats} personen.',
    en: 'This departure has room for {seats} people.',
    de: 'Bei diesem Termin ist Platz für {seats} Personen.',
  },
  'no-private-group': {
    status: 422,
    nl: 'Deze tocht is niet als privétocht te boeken.',
    en: 'This tour cannot be booked as a private group.',
    de: 'Diese Tour lässt sich nicht als private Gruppe buchen.',
  },
  'guide-language': {
    status: 422,
    nl: 'In deze taal is er geen gids voor deze tocht.',
    en: 'There is no guide for this tour in that language.',
    de: 'In dieser Sprache gibt es für diese Tour keinen Guide.',
  },
  full: {
    status: 409,
    nl: 'Dit is net niet meer vrij. Hieronder staat wat nog wel kan.',
    en: 'This is no longer available. Below is what still is.',
    de: 'Das ist leider nicht mehr frei. Unten siehst du, was noch möglich ist.',
  },
  'price-changed': {
    status: 409,
    nl: 'De prijs is veranderd. Bekijk de nieuwe prijs en bevestig opnieuw.',
    en: 'The price has changed. Look at the new price and confirm again.',
    de: 'Der Preis hat sich geändert. Sieh dir den neuen Preis an und bestätige noch einmal.',
  },
  'quote-expired': {
    status: 409,
    nl: 'De prijsopgave is verlopen. Bekijk de prijs van nu en bevestig opnieuw.',
    en: 'The quote has expired. Look at today’s price and confirm again.',
    de: 'Das Preisangebot ist abgelaufen. Sieh dir den aktuellen Preis an und bestätige noch einmal.',
  },
  'quote-invalid': {
    status: 400,
    nl: 'De prijsopgave is niet van ons. Vraag de prijs opnieuw op.',
    en: 'This quote is not ours. Ask for the price again.',
    de: 'Dieses Preisangebot ist nicht von uns. Frage den Preis neu an.',
  },
  'idempotency-conflict': {
    status: 409,
    nl: 'Met dit formulier is al iets anders geboekt. Laad de pagina opnieuw.',
    en: 'This form has already booked something else. Please reload the page.',
    de: 'Mit diesem Formular wurde schon etwas anderes gebucht. Lade die Seite neu.',
  },
  busy: {
    status: 503,
    nl: 'Het is even druk. Probeer het over een paar tellen opnieuw.',
    en: 'It is busy right now. Please try again in a few seconds.',
    de: 'Gerade ist viel los. Versuche es in ein paar Sekunden noch einmal.',
  },
  'not-found': {
    status: 404,
    nl: 'Deze boeking kennen we niet.',
    en: 'We do not know this booking.',
    de: 'Diese Buchung kennen wir nicht.',
  },
  'link-invalid': {
    status: 403,
    nl: 'Deze link klopt niet. Open de link uit je e-mail opnieuw.',
    en: 'This link is not valid. Open the link in your email again.',
    de: 'Dieser Link ist ungültig. Öffne den Link aus deiner E-Mail noch einmal.',
  },
  'not-cancellable': {
    status: 409,
    nl: 'Deze boeking kun je niet meer annuleren.',
    en: 'This booking can no longer be cancelled.',
    de: 'Diese Buchung kannst du nicht mehr stornieren.',
  },
  'not-changeable': {
    status: 409,
    nl: 'Deze boeking kun je zo niet wijzigen. Bel ons, dan zoeken we het samen uit.',
    en: 'This booking cannot be changed like this. Give us a call and we will sort it out.',
    de: 'Diese Buchung kannst du so nicht ändern. Ruf uns an, dann finden wir eine Lösung.',
  },
  'refund-changed': {
    status: 409,
    nl: 'Het bedrag dat je terugkrijgt is veranderd. Bekijk het nieuwe bedrag en bevestig opnieuw.',
    en: 'The amount you get back has changed. Look at the new amount and confirm again.',
    de: 'Der Erstattungsbetrag hat sich geändert. Sieh ihn dir an und bestätige noch einmal.',
  },
  'refund-by-hand': {
    status: 409,
    nl: 'Het terugbetalen lukt niet vanzelf, daarom is er niets veranderd. Bel ons, dan regelen we het.',
    en: 'The refund cannot be made automatically, so nothing has been changed. Give us a call and we will arrange it.',
    de: 'Die Erstattung klappt nicht automatisch, darum wurde nichts geändert. Ruf uns an, dann regeln wir das.',
  },
  'stock-below-reserved': {
    status: 409,
    nl: 'Er zijn er al {reserved} geboekt op {date}: lager kan niet.',
    en: '{reserved} are already booked on {date}: it cannot be lower.',
    de: 'Am {date} sind schon {reserved} gebucht: weniger geht nicht.',
  },
  'unknown-resource': {
    status: 404,
    nl: 'Deze voorraad bestaat niet.',
    en: 'This stock does not exist.',
    de: 'Diesen Bestand gibt es nicht.',
  },
} satisfies Record<string, Entry>;

export type BookingErrorCode = keyof typeof bookingErrors;

/** The HTTP status of a refusal. */
export const statusOf = (error: BookingError): number => bookingErrors[error.code].status;

/** What a visitor reads about a refusal, in their language. */
export const messageOf = (error: BookingError, language: Language): string =>
  fill(bookingErrors[error.code][language], error.values ?? {}, language);
