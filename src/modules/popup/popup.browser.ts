import { inBuilder } from '../../components/builder-flag.ts';

/** How long it waits before it tries again when it would come at a bad moment, in ms. */
const patience = 2000;

const keyOf = (popup: HTMLElement, index: number): string =>
  `zadel-popup:${popup.dataset.name ?? `${location.pathname}#${index}`}`;

/** Where it is remembered that it was closed; nowhere when it may come on every page. */
function memoryOf(popup: HTMLElement): Storage | undefined {
  try {
    if (popup.dataset.again === 'visitor') return localStorage;
    if (popup.dataset.again === 'visit') return sessionStorage;
  } catch {
    // The visitor keeps sites from storing anything: then it comes again.
  }
}

/** Nobody is to be taken from what they are typing, nor from another dialog. */
const isBadMoment = (): boolean =>
  document.querySelector('dialog[open], :popover-open') !== null ||
  (document.activeElement?.matches('input:not([type=radio],[type=checkbox]), textarea, select') ?? false);

/** Makes a popup open by itself, by links to its anchor, and once only where it is to (NAV-10). */
export function startPopup(popup: HTMLElement, index: number): void {
  const dialog = popup.querySelector('dialog');
  if (!dialog) return;
  const key = keyOf(popup, index);
  const memory = memoryOf(popup);

  const remember = () => memory?.setItem(key, 'closed');
  dialog.addEventListener('close', remember);
  // Browsers that do not know `command` open it as a popover, which has no `close`.
  dialog.addEventListener('toggle', ({ newState }) => newState === 'closed' && remember());
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element;
    // Browsers that do not know `closedby`: a click beside the dialog's box is one on its backdrop.
    if (target.closest('.close') || (target === dialog && isOutside(dialog, event))) dialog.close();
  });
  document.addEventListener('click', (event) => {
    const link = popup.id ? (event.target as Element).closest(`a[href$="#${CSS.escape(popup.id)}"]`) : null;
    if (!link) return;
    event.preventDefault();
    show(dialog);
  });
  if (popup.id && location.hash === `#${popup.id}`) show(dialog);
  if (memory?.getItem(key)) return;
  whenTriggered(popup, function open() {
    if (memory?.getItem(key)) return;
    if (isBadMoment()) setTimeout(open, patience);
    else show(dialog);
  });
}

/** Where it is hidden with all around it, opening would only make the page answer to nothing. */
function show(dialog: HTMLDialogElement): void {
  if (!dialog.open && !isHiddenWithin(dialog.parentElement)) dialog.showModal();
}

function isHiddenWithin(element: Element | null): boolean {
  for (let outer = element; outer; outer = outer.parentElement)
    if (getComputedStyle(outer).display === 'none') return true;
  return false;
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Calls back once, when what the popup waits for has come. */
function whenTriggered({ dataset }: HTMLElement, then: () => void): void {
  if (dataset.trigger === 'delay') setTimeout(then, Number(dataset.delay) * 1000);
  if (dataset.trigger === 'scroll') whenScrolled(Number(dataset.depth) / 100, then);
  if (dataset.trigger === 'exit') whenLeaving(then);
}

function whenScrolled(depth: number, then: () => void): void {
  const look = () => {
    const way = document.documentElement.scrollHeight - innerHeight;
    if (way <= 0 || scrollY / way < depth) return;
    removeEventListener('scroll', look);
    then();
  };
  addEventListener('scroll', look, { passive: true });
}

/** The pointer goes out over the window's upper edge, where its bar and tabs are. */
function whenLeaving(then: () => void): void {
  const leave = ({ relatedTarget, clientY }: MouseEvent) => {
    if (relatedTarget || clientY > 0) return;
    document.removeEventListener('mouseout', leave);
    then();
  };
  document.addEventListener('mouseout', leave);
}

if (!inBuilder())
  for (const [index, popup] of [...document.querySelectorAll<HTMLElement>('[data-module="popup"]')].entries())
    startPopup(popup, index);
