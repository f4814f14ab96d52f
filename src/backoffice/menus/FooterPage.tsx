import type { SiteMenus } from '../../site/site-settings.ts';
import type { PageInList } from '../pages/pages-query.ts';

export const FooterPage = (_props: { menus: SiteMenus; pages: readonly PageInList[] }) => null;
