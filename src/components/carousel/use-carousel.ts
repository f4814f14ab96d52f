import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { inBuilder } from '../builder-flag.ts';
import {
  activeDot,
  type CarouselEvent,
  type CarouselState,
  carouselReducer,
  dotStarts,
  rotatesNow,
} from './carousel.state.ts';
import { prefersStill, scrollSideways } from './scroll-animation.ts';

export interface CarouselOptions {
  count: number;
  loop: boolean;
  autoRotate: boolean;
  /** How long a slide stands, in seconds, when the carousel goes on by itself. */
  seconds: number;
}

export type Carousel = ReturnType<typeof useCarousel>;

/** The behaviour of a carousel over a track that scrolls sideways by itself: arrows, dots, rotation (CAR-1 to -3). */
export function useCarousel({ count, loop, autoRotate, seconds }: CarouselOptions) {
  const track = useRef<HTMLDivElement>(null);
  const perView = useSlidesInView(track);
  const shape = { count, perView: perView ?? 1, loop };
  const [state, dispatch] = useReducer(
    (current: CarouselState, event: CarouselEvent) => carouselReducer(current, event, shape),
    { index: 0, moving: false },
  );
  const [stopped, setStopped] = useState(false);
  const attention = useAttention();

  useMove(track, state, dispatch);
  useScrollPosition(track, dispatch);

  const still = useStill();
  const rotates = rotatesNow({
    autoRotate,
    stopped,
    hovered: attention.hovered,
    focused: attention.focused,
    moving: state.moving,
    stillWanted: still,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its full time, also one swiped to
  useEffect(() => {
    if (!rotates) return;
    const timer = setInterval(() => {
      if (!document.hidden && isInView(track.current)) dispatch({ type: 'rotated' });
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [rotates, seconds, state.index]);

  return {
    track,
    moving: state.moving,
    atStart: !loop && perView !== undefined && state.index === 0,
    atEnd: !loop && perView !== undefined && state.index >= count - perView,
    /** The first slide of each view; unknown until the browser has laid it out. */
    dots: perView === undefined ? undefined : dotStarts(shape),
    activeDot: activeDot(state.index, shape),
    rotation: autoRotate ? { stopped, toggle: () => setStopped(!stopped), hidden: still } : undefined,
    dispatch,
    listeners: attention.listeners,
  };
}

/** Whether nothing may move by itself; so until the browser has said otherwise. */
function useStill(): boolean {
  const [still, setStill] = useState(true);
  useEffect(() => setStill(prefersStill() || inBuilder()), []);
  return still;
}

/** Whole slides in view, `undefined` until it could be measured. */
function useSlidesInView(track: RefObject<HTMLElement | null>): number | undefined {
  const [slides, setSlides] = useState<number>();
  useEffect(() => {
    const measure = () => {
      const [first, second] = track.current?.children ?? [];
      if (!track.current || !(first instanceof HTMLElement)) return;
      const step = second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(track.current);
      const padding =
        (Number.parseFloat(paddingInlineStart) || 0) + (Number.parseFloat(paddingInlineEnd) || 0);
      const gap = step - first.offsetWidth;
      setSlides(Math.max(1, Math.floor((track.current.clientWidth - padding + gap) / step + 0.05) || 1));
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [track]);
  return slides;
}

/** Scrolls the track when a move begins; the visitor's own finger or wheel ends it. */
function useMove(
  track: RefObject<HTMLElement | null>,
  { index, moving }: CarouselState,
  dispatch: (event: CarouselEvent) => void,
) {
  useEffect(() => {
    const element = track.current;
    if (!moving || !element) return;
    const settle = () => dispatch({ type: 'settled' });
    const cancel = scrollSideways(element, offsetOf(element, index), settle);
    for (const type of handEvents) element.addEventListener(type, settle, { passive: true });
    return () => {
      cancel();
      for (const type of handEvents) element.removeEventListener(type, settle);
    };
  }, [track, index, moving, dispatch]);
}

const handEvents = ['touchstart', 'wheel'] as const;

/** Follows the visitor's own scrolling, also that from before the island woke. */
function useScrollPosition(track: RefObject<HTMLElement | null>, dispatch: (event: CarouselEvent) => void) {
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const follow = () => dispatch({ type: 'scrolled', index: nearestSlide(element) });
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [track, dispatch]);
}

/** Whether the visitor points at the carousel or is in it (CAR-2). */
function useAttention() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    hovered,
    focused,
    listeners: {
      onPointerEnter: (event: { pointerType: string }) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

const slidesOf = (track: HTMLElement) => Array.from(track.children) as HTMLElement[];

/** Where a slide begins in the track, in px from the first. */
function offsetOf(track: HTMLElement, index: number): number {
  const slides = slidesOf(track);
  return (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
}

function nearestSlide(track: HTMLElement): number {
  const distances = slidesOf(track).map((_, index) => Math.abs(offsetOf(track, index) - track.scrollLeft));
  const end = track.scrollWidth - track.clientWidth;
  if (track.scrollLeft > 0 && track.scrollLeft >= end - 2) {
    const reached = slidesOf(track).findIndex((_, index) => offsetOf(track, index) >= end - 2);
    if (reached >= 0) return reached;
  }
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function isInView(element: HTMLElement | null): boolean {
  const box = element?.getBoundingClientRect();
  return !!box && box.bottom > 0 && box.top < innerHeight;
}
