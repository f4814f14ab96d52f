import type { SiteData } from '../../fields/site-data.ts';
import type { Language } from '../../lib/language.ts';
import { dateOf, type LocalDateTime } from '../../lib/local-time.ts';
import type { ModuleDefinition, ModuleFixture } from '../../modules/define-module.ts';
import { fixturePage, fixturePictureName, withFixtureData } from '../../modules/fixture-page.ts';
import type { ModuleServices } from '../../modules/module-services.ts';
import { type ModuleRegistry, registry } from '../../modules/registry.ts';
import { escapeHtml } from '../../page/escape-html.ts';
import type { PageAddress } from '../../page/page.store.ts';
import type { PageNode } from '../../page/page-node.ts';
import { preparePage } from '../../page/prepare-page.ts';
import type { PreparedPage } from '../../page/prepared-page.ts';
import { renderNodes } from '../../page/render-page.tsx';
import type { Assets } from '../assets.ts';
import { createPageShell } from '../page-shell.ts';
import type { SiteFrame } from '../site-frame.ts';
import type { SiteSnapshot } from '../site-snapshot.ts';
import { styleGuidePart, styleGuideParts, styleGuideStyles } from './style-guide/style-guide.tsx';
import { styleGuideTexts } from './style-guide/style-guide-texts.ts';
import { twiceTheText } from './twice-the-text.ts';

/** The `type` under which the gallery shows the style guide. */
export const styleGuide = 'style-guide';

interface Options {
  assets: Assets;
  frame: SiteFrame;
  baseUrl: string;
  snapshot(): Promise<SiteSnapshot>;
  services: ModuleServices;
  now(): LocalDateTime;
  log: { warn(details: object, message: string): void };
}

interface Wish {
  type: string;
  /** Which fixture, counted from 0; all of them, each in a section, when left out. */
  fixture: number | undefined;
  language: Language;
  /** Every text twice as long. */
  twice: boolean;
  query: URLSearchParams;
}

/**
 * Renders the fixtures of a module as visitors' pages are: the same shell, styles, islands, scripts and policy, without
 * header and footer. Undefined when there is no such module or fixture.
 */
export function createGalleryDocuments(options: Options) {
  const { frame, snapshot, services, now, log } = options;
  const shell = createPageShell({ ...options, frame: bare(frame) });

  const prepare = async (
    fixture: ModuleFixture,
    index: number,
    { type, language, query }: Wish,
    whole: SiteSnapshot,
  ): Promise<PreparedPage> => {
    const site = withEveryPicture(whole.data(language));
    const definition = registry.definition(type) as ModuleDefinition;
    const moment = now();
    const page = await preparePage(
      standing(definition, fixturePage(definition, fixture, registry, `f${index}`)),
      {
        registry: fixtureRegistry(type, fixture, site),
        site,
        now: moment,
        load: {
          ...{ language, site, trail: [], path: pathOf(type), today: dateOf(moment), services },
          request: { query },
        },
      },
    );
    for (const problem of page.problems)
      log.warn({ fixture: fixture.name, ...problem }, 'a module was left out');
    return page;
  };

  const fixtureSections = (wish: Wish, whole: SiteSnapshot): Promise<Section[]> => {
    const { type, language, twice } = wish;
    const fixtures = registry.definition(type)?.fixtures ?? [];
    return Promise.all(
      chosenOf(fixtures, wish).map(async ({ each: fixture, index }) => {
        const shown = twice ? twiceTheText(fixture, type, registry) : fixture;
        const page = await prepare(shown, index, wish, whole);
        return {
          index,
          name: fixture.name,
          page,
          html: renderNodes(page.nodes, language, `f${index}-`).html,
        };
      }),
    );
  };

  return async (wish: Wish) => {
    const { type, language } = wish;
    const isGuide = type === styleGuide;
    const whole = await snapshot();
    const sections = isGuide ? guideSections(wish, whole) : await fixtureSections(wish, whole);
    if (sections.length === 0) return undefined;
    const title = isGuide
      ? styleGuideTexts[language].title
      : (registry.definition(type)?.label[language] ?? type);
    const page = together(sections.flatMap((section) => section.page ?? []));
    const prepared = {
      address: addressOf(type, title, language),
      page: isGuide ? { ...page, css: styleGuideStyles } : page,
      footer: undefined,
      snapshot: whole,
      reads: new Map<string, string>(),
      query: '',
    };
    // In one element: what a page holds back until it is scrolled to is here to be seen and measured.
    const main = `<div>${sections.map(sectionHtml).join('')}</div>`;
    const { body, headers } = shell.document(prepared, main, 200);
    return { body, headers: { ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } };
  };
}

