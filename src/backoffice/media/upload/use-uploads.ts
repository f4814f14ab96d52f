import { create } from 'zustand';
import type { LibraryPicture } from '../../../features/media/library.types.ts';
import type { MediaError } from '../../../features/media/media.errors.ts';
import { ApiError, api } from '../../api.ts';
import { sendFile } from './send-file.ts';

/** A file on its way into the library, and what became of it. */
export interface UploadItem {
  key: number;
  file: File;
  /** For the eye until the picture is there. */
  preview: string;
  replaces?: string;
  state: 'queued' | 'sending' | 'waiting' | 'done' | 'failed';
  /** Bytes that have arrived. */
  sent: number;
  /** Why it was refused. */
  message?: string;
  /** Refused for what it is: trying again would not help. */
  final?: boolean;
  picture?: LibraryPicture;
}

interface Uploads {
  items: readonly UploadItem[];
  /** Begins to send files; answers the keys of their items. */
  add(files: readonly File[], replaces?: string): number[];
  again(key: number): void;
  cancel(key: number): void;
  /** Takes what is done or failed off the list. */
  clear(): void;
}

const atOnce = 3;
/** Refusals that lie in the file. */
const hopeless: ReadonlySet<string> = new Set<MediaError>([
  'empty-file',
  'too-large',
  'too-many-pixels',
  'not-a-picture',
  'damaged',
  'unreadable-heic',
]);
let lastKey = 0;
/** What an item needs beside its state: how to stop it, and the server's name for it. */
const running = new Map<number, { stop: AbortController; id?: string }>();

/** The uploads of this window. They go on while staff visit other screens. */
export const useUploads = create<Uploads>((set, get) => {
  const change = (key: number, values: Partial<UploadItem>) =>
    set(({ items }) => ({ items: items.map((item) => (item.key === key ? { ...item, ...values } : item)) }));

  const startNext = () => {
    const { items } = get();
    const busy = items.filter(({ state }) => state === 'sending' || state === 'waiting').length;
    const next = items.find(({ state }) => state === 'queued');
    if (!next || busy >= atOnce) return;
    void run(next);
    startNext();
  };

  const run = async (item: UploadItem) => {
    const { key, file, replaces } = item;
    const known = running.get(key);
    const entry = { ...known, stop: new AbortController() };
    running.set(key, entry);
    change(key, { state: 'sending', message: undefined });
    try {
      const picture = await sendFile({
        file,
        replaces,
        id: known?.id,
        signal: entry.stop.signal,
        begun: (id) => running.set(key, Object.assign(entry, { id })),
        progress: (sent, waiting) => change(key, { sent, state: waiting ? 'waiting' : 'sending' }),
        wait: waitOnline,
      });
      change(key, { state: 'done', sent: file.size, picture });
    } catch (error) {
      if (entry.stop.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      const refused = error.status >= 400 && error.status < 500;
      // What the server refused is gone there: trying again begins anew.
      if (refused) entry.id = undefined;
      const final = refused && hopeless.has(error.code);
      change(key, { state: 'failed', message: error.message, final });
    } finally {
      startNext();
    }
  };

  return {
    items: [],
    add(files, replaces) {
      const items = files.map((file): UploadItem => {
        lastKey += 1;
        const preview = URL.createObjectURL(file);
        return { key: lastKey, file, preview, state: 'queued', sent: 0, ...(replaces && { replaces }) };
      });
      set((before) => ({ items: [...before.items, ...items] }));
      startNext();
      return items.map(({ key }) => key);
    },
    again(key) {
      change(key, { state: 'queued', message: undefined });
      startNext();
    },
    cancel(key) {
      const entry = running.get(key);
      entry?.stop.abort();
      if (entry?.id) void api.delete(`/uploads/${entry.id}`).catch(() => {});
      forget(get().items.filter((item) => item.key === key));
      set(({ items }) => ({ items: items.filter((item) => item.key !== key) }));
      startNext();
    },
    clear() {
      const isOver = ({ state }: UploadItem) => state === 'done' || state === 'failed';
      forget(get().items.filter(isOver));
      set(({ items }) => ({ items: items.filter((item) => !isOver(item)) }));
    },
  };
});

function forget(items: readonly UploadItem[]): void {
  for (const { key, preview } of items) {
    URL.revokeObjectURL(preview);
    running.delete(key);
  }
}

/** Waits, but no longer than until the browser says that it is online again. */
const waitOnline = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });

export const isUnderWay = ({ state }: UploadItem): boolean =>
  state === 'queued' || state === 'sending' || state === 'waiting';
