import { inBuilder } from '../../components/builder-flag.ts';
import { rotatesNow } from '../../components/carousel/carousel.state.ts';
import { prefersStill } from '../../components/carousel/scroll-animation.ts';
import { slideAfter, stepOfSwipe } from './slider.state.ts';
import { sliderTiming } from './slider-timing.ts';

/** Gives a slider its arrows, swiping, and changing by itself until the visitor wants to look (SLI-1). */
export function startSlider(root: HTMLElement): void {
  const dots = [...root.querySelectorAll<HTMLInputElement>(':scope > [role=radiogroup] input')];
  const slides = [...root.querySelectorAll<HTMLElement>(':scope > :not([role=radiogroup]) > [role=group]')];
  if (dots.length < 2) return;
  const stop = root.querySelector<HTMLButtonElement>('[data-slider-stop]');
  const status = root.querySelector('[role=status]');
  const loop = root.dataset.loop !== undefined;
  const state = { stopped: false, hovered: false, focused: false, moving: false };
  let timer: ReturnType<typeof setTimeout>;

  const present = () => dots.findIndex((dot) => dot.checked);
  const mayRotate = root.dataset.autoplay !== undefined && !prefersStill();

  const wait = () => {
    clearTimeout(timer);
    if (!rotatesNow({ ...state, autoRotate: mayRotate, stillWanted: false })) return;
    timer = setTimeout(() => {
      if (!document.hidden && isInView(root)) go(1, true);
      else wait();
    }, Number(root.dataset.seconds) * 1000);
  };
  const go = (by: 1 | -1, round: boolean) => {
    const from = present();
    const to = slideAfter(from, by, { count: dots.length, loop: round });
    const dot = dots[to];
    if (!dot || dot.checked) return;
    if (to !== from + by) slideRound(slides[from], slides[to], by);
    dot.checked = true;
    changed();
  };
  /** However it came: by the clock, an arrow, a finger or the radio buttons themselves. */
  const changed = () => {
    state.moving = true;
    setTimeout(() => {
      state.moving = false;
      wait();
    }, sliderTiming.slide);
    clearTimeout(timer);
    fetchNeighbour(slides[present() + 1]);
    if (loop) return;
    for (const arrow of root.querySelectorAll<HTMLElement>('[data-slider-step]')) {
      const end = Number(arrow.dataset.sliderStep) > 0 ? dots.length - 1 : 0;
      arrow.ariaDisabled = present() === end ? 'true' : null;
    }
  };
  /** By the visitor's hand: not while a move is under way, and told to who cannot see it. */
  const step = (by: 1 | -1) => {
    if (state.moving) return;
    go(by, loop);
    if (status) status.textContent = dots[present()]?.dataset.shown ?? '';
  };

  root.addEventListener('change', ({ target }) => dots.includes(target as HTMLInputElement) && changed());
  root.addEventListener('click', ({ target }) => {
    const by = Number((target as Element).closest<HTMLElement>('[data-slider-step]')?.dataset.sliderStep);
    if (by === 1 || by === -1) step(by);
  });
  onSwipe(root, step);
  const attend = (change: Partial<typeof state>) => {
    Object.assign(state, change);
    wait();
  };
  if (root.dataset.ignoreHover === undefined) {
    root.addEventListener('pointerenter', ({ pointerType }) => attend({ hovered: pointerType === 'mouse' }));
    root.addEventListener('pointerleave', () => attend({ hovered: false }));
  }
  root.addEventListener('focusin', () => attend({ focused: true }));
  root.addEventListener('focusout', ({ relatedTarget }) =>
    attend({ focused: root.contains(relatedTarget as Node | null) }),
  );
  if (stop && mayRotate) prepareStop(stop, (stopped) => attend({ stopped }));
  whenLoaded(() => fetchNeighbour(slides[present() + 1]));
  wait();
}

/**
 * Past the end the first slide comes from where the next one would, not back from where it went. The style sheet knows
 * only before and after, so that one move is made here; slides that fade, or may not move, stand where they are.
 */
function slideRound(from: HTMLElement | undefined, to: HTMLElement | undefined, by: 1 | -1): void {
  if (!from || !to || (getComputedStyle(to).translate || 'none') === 'none') return;
  const timing = {
    duration: sliderTiming.slide,
    easing: getComputedStyle(to).getPropertyValue('--ease-out').trim() || 'ease-out',
  };
  to.animate({ translate: [`${by * 100}%`, '0%'] }, timing);
  from.animate({ translate: ['0%', `${by * -100}%`], visibility: ['visible', 'visible'] }, timing);
}

/** The button that stops the changing and starts it again (WCAG 2.2.2). */
function prepareStop(button: HTMLButtonElement, onChange: (stopped: boolean) => void): void {
  const labels = { stop: button.ariaLabel ?? '', start: button.dataset.start ?? '' };
  button.hidden = false;
  button.addEventListener('click', () => {
    const stopped = button.toggleAttribute('data-stopped');
    button.ariaLabel = stopped ? labels.start : labels.stop;
    onChange(stopped);
  });
}

/** A slide's pictures are fetched before its turn comes, so that it does not come in empty. */
function fetchNeighbour(slide: HTMLElement | undefined): void {
  for (const image of slide?.querySelectorAll('img') ?? []) image.loading = 'eager';
}

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
}

function onSwipe(root: HTMLElement, onStep: (by: 1 | -1) => void): void {
  let start: { x: number; y: number } | undefined;
  root.addEventListener(
    'touchstart',
    ({ touches: [touch, second] }) => {
      start = touch && !second ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    { passive: true },
  );
  root.addEventListener('touchend', ({ changedTouches: [touch] }) => {
    const by = start && touch && stepOfSwipe(touch.clientX - start.x, touch.clientY - start.y);
    start = undefined;
    if (by) onStep(by);
  });
}

function isInView(element: HTMLElement): boolean {
  const { bottom, top } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

if (!inBuilder())
  for (const root of document.querySelectorAll<HTMLElement>('[data-module="slider"]')) startSlider(root);
