import type { Language } from '../../lib/language.ts';
import { escapeHtml } from '../../page/escape-html.ts';

interface CanvasDocumentParts {
  language: Language;
  title: string;
  styles: string;
  /** The tokens that are not the shop's own; the look screen writes others in their place. */
  themeStyles: string;
  /** What belongs to this page's modules; the builder adds to it as they change. */
  moduleStyles: string;
  header: string;
  main: string;
  /** What the page's modules stand on, where that is not paper. */
  mainClass: string | undefined;
  footer: string;
  icons: string;
}

/** Nothing in the canvas runs, sends a form or leads away, whatever an editor put into the page. */
const policy = "script-src 'none'; object-src 'none'; frame-src 'none'; form-action 'none'; base-uri 'none'";

/** The document of the builder's canvas, shown in a frame by `srcdoc`. `data-builder` is the builder flag (SITE-9). */
export const canvasDocument = (parts: CanvasDocumentParts): string =>
  [
    `<!doctype html><html lang="${parts.language}" data-builder=""><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(parts.title)}</title>`,
    `<style>${parts.styles}</style><style data-canvas="theme">${parts.themeStyles}</style>`,
    `<style data-canvas="modules">${parts.moduleStyles}</style></head><body>`,
    `${parts.header}<main id="main" tabindex="-1"${parts.mainClass ? ` class="${parts.mainClass}"` : ''}>${parts.main}</main>${parts.footer}${parts.icons}`,
    '</body></html>',
  ].join('');
