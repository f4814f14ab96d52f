import { storedLanguage } from '../../backoffice/language.tsx';
import { fill, type Text } from '../../lib/texts.ts';
import type { PageNode } from '../../page/page-node.ts';
import { clipboardText, readClipboard } from '../state/clipboard.ts';
import { newId, newNode } from '../state/new-node.ts';
import { type PlaceRefusal, placeAfter, placeRefusal, placeStep } from '../state/place-rules.ts';
import { findNode, nodesAt, type Place, pathTo, placeOf } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import { moduleName, moduleTitle } from '../words/module-words.ts';
import { refusalWords } from '../words/refusal-words.ts';
import { actionTexts } from './action-texts.ts';
import { tell } from './tell.ts';

/** What the toolbar, the keys, the outline and dragging do; each tells a screen reader what happened. */
const editor = () => useEditor.getState();
const texts = () => actionTexts[storedLanguage()];
const title = (node: PageNode) => moduleTitle(editor().types, node, storedLanguage());

function say(text: Text, values: Record<string, string | number> = {}): void {
  editor().announce(fill(text, values, storedLanguage()));
}

function refuse(refusal: Parameters<typeof refusalWords>[0]): false {
  const words = refusalWords(refusal, editor().types, storedLanguage());
  editor().announce(words);
  tell(words);
  return false;
}

const selectedNode = (): PageNode | undefined => {
  const { tree, selected } = editor();
  return selected === undefined ? undefined : findNode(tree, selected);
};

/** Puts modules at a place, or where they fit best after the selection. False when they fit nowhere. */
export function insertNodes(nodes: readonly PageNode[], at?: Place): boolean {
  const { types, tree, selected, insert } = editor();
  const place = at ?? placeAfter(types, tree, nodes, selected);
  if (!place) return refuse(placeRefusal(types, tree, nodes, { index: tree.length }) as PlaceRefusal);
  const done = insert(nodes, place);
  if (!done.ok) return refuse(done.error);
  const [first] = nodes;
  if (first) say(texts().inserted, { module: title(first), place: placeWords(editor().selected) });
  return true;
}

/** A new module of a type; see `insertNodes`. */
export function insertNew(type: string, at?: Place): boolean {
  const node = newNode(editor().types, type, newId);
  return node ? insertNodes([node], at) : false;
}

export function moveTo(id: string, place: Place): boolean {
  const node = findNode(editor().tree, id);
  if (!node) return false;
  const done = editor().move(id, place);
  if (!done.ok) return refuse(done.error);
  say(texts().moved, { module: title(node), place: placeWords(id) });
  return true;
}

/** One place up or down, into and out of what is beside it. */
export function moveStep(direction: 'up' | 'down'): void {
  const { types, tree, selected } = editor();
  if (selected === undefined) return;
  const place = placeStep(types, tree, selected, direction);
  if (place) moveTo(selected, place);
  else say(texts()[direction === 'up' ? 'atTop' : 'atBottom']);
}

export function removeSelected(): void {
  const node = selectedNode();
  if (!node) return;
  editor().remove(node.id);
  say(texts().removed, { module: title(node) });
}

export function duplicateSelected(): void {
  const node = selectedNode();
  if (!node) return;
  editor().duplicate(node.id);
  say(texts().duplicated, { module: title(node) });
}

export function selectParent(): void {
  const { tree, selected, select } = editor();
  if (selected === undefined) return;
  const parent = pathTo(tree, selected).at(-2);
  select(parent?.id);
  say(texts().selected, { module: parent ? title(parent) : texts().page });
}

/** The selected module as text for the clipboard; undefined when none is selected. */
export function copyText(): string | undefined {
  const node = selectedNode();
  if (!node) return undefined;
  say(texts().copied, { module: title(node) });
  return clipboardText([node]);
}

export async function copySelected(): Promise<void> {
  const text = copyText();
  if (text === undefined) return;
  const done = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  tell(done ? texts().copyDone : texts().copyFailed);
}

/** Puts copied modules after the selection; words of other programs are refused with a reason. */
export function pasteText(text: string): boolean {
  const nodes = readClipboard(text, newId);
  return nodes.ok ? insertNodes(nodes.value) : refuse(nodes.error);
}

export function undo(): void {
  const isPossible = editor().history.past.length > 0;
  editor().undo();
  say(isPossible ? texts().undone : texts().nothingToUndo);
}

export function redo(): void {
  const isPossible = editor().history.future.length > 0;
  editor().redo();
  say(isPossible ? texts().redone : texts().nothingToRedo);
}

/** Where a module stands, e.g. `in Kolom, 2 van 3`. */
export function placeWords(id: string | undefined): string {
  const { tree, types } = editor();
  const place = id === undefined ? undefined : placeOf(tree, id);
  if (!place) return '';
  const holder = place.parent === undefined ? undefined : findNode(tree, place.parent);
  const name = holder ? moduleName(types, holder.type, storedLanguage()) : texts().page;
  const values = { holder: name, index: place.index + 1, all: nodesAt(tree, place).length };
  return fill(texts().placeWords, values, storedLanguage());
}
