import { newId } from '../../editor/state/new-node.ts';
import { defaultLanguage, type Language } from '../../lib/language.ts';
import { escapeHtml } from '../../page/escape-html.ts';
import type { PageNode } from '../../page/page-node.ts';
import type { MenuItem, ShopFacts, SiteMenus } from '../../site/site-settings.ts';

const texts = {
  nl: { visit: 'Langskomen', hours: 'Open', page: 'Voet van de site' },
  en: { visit: 'Find us', hours: 'Open', page: 'Foot of the site' },
  de: { visit: 'Vorbeikommen', hours: 'Geöffnet', page: 'Fuß der Website' },
};

export const footerTitle = (language: Language): string => texts[language].page;
export const footerPath = (language: Language): string =>
  language === defaultLanguage ? '/footer' : `/${language}/footer`;

interface Parts {
  shop: ShopFacts;
  menus: SiteMenus;
  language: Language;
  pagePath(key: string): string | undefined;
}

/** The shop's own footer as modules, to begin a footer of one's own with (EDIT-5). */
export function footerTree({ shop, menus, language, pagePath }: Parts): PageNode[] {
  const node = (type: string, props: object, slots?: PageNode['slots']): PageNode => ({
    ...{ id: newId(), type, version: 1, props: { ...props } },
    ...(slots && { slots }),
  });
  const heading = (text: string) => node('heading', { text, level: 'h2', size: 'small' });
  const text = (html: string) => node('text', { html });
  const column = (...content: PageNode[]) => node('column', {}, { content });
  const hrefOf = ({ page, url }: MenuItem) => (page === undefined ? url : pagePath(page));
  const links = (items: readonly MenuItem[]) =>
    items
      .flatMap((item) => {
        const href = hrefOf(item);
        const words = item.label[language] || item.label.nl;
        return href === undefined ? [] : [`<p><a href="${escapeHtml(href)}">${escapeHtml(words)}</a></p>`];
      })
      .join('');
  const { street, postalCode, city } = shop.address;
  const address = [
    `<p>${escapeHtml(street)}<br>${escapeHtml(`${postalCode} ${city}`)}</p>`,
    `<p><a href="tel:${escapeHtml(shop.phone.number)}">${escapeHtml(shop.phone.shown)}</a></p>`,
    `<p><a href="mailto:${escapeHtml(shop.email)}">${escapeHtml(shop.email)}</a></p>`,
  ].join('');
  const columns = [
    column(heading(texts[language].visit), text(address)),
    column(
      heading(texts[language].hours),
      node('opening-hours', {
        title: '',
        show: 'week',
        showStatus: true,
        showSeasons: false,
        closedDaysAhead: 0,
      }),
    ),
    ...menus.footer.map(({ title, items }) =>
      column(heading(title[language] || title.nl), text(links(items))),
    ),
  ];
  const row = node('row', { columns: 'auto' }, { columns });
  return [node('section', { space: 'small' }, { content: [heading(shop.claim[language]), row] })];
}
