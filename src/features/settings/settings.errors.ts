import type { Language } from '../../lib/language.ts';
import { fill, type Text } from '../../lib/texts.ts';

type Entry = { status: number } & Record<Language, Text>;

/** Every refusal of the site's settings: its HTTP status and what staff read (EDIT-5). */
export const settingsErrors = {
  stale: {
    status: 409,
    nl: 'Iemand anders heeft dit intussen opgeslagen.',
    en: 'Somebody else has saved this in the meantime.',
    de: 'Jemand anderes hat das inzwischen gespeichert.',
  },
  'invalid-input': {
    status: 422,
    nl: 'Er klopt iets niet. Kijk bij de gemarkeerde velden.',
    en: 'Something is not right. Look at the marked fields.',
    de: 'Etwas stimmt nicht. Sieh dir die markierten Felder an.',
  },
  contrast: {
    status: 422,
    nl: 'Met deze kleuren is niet alles te lezen. Kies een andere tint.',
    en: 'With these colours not everything can be read. Choose another shade.',
    de: 'Mit diesen Farben ist nicht alles lesbar. Wähle einen anderen Ton.',
  },
  'bookings-affected': {
    status: 409,
    nl: {
      one: 'Eén boeking begint of eindigt op een tijd waarop je dan dicht bent.',
      other: '{count} boekingen beginnen of eindigen op een tijd waarop je dan dicht bent.',
    },
    en: {
      one: 'One booking begins or ends at a time when you would be closed.',
      other: '{count} bookings begin or end at a time when you would be closed.',
    },
    de: {
      one: 'Eine Buchung beginnt oder endet zu einer Zeit, zu der du dann geschlossen hast.',
      other: '{count} Buchungen beginnen oder enden zu einer Zeit, zu der du dann geschlossen hast.',
    },
  },
  'no-such-redirect': {
    status: 404,
    nl: 'Deze doorverwijzing bestaat niet meer.',
    en: 'This redirect no longer exists.',
    de: 'Diese Weiterleitung gibt es nicht mehr.',
  },
  'invalid-from': {
    status: 422,
    nl: 'Het oude adres is een pad op deze site, zoals /oude-pagina, zonder ? of #.',
    en: 'The old address is a path on this site, such as /old-page, without ? or #.',
    de: 'Die alte Adresse ist ein Pfad auf dieser Website, etwa /alte-seite, ohne ? oder #.',
  },
  'reserved-from': {
    status: 422,
    nl: 'Dit adres gebruikt het programma zelf.',
    en: 'The program itself uses this address.',
    de: 'Diese Adresse benutzt das Programm selbst.',
  },
  'page-at-from': {
    status: 409,
    nl: 'Op {from} staat een pagina. Die gaat voor, dus de doorverwijzing zou nooit werken.',
    en: 'There is a page at {from}. It comes first, so the redirect would never work.',
    de: 'Unter {from} steht eine Seite. Sie geht vor, die Weiterleitung würde also nie greifen.',
  },
  'from-taken': {
    status: 409,
    nl: 'Voor {from} is er al een doorverwijzing.',
    en: 'There is a redirect for {from} already.',
    de: 'Für {from} gibt es schon eine Weiterleitung.',
  },
  'invalid-to': {
    status: 422,
    nl: 'Het nieuwe adres is een pad op deze site, zoals /tochten, of een heel adres dat met https:// begint.',
    en: 'The new address is a path on this site, such as /tours, or a whole address that begins with https://.',
    de: 'Die neue Adresse ist ein Pfad auf dieser Website, etwa /touren, oder eine ganze Adresse, die mit https:// beginnt.',
  },
  loop: {
    status: 422,
    nl: 'Zo gaan bezoekers in een kring rond: {trail}.',
    en: 'Visitors would go round in a circle: {trail}.',
    de: 'So laufen Besucher im Kreis: {trail}.',
  },
  'too-many-lines': {
    status: 422,
    nl: 'Een lijst heeft hoogstens {count} regels. Verdeel hem over meer bestanden.',
    en: 'A list has at most {count} lines. Spread it over more files.',
    de: 'Eine Liste hat höchstens {count} Zeilen. Verteile sie auf mehrere Dateien.',
  },
} satisfies Record<string, Entry>;

export type SettingsErrorCode = keyof typeof settingsErrors;

/** Why something was refused; `values` fill the message, `field` is where, `more` goes into the answer beside it. */
export interface SettingsRefusal {
  code: SettingsErrorCode;
  values?: Record<string, string | number>;
  field?: string;
  fields?: Record<string, string>;
  more?: Record<string, unknown>;
}

export const statusOf = (code: SettingsErrorCode): number => settingsErrors[code].status;

export const messageOf = ({ code, values = {} }: SettingsRefusal, language: Language): string =>
  fill(settingsErrors[code][language], values, language);
