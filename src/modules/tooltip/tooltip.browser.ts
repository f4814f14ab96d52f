/** Explanations come by hover and keyboard focus too. Without this script a click or tap opens them. */

/** ms in which the pointer may cross from the words to their explanation. */
const crossing = 250;

const trigger = '[data-module="tooltip"] > button[popovertarget]';
const bubble = '[data-module="tooltip"] > [popover]';
let leaving = 0;
/** What hover or focus opened; a click on its words then keeps it open. */
let opened: HTMLElement | undefined;

const partOf = (target: EventTarget | null): HTMLElement | undefined => {
  const part = target instanceof Element ? target.closest(`${trigger}, ${bubble}`) : null;
  return part?.parentElement?.querySelector<HTMLElement>(':scope > [popover]') ?? undefined;
};
const buttonOf = (tip: HTMLElement) => tip.parentElement?.querySelector<HTMLButtonElement>(':scope > button');

function open(tip: HTMLElement): void {
  clearTimeout(leaving);
  if (tip.matches(':popover-open')) return;
  const source = buttonOf(tip);
  if (!source) return;
  (tip.showPopover as (options: { source: HTMLElement }) => void).call(tip, { source });
  opened = tip;
  if (!CSS.supports('position-area', 'top')) place(tip, source);
}

/** Above the words, or below where there is no room. */
function place(tip: HTMLElement, source: HTMLElement): void {
  const at = source.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const gap = 8;
  const top = at.top - height - 2 * gap;
  const left = at.left + at.width / 2 - width / 2 - gap;
  tip.style.top = `${top > 0 ? top : at.bottom}px`;
  tip.style.left = `${Math.max(0, Math.min(left, innerWidth - width - 2 * gap))}px`;
}

function close(tip: HTMLElement): void {
  if (tip.matches(':popover-open')) tip.hidePopover();
  if (opened === tip) opened = undefined;
}

/** Unless the pointer comes back, or the focus is there. */
function leave(tip: HTMLElement): void {
  clearTimeout(leaving);
  leaving = window.setTimeout(() => {
    const isWanted = tip.parentElement?.matches(':hover, :has(:focus-visible)');
    if (opened === tip && !isWanted) close(tip);
  }, crossing);
}

function onOver({ target, pointerType }: PointerEvent): void {
  const tip = pointerType === 'touch' ? undefined : partOf(target);
  if (tip) open(tip);
}

function onOut({ target, pointerType }: PointerEvent): void {
  const tip = pointerType === 'touch' ? undefined : partOf(target);
  if (tip) leave(tip);
}

function onFocus({ target }: FocusEvent): void {
  const tip = partOf(target);
  if (tip && target instanceof Element && target.matches(':focus-visible')) open(tip);
}

function onBlur({ target }: FocusEvent): void {
  const tip = partOf(target);
  if (tip) leave(tip);
}

/** A click on words whose explanation hover has opened keeps it; the next one closes it. */
function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest(trigger) : null;
  const tip = button && partOf(button);
  if (!tip) return;
  if (opened === tip && tip.matches(':popover-open')) {
    event.preventDefault();
    opened = undefined;
  } else if (!CSS.supports('position-area', 'top')) {
    queueMicrotask(() => requestAnimationFrame(() => place(tip, button as HTMLElement)));
  }
}

document.addEventListener('pointerover', onOver);
document.addEventListener('pointerout', onOut);
document.addEventListener('focusin', onFocus);
document.addEventListener('focusout', onBlur);
document.addEventListener('click', onClick);
