import type { Language } from '../../../src/lib/language.ts';
import type { ContentPage } from '../../../src/page/page-content.ts';
import { asHtml, group, heading, lead, node, row, section, small, text } from '../parts/nodes.ts';
import { type PageKey, slugs } from '../parts/slugs.ts';

/** Terms or privacy in one language: what it comes down to, then every article in full. */
export interface LegalText {
  heading: string;
  lead: string;
  updated: string;
  shortHeading: string;
  short: readonly string[];
  contentsHeading: string;
  articles: readonly { title: string; body: readonly string[] }[];
}

type Texts = Pick<ContentPage, 'title' | 'description'> & {
  key: PageKey;
  text: Readonly<Record<Language, LegalText>>;
};

/** A legal page: the summary and the contents beside the articles, each with an address of its own. */
export const legalPage = ({ key, title, description, text: texts }: Texts): ContentPage => ({
  key,
  slug: slugs[key],
  title,
  description,
  modules: (t) => {
    const legal = t(texts);
    return [
      section({ space: 'small', width: 'page' }, [
        node('breadcrumbs'),
        heading('h1', legal.heading),
        lead(legal.lead),
        small(legal.updated),
      ]),
      section({ space: 'small' }, [
        row('1/3+2/3', [aside(legal), articles(legal)], { gap: 'large', align: 'start' }),
      ]),
    ];
  },
});

const anchorOf = (index: number) => `a${index + 1}`;

const aside = (legal: LegalText) => [
  group({ ground: 'sand', gap: 'small' }, [
    heading('h2', legal.shortHeading, { size: 'small' }),
    node('list', { kind: 'bullets', size: 'small', items: legal.short.map((each) => ({ text: each })) }),
  ]),
  heading('h2', legal.contentsHeading, { size: 'small' }),
  node('list', {
    kind: 'numbers',
    size: 'small',
    items: legal.articles.map(({ title }, index) => ({ text: title, link: { url: `#${anchorOf(index)}` } })),
  }),
];

const articles = (legal: LegalText) => [
  group(
    { gap: 'large' },
    legal.articles.map(({ title, body }, index) => ({
      ...group({ gap: 'small' }, [
        heading('h2', `${index + 1}. ${title}`, { size: 'small' }),
        text(asHtml(body)),
      ]),
      anchor: anchorOf(index),
    })),
  ),
];

export const bullets = (...items: string[]): string =>
  `<ul>${items.map((each) => `<li>${each}</li>`).join('')}</ul>`;
