/** What a carousel is, apart from where it stands. */
export interface CarouselShape {
  count: number;
  /** Whole slides in view. */
  perView: number;
  /** Whether next at the end goes to the start, and previous at the start to the end. */
  loop: boolean;
}

/** `index` is the first slide in view; `moving` is set from the start of a move until it has ended (CAR-1). */
export interface CarouselState {
  index: number;
  moving: boolean;
}

export type CarouselEvent =
  /** An arrow: by as many slides as are in view. */
  | { type: 'next' | 'previous' }
  /** Its time has come: as next, but always round. */
  | { type: 'rotated' }
  /** A dot. */
  | { type: 'chosen'; index: number }
  /** The move has ended, or was broken off by the visitor's hand. */
  | { type: 'settled' }
  /** The visitor scrolled or swiped; this is the first slide in view now. */
  | { type: 'scrolled'; index: number };

/** The last slide that can stand first in view. */
export const lastStart = ({ count, perView }: CarouselShape): number => Math.max(0, count - perView);

/** The slides the dots stand for: the first of each view. */
export function dotStarts(shape: CarouselShape): number[] {
  const views = Math.max(1, Math.ceil(shape.count / shape.perView));
  return Array.from({ length: views }, (_, view) => Math.min(view * shape.perView, lastStart(shape)));
}

/** The dot of the view that is shown. */
export const activeDot = (index: number, shape: CarouselShape): number =>
  index >= lastStart(shape) ? dotStarts(shape).length - 1 : Math.floor(index / shape.perView);

/** Moves on; a new move is refused while one is under way (CAR-1). */
export function carouselReducer(
  state: CarouselState,
  event: CarouselEvent,
  shape: CarouselShape,
): CarouselState {
  if (event.type === 'settled') return state.moving ? { ...state, moving: false } : state;
  if (state.moving) return state;
  if (event.type === 'scrolled')
    return event.index === state.index ? state : { ...state, index: event.index };
  const index = destination(state.index, event, shape);
  return index === state.index ? state : { index, moving: true };
}

function destination(
  index: number,
  event: Exclude<CarouselEvent, { type: 'settled' | 'scrolled' }>,
  shape: CarouselShape,
): number {
  const last = lastStart(shape);
  const round = shape.loop || event.type === 'rotated';
  if (event.type === 'chosen') return Math.max(0, Math.min(event.index, last));
  if (event.type === 'previous') return index > 0 ? Math.max(0, index - shape.perView) : round ? last : 0;
  return index < last ? Math.min(last, index + shape.perView) : round ? 0 : last;
}

/** Whether the carousel goes on by itself now: not while the visitor points at it, is in it or stopped it (CAR-2). */
export const rotatesNow = (circumstances: {
  autoRotate: boolean;
  stopped: boolean;
  hovered: boolean;
  focused: boolean;
  moving: boolean;
  stillWanted: boolean;
}): boolean =>
  circumstances.autoRotate &&
  !circumstances.stopped &&
  !circumstances.hovered &&
  !circumstances.focused &&
  !circumstances.moving &&
  !circumstances.stillWanted;
