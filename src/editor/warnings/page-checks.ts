import type { CatalogueFields } from '../catalogue.ts';
import { contrastOf, isTransparent } from '../panel/colour/contrast.ts';
import type { ModuleTypes } from '../state/place-rules.ts';
import { type Tree, visitNodes } from '../state/tree.ts';

/** Something of the page that visitors would stumble over; `nodeId` is '' where no module is to blame. */
export interface Warning {
  kind:
    | 'picture-without-words'
    | 'heading-skipped'
    | 'heading-first'
    | 'contrast'
    | 'broken-link'
    | 'large-picture'
    | 'not-shown';
  nodeId: string;
  /** Words or an address that tell which. */
  about: string;
  values?: Record<string, string | number>;
}

const nodeOf = (element: Element): string => element.closest('[data-node]')?.getAttribute('data-node') ?? '';

const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;

/** Pictures of the page's modules that tell a blind visitor nothing. */
export const picturesWithoutWords = (main: Element): Warning[] =>
  [...main.querySelectorAll('img')]
    .filter((image) => !image.getAttribute('alt')?.trim() && !image.closest('[aria-hidden="true"]'))
    .map((image) => ({ kind: 'picture-without-words', nodeId: nodeOf(image), about: fileName(image.src) }));

const fileName = (address: string): string =>
  decodeURIComponent(address.split(/[?#]/)[0]?.split('/').at(-1) ?? '');

/** A page begins with a heading of level 1 and goes down one level at a time. */
export function headingOrder(main: Element): Warning[] {
  const warnings: Warning[] = [];
  let before = 0;
  for (const heading of main.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    if (isOtherCopy(heading)) continue;
    const level = Number(heading.nodeName.slice(1));
    const common = { nodeId: nodeOf(heading), about: heading.textContent?.trim() ?? '' };
    if (before === 0 && level > 1) warnings.push({ kind: 'heading-first', ...common, values: { level } });
    else if (level > before + 1) {
      warnings.push({ kind: 'heading-skipped', ...common, values: { level, before } });
    }
    before = level;
  }
  return warnings;
}

/** Content of another device, or for under the pointer: of a module's copies the page reads as the one that is shown. */
function isOtherCopy(element: Element): boolean {
  const copy = element.closest('[data-not]');
  return element.closest('[data-hover]') !== null || (copy !== null && getStyles(copy).display === 'none');
}

/** Words that are hard to read on their ground (WCAG 2.2, 1.4.3). What stands on a picture cannot be told. */
export function lowContrast(main: Element): Warning[] {
  const warnings = new Map<string, Warning>();
  for (const element of main.querySelectorAll('*')) {
    const words = ownWords(element);
    if (!words || !isDrawn(element) || element.closest('[data-absent], .visually-hidden')) continue;
    const styles = getStyles(element);
    const ground = groundOf(element);
    const ratio = ground && contrastOf(styles.color, ground);
    if (!ratio || ratio >= leastContrast(styles)) continue;
    const nodeId = nodeOf(element);
    const found = warnings.get(nodeId);
    if (!found || Number(found.values?.ratio) > ratio) {
      warnings.set(nodeId, {
        kind: 'contrast',
        nodeId,
        about: words,
        values: { ratio: Math.round(ratio * 10) / 10 },
      });
    }
  }
  return [...warnings.values()];
}

const ownWords = (element: Element): string =>
  [...element.childNodes]
    .filter((node) => node.nodeType === 3)
    .map((node) => node.textContent)
    .join(' ')
    .trim();

const getStyles = (element: Element): CSSStyleDeclaration =>
  (element.ownerDocument.defaultView as Window).getComputedStyle(element);

function leastContrast({ fontSize, fontWeight }: CSSStyleDeclaration): number {
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
}

/** The colour behind an element; undefined where a picture or a gradient may lie behind it. */
function groundOf(element: Element): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const styles = getStyles(at);
    if (styles.backgroundImage !== 'none') return undefined;
    if (!isTransparent(styles.backgroundColor)) {
      return /^rgba\(.*, 0?\.\d+\)$/.test(styles.backgroundColor) ? undefined : styles.backgroundColor;
    }
    if (at !== element && at.querySelector(':scope > img, :scope > picture, :scope > * > img'))
      return undefined;
  }
  return '#ffffff';
}

/** Pictures far larger than they are drawn, which a phone would wait for. */
export const largePictures = (main: Element): Warning[] =>
  [...main.querySelectorAll('img')]
    .filter((image) => image.complete && isDrawn(image))
    .flatMap((image) => {
      const bytes = sizeOf(image);
      if (bytes < 400_000) return [];
      const about = fileName(image.currentSrc);
      return [
        {
          kind: 'large-picture' as const,
          nodeId: nodeOf(image),
          about,
          values: { kilobytes: Math.round(bytes / 1000) },
        },
      ];
    });

function sizeOf({ currentSrc, ownerDocument }: HTMLImageElement): number {
  const entries = ownerDocument.defaultView?.performance.getEntriesByName(currentSrc) ?? [];
  return Math.max(0, ...entries.map((entry) => (entry as PerformanceResourceTiming).encodedBodySize));
}

/** Links to pages that are not there, or that visitors cannot see. */
export function brokenLinks(tree: Tree, types: ModuleTypes, isPage: (key: string) => boolean): Warning[] {
  const warnings: Warning[] = [];
  visitNodes(tree, (node) => {
    const fields = types.get(node.type)?.fields ?? {};
    for (const values of [node.props, ...Object.values(node.variants ?? {})])
      for (const page of linkedPages(fields, values))
        if (!isPage(page)) warnings.push({ kind: 'broken-link', nodeId: node.id, about: page });
  });
  return warnings;
}

function linkedPages(fields: CatalogueFields, values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, { control }]) => {
    const value = values[name];
    if (control.type === 'list' && Array.isArray(value)) {
      return value.flatMap((item) => linkedPages(control.item, item));
    }
    if (control.type !== 'link' || typeof value !== 'object' || value === null) return [];
    return 'page' in value && typeof value.page === 'string' ? [value.page] : [];
  });
}
