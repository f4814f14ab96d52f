import { allComponentCss } from '../../components/component-css.ts';
import type { CanvasDocument, CanvasParts, CanvasProblem } from '../../editor/catalogue.ts';
import type { Language } from '../../lib/language.ts';
import { allModuleCss } from '../../modules/module-css.ts';
import { registry } from '../../modules/registry.ts';
import { iconSprite } from '../../page/icon-sprite.ts';
import { minifyCss } from '../../page/minify-css.ts';
import type { PageAddress } from '../../page/page.store.ts';
import { picturePlaceholderCss } from '../../page/picture-css.ts';
import type { PreparedNode, PreparedPage } from '../../page/prepared-page.ts';
import { renderNodes } from '../../page/render-page.tsx';
import { themeFonts } from '../../site/fonts/fonts.ts';
import { formsCss } from '../../site/site-css.ts';
import type { SiteMenus } from '../../site/site-settings.ts';
import { themeCss } from '../../site/theme/theme-css.ts';
import type { PageRenderer, PreparedAddress } from '../page-renderer.ts';
import type { SiteFrame } from '../site-frame.ts';
import { footerKey, type SiteSnapshot } from '../site-snapshot.ts';
import canvasCss from './canvas.css?inline';
import { canvasDocument } from './canvas-document.ts';
import { canvasMarking } from './canvas-marking.tsx';
import { fieldMarks, markHtml } from './mark-html.ts';

/** Whose words the plates in the canvas are in. */
interface Viewer {
  language: Language;
}

/** Settings as they are being changed, to be looked at. */
export interface UnsavedSettings {
  menus?: SiteMenus | undefined;
}

/**
 * Renders drafts for the builder's canvas: the very markup and styles that visitors get, with every module and text
 * marked and nothing that runs (EDIT-2, SITE-9).
 */
export function createCanvasRenderer(options: { renderer: PageRenderer; frame: SiteFrame }) {
  const { renderer, frame } = options;
  let styles: string | undefined;
  // Every style a module may need is there from the beginning, so that a new one needs nothing.
  const allStyles = () => {
    styles ??= minifyCss(
      [frame.css, ...fontCss, formsCss, allComponentCss(), allModuleCss(), canvasCss].join(''),
    );
    return styles;
  };

  const prepare = async (tree: unknown, address: PageAddress, viewer: Viewer, isPart = false) => {
    const marks = fieldMarks();
    const canvas = canvasMarking(
      marks.mark,
      (type) => registry.definition(type)?.label[viewer.language] ?? type,
    );
    const prepared = await renderer.prepareTree(tree, address, { canvas, isPart });
    return { prepared, marks };
  };

  return {
    /** The whole page as a document for the canvas. */
    async document(
      tree: unknown,
      address: PageAddress,
      viewer: Viewer,
      unsaved: UnsavedSettings = {},
    ): Promise<CanvasDocument> {
      const { prepared, marks } = await prepare(tree, address, viewer);
      const { html, problems } = renderNodes(prepared.page.nodes, address.language);
      const { header, footer } = frame.around({
        ...prepared,
        snapshot: withUnsaved(prepared.snapshot, unsaved),
      });
      const isFooter = address.key === footerKey;
      return {
        html: canvasDocument({
          language: address.language,
          title: address.title,
          styles: allStyles(),
          themeStyles: themeCss(prepared.snapshot.theme),
          moduleStyles: moduleStyles(prepared) + (prepared.footer ? designStyles(prepared.footer) : ''),
          header,
          main: markHtml(html, marks.fields),
          mainClass: isFooter ? 'on-brand' : undefined,
          footer: isFooter ? '' : footer,
          icons: iconSprite('', frame.icons, frame.icons.keys()),
        }),
        problems: [...prepared.page.problems, ...problems],
      };
    },

    /** Some of a page's outermost modules by themselves, after one of them or something in it has changed. */
    async parts(nodes: readonly unknown[], address: PageAddress, viewer: Viewer): Promise<CanvasParts> {
      const problems: CanvasProblem[] = [];
      const styles: string[] = [];
      const parts: CanvasParts['parts'] = [];
      for (const node of nodes) {
        const { prepared, marks } = await prepare([node], address, viewer, true);
        const id = idOf(node, prepared.page.nodes);
        // Ids of its own: two accordions by the same name would close each other.
        const rendered = renderNodes(prepared.page.nodes, address.language, `${id}-`);
        problems.push(...prepared.page.problems, ...rendered.problems);
        styles.push(moduleStyles(prepared));
        parts.push({ id, html: markHtml(rendered.html, marks.fields) });
      }
      return { parts, css: styles.join(''), problems };
    },
  };
}

export type CanvasRenderer = ReturnType<typeof createCanvasRenderer>;

/** The site with settings that nobody has saved yet. */
const withUnsaved = (snapshot: SiteSnapshot, { menus }: UnsavedSettings): SiteSnapshot =>
  menus ? { ...snapshot, settings: { ...snapshot.settings, menus } } : snapshot;

/** The rules of every choice of fonts; a browser fetches only those that some text is set in. */
const fontCss = Object.values(themeFonts).map(({ css }) => css);

const designStyles = ({ nodes, css }: PreparedPage): string =>
  picturePlaceholderCss(nodes) + (css && `@layer design{${css}}`);

const moduleStyles = ({ page }: PreparedAddress): string => designStyles(page);

const idOf = (node: unknown, [prepared]: readonly PreparedNode[]): string =>
  prepared?.id ?? String((node as { id?: unknown } | null)?.id ?? '');
