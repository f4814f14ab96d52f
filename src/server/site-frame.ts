import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OpeningHours } from '../features/booking/booking.ts';
import type { PageAddress } from '../page/page.store.ts';
import type { PreparedPage } from '../page/prepared-page.ts';
import { renderNodes } from '../page/render-page.tsx';
import { Footer } from '../site/footer/Footer.tsx';
import { Header } from '../site/header/Header.tsx';
import { menuLinks } from '../site/menu-links.ts';
import { siteCss } from '../site/site-css.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import type { Theme } from '../site/theme/theme.ts';
import type { PreparedAddress } from './page-renderer.ts';
import type { SiteSnapshot } from './site-snapshot.ts';
import { blogPostingData, breadcrumbData, localBusinessData } from './structured-data.ts';

/** What stands around every page: header, footer, base styles, fonts and icons. */
export interface SiteFrame {
  css: string;
  icons: ReadonlyMap<string, string>;
  around(prepared: Pick<PreparedAddress, 'address' | 'snapshot' | 'page' | 'footer'>): FrameParts;
}

interface FrameParts {
  header: string;
  footer: string;
  siteName: string;
  structuredData: readonly object[];
}

const iconFiles = import.meta.glob<string>('../components/icons/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const icons = new Map(
  Object.entries(iconFiles).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/g, ''), svg] as const),
);

/** The frame of a site by its settings. */
export const createFrame = (baseUrl: string): SiteFrame => ({
  css: siteCss,
  icons,
  around({ address, snapshot, page, footer: own }) {
    const { settings, openingHours, theme } = snapshot;
    const { language, path } = address;
    const site = snapshot.data(language);
    const versions = snapshot
      .translations(address.key)
      .map((each) => ({ language: each.language, href: each.path }));
    const { menus } = settings;
    const header = createElement(Header, {
      language,
      shop: settings,
      path,
      homePath: site.pagePath('home') ?? '/',
      bookingPath: site.pagePath('booking'),
      menu: menuLinks(menus.main, site),
      mode: headerMode(address, theme, page),
      versions,
    });
    const footer = createElement(Footer, {
      language,
      shop: settings,
      path,
      groups: menus.footer.map(({ title, items }) => ({
        title: title[language],
        links: menuLinks(items, site),
      })),
      legal: menuLinks(menus.legal, site),
      versions,
      week: openingHours,
      content: own && renderNodes(own.nodes, language, 'footer-').html,
    });
    return {
      header: renderToStaticMarkup(header),
      footer: renderToStaticMarkup(footer),
      siteName: settings.name,
      structuredData: structuredDataOf(address, snapshot, { settings, openingHours, baseUrl }),
    };
  },
});

/** Over the first module only where that leaves room for it; the page's own wish comes before the site's (NAV-1). */
function headerMode(
  { headerMode: wish }: PageAddress,
  theme: Theme,
  page: PreparedPage,
): 'fixed' | 'transparent' {
  const hasRoom = page.nodes[0]?.props.underHeader === true;
  const over = wish === 'auto' ? theme.header === 'over-picture' : wish === 'transparent';
  return over && hasRoom ? 'transparent' : 'fixed';
}

function structuredDataOf(
  address: PageAddress,
  snapshot: SiteSnapshot,
  shop: { settings: SiteSettings; openingHours: readonly OpeningHours[]; baseUrl: string },
): object[] {
  const trail = snapshot.trail(address);
  const picture = address.sharePicture ?? address.post?.picture;
  return [
    ...(address.key === 'home' || address.key === 'contact' ? [localBusinessData(shop)] : []),
    ...blogPostingData(address, {
      shopName: shop.settings.name,
      sharePicture: picture && snapshot.data(address.language).picture(picture) ? picture : undefined,
      baseUrl: shop.baseUrl,
    }),
    ...(trail.length > 1 ? [breadcrumbData(trail, shop.baseUrl)] : []),
  ];
}
