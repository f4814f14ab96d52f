/** How long after the last change of the window's size pointing means nothing, in ms (MOD-2). */
export const stillAfterResize = 200;

const focusable =
  'a[href],button:not([disabled]),input:not([disabled]),select,textarea,summary,[tabindex="0"]';
const withHover = '[data-variants]:has(>[data-hover])';

/**
 * On pages with other content under the pointer (MOD-2). CSS swaps it for a mouse; this is for everyone else: the first
 * tap swaps, the second follows the link; the keyboard's focus swaps and goes to the same place of what is shown then;
 * Escape takes it back.
 */
export function listenForHover(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>(withHover)];
  const boxOf = (target: EventTarget | null) =>
    target instanceof Element ? (target.closest<HTMLElement>(withHover) ?? undefined) : undefined;
  let timer = 0;

  const swap = (box: HTMLElement | undefined) => {
    for (const each of boxes) each.toggleAttribute('data-swapped', each === box);
  };
  const still = (box: HTMLElement, on: boolean) => box.toggleAttribute('data-still', on);

  for (const box of boxes) {
    // Content that nothing leads to must be reached by the keyboard too.
    if (!shownIn(box, '[data-rest]').some((copy) => copy.querySelector(focusable))) box.tabIndex = 0;
    box.addEventListener('pointerleave', ({ pointerType }) => {
      // A finger leaves with every tap.
      if (pointerType === 'touch') return;
      still(box, false);
      if (!box.contains(document.activeElement)) box.removeAttribute('data-swapped');
    });
  }
  document.addEventListener(
    'click',
    (event) => {
      const box = boxOf(event.target);
      const isTap = (event as PointerEvent).pointerType === 'touch';
      if (isTap && box && !box.hasAttribute('data-swapped')) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (isTap) swap(box);
    },
    { capture: true },
  );
  document.addEventListener('focusin', ({ target }) => {
    const box = boxOf(target);
    const element = target as HTMLElement;
    // A finger or a mouse that focuses what it presses has its own way.
    if (!box || !element.matches(':focus-visible') || box.hasAttribute('data-swapped')) return;
    const [rest, hover] = ['[data-rest]', '[data-hover]'].map((copy) =>
      shownIn(box, copy).flatMap((each) => [...each.querySelectorAll<HTMLElement>(focusable)]),
    );
    const place = rest?.indexOf(element) ?? -1;
    still(box, false);
    swap(box);
    if (place >= 0) (hover?.[place] ?? hover?.at(-1))?.focus({ preventScroll: true });
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !boxOf(relatedTarget)) swap(undefined);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    swap(undefined);
    for (const box of boxes) still(box, true);
  });
  addEventListener('resize', () => {
    swap(undefined);
    for (const box of boxes) still(box, true);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      for (const box of boxes) still(box, false);
    }, stillAfterResize);
  });
}

/** The copies of this kind that the present device shows. */
const shownIn = (box: HTMLElement, copy: string): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(`:scope>${copy}`)].filter(
    (each) => getComputedStyle(each).display !== 'none',
  );

listenForHover();
