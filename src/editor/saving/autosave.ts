import { ApiError } from '../../backoffice/api.ts';
import { type AutosaveEvent, type AutosaveState, nextState, startState, wakeAt } from './autosave.state.ts';
import { isSameContent, type PageContent } from './page-content.ts';

/** Unsaved work, as it is kept on this computer until the server has it. */
export interface UnsavedWork {
  /** What the work began with, and its version on the server. */
  base: PageContent;
  baseVersion: number;
  content: PageContent;
  /** Sent, but not answered yet: the server may have it. */
  attempt?: PageContent;
  /** When it was last changed, in ms. */
  at: number;
}

/** A draft that somebody else saved meanwhile. */
export interface NewerDraft {
  version: number;
  content: PageContent;
  updatedBy: string | null;
}

export interface AutosaveOptions<Saved extends { version: number }> {
  base: PageContent;
  version: number;
  /** The page as it is in the builder now. */
  read(): PageContent;
  send(draft: PageContent & { version: number }, how: { hiding: boolean }): Promise<Saved>;
  keep(work: UnsavedWork): Promise<void>;
  forget(): Promise<void>;
  onState(state: AutosaveState): void;
  onSaved(saved: Saved): void;
  /** Takes the newer draft into the builder; false when somebody has to choose first (then `settled` is called). */
  onNewer(base: PageContent, newer: NewerDraft): boolean;
  now(): number;
}

export interface Autosave {
  /** The builder's content has changed. */
  changed(): void;
  /** Saves at once; whether the server has everything afterwards. `hiding`: the window may not live to hear the answer. */
  saveNow(how?: { hiding: boolean }): Promise<boolean>;
  /** Takes the newer draft in that another request was refused with; false when it was refused for something else. */
  takeNewer(error: unknown): boolean;
  /** What the newer draft holds is in the builder now. */
  settled(newer: NewerDraft): void;
  version(): number;
  stop(): void;
}

/**
 * Saves the page as it is made, one request at a time (EDIT-3). Every change is kept on this computer until the server has
 * it. What was sent without an answer is sent again as it was, so that one's own earlier save is never taken for someone
 * else's.
 */
export function startAutosave<Saved extends { version: number }>(options: AutosaveOptions<Saved>): Autosave {
  const { read, now } = options;
  let { base, version } = options;
  let state: AutosaveState = startState;
  let attempt: PageContent | undefined;
  let hiding = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiters: ((saved: boolean) => void)[] = [];

  const store = oneAtATime(() =>
    state.phase === 'clean'
      ? options.forget()
      : options.keep({ base, baseVersion: version, content: read(), at: now(), ...(attempt && { attempt }) }),
  );

  const dispatch = (event: AutosaveEvent) => {
    const before = state;
    state = nextState(before, event);
    if (state === before) return;
    options.onState(state);
    clearTimeout(timer);
    const wake = wakeAt(state);
    if (wake !== undefined) {
      timer = setTimeout(() => dispatch({ type: 'due', at: now() }), Math.max(0, wake - now()));
    }
    if (state.phase === 'saving') void save();
    else if (before.phase !== 'waiting') store();
    tellWaiters();
  };

  const tellWaiters = () => {
    if (waiters.length === 0 || state.phase === 'saving') return;
    if (state.phase === 'waiting') return dispatch({ type: 'now' });
    const waiting = waiters;
    waiters = [];
    for (const tell of waiting) tell(state.phase === 'clean');
  };

  const save = async () => {
    attempt ??= read();
    const sending = attempt;
    const how = { hiding };
    hiding = false;
    store();
    try {
      const saved = await options.send({ ...sending, version }, how);
      attempt = undefined;
      base = sending;
      version = saved.version;
      options.onSaved(saved);
      dispatch({ type: 'saved', at: now(), changed: !isSameContent(read(), sending) });
    } catch (error) {
      failed(error);
    }
  };

  const takeNewer = (error: unknown): boolean => {
    const newer = newerDraftOf(error);
    if (!newer) return false;
    attempt = undefined;
    if (options.onNewer(base, newer)) settled(newer);
    else dispatch({ type: 'conflict' });
    return true;
  };

  const failed = (error: unknown) => {
    if (takeNewer(error)) return;
    if (isRefusal(error)) {
      attempt = undefined;
      dispatch({ type: 'refused', message: error.message });
    } else dispatch({ type: 'unreachable', at: now() });
  };

  const settled = (newer: NewerDraft) => {
    base = newer.content;
    version = newer.version;
    dispatch({ type: 'merged', at: now() });
  };

  return {
    changed() {
      dispatch({ type: 'changed', at: now() });
      store();
    },
    saveNow(how = { hiding: false }) {
      hiding = how.hiding;
      const saved = new Promise<boolean>((resolve) => waiters.push(resolve));
      dispatch({ type: 'now' });
      tellWaiters();
      return saved;
    },
    takeNewer,
    settled,
    version: () => version,
    stop: () => clearTimeout(timer),
  };
}

/** Runs a job, and once more when it was asked for meanwhile. That a browser keeps nothing must not keep anyone from working. */
function oneAtATime(job: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await job().catch(() => {});
    } while (again);
    running = false;
  };
  return () => void run();
}

const triesAgain = new Set([408, 425, 429]);

/** Sending it again would be refused again. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !triesAgain.has(error.status);

function newerDraftOf(error: unknown): NewerDraft | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stale') return undefined;
  const { current } = error.body as { current?: NewerDraft & PageContent };
  if (!current) return undefined;
  const { version, tree, settings, updatedBy } = current;
  return { version, content: { tree, settings }, updatedBy };
}
