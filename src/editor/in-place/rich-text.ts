import { Editor } from '@tiptap/core';
import { create } from 'zustand';
import type { Point } from '../canvas/geometry.ts';
import { richTextExtensions } from '../panel/rich-text/extensions.ts';
import type { TypingSession } from './in-place.ts';
import { richTextHtml } from './rich-text-schema.ts';

interface RichTyping {
  element: HTMLElement;
  pointer?: Point;
  html: string;
  changed(html: string): void;
  ended(): void;
}

/** The rich text that is being edited in place; its tools float over it. */
export const useRichTyping = create<{ editor?: Editor; element?: HTMLElement }>()(() => ({}));

/** Formatted words, edited where they stand by a Tiptap editor that takes the place of the element's content. */
export function typeRich({ element, pointer, html, changed, ended }: RichTyping): TypingSession {
  const listening = new AbortController();
  const { signal } = listening;
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
  let current = html;
  const editor = new Editor({
    element: { mount: element },
    extensions: richTextExtensions,
    content: html,
    injectCSS: false,
    onUpdate: () => {
      current = richTextHtml(editor.getHTML());
      changed(current);
    },
  });
  element.style.whiteSpace = 'pre-wrap';

  const end = () => {
    if (signal.aborted) return;
    listening.abort();
    useRichTyping.setState({ editor: undefined, element: undefined });
    editor.destroy();
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    element.innerHTML = current;
    ended();
  };

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
  // The tools are outside the canvas: going to them is not leaving the text.
  const leave = () =>
    setTimeout(() => {
      const { activeElement } = document;
      const isInTools = activeElement?.closest('[data-rich-text-tools]');
      const isInCanvas =
        activeElement?.nodeName === 'IFRAME' && element.contains(element.ownerDocument.activeElement);
      if (!isInTools && !isInCanvas) end();
    });
  element.addEventListener('blur', leave, { signal });
  document.addEventListener('focusin', leave, { signal });

  useRichTyping.setState({ editor, element });
  element.ownerDocument.defaultView?.focus();
  const at = pointer && editor.view.posAtCoords({ left: pointer.x, top: pointer.y })?.pos;
  editor.commands.focus(at ?? 'end', { scrollIntoView: pointer === undefined });
  return { element, end };
}
