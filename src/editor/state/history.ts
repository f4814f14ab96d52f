/** Past and future states of what is edited, newest past last, nearest future first. */
export interface History<State> {
  past: readonly Step<State>[];
  present: State;
  future: readonly Step<State>[];
  /** The field that was changed last and when (ms), while the next change of it still belongs to that step. */
  last?: { field: string; at: number };
}

/** `label` says what was done between this state and the next one. */
interface Step<State> {
  state: State;
  label: string;
}

export const historyLimit = 200;
const sameStepMilliseconds = 1000;

export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/**
 * The history after a change. Changes of the same `field` that follow each other within a second are one step;
 * what had been undone is gone.
 */
export function record<State>(
  history: History<State>,
  present: State,
  { label, field, at }: { label: string; field?: string; at: number },
): History<State> {
  const last = field === undefined ? undefined : { field, at };
  const { last: before } = history;
  const continues = before !== undefined && before.field === field && at - before.at <= sameStepMilliseconds;
  if (continues) return { past: history.past, present, future: [], last };
  const past = [...history.past, { state: history.present, label }].slice(-historyLimit);
  return { past, present, future: [], last };
}

/** One step back; the same history when there is none. */
export function undo<State>(history: History<State>): History<State> {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    past: history.past.slice(0, -1),
    present: step.state,
    future: [{ state: history.present, label: step.label }, ...history.future],
  };
}

/** One undone step forward again; the same history when there is none. */
export function redo<State>(history: History<State>): History<State> {
  const [step, ...future] = history.future;
  if (!step) return history;
  return {
    past: [...history.past, { state: history.present, label: step.label }],
    present: step.state,
    future,
  };
}
