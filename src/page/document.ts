import { createHash } from 'node:crypto';
import { type Language, localeOf } from '../lib/language.ts';
import { escapeHtml, jsonForScript } from './escape-html.ts';

export interface DocumentParts {
  language: Language;
  title: string;
  description: string;
  /** The address of this page, absolute. */
  canonical: string;
  /** The same page in every language it has, absolute. */
  alternates: readonly { language: Language; href: string }[];
  /** Absolute address of the picture shown when the page is shared. */
  sharePicture?: string;
  /** The page is an article: when it is of, as `YYYY-MM-DD`, and what is told of it where it is shared. */
  article?: { date: string; author: string; categories: readonly string[] };
  /** The address of the feed that tells of pages such as this. */
  feed?: string;
  /** Objects for search engines (JSON-LD), each one script. */
  structuredData: readonly object[];
  /** Whether search engines may list the page. */
  indexed: boolean;
  css: string;
  /** The colour of the page's ground, for the browser's own bars. */
  paper: string;
  fontFiles: readonly string[];
  /** The island loader, inlined when the page has islands. */
  loader: string;
  islandFiles: object | undefined;
  /** Scripts that stand in the head itself. */
  inlineScripts: readonly string[];
  scripts: readonly string[];
  /** `builder`: the page is a draft being looked at (SITE-9); `staff`: who looks is not counted (TRACK-6). */
  seenBy?: 'builder' | 'staff';
}

export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The HTML of a page before and after what stands in its body. */
export function documentParts(parts: DocumentParts): { before: string; after: string } {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(parts.title)}</title>`,
    ...parts.fontFiles.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style>${parts.css}</style>`,
    parts.islandFiles &&
      `<script type="application/json" id="island-files">${jsonForScript(parts.islandFiles)}</script><script>${parts.loader}</script>`,
    ...parts.inlineScripts.map((code) => `<script>${code}</script>`),
    parts.description && meta('description', parts.description),
    parts.indexed
      ? `<link rel="canonical" href="${escapeHtml(parts.canonical)}">`
      : meta('robots', 'noindex'),
    ...parts.alternates.map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
    parts.feed && `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(parts.feed)}">`,
    property('og:type', parts.article ? 'article' : 'website'),
    parts.article && property('article:published_time', parts.article.date),
    parts.article?.author && property('article:author', parts.article.author),
    ...(parts.article?.categories.map((name) => property('article:tag', name)) ?? []),
    property('og:title', parts.title),
    parts.description && property('og:description', parts.description),
    property('og:url', parts.canonical),
    property('og:locale', localeOf[parts.language].replace('-', '_')),
    parts.sharePicture && property('og:image', parts.sharePicture),
    meta('theme-color', parts.paper),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...parts.structuredData.map(
      (data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`,
    ),
    ...parts.scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ];
  return {
    before: `<!doctype html><html lang="${parts.language}"${parts.seenBy ? ` data-${parts.seenBy}=""` : ''}><head>${head.filter(Boolean).join('')}</head><body>`,
    after: '</body></html>',
  };
}
