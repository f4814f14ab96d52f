import type { Catalogue } from '../catalogue.ts';
import { useEditor } from '../state/use-editor.ts';
import { type NewerDraft, startAutosave } from './autosave.ts';
import { type LocalWork, openLocalWork } from './local-work.ts';
import { mergeDrafts, type Side, settleConflicts, type Versions } from './merge-drafts.ts';
import type { PageContent } from './page-content.ts';
import { type PageName, pagesApi, type SentDraft } from './pages-api.ts';
import { type Recovery, recoverWork } from './recover-work.ts';
import { resetSaving, useSaving } from './use-saving.ts';

/** One page open in the builder: from its draft to the last change that was saved. */
export interface PageSession {
  /** The window's own id, for presence and kept work. */
  window: string;
  version(): number;
  /** Saves at once; whether the server has everything afterwards. */
  saveNow(how?: { hiding: boolean }): Promise<boolean>;
  /** Asks the server what visitors will not see as it was made; the page has to be saved. */
  check(): Promise<void>;
  /** Takes the newer draft in that a request was refused with; false when it was refused for something else. */
  takeNewer(error: unknown): boolean;
  /** Another state of the page that the server has made its draft, as one step that can be undone. */
  adopt(draft: SentDraft, label: string): void;
  /** Settles the conflict, module by module; what is not chosen is theirs. */
  settle(choices: ReadonlyMap<string, Side>): void;
  /** The editor looked at the recovered work and goes on with it. */
  keepRecovered(): void;
  /** Back to the draft as the server had it; undo brings the work back. */
  dropRecovered(): void;
  close(): void;
}

interface OpenOptions {
  page: PageName;
  draft: SentDraft;
  catalogue: Catalogue;
  staffId: string;
  /** Whether the editor has gone elsewhere before the page was open. */
  isGone(): boolean;
  /** Told what somebody else's save changed, once it is in the page. */
  onMerged(before: PageContent, after: PageContent, by: string | null): void;
}

/** How long the next page waits at most for the last save of the one before, in ms. */
const closingTimeout = 3000;

let closing: Promise<unknown> = Promise.resolve();

/** Once the page that was open before has been saved, so that its draft is read with everything in it. */
export const pageClosed = (): Promise<unknown> =>
  Promise.race([closing, new Promise((resolve) => setTimeout(resolve, closingTimeout))]);

/** Longer than any save takes; a connection that hangs counts as none. */
const answerTimeout = 30_000;
/** A request that outlives its window may carry no more, in bytes. */
const keepaliveLimit = 60_000;

/**
 * Puts a draft into the builder, with the work this computer has kept of it, and saves from then on (EDIT-3). Undefined
 * when the editor has gone elsewhere meanwhile.
 */
