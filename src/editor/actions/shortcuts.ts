import { canTypeInSelected, isTypingIn, typeInSelected } from '../in-place/in-place.ts';
import { focusLibrary } from '../library/focus-library.ts';
import { useEditor } from '../state/use-editor.ts';
import {
  copyText,
  duplicateSelected,
  moveStep,
  pasteText,
  redo,
  removeSelected,
  selectParent,
  undo,
} from './edit-actions.ts';

export interface ShortcutOptions {
  save(): void;
  showSheet(): void;
}

/** The builder's keys, in the window and in the canvas. While someone types, none of them but undo does anything. */
export function listenToKeys(target: Document, options: ShortcutOptions, signal: AbortSignal): void {
  const listening = { signal, capture: true };
  target.addEventListener('keydown', (event) => onKey(event, options), listening);
  target.addEventListener('copy', (event) => onCopy(event, false), listening);
  target.addEventListener('cut', (event) => onCopy(event, true), listening);
  target.addEventListener('paste', onPaste, listening);
}

function onKey(event: KeyboardEvent, options: ShortcutOptions): void {
  const action = actionOf(event, options);
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}

function actionOf(event: KeyboardEvent, { save, showSheet }: ShortcutOptions): (() => void) | undefined {
  const { key, target } = event;
  const control = event.ctrlKey || event.metaKey;
  if (control && key.toLowerCase() === 's') return save;
  if (event.isComposing) return undefined;
  if (control && !event.altKey && isPanelField(target)) return undoAction(key.toLowerCase(), event.shiftKey);
  if (isTyping(target)) return undefined;
  if (control) return event.altKey ? undefined : controlAction(key.toLowerCase(), event.shiftKey);
  if (event.altKey) {
    if (key === 'ArrowUp') return () => moveStep('up');
    return key === 'ArrowDown' ? () => moveStep('down') : undefined;
  }
  if (key === '/') return focusLibrary;
  if (key === '?') return showSheet;
  return useEditor.getState().selected === undefined ? undefined : selectionAction(key, target);
}

function controlAction(letter: string, shift: boolean): (() => void) | undefined {
  return undoAction(letter, shift) ?? (letter === 'd' ? duplicateSelected : undefined);
}

function undoAction(letter: string, shift: boolean): (() => void) | undefined {
  if (letter === 'z') return shift ? redo : undo;
  return letter === 'y' ? redo : undefined;
}

function selectionAction(key: string, target: EventTarget | null): (() => void) | undefined {
  if (key === 'Delete' || key === 'Backspace') return removeSelected;
  if (key === 'Escape') return isInPopup(target) ? undefined : selectParent;
  // On a button or a row of the outline, Enter is theirs.
  return key === 'Enter' && isNowhere(target) && canTypeInSelected() ? typeInSelected : undefined;
}

function onCopy(event: ClipboardEvent, isCut: boolean): void {
  if (isTyping(event.target) || hasSelectedWords(event.target)) return;
  const text = copyText();
  if (text === undefined) return;
  event.clipboardData?.setData('text/plain', text);
  event.preventDefault();
  if (isCut) removeSelected();
}

function onPaste(event: ClipboardEvent): void {
  if (isTyping(event.target)) return;
  event.preventDefault();
  pasteText(event.clipboardData?.getData('text/plain') ?? '');
}

const elementOf = (target: EventTarget | null): Element | undefined => {
  const node = target as Node | null;
  return (node?.nodeType === 1 ? (node as Element) : node?.parentElement) ?? undefined;
};

/** Fields, in-place words and dialogs take their keys themselves. */
function isTyping(target: EventTarget | null): boolean {
  const element = elementOf(target);
  if (!element) return false;
  return (
    isTypingIn(element) ||
    element.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog, [role=dialog]',
    ) !== null
  );
}

/**
 * What is typed in a field of the panel is the page's at once, so its undo is the page's too: the browser's own would end
 * at the field, and miss what was chosen or switched meanwhile. Formatted text has a history of its own.
 */
const isPanelField = (target: EventTarget | null): boolean =>
  elementOf(target)?.closest('[data-panel] :is(input:not([type=search]), textarea, select)') != null;

const isInPopup = (target: EventTarget | null): boolean =>
  elementOf(target)?.closest(
    '[role=menu], [role=listbox], [role=dialog], [role=combobox], [aria-expanded=true]',
  ) != null;

const isNowhere = (target: EventTarget | null): boolean =>
  elementOf(target)?.closest('button, a, summary, [role=row], [role=tab], [role=option], [role=radio]') ==
  null;

const hasSelectedWords = (target: EventTarget | null): boolean =>
  elementOf(target)?.ownerDocument.getSelection()?.isCollapsed === false;
