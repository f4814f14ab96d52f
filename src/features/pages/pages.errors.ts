import type { Language } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import type { PagesRefusal } from './pages.types.ts';

type Entry = { status: number } & Record<Language, string>;

/** Every refusal of drafts, revisions and publishing: its HTTP status and what staff read (EDIT-3). */
export const pagesErrors = {
  'no-such-page': {
    status: 404,
    nl: 'Deze pagina bestaat niet.',
    en: 'There is no such page.',
    de: 'Diese Seite gibt es nicht.',
  },
  'no-such-revision': {
    status: 404,
    nl: 'Deze versie bestaat niet.',
    en: 'There is no such version.',
    de: 'Diese Version gibt es nicht.',
  },
  'no-such-block': {
    status: 404,
    nl: 'Dit bewaarde blok bestaat niet meer.',
    en: 'This saved block no longer exists.',
    de: 'Diesen gespeicherten Block gibt es nicht mehr.',
  },
  'no-such-template': {
    status: 404,
    nl: 'Dit sjabloon bestaat niet meer.',
    en: 'This template no longer exists.',
    de: 'Diese Vorlage gibt es nicht mehr.',
  },
  stale: {
    status: 409,
    nl: 'Iemand anders heeft deze pagina intussen opgeslagen.',
    en: 'Somebody else has saved this page in the meantime.',
    de: 'Jemand anderes hat diese Seite inzwischen gespeichert.',
  },
  trashed: {
    status: 409,
    nl: 'Deze pagina ligt in de prullenbak. Zet haar eerst terug.',
    en: 'This page is in the bin. Bring it back first.',
    de: 'Diese Seite liegt im Papierkorb. Hole sie zuerst zurück.',
  },
  'page-needed': {
    status: 409,
    nl: 'De site kan niet zonder deze pagina, dus ze kan niet in de prullenbak.',
    en: 'The site cannot do without this page, so it cannot go into the bin.',
    de: 'Ohne diese Seite geht es nicht, darum kann sie nicht in den Papierkorb.',
  },
  'language-exists': {
    status: 409,
    nl: 'Deze pagina is er al in deze taal.',
    en: 'This page already exists in this language.',
    de: 'Diese Seite gibt es in dieser Sprache schon.',
  },
  'path-taken': {
    status: 409,
    nl: 'Het adres {path} is al van de pagina ‘{title}’.',
    en: 'The address {path} already belongs to the page ‘{title}’.',
    de: 'Die Adresse {path} gehört schon zur Seite „{title}“.',
  },
  'invalid-path': {
    status: 422,
    nl: 'Een adres begint met / en bestaat uit kleine letters, cijfers en streepjes, zoals /tochten/duinen.',
    en: 'An address begins with / and has lower-case letters, digits and hyphens, such as /tours/dunes.',
    de: 'Eine Adresse beginnt mit / und besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, etwa /touren/duenen.',
  },
  'reserved-path': {
    status: 422,
    nl: 'Dit adres gebruikt het programma zelf. Kies een ander.',
    en: 'The program itself uses this address. Choose another.',
    de: 'Diese Adresse benutzt das Programm selbst. Wähle eine andere.',
  },
  'path-of-other-language': {
    status: 422,
    nl: 'Engelse adressen beginnen met /en, Duitse met /de, Nederlandse met geen van beide.',
    en: 'English addresses begin with /en, German ones with /de, Dutch ones with neither.',
    de: 'Englische Adressen beginnen mit /en, deutsche mit /de, niederländische mit keinem von beiden.',
  },
  'title-missing': {
    status: 422,
    nl: 'Geef de pagina een titel.',
    en: 'Give the page a title.',
    de: 'Gib der Seite einen Titel.',
  },
  'post-date-missing': {
    status: 422,
    nl: 'Geef het bericht een datum.',
    en: 'Give the post a date.',
    de: 'Gib dem Beitrag ein Datum.',
  },
  'invalid-key': {
    status: 422,
    nl: 'Een sleutel bestaat uit kleine letters, cijfers en streepjes.',
    en: 'A key has lower-case letters, digits and hyphens.',
    de: 'Ein Schlüssel besteht aus Kleinbuchstaben, Ziffern und Bindestrichen.',
  },
  'name-taken': {
    status: 409,
    nl: 'Deze naam is al gebruikt. Kies een andere.',
    en: 'This name has been used already. Choose another.',
    de: 'Dieser Name ist schon vergeben. Wähle einen anderen.',
  },
  'time-passed': {
    status: 422,
    nl: 'Dit moment is al voorbij.',
    en: 'This moment has already passed.',
    de: 'Dieser Zeitpunkt ist schon vorbei.',
  },
  'ends-before-start': {
    status: 422,
    nl: 'Het einde moet na het begin liggen.',
    en: 'The end must come after the beginning.',
    de: 'Das Ende muss nach dem Anfang liegen.',
  },
  'already-planned': {
    status: 409,
    nl: 'Voor deze pagina staat al iets gepland, of ze is nu tijdelijk gepubliceerd. Trek dat eerst in.',
    en: 'Something is planned for this page already, or it is published for a time now. Give that up first.',
    de: 'Für diese Seite ist schon etwas geplant, oder sie ist gerade auf Zeit veröffentlicht. Nimm das zuerst zurück.',
  },
  'not-scheduled': {
    status: 404,
    nl: 'Voor deze pagina staat niets gepland.',
    en: 'Nothing is planned for this page.',
    de: 'Für diese Seite ist nichts geplant.',
  },
  'not-a-tree': {
    status: 422,
    nl: 'De opbouw van deze pagina klopt niet (bij onderdeel ‘{nodeId}’). Er is niets opgeslagen.',
    en: 'The structure of this page is not right (at module ‘{nodeId}’). Nothing was saved.',
    de: 'Der Aufbau dieser Seite stimmt nicht (bei Element „{nodeId}“). Es wurde nichts gespeichert.',
  },
  'too-many-modules': {
    status: 422,
    nl: 'Een pagina heeft hoogstens {count} onderdelen. Verdeel ze over meer pagina’s.',
    en: 'A page has at most {count} modules. Spread them over more pages.',
    de: 'Eine Seite hat höchstens {count} Elemente. Verteile sie auf mehrere Seiten.',
  },
  'too-deep': {
    status: 422,
    nl: 'Onderdelen staan hoogstens {count} diep in elkaar.',
    en: 'Modules stand at most {count} deep inside each other.',
    de: 'Elemente stehen höchstens {count} tief ineinander.',
  },
  'duplicate-module': {
    status: 422,
    nl: 'Het onderdeel ‘{nodeId}’ staat twee keer op de pagina. Er is niets opgeslagen.',
    en: 'The module ‘{nodeId}’ stands on the page twice. Nothing was saved.',
    de: 'Das Element „{nodeId}“ steht zweimal auf der Seite. Es wurde nichts gespeichert.',
  },
  'too-large': {
    status: 413,
    nl: 'Deze pagina is groter dan 5 MB en kan zo niet worden opgeslagen. Verdeel haar over meer pagina’s.',
    en: 'This page is larger than 5 MB and cannot be saved like this. Spread it over more pages.',
    de: 'Diese Seite ist größer als 5 MB und kann so nicht gespeichert werden. Verteile sie auf mehrere Seiten.',
  },
  'invalid-input': {
    status: 400,
    nl: 'Deze aanvraag klopt niet.',
    en: 'This request is not valid.',
    de: 'Diese Anfrage ist nicht gültig.',
  },
} satisfies Record<string, Entry>;

export type PagesErrorCode = keyof typeof pagesErrors;

export const statusOf = (code: PagesErrorCode): number => pagesErrors[code].status;

export const messageOf = ({ code, values = {} }: PagesRefusal, language: Language): string =>
  fill(pagesErrors[code][language], values, language);
