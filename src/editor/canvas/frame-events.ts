import { beginTyping, isTypingIn } from '../in-place/in-place.ts';
import { useEditor } from '../state/use-editor.ts';
import { touchFrame } from './use-frame.ts';

/**
 * Makes the canvas something to point at: a click selects a module, a second click on its words edits them, and
 * nothing in it leads away or sends a form. Disclosures and tabs still open.
 */
export function listenToFrame(document: Document, signal: AbortSignal): void {
  const options = { capture: true, signal };
  const view = document.defaultView;
  document.addEventListener('click', onClick, options);
  document.addEventListener('auxclick', (event) => event.preventDefault(), options);
  document.addEventListener('dblclick', onDoubleClick, options);
  document.addEventListener('submit', (event) => event.preventDefault(), options);
  document.addEventListener('dragstart', (event) => event.preventDefault(), options);
  document.addEventListener('mousedown', keepControlsStill, options);
  document.addEventListener('keyup', keepSpaceInText, options);
  document.addEventListener('pointermove', (event) => hover(targetNode(event)), options);
  document.documentElement.addEventListener('pointerleave', () => hover(undefined), { signal });
  for (const type of ['scroll', 'toggle', 'change', 'load', 'transitionend']) {
    document.addEventListener(type, touchFrame, options);
  }
  view?.addEventListener('scroll', touchFrame, { signal, passive: true });
  view?.addEventListener('resize', touchFrame, { signal });
  const observer = new ResizeObserver(touchFrame);
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
}

const hover = (id: string | undefined) => useEditor.getState().setHovered(id);

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  if (isTypingIn(target)) {
    event.preventDefault();
    return;
  }
  // A key or a label gives a click of its own to the radio button it stands for.
  if (target.nodeName === 'INPUT' && event.detail === 0 && target.closest('label')) return;
  if (!target.closest('summary, label')) event.preventDefault();
  const id = targetNode(event);
  const { selected, select } = useEditor.getState();
  if (id !== undefined && id === selected && textAt(target)) {
    beginTyping(textAt(target) as HTMLElement, { x: event.clientX, y: event.clientY });
    return;
  }
  select(id);
}

function onDoubleClick(event: MouseEvent): void {
  const text = textAt(event.target as Element);
  if (!text || isTypingIn(text)) return;
  useEditor.getState().select(nodeOfText(text));
  beginTyping(text, { x: event.clientX, y: event.clientY });
}

/** Form fields of the page are pictures of themselves here: they take neither focus nor input. */
function keepControlsStill(event: MouseEvent): void {
  const target = event.target as Element;
  if (!isTypingIn(target) && target.closest('input, select, textarea, button, video, iframe')) {
    event.preventDefault();
  }
}

/** The space bar opens a disclosure or presses a button around the words one types in. */
function keepSpaceInText(event: KeyboardEvent): void {
  if (event.key === ' ' && isTypingIn(event.target as Element)) event.preventDefault();
}

const textAt = (target: Element): HTMLElement | undefined =>
  target.closest<HTMLElement>('[data-text], [data-rich]') ?? undefined;

const nodeOfText = (text: HTMLElement): string | undefined =>
  (text.dataset.text ?? text.dataset.rich)?.split(' ')[0];

/** The module at the pointer. Words belong to their own module, also where another one draws them, such as tabs. */
function targetNode(event: Event): string | undefined {
  const target = event.target as Element;
  if (target.nodeType !== 1) return undefined;
  const slot = target.closest<HTMLElement>('[data-empty-slot]');
  if (slot) return slot.dataset.emptySlot?.split(' ')[0];
  const node = target.closest<HTMLElement>('[data-node]');
  const text = textAt(target);
  if (text && (!node || node.contains(text))) return nodeOfText(text);
  return tabOf(target) ?? node?.dataset.node;
}

/** The title of a tab stands with the tabs; it means the tab. Titles and panels come in the same order. */
function tabOf(target: Element): string | undefined {
  const title = target.closest('[role=radiogroup] > label');
  const titles = title?.parentElement;
  const index = title ? [...(titles?.children ?? [])].indexOf(title) : -1;
  const panel = titles?.nextElementSibling?.children[index];
  return panel?.querySelector<HTMLElement>('[data-node]')?.dataset.node;
}
