import type { VariantRange } from '../../page/page-node.ts';
import type { Point } from '../canvas/geometry.ts';
import { drawnRect, useFrame } from '../canvas/use-frame.ts';
import type { CatalogueControl, CatalogueFields } from '../catalogue.ts';
import { getIn } from '../state/set-in.ts';
import { findNode } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import { typePlain } from './plain-text.ts';
import { typeRich } from './rich-text.ts';

/** Words of the canvas that are being edited where they stand. */
export interface TypingSession {
  element: HTMLElement;
  end(): void;
}

let session: TypingSession | undefined;

/** Whether an element is, or stands in, the words that are being edited. */
export const isTypingIn = (element: Element): boolean => session?.element.contains(element) ?? false;

/** Edits the words of `[data-text]` or `[data-rich]` in place, with the caret at the pointer or at the end (EDIT-2). */
export function beginTyping(element: HTMLElement, pointer?: Point): void {
  if (session?.element === element) return;
  endTyping();
  const [id = '', path = '', at] = (element.dataset.text ?? element.dataset.rich ?? '').split(' ');
  const range = at as VariantRange | undefined;
  const { tree, types, setIn, setTyping, select } = useEditor.getState();
  const node = findNode(tree, id);
  const control = node && controlAt(types.get(node.type)?.fields ?? {}, path);
  const value = node && getIn(range ? node.variants?.[range] : node.props, path);
  if (!control || typeof value !== 'string') return;
  const common = {
    element,
    pointer,
    changed: (words: string) => setIn(id, path, words, range),
    ended: () => {
      session = undefined;
      setTyping(undefined);
    },
  };
  select(id);
  setTyping({ id, path, range });
  if (control.type === 'rich-text') session = typeRich({ ...common, html: value });
  else if (control.type === 'text') session = typePlain({ ...common, ...control });
  else setTyping(undefined);
}

export const endTyping = (): void => session?.end();

/** The first words of the selected module, for who comes by keyboard. */
export function typeInSelected(): void {
  const words = wordsOfSelected();
  if (words) beginTyping(words);
}

export const canTypeInSelected = (): boolean => wordsOfSelected() !== undefined;

function wordsOfSelected(): HTMLElement | undefined {
  const { selected } = useEditor.getState();
  const page = useFrame.getState().frame?.document;
  if (selected === undefined || !page) return undefined;
  const mine = (kind: string) => `[data-${kind}^="${CSS.escape(selected)} "]`;
  const words = page.querySelectorAll<HTMLElement>(`${mine('text')}, ${mine('rich')}`);
  return [...words].find((element) => drawnRect(element) !== undefined);
}

function controlAt(fields: CatalogueFields, path: string): CatalogueControl | undefined {
  const [name = '', , ...inner] = path.split('.');
  const control = fields[name]?.control;
  return control?.type === 'list' && inner.length > 0 ? controlAt(control.item, inner.join('.')) : control;
}

// Who selects something else, or goes back in time, is done typing.
useEditor.subscribe(
  ({ typing }) => typing,
  (typing) => {
    if (!typing) endTyping();
  },
);
