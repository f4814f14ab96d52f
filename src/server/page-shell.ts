import { componentCss } from '../components/component-css.ts';
import { moduleCss } from '../modules/module-css.ts';
import { cspHash, documentHtml } from '../page/document.ts';
import { iconSprite } from '../page/icon-sprite.ts';
import { minifyCss } from '../page/minify-css.ts';
import { picturePlaceholderCss } from '../page/picture-css.ts';
import type { PreparedNode } from '../page/prepare-page.ts';
import type { Assets } from './assets.ts';
import type { PreparedAddress } from './page-renderer.ts';
import { contentSecurityPolicy } from './security.ts';
import type { SiteFrame } from './site-frame.ts';

export interface PageShell {
  /** The whole document around a page's rendered modules, with the headers it is sent with. */
  document(
    prepared: PreparedAddress,
    main: string,
    status: number,
  ): { html: string; headers: Record<string, string> };
}

export interface PageShellOptions {
  assets: Assets;
  frame: SiteFrame;
  baseUrl: string;
  /** Other origins that forms may lead to: the payment providers' pages. */
  formTargets: readonly string[];
}

/** Puts head, header, footer, styles and the island loader around a page. */
export function createPageShell(options: PageShellOptions): PageShell {
  const { assets, frame, baseUrl } = options;
  const loader = `(()=>{${assets.loader}})()`;
  const minified = new Map<string, string>();
  const cssOf = (folders: ReadonlySet<string>, main: string) => {
    const source = frame.css + componentCss(main) + [...folders].sort().map(moduleCss).join('');
    let css = minified.get(source);
    if (css === undefined) {
      css = minifyCss(source);
      minified.set(source, css);
    }
    return css;
  };
  const absolute = (path: string) => new URL(path, baseUrl).href;

  return {
    document({ address, page, snapshot }, main, status) {
      const islands = islandTypes(page.nodes);
      const css =
        cssOf(page.folders, main) +
        (page.css && `@layer design{${page.css}}`) +
        picturePlaceholderCss(page.nodes);
      const translations = status === 200 ? snapshot.translations(address.key) : [];
      const { header, footer, siteName, structuredData } = frame.around(address, snapshot);
      const content = `${header}<main id="main" tabindex="-1">${main}</main>${footer}`;
      const html = documentHtml({
        language: address.language,
        title: address.key === 'home' ? `${siteName} · ${address.title}` : `${address.title} · ${siteName}`,
        description: address.description,
        canonical: absolute(address.path),
        alternates: translations.map(({ language, path }) => ({ language, href: absolute(path) })),
        sharePicture: absolute('/og/og-image.jpg'),
        structuredData: [...structuredData, ...pageStructuredData(page.nodes)],
        indexed: status === 200 && !page.nodes.some(isPrivate),
        css,
        fontFiles: frame.fontFiles,
        loader,
        islandFiles: islands.size > 0 ? assets.islandFiles(islands) : undefined,
        scripts: pageScripts(page.nodes).map(assets.script),
        body: content + iconSprite(content, frame.icons, pageIcons(page.nodes)),
      });
      const policy = contentSecurityPolicy({
        scriptHashes: islands.size > 0 ? [cspHash(loader)] : [],
        styleHashes: [cspHash(css)],
        formTargets: options.formTargets,
      });
      return {
        html,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
          'content-language': address.language,
          'cache-control': 'no-cache',
        },
      };
    },
  };
}

const every = (nodes: readonly PreparedNode[]): PreparedNode[] =>
  nodes.flatMap((node) => [node, ...every(Object.values(node.slots).flat())]);

const islandTypes = (nodes: readonly PreparedNode[]): Set<string> =>
  new Set(every(nodes).flatMap(({ definition }) => (definition.hydrate ? [definition.type] : [])));

const pageScripts = (nodes: readonly PreparedNode[]): string[] => [
  ...new Set(every(nodes).flatMap(({ definition }) => definition.scripts ?? [])),
];

const isPrivate = (node: PreparedNode): boolean => every([node]).some(({ definition }) => definition.noIndex);

const pageStructuredData = (nodes: readonly PreparedNode[]): object[] =>
  every(nodes).flatMap(({ definition, props, data }) => definition.structuredData?.(props, data) ?? []);

const pageIcons = (nodes: readonly PreparedNode[]): string[] =>
  every(nodes).flatMap(({ definition }) => definition.icons ?? []);
