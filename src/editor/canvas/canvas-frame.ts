import { Idiomorph } from 'idiomorph';
import type { Tree } from '../state/tree.ts';

/**
 * The canvas's document as the builder reads and changes it: the server's rendering of the draft, whose outermost
 * modules are replaced one by one. Nothing in it runs.
 */
export interface CanvasFrame {
  document: Document;
  /** Puts a newly rendered outermost module in its place, or in that of its former rendering. */
  show(id: string, html: string): void;
  /** Takes away what is no longer on the page and brings the outermost modules in order. */
  arrange(tree: Tree): void;
  addStyles(css: string): void;
  /** The outermost module that an element belongs to. */
  partOf(element: Element): string | undefined;
}

export function canvasFrame(document: Document): CanvasFrame {
  // A post's modules stand within the layout of posts.
  const main = document.querySelector<HTMLElement>(
    '[data-page-root], main:not(:has([data-page-root]))',
  ) as HTMLElement;
  for (const element of main.children) {
    markPart(element);
    prepare(element);
  }
  const partsOf = (id: string) => [...main.children].filter((each) => partId(each) === id);
  const styles = document.querySelector('style[data-canvas="modules"]');
  let added = new Set<string>();

  return {
    document,
    partOf: (element) => {
      const part = [...main.children].find((each) => each.contains(element));
      return part && partId(part);
    },
    addStyles(css) {
      if (!css || added.has(css)) return;
      // Earlier renderings leave their classes behind; after many of them the list of what is known starts anew.
      if (added.size > 500) added = new Set();
      added.add(css);
      styles?.append(css);
    },
    arrange(tree) {
      const wanted = new Set(tree.map(({ id }) => id));
      for (const element of [...main.children]) if (!wanted.has(partId(element) ?? '')) element.remove();
      let next = main.firstElementChild;
      for (const { id } of tree) {
        for (const element of partsOf(id)) {
          if (element === next) next = next.nextElementSibling;
          else main.insertBefore(element, next);
        }
      }
    },
    show(id, html) {
      const template = document.createElement('template');
      template.innerHTML = html;
      const shown = [...template.content.children];
      for (const element of shown) {
        element.setAttribute('data-part', id);
        prepare(element);
      }
      const [old, ...others] = partsOf(id);
      const [only] = shown;
      if (old && only && shown.length === 1 && others.length === 0) return morph(old, only);
      main.append(...shown);
      for (const element of [old, ...others]) element?.remove();
    },
  };
}

const partId = (element: Element): string | undefined => element.getAttribute('data-part') ?? undefined;

function markPart(element: Element): void {
  const node = element.matches('[data-node]') ? element : element.querySelector('[data-node]');
  element.setAttribute('data-part', node?.getAttribute('data-node') ?? '');
}

/** Ids tell the morphing which module is which; the server's first state tells whether it has changed. */
function prepare(part: Element): void {
  for (const element of [part, ...part.querySelectorAll('[data-node], details, input')]) {
    const node = element.getAttribute('data-node');
    const copy = element.getAttribute('data-copy');
    if (node && !element.id) element.id = `node-${node}${copy ? `-${copy}` : ''}`;
    const state = stateOf(element);
    if (state !== undefined) element.setAttribute('data-first-state', String(state.isOn()));
  }
}

/** Opened details and chosen radios are the editor's doing and stay, unless the server says something else than before. */
function morph(old: Element, shown: Element): void {
  Idiomorph.morph(old, shown, {
    callbacks: {
      beforeNodeMorphed: (before, after) => {
        const now = stateOf(before);
        const next = stateOf(after);
        if (now && next && firstState(before) === firstState(after as Element)) next.set(now.isOn());
        return true;
      },
    },
  });
}

const firstState = (element: Element) => element.getAttribute('data-first-state');

function stateOf(node: Node): { isOn(): boolean; set(on: boolean): void } | undefined {
  if (node.nodeType !== 1) return undefined;
  if (node.nodeName === 'DETAILS') {
    const details = node as HTMLDetailsElement;
    return { isOn: () => details.open, set: (on) => details.toggleAttribute('open', on) };
  }
  const input = node as HTMLInputElement;
  if (input.nodeName === 'INPUT' && (input.type === 'radio' || input.type === 'checkbox')) {
    return {
      isOn: () => input.checked,
      set: (on) => {
        input.toggleAttribute('checked', on);
        input.checked = on;
      },
    };
  }
}