export async function openPage(options: OpenOptions): Promise<PageSession | undefined> {
  const { page, draft, catalogue, staffId, onMerged } = options;
  const window = crypto.randomUUID();
  const local = openLocalWork(page, staffId, window);
  const left = await local.left().catch(() => []);
  // From here on nothing waits: the builder holds one page, and it must be this one.
  if (options.isGone()) return void local.close();
  const { tree, settings } = draft;
  const recovery = recoverWork(left, draft);
  const editor = useEditor.getState();
  editor.open({ ...page, tree, settings, catalogue });

  const pending: { newer?: NewerDraft } = {};
  // The page as it was when it was closed: the editor may hold another one before the last save is answered.
  let closedWith: PageContent | undefined;
  const tell = (values: Partial<ReturnType<typeof useSaving.getState>>) => {
    if (!closedWith) useSaving.setState(values);
  };
  const mine = () => closedWith ?? present();
  const autosave = startAutosave({
    base: recovery.base,
    version: recovery.baseVersion,
    read: mine,
    send: (sent, { hiding }) =>
      pagesApi.save(page, sent, {
        signal: AbortSignal.timeout(answerTimeout),
        keepalive: hiding && JSON.stringify(sent).length < keepaliveLimit,
      }),
    keep: local.keep,
    forget: local.forget,
    onState: (state) => tell({ state }),
    onSaved: ({ savedAt, problems }) => tell({ savedAt, problems }),
    onNewer(base, newer) {
      const versions = { base, mine: mine(), theirs: newer.content };
      const { content, conflicts } = mergeDrafts(versions);
      if (conflicts.length > 0) {
        pending.newer = newer;
        tell({ conflict: { versions, by: newer.updatedBy } });
        return false;
      }
      if (closedWith) closedWith = content;
      else takeIn(versions);
      onMerged(versions.mine, content, newer.updatedBy);
      return true;
    },
    now: () => Date.now(),
  });
  const stopWatching = useEditor.subscribe(
    (state) => [state.tree, state.settings] as const,
    () => autosave.changed(),
    { equalityFn: (one, other) => one[0] === other[0] && one[1] === other[1] },
  );
  const stopListening = listen(autosave.saveNow);

  const session: PageSession = {
    window,
    version: autosave.version,
    saveNow: autosave.saveNow,
    async check() {
      const draft = { ...present(), version: autosave.version() };
      const signal = AbortSignal.timeout(answerTimeout);
      const { problems } = await pagesApi.save(page, draft, { signal, keepalive: false });
      useSaving.setState({ problems });
    },
    takeNewer: autosave.takeNewer,
    adopt(adopted, label) {
      const { version, updatedBy } = adopted;
      editor.replaceTree(adopted.tree, adopted.settings, label);
      autosave.settled({ version, content: present(), updatedBy });
    },
    settle(choices) {
      const { conflict } = useSaving.getState();
      const { newer } = pending;
      if (!conflict || !newer) return;
      const versions = { ...conflict.versions, mine: present() };
      const settled = settleConflicts(versions, choices);
      takeIn(versions);
      editor.replaceTree(settled.tree, settled.settings, 'merge');
      pending.newer = undefined;
      useSaving.setState({ conflict: undefined, isConflictPutOff: false });
      autosave.settled(newer);
    },
    keepRecovered: () => useSaving.setState({ recovered: undefined }),
    dropRecovered() {
      const { recovered } = useSaving.getState();
      if (recovered) editor.replaceTree(recovered.before.tree, recovered.before.settings, 'drop');
      useSaving.setState({ recovered: undefined });
    },
    close() {
      closedWith = present();
      stopWatching();
      stopListening();
      closing = autosave.saveNow().finally(() => {
        autosave.stop();
        local.close();
      });
    },
  };
  resetSaving({
    page,
    session,
    publishedRevisionId: draft.publishedRevisionId,
    schedule: draft.schedule,
    savedAt: draft.updatedAt,
  });
  void takeOver(local, recovery);
  const { content, at, hasConflict } = recovery;
  if (at !== undefined) {
    editor.replaceTree(content.tree, content.settings, 'recover');
    if (hasConflict) void autosave.saveNow();
    else useSaving.setState({ recovered: { at, before: { tree, settings }, content } });
  }
  return session;
}

/** Kept work becomes this window's own before the window that left it is forgotten. */
async function takeOver(local: LocalWork, { at, taken, ...work }: Recovery): Promise<void> {
  if (at !== undefined) await local.keep({ ...work, at }).catch(() => {});
  for (const id of taken) await local.drop(id).catch(() => {});
}

const present = (): PageContent => {
  const { tree, settings } = useEditor.getState();
  return { tree, settings };
};

/** Puts theirs under everything made here, so that undo never takes it back; where both changed the same, mine stands. */
function takeIn({ base, theirs }: Versions): void {
  useEditor.getState().rebase((mine) => mergeDrafts({ base, mine, theirs }).content);
}

/** Saves when the window is hidden or the connection is back, and warns who leaves with work the server does not have. */
function listen(saveNow: PageSession['saveNow']): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const isSaved = () => useSaving.getState().state.phase === 'clean';
  addEventListener('online', () => void saveNow(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden' && !isSaved()) void saveNow({ hiding: true });
    },
    { signal },
  );
  addEventListener(
    'beforeunload',
    (event) => {
      if (isSaved()) return;
      event.preventDefault();
      void saveNow({ hiding: true });
    },
    { signal },
  );
  return () => stop.abort();
}
