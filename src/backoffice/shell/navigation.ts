import type { Role } from '../../features/accounts/accounts.types.ts';
import type { Label } from '../../fields/field.ts';

export const everyone: readonly Role[] = ['owner', 'editor', 'desk'];
export const editors: readonly Role[] = ['owner', 'editor'];
export const owners: readonly Role[] = ['owner'];

export interface NavigationItem {
  to: string;
  label: Label;
  icon: string;
  roles: readonly Role[];
}

/** The left menu, in groups. The routes take their roles from here. */
export const navigation = [
  [
    item('/', 'home', everyone, 'Overzicht', 'Overview', 'Übersicht'),
    item('/pages', 'page', everyone, 'Pagina’s', 'Pages', 'Seiten'),
    item('/posts', 'edit', editors, 'Berichten', 'Posts', 'Beiträge'),
    item('/media', 'image', editors, 'Beeld', 'Media', 'Medien'),
    item('/menus', 'menus', editors, 'Menu’s', 'Menus', 'Menüs'),
    item('/look', 'palette', editors, 'Uiterlijk', 'Look', 'Aussehen'),
    item('/modules', 'grid', editors, 'Onderdelen', 'Modules', 'Elemente'),
  ],
  [
    item('/shop', 'map-pin', owners, 'Winkel', 'Shop', 'Geschäft'),
    item('/opening-hours', 'clock', owners, 'Openingstijden', 'Opening hours', 'Öffnungszeiten'),
    item('/redirects', 'redirect', owners, 'Doorverwijzingen', 'Redirects', 'Weiterleitungen'),
    item('/scripts', 'code', owners, 'Scripts', 'Scripts', 'Skripte'),
    item('/people', 'users', owners, 'Medewerkers', 'People', 'Team'),
    item('/audit', 'history', owners, 'Logboek', 'Audit log', 'Protokoll'),
  ],
] as const satisfies NavigationItem[][];

function item<To extends string>(
  to: To,
  icon: string,
  roles: readonly Role[],
  nl: string,
  en: string,
  de: string,
) {
  return { to, icon, roles, label: { nl, en, de } };
}

/** Who may open the screen of a menu entry. */
export const rolesOf = (to: string): readonly Role[] =>
  navigation.flat().find((entry) => entry.to === to)?.roles ?? owners;