interface Section {
  index: number;
  name: string;
  html: string;
  page?: PreparedPage;
}

const chosenOf = <Each>(all: readonly Each[], { fixture }: Wish): { each: Each; index: number }[] =>
  all
    .map((each, index) => ({ each, index }))
    .filter(({ index }) => fixture === undefined || index === fixture);

const guideSections = (wish: Wish, { theme }: SiteSnapshot): Section[] =>
  chosenOf(styleGuideParts, wish).map(({ each: part, index }) => ({
    ...{ index, name: styleGuideTexts[wish.language][part] },
    html: styleGuidePart(part, wish.language, theme),
  }));

const sectionHtml = ({ index, name, html }: Section): string =>
  `<section data-fixture="${index}" aria-label="${escapeHtml(name)}">${html}</section>`;

export type GalleryDocuments = ReturnType<typeof createGalleryDocuments>;

const bare = (frame: SiteFrame): SiteFrame => ({
  ...frame,
  around: ({ snapshot }) => ({
    ...{ header: '', footer: '', siteName: snapshot.settings.name },
    structuredData: [],
  }),
});

/** As modules stand on pages: in a section, but for those that are a band of the page themselves. */
function standing({ type, category }: ModuleDefinition, nodes: PageNode[]): PageNode[] {
  const section = registry.definition('section');
  if (!section || type === section.type || category === 'header') return nodes;
  const id = `s${nodes[0]?.id}`;
  return [{ id, type: section.type, version: section.version, props: {}, slots: { content: nodes } }];
}

/** A fixture without data of its own asks the shop, as on a page. */
function fixtureRegistry(type: string, { data }: ModuleFixture, site: SiteData): ModuleRegistry {
  const made = withFixtureData(registry, type, withPicturesOf(site, data));
  const hasData = (asked: string) =>
    asked === type ? data !== undefined : registry.definition(asked)?.fixtures.some((each) => each.data);
  return { ...made, load: (asked) => (hasData(asked) ? made : registry).load(asked) };
}

/** Data that stands ready in a fixture, with the shop's pictures in place of those of the tests. */
function withPicturesOf(site: SiteData, data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((each) => withPicturesOf(site, each));
  const name = fixturePictureName(data);
  if (name) return site.picture(name);
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withPicturesOf(site, value)]));
}

/** Fixtures name pictures of the demo shop; a shop that has other ones shows one of these. */
const withEveryPicture = (site: SiteData): SiteData => ({
  ...site,
  picture: (name) => site.picture(name) ?? site.picture('hero-home'),
  pagePath: (key) => site.pagePath(key) ?? '/',
});

const pathOf = (type: string) => `/admin/modules/show/${type}`;

const addressOf = (type: string, title: string, language: Language): PageAddress => ({
  ...{ key: `module-${type}`, language, path: pathOf(type), title },
  ...{ description: '', indexed: false, sharePicture: null, headerMode: 'fixed', revisionId: 0 },
});

const together = (pages: readonly PreparedPage[]): PreparedPage => ({
  nodes: pages.flatMap(({ nodes }) => nodes),
  css: [...new Set(pages.map(({ css }) => css))].join(''),
  folders: new Set(pages.flatMap(({ folders }) => [...folders])),
  dependencies: new Set(),
  status: undefined,
  inTitle: [],
  asks: { query: false, cookies: new Set() },
  problems: pages.flatMap(({ problems }) => problems),
  whole: true,
});
