import { componentCss } from '../components/component-css.ts';
import { blogKey } from '../components/posts/post-data.ts';
import { moduleCss } from '../modules/module-css.ts';
import { registry } from '../modules/registry.ts';
import { cspHash, documentParts } from '../page/document.ts';
import { iconSprite } from '../page/icon-sprite.ts';
import { minifyCss } from '../page/minify-css.ts';
import { picturePlaceholderCss } from '../page/picture-css.ts';
import { classesIn, pruneCss } from '../page/prune-css.ts';
import { themeFonts } from '../site/fonts/fonts.ts';
import { formCss } from '../site/site-css.ts';
import { paletteOf } from '../site/theme/theme-colours.ts';
import { themeCss } from '../site/theme/theme-css.ts';
import type { Assets } from './assets.ts';
import { feedPath } from './feed.ts';
import { anchorsScript, hasLinksInPage } from './links-in-page.ts';
import { pageFacts } from './page-facts.ts';
import { nodesOf, type PreparedAddress } from './page-renderer.ts';
import { contentSecurityPolicy } from './security.ts';
import type { SiteFrame } from './site-frame.ts';

export interface PageShell {
  /** The whole document around a page's rendered modules, with the headers it is sent with. */
  document(prepared: PreparedAddress, main: string, status: number, view?: StaffView): PageDocument;
}

/** What is different for staff: such a page is for one person and never kept. */
export interface StaffView {
  /** A draft in a preview, where nothing is sent or counted, or a page as signed-in staff see it. */
  seenBy: 'builder' | 'staff';
  /** Stands above the page, with its styles. */
  bar?: { html: string; css: string };
}

interface PageDocument {
  body: Buffer;
  headers: Record<string, string>;
}

export interface PageShellOptions {
  assets: Assets;
  frame: SiteFrame;
  baseUrl: string;
}

/** What of a document does not change while its page stays prepared. */
interface Surroundings {
  status: number;
  before: Buffer;
  after: Buffer;
  headers: Record<string, string>;
}

/** Puts head, header, footer, styles and the island loader around a page. */
export function createPageShell(options: PageShellOptions): PageShell {
  const loader = `(()=>{${options.assets.loader}})()`;
  const kept = new WeakMap<PreparedAddress, Surroundings>();
  return {
    document(prepared, main, status, view) {
      if (view) return joined(surroundings(prepared, main, status, { ...options, loader }, view), main);
      let around = kept.get(prepared);
      if (around?.status !== status) {
        around = surroundings(prepared, main, status, { ...options, loader });
        kept.set(prepared, around);
      }
      return joined(around, main);
    },
  };
}

const joined = ({ before, after, headers }: Surroundings, main: string): PageDocument => ({
  body: Buffer.concat([before, Buffer.from(main), after]),
  headers,
});

function surroundings(
  prepared: PreparedAddress,
  main: string,
  status: number,
  { assets, frame, baseUrl, loader }: PageShellOptions & { loader: string },
  view?: StaffView,
): Surroundings {
  const { address, page, snapshot } = prepared;
  const { key, language, path, title, description } = address;
  const nodes = nodesOf(prepared);
  const facts = pageFacts(nodes);
  const own = pageFacts(page.nodes);
  const { header, footer, siteName, structuredData } = frame.around(prepared);
  const content = prepared.footer ? main + footer : main;
  const design = page.css + (prepared.footer?.css ?? '');
  const classes = classesIn(header + content);
  // A module without script shows no class later that it does not show now.
  const stylesOf = (folder: string) =>
    registry.isStill(folder) ? pruneCss(moduleCss(folder), classes) : moduleCss(folder);
  const css = minifyCss(
    [
      frame.css,
      themeFonts[snapshot.theme.fonts].css,
      themeCss(snapshot.theme),
      formCss(content),
      componentCss(content),
      ...[...new Set([...page.folders, ...(prepared.footer?.folders ?? [])])].sort().map(stylesOf),
      picturePlaceholderCss(nodes),
      design && `@layer design{${design}}`,
      view?.bar?.css,
    ].join(''),
  );
  const inlineScripts = facts.opensByFragment ? [assets.deepLink] : [];
  const scripts = hasLinksInPage(header + content, path) ? [...facts.scripts, anchorsScript] : facts.scripts;
  const absolute = (to: string) => new URL(to, baseUrl).href;
  // Lists differ in length from language to language: only the bare pages are known to be each other's versions.
  const translations = status === 200 && !prepared.query ? snapshot.translations(key) : [];
  const hasIslands = facts.islands.size > 0;
  const shared = [address.sharePicture, address.post?.picture, 'og-image'].find(
    (name) => name && snapshot.data(language).picture(name),
  );
  const { before, after } = documentParts({
    language,
    title: [...page.inTitle, ...(key === 'home' ? [siteName, title] : [title, siteName])].join(' · '),
    description,
    canonical: absolute(prepared.query ? `${path}?${prepared.query}` : path),
    alternates: translations.map((each) => ({ language: each.language, href: absolute(each.path) })),
    sharePicture: shared ? absolute(`/og/${shared}.jpg`) : undefined,
    article: address.post ?? undefined,
    feed: address.post || key === blogKey ? absolute(feedPath(language)) : undefined,
    structuredData: [...structuredData, ...own.structuredData],
    indexed: status === 200 && address.indexed && !own.noIndex,
    css,
    paper: paletteOf(snapshot.theme.colours).paper,
    fontFiles: themeFonts[snapshot.theme.fonts].preload,
    loader,
    islandFiles: hasIslands ? assets.islandFiles(facts.islands) : undefined,
    inlineScripts,
    scripts: scripts.map(assets.script),
    seenBy: view?.seenBy,
  });
  return {
    status,
    before: Buffer.from(`${before}${view?.bar?.html ?? ''}${header}<main id="main" tabindex="-1">`),
    after: Buffer.from(
      `</main>${footer}${iconSprite(header + main + footer, frame.icons, facts.icons)}${after}`,
    ),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({
        scriptHashes: [...(hasIslands ? [loader] : []), ...inlineScripts].map(cspHash),
        styleHashes: [cspHash(css)],
        sendsForms: view?.seenBy !== 'builder',
        allowances: facts.allowances,
      }),
      'content-language': language,
      'cache-control': view ? 'no-store' : 'no-cache',
    },
  };
}
