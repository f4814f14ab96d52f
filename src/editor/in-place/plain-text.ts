import type { Point } from '../canvas/geometry.ts';
import type { TypingSession } from './in-place.ts';

interface PlainTyping {
  element: HTMLElement;
  pointer?: Point;
  multiline: boolean;
  maximumLength: number;
  changed(words: string): void;
  ended(): void;
}

/** Plain words, edited where they stand. Each input is told at once; composed characters are never disturbed. */
export function typePlain(options: PlainTyping): TypingSession {
  const { element, multiline, maximumLength, changed, ended } = options;
  const listening = new AbortController();
  const { signal } = listening;
  const hadStyle = element.getAttribute('style');
  element.contentEditable = 'plaintext-only';
  element.spellcheck = true;
  // Line breaks and spaces count as they are typed.
  element.style.whiteSpace = 'pre-wrap';

  const end = () => {
    if (signal.aborted) return;
    listening.abort();
    element.removeAttribute('contenteditable');
    element.removeAttribute('spellcheck');
    if (hadStyle === null) element.removeAttribute('style');
    else element.setAttribute('style', hadStyle);
    element.ownerDocument.getSelection()?.removeAllRanges();
    element.blur();
    ended();
  };

  element.addEventListener('input', () => changed(wordsOf(element, multiline)), { signal });
  element.addEventListener(
    'beforeinput',
    (event) => {
      const { inputType, isComposing, data } = event as InputEvent;
      const isBreak = inputType === 'insertLineBreak' || inputType === 'insertParagraph';
      if (isBreak && !multiline) {
        event.preventDefault();
        end();
      } else if (data && !isComposing && wordsOf(element, multiline).length + data.length > maximumLength) {
        if (element.ownerDocument.getSelection()?.isCollapsed) event.preventDefault();
      }
    },
    { signal },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      end();
    },
    { signal },
  );
  element.addEventListener('blur', end, { signal });
  focusAt(element, options.pointer);
  return { element, end };
}

/** The words as they are typed. Browsers put a last break of their own behind an empty last line. */
function wordsOf(element: HTMLElement, multiline: boolean): string {
  let words = '';
  for (const node of element.childNodes) words += node.nodeName === 'BR' ? '\n' : (node.textContent ?? '');
  const tidy = words.replaceAll('\u00a0', ' ').replaceAll('\r', '').replace(/\n$/, '');
  return multiline ? tidy : tidy.replace(/\s*\n\s*/g, ' ');
}

export function focusAt(element: HTMLElement, pointer: Point | undefined): void {
  const { ownerDocument } = element;
  ownerDocument.defaultView?.focus();
  element.focus({ preventScroll: pointer !== undefined });
  const at = pointer && ownerDocument.caretPositionFromPoint?.(pointer.x, pointer.y);
  const selection = ownerDocument.getSelection();
  if (at && element.contains(at.offsetNode)) selection?.collapse(at.offsetNode, at.offset);
  else {
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }
}
