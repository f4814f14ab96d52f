import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import type { UnsavedWork } from './autosave.ts';
import type { PageName } from './pages-api.ts';

/** Work of one window that the server does not have. */
export interface KeptWork extends UnsavedWork {
  id: string;
}

/** Where a window keeps its unsaved work, and what closed windows have left of it. */
export interface LocalWork {
  keep(work: UnsavedWork): Promise<void>;
  forget(): Promise<void>;
  /** What closed windows of this person left of the page, oldest first. */
  left(): Promise<KeptWork[]>;
  drop(id: string): Promise<void>;
  /** Lets other windows take over what this one leaves. */
  close(): void;
}

let opened: UseStore | undefined;
const database = (): UseStore => {
  opened ??= createStore('zadel-builder', 'unsaved');
  return opened;
};

/**
 * The unsaved work of a window in the browser's database (EDIT-3): it survives a crash, a closed lid and a session that
 * ended. Each window has its own, and holds a lock while it is alive, so that nobody takes it for left behind.
 */
export function openLocalWork(page: PageName, staffId: string, window: string): LocalWork {
  const shared = `${staffId}/${page.key}/${page.language}/`;
  const own = shared + window;
  const closing = Promise.withResolvers<void>();
  void navigator.locks?.request(lockOf(own), () => closing.promise);
  return {
    // Async, so that a browser without a database refuses like one that is full.
    keep: async (work) => set(own, work, database()),
    forget: async () => del(own, database()),
    async left() {
      const alive = await aliveLocks();
      const all = await entries<string, UnsavedWork>(database());
      return all
        .filter(([id]) => id.startsWith(shared) && id !== own && !alive.has(lockOf(id)))
        .map(([id, work]) => ({ ...work, id }))
        .toSorted((one, other) => one.at - other.at);
    },
    drop: async (id) => del(id, database()),
    close: () => closing.resolve(),
  };
}

const lockOf = (id: string) => `zadel-builder/${id}`;

async function aliveLocks(): Promise<Set<string | undefined>> {
  const locks = await navigator.locks?.query();
  return new Set(locks?.held?.map(({ name }) => name));
}
