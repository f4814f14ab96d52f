import type { Language } from '../../lib/language.ts';
import type { ApprovedHtmlErrorCode } from './approved-html.types.ts';

type Entry = { status: number } & Record<Language, string>;

/** Every refusal of approving HTML: its HTTP status and what an owner reads. Who is no owner is refused by accounts. */
export const approvedHtmlErrors = {
  'needs-too-much': {
    status: 422,
    nl: 'Deze code heeft te veel scripts of noemt te veel andere sites. Verdeel haar over meer onderdelen.',
    en: 'This code has too many scripts or names too many other sites. Spread it over more modules.',
    de: 'Dieser Code hat zu viele Skripte oder nennt zu viele andere Websites. Verteile ihn auf mehrere Elemente.',
  },
  'not-approved': {
    status: 404,
    nl: 'Deze code was al niet meer toegestaan.',
    en: 'This code was not approved any more.',
    de: 'Dieser Code war schon nicht mehr freigegeben.',
  },
} satisfies Record<ApprovedHtmlErrorCode, Entry>;
