import { describe, expect, test } from 'vitest';
import { schemaOf } from '../../src/fields/fields-schema.ts';
import { isSafeAddress } from '../../src/fields/safe-address.ts';
import { languages } from '../../src/lib/language.ts';
import { registry } from '../../src/modules/registry.ts';
import type { ContentPage } from '../../src/page/page-content.ts';
import { pictures } from '../pictures/pictures.ts';
import { demoSettings } from '../site/settings.ts';
import { pathOf } from './parts/page-link.ts';
import { type PageKey, slugs } from './parts/slugs.ts';
import { addressesIn, headingLevels, inEveryLanguage, nodesOf, valuesOf } from './testing/read-page.ts';

const files = import.meta.glob<Record<string, ContentPage>>(['./*.ts', '!./*.test.ts'], { eager: true });
const pages = Object.values(files).flatMap((exported) => Object.values(exported));
const each = inEveryLanguage(pages);
const posts = Object.values(
  import.meta.glob<Record<string, ContentPage>>(['../posts/*.ts', '!../posts/*.test.ts'], { eager: true }),
).flatMap((exported) => Object.values(exported));
const keys = new Set(pages.map(({ key }) => key));
const targets = new Set([...pages, ...posts].map(({ key }) => key));
const paths = new Set(
  Object.keys(slugs).flatMap((key) => languages.map((each) => pathOf(key as PageKey, each))),
);

const pictureNames = new Set(Object.keys(pictures));
const pictureDrawings = new Set(
  Object.keys(import.meta.glob('../pictures/*.svg')).map((path) => path.replace(/^.*\/|\.svg$/g, '')),
);
const iconNames = new Set(
  Object.keys(import.meta.glob('../../src/components/icons/*.svg')).map((path) =>
    path.replace(/^.*\/|\.svg$/g, ''),
  ),
);

describe('the demo shop’s pages', () => {
  test('SITE-1 SITE-7 every page of the menus and of the slug table is written, each at an address of its own', () => {
    expect([...keys].toSorted()).toEqual(Object.keys(slugs).toSorted());
    for (const language of languages) {
      const used = pages.map(({ slug }) => slug[language]);
      expect(new Set(used).size).toBe(used.length);
      for (const slug of used) expect(slug).toMatch(/^[a-z0-9/-]*$/);
    }
    const { main, footer, legal } = demoSettings.menus;
    const items = [...main, ...main.flatMap(({ children = [] }) => children), ...legal];
    for (const { page } of [...items, ...footer.flatMap((group) => group.items)])
      expect(keys).toContain(page);
  });

  test.each(each)(
    '$name: its modules exist, stand where they may, and take these values',
    ({ page, language }) => {
      for (const node of nodesOf(page, language)) {
        const definition = registry.definition(node.type);
        expect(definition, node.type).toBeDefined();
        const parsed = schemaOf(definition?.fields ?? {}).safeParse(node.props);
        expect(parsed.error?.issues, node.type).toBeUndefined();
        for (const [slot, children] of Object.entries(node.slots ?? {})) {
          const declared = definition?.slots?.[slot];
          expect(declared, `${node.type} has a slot ${slot}`).toBeDefined();
          for (const child of children) {
            if (declared?.allow) expect(declared.allow).toContain(child.type);
            const parent = registry.definition(child.type)?.parent;
            if (parent) expect(parent).toContain(node.type);
          }
        }
      }
    },
  );

  test.each(each.filter(({ page }) => page.key !== 'sidebar'))(
    '$name: one h1, and no level of heading is skipped',
    ({ page, language }) => {
      const levels = headingLevels(page, language);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      for (const [index, level] of levels.entries()) {
        expect(level, `heading ${index + 1} of ${levels.join(' ')}`).toBeLessThanOrEqual(
          (levels[index - 1] ?? 0) + 1,
        );
      }
    },
  );

  test.each(each)('$name: every link leads to a page, an anchor or a safe address', ({ page, language }) => {
    const anchors = new Set(nodesOf(page, language).flatMap(({ anchor }) => anchor ?? []));
    for (const { control, value } of valuesOf(page, language)) {
      const link =
        control === 'link' ? (value as { page?: string; url?: string; suffix?: string } | null) : null;
      if (link?.page !== undefined) expect(targets).toContain(link.page);
      const addresses = control === 'rich-text' ? addressesIn(value as string) : [link?.url ?? []].flat();
      for (const address of addresses) {
        expect(isSafeAddress(address), address).toBe(true);
        if (address.startsWith('#')) expect(anchors).toContain(address.slice(1));
        if (address.startsWith('/')) expect(paths).toContain(address.replace(/[?#].*$/, ''));
      }
    }
  });

  test.each(each)('$name: a fragment of a link to another page is an anchor there', ({ page, language }) => {
    for (const { control, value } of valuesOf(page, language)) {
      const link = control === 'link' ? (value as { page?: string; suffix?: string } | null) : null;
      if (!link?.suffix?.startsWith('#')) continue;
      const target = pages.find(({ key }) => key === link.page);
      const anchors = target ? nodesOf(target, language).flatMap(({ anchor }) => anchor ?? []) : [];
      expect(anchors).toContain(link.suffix.slice(1));
    }
  });

  test.each(each)('$name: every icon and picture exists', ({ page, language }) => {
    for (const { control, value } of valuesOf(page, language)) {
      if (control === 'icon' && value) expect(iconNames).toContain(value);
      if (control !== 'picture' || !value) continue;
      const { media } = value as { media: string };
      expect(pictureNames).toContain(media);
      expect(pictureDrawings).toContain(media);
    }
  });

  test.each(each)('$name: search results have a title and a description that fit', ({ page, language }) => {
    const title = `${page.title[language]} · ${demoSettings.name}`;
    expect(title.length, title).toBeLessThanOrEqual(60);
    const description = page.description[language];
    expect(description.length, description).toBeGreaterThanOrEqual(110);
    expect(description.length, description).toBeLessThanOrEqual(155);
  });

  test.each(pages)('$key is written three times, not translated once', (page) => {
    const [nl, en, de] = languages.map((language) => longTexts(page, language));
    expect(nl?.filter((text) => en?.includes(text) || de?.includes(text))).toEqual([]);
    expect(en?.filter((text) => de?.includes(text))).toEqual([]);
    const counts = languages.map((language) => textsOf(page, language).filter(Boolean).length);
    expect(new Set(counts).size).toBe(1);
  });

  test.each(each)('$name: no exclamation marks, no straight apostrophes', ({ page, language }) => {
    for (const text of textsOf(page, language)) {
      expect(text).not.toMatch(/!/);
      expect(text).not.toMatch(/[a-z]'[a-z ]/i);
    }
  });

  const withoutTrail = new Set(['home', 'not-found', 'booking-confirmation', 'booking-manage', 'sidebar']);
  test.each(pages.filter(({ key }) => !withoutTrail.has(key)))('$key shows where it stands', (page) => {
    expect(nodesOf(page, 'nl').map(({ type }) => type)).toContain('breadcrumbs');
  });
});

const textsOf = (page: ContentPage, language: (typeof languages)[number]): string[] =>
  valuesOf(page, language)
    .filter(({ control }) => control === 'text' || control === 'rich-text')
    .map(({ value }) => (value as string).replace(/<[^>]*>/g, ' ').trim());

/** Sentences, not names: what must differ between languages. */
const longTexts = (page: ContentPage, language: (typeof languages)[number]): string[] =>
  textsOf(page, language).filter((text) => text.split(/\s+/).length >= 6);
