import { describe, expect, test } from 'vitest';
import { schemaOf } from '../../src/fields/fields-schema.ts';
import { languages } from '../../src/lib/language.ts';
import { registry } from '../../src/modules/registry.ts';
import { slugs } from '../pages/parts/slugs.ts';
import { headingLevels, inEveryLanguage, nodesOf, valuesOf } from '../pages/testing/read-page.ts';
import { pictures } from '../pictures/pictures.ts';
import { demoSettings } from '../site/settings.ts';
import type { DemoPost } from './demo-post.ts';

const files = import.meta.glob<Record<string, DemoPost>>(['./*.ts', '!./*.test.ts'], { eager: true });
const posts = Object.values(files).flatMap((exported) => Object.values(exported));
const each = inEveryLanguage(posts);

const icons = new Set(
  Object.keys(import.meta.glob('../../src/components/icons/*.svg')).map((path) =>
    path.replace(/^.*\/|\.svg$/g, ''),
  ),
);

describe('the demo shop’s articles', () => {
  test('each has a key, an address and a day of its own', () => {
    expect(posts.length).toBeGreaterThanOrEqual(6);
    expect(new Set(posts.map(({ key }) => key)).size).toBe(posts.length);
    expect(new Set(posts.map(({ post }) => post.date)).size).toBe(posts.length);
    for (const language of languages) {
      const used = posts.map(({ slug }) => slug[language]);
      expect(new Set(used).size).toBe(posts.length);
      for (const slug of used) expect(slug).toMatch(/^blog\/[a-z0-9-]+$/);
    }
  });

  test.each(each)('$name: its modules exist and take these values', ({ page, language }) => {
    for (const { type, props } of nodesOf(page, language)) {
      const definition = registry.definition(type);
      expect(definition, type).toBeDefined();
      expect(schemaOf(definition?.fields ?? {}).safeParse(props).error?.issues, type).toBeUndefined();
    }
  });

  test.each(each)('$name: headings begin at h2 and skip no level', ({ page, language }) => {
    const levels = headingLevels(page, language);
    expect(levels[0]).toBe(2);
    for (const [index, level] of levels.entries())
      expect(level, levels.join(' ')).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
  });

  test.each(each)('$name: every picture, icon and page it names exists', ({ page, language }) => {
    expect(Object.keys(pictures)).toContain((page as DemoPost).post.picture);
    for (const { control, value } of valuesOf(page, language)) {
      if (control === 'icon' && value) expect(icons).toContain(value);
      if (control === 'picture' && value) expect(pictures).toHaveProperty((value as { media: string }).media);
      const link = control === 'link' ? (value as { page?: string } | null) : null;
      if (link?.page) expect(Object.keys(slugs)).toContain(link.page);
    }
  });

  test.each(each)('$name: title, description and excerpt fit where they are shown', ({ page, language }) => {
    expect(`${page.title[language]} · ${demoSettings.name}`.length).toBeLessThanOrEqual(60);
    expect(page.description[language].length).toBeGreaterThanOrEqual(110);
    expect(page.description[language].length).toBeLessThanOrEqual(155);
    expect((page as DemoPost).post.excerpt[language].length).toBeLessThanOrEqual(180);
  });

  test.each(each)(
    '$name: between 450 and 850 words, no exclamation marks, curly apostrophes',
    ({ page, language }) => {
      const texts = wordsOf(page as DemoPost, language);
      const words = texts
        .join(' ')
        .split(/\s+/)
        .filter((word) => /\p{L}/u.test(word));
      expect(words.length).toBeGreaterThanOrEqual(450);
      expect(words.length).toBeLessThanOrEqual(850);
      for (const text of texts) expect(text).not.toMatch(/!|[a-z]'[a-z ]/i);
    },
  );

  test.each(posts)('$key is written three times, not translated once', (post) => {
    const long = languages.map((language) =>
      wordsOf(post, language).filter((text) => text.split(/\s+/).length >= 6),
    );
    const [nl = [], en = [], de = []] = long;
    expect(nl.filter((text) => en.includes(text) || de.includes(text))).toEqual([]);
    expect(en.filter((text) => de.includes(text))).toEqual([]);
  });
});

const wordsOf = (post: DemoPost, language: (typeof languages)[number]): string[] =>
  valuesOf(post, language)
    .filter(({ control }) => control === 'text' || control === 'rich-text')
    .map(({ value }) => (value as string).replace(/<[^>]*>/g, ' ').trim())
    .filter(Boolean);
