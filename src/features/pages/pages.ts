import { type Result, refuse, succeed } from '../../lib/result.ts';
import { createPage } from './create-page.ts';
import { findDraft } from './drafts.store.ts';
import { keptParts } from './kept-parts.ts';
import { listPages, pageState } from './list-pages.ts';
import { trash, untrash } from './page-bin.ts';
import type { Editor, NewPageRequest, PageName, PagesRefusal } from './pages.types.ts';
import type { PagesContext, PagesOptions } from './pages-context.ts';
import { announcePresence } from './presence.ts';
import { createPreviewLink, openPreview, openPreviewLinks, withdrawPreviewLinks } from './preview-links.ts';
import { type PublishRequest, publishDraft, unschedule } from './publish-draft.ts';
import {
  draftChanges,
  listPageRevisions,
  readRevision,
  restoreRevision,
  revisionChanges,
} from './revisions.ts';
import { checkTree } from './rules/check-tree.ts';
import { type MergedTree, mergeTrees } from './rules/merge-trees.ts';
import { runSchedules } from './run-schedules.ts';
import { readDraft, saveDraft } from './save-draft.ts';

export type { PagesOptions };

/** Pages as staff work on them: drafts, publishing, revisions, the bin, preview links and who else is there (EDIT-3). */
export function createPages(options: PagesOptions) {
  const context: PagesContext = { ...options, now: options.now ?? (() => new Date()) };
  const on =
    <Rest extends unknown[], Answer>(act: (context: PagesContext, ...rest: Rest) => Answer) =>
    (...rest: Rest): Answer =>
      act(context, ...rest);
  return {
    list: on(listPages),
    stateOf: on(pageState),
    create: on<[Editor, NewPageRequest], ReturnType<typeof createPage>>(createPage),
    trash: on(trash),
    untrash: on(untrash),
    draft: on(readDraft),
    save: on(saveDraft),
    publish: on<[Editor, PageName, PublishRequest], ReturnType<typeof publishDraft>>(publishDraft),
    unschedule: on(unschedule),
    /** Publishes and takes back what is due; by a job at each of its moments. */
    runSchedules: on(runSchedules),
    revisions: on(listPageRevisions),
    revision: on(readRevision),
    changes: on(revisionChanges),
    draftChanges: on(draftChanges),
    restore: on(restoreRevision),
    /** Merges an editor's tree with the present draft; both were made of `base`. Nothing is saved. */
    async merge(
      name: PageName,
      { base, tree }: { base: unknown; tree: unknown },
    ): Promise<Result<MergedTree & { version: number }, PagesRefusal>> {
      const draft = await findDraft(context.db, name);
      if (!draft) return refuse({ code: 'no-such-page' });
      const [before, mine] = [checkTree(base), checkTree(tree)];
      if (!before.ok) return before;
      if (!mine.ok) return mine;
      return succeed({ ...mergeTrees(before.value, mine.value, draft.tree), version: draft.version });
    },
    previewLink: on(createPreviewLink),
    openPreview: on(openPreview),
    openPreviewLinks: on(openPreviewLinks),
    withdrawPreviewLinks: on(withdrawPreviewLinks),
    presence: on(announcePresence),
    kept: keptParts(context),
  };
}

export type Pages = ReturnType<typeof createPages>;
