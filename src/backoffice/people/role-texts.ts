import type { Role } from '../../features/accounts/accounts.types.ts';
import type { Language } from '../../lib/language.ts';

/** What a role is called, and what it may do. */
export const roleTexts: Record<Language, Record<Role, { name: string; help: string }>> = {
  nl: {
    owner: { name: 'Eigenaar', help: 'Mag alles: ook medewerkers, instellingen en scripts.' },
    editor: { name: 'Redacteur', help: 'Maakt en publiceert pagina’s, beeld, menu’s en uiterlijk.' },
    desk: { name: 'Balie', help: 'Kijkt pagina’s na, verandert niets aan de site.' },
  },
  en: {
    owner: { name: 'Owner', help: 'May do everything: people, settings and scripts too.' },
    editor: { name: 'Editor', help: 'Makes and publishes pages, pictures, menus and the look.' },
    desk: { name: 'Desk', help: 'Looks at pages, changes nothing on the site.' },
  },
  de: {
    owner: { name: 'Inhaber', help: 'Darf alles: auch Team, Einstellungen und Skripte.' },
    editor: { name: 'Redaktion', help: 'Erstellt und veröffentlicht Seiten, Bilder, Menüs und Aussehen.' },
    desk: { name: 'Theke', help: 'Sieht Seiten an, ändert nichts an der Website.' },
  },
};
