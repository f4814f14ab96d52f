/**
 * Where the work on a page stands with the server (EDIT-3). `clean`: the server has everything. `waiting`: changes that go
 * there after a pause. `saving`: under way. `offline`: no answer, tried again at `retryAt`. `conflict`: somebody else
 * changed the same, an editor chooses. `refused`: the server will not have it as it is.
 */
export type AutosaveState =
  | { phase: 'clean' }
  | { phase: 'waiting'; since: number; saveAt: number; failures: number }
  | { phase: 'saving'; failures: number }
  | { phase: 'offline'; failures: number; retryAt: number }
  | { phase: 'conflict' }
  | { phase: 'refused'; message: string };

/** `at` is the time in ms. */
export type AutosaveEvent =
  | { type: 'changed'; at: number }
  /** The time the state asked for has come. */
  | { type: 'due'; at: number }
  /** Without waiting: before publishing, when the window is hidden, when the connection is back. */
  | { type: 'now' }
  /** The server has what was sent; `changed` says whether more was done since. */
  | { type: 'saved'; at: number; changed: boolean }
  | { type: 'unreachable'; at: number }
  | { type: 'conflict' }
  /** What others did is in the page; the result has to be saved. */
  | { type: 'merged'; at: number }
  | { type: 'refused'; message: string };

/** Milliseconds without a change before it is saved, and the longest that somebody who goes on typing waits. */
export const pause = 800;
export const longestPause = 5000;
const firstRetry = 1000;
const longestRetry = 60_000;

export const startState: AutosaveState = { phase: 'clean' };

/** What comes after an event; the same state when it changes nothing. */
export function nextState(state: AutosaveState, event: AutosaveEvent): AutosaveState {
  switch (event.type) {
    case 'changed':
      return changed(state, event.at);
    case 'due':
      return (wakeAt(state) ?? Number.POSITIVE_INFINITY) <= event.at ? saving(state) : state;
    case 'now':
      return state.phase === 'waiting' || state.phase === 'offline' || state.phase === 'refused'
        ? saving(state)
        : state;
    case 'merged':
      return { phase: 'waiting', since: event.at, saveAt: event.at, failures: 0 };
    case 'conflict':
      return { phase: 'conflict' };
    default:
      return state.phase === 'saving' ? answered(state, event) : state;
  }
}

/** When the state wants to be asked again (`due`); undefined when only an event moves it. */
export const wakeAt = (state: AutosaveState): number | undefined =>
  state.phase === 'waiting' ? state.saveAt : state.phase === 'offline' ? state.retryAt : undefined;

function changed(state: AutosaveState, at: number): AutosaveState {
  if (state.phase === 'clean' || state.phase === 'refused') {
    return { phase: 'waiting', since: at, saveAt: at + pause, failures: 0 };
  }
  if (state.phase !== 'waiting') return state;
  return { ...state, saveAt: Math.min(at + pause, state.since + longestPause) };
}

const saving = (state: AutosaveState): AutosaveState => ({
  phase: 'saving',
  failures: 'failures' in state ? state.failures : 0,
});

function answered(
  { failures }: { failures: number },
  event: Extract<AutosaveEvent, { type: 'saved' | 'unreachable' | 'refused' }>,
): AutosaveState {
  switch (event.type) {
    case 'saved':
      return event.changed
        ? { phase: 'waiting', since: event.at, saveAt: event.at + pause, failures: 0 }
        : { phase: 'clean' };
    case 'unreachable': {
      const delay = Math.min(firstRetry * 2 ** failures, longestRetry);
      return { phase: 'offline', failures: failures + 1, retryAt: event.at + delay };
    }
    case 'refused':
      return { phase: 'refused', message: event.message };
  }
}
