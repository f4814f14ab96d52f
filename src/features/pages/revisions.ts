import { type Result, refuse, succeed } from '../../lib/result.ts';
import { type DraftRow, findDraft, lockDraft, updateDraft } from './drafts.store.ts';
import { moduleWords } from './module-words.ts';
import type { Editor, ListedRevision, PageName, PagesRefusal, Revision } from './pages.types.ts';
import { type PagesContext, subjectOf } from './pages-context.ts';
import { addRevision } from './publish-draft.ts';
import { findAddress, findRevision, listRevisions } from './publishing.store.ts';
import { summaryWords } from './rules/change-summary.ts';
import { type DescribedChange, describeChanges } from './rules/describe-changes.ts';
import type { PageContent } from './rules/diff-trees.ts';
import { sameValue } from './rules/same-value.ts';
import { currentOf } from './save-draft.ts';

export async function listPageRevisions(
  { db }: PagesContext,
  { language }: Editor,
  name: PageName,
): Promise<Result<ListedRevision[], PagesRefusal>> {
  const draft = await findDraft(db, name);
  if (!draft) return refuse({ code: 'no-such-page' });
  const address = await findAddress(db, draft);
  const rows = await listRevisions(db, draft);
  return succeed(
    rows.map(({ changes, ...row }) => ({
      ...row,
      current: row.id === address?.publishedRevisionId,
      summary: summaryWords(changes, language),
    })),
  );
}

export async function readRevision(
  { db }: PagesContext,
  name: PageName,
  id: number,
): Promise<Result<Revision, PagesRefusal>> {
  const draft = await findDraft(db, name);
  const revision = draft && (await findRevision(db, draft, id));
  return revision ? succeed(revision) : refuse({ code: 'no-such-revision' });
}

/** What turned another state of the page into this revision, in the words of the staff member. */
export async function revisionChanges(
  context: PagesContext,
  { language }: Editor,
  name: PageName,
  id: number,
  against: number | 'draft' | 'published',
): Promise<Result<DescribedChange[], PagesRefusal>> {
  const { db, registry } = context;
  const draft = await findDraft(db, name);
  const revision = draft && (await findRevision(db, draft, id));
  if (!revision) return refuse({ code: 'no-such-revision' });
  const other = await otherState(context, draft, against);
  if (!other) return refuse({ code: 'no-such-revision', field: 'against' });
  // From the older to the newer, as one reads a history.
  const [before, after] =
    against === 'draft' || (typeof against === 'number' && against > id)
      ? [revision, other]
      : [other, revision];
  return succeed(describeChanges(before, after, moduleWords(registry), language));
}

/** What publishing the draft would change for visitors, in words; nothing when they never saw the page. */
export async function draftChanges(
  context: PagesContext,
  { language }: Editor,
  name: PageName,
): Promise<Result<DescribedChange[], PagesRefusal>> {
  const draft = await findDraft(context.db, name);
  if (!draft) return refuse({ code: 'no-such-page' });
  const published = await otherState(context, draft, 'published');
  return succeed(published ? describeChanges(published, draft, moduleWords(context.registry), language) : []);
}

async function otherState(
  { db }: PagesContext,
  draft: DraftRow,
  against: number | 'draft' | 'published',
): Promise<PageContent | undefined> {
  if (against === 'draft') return draft;
  const id = against === 'published' ? (await findAddress(db, draft))?.publishedRevisionId : against;
  return id ? findRevision(db, draft, id) : undefined;
}

/** Makes a revision the draft again. What the draft held is kept as a revision when it is in none. */
export async function restoreRevision(
  context: PagesContext,
  editor: Editor,
  name: PageName,
  id: number,
  version: number,
): Promise<Result<{ version: number }, PagesRefusal>> {
  return context.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, name);
    const revision = draft && (await findRevision(tx, draft, id));
    if (!revision) return refuse({ code: 'no-such-revision' as const });
    if (draft.trashedAt) return refuse({ code: 'trashed' as const });
    const { tree, settings } = revision;
    if (sameValue(draft.tree, tree) && sameValue(draft.settings, settings))
      return succeed({ version: draft.version });
    if (draft.version !== version) return refuse({ code: 'stale' as const, current: currentOf(draft) });
    const now = context.now();
    if (draft.version !== draft.publishedVersion) {
      const address = await findAddress(tx, draft);
      await addRevision(tx, editor, draft, 'kept', address?.publishedRevisionId ?? undefined, now);
    }
    const next = await updateDraft(tx, draft, { tree, settings, updatedBy: editor.id, updatedAt: now });
    const details = { revisionId: id };
    await context.recordAudit(tx, {
      staffId: editor.id,
      action: 'page.restored',
      subject: subjectOf(name),
      details,
    });
    return succeed({ version: next });
  });
}
