import { type Result, refuse, succeed } from '../../lib/result.ts';
import type { PageNode } from '../../page/page-node.ts';
import type { PageSettings } from '../../page/page-settings.ts';
import { cleanTree, storable } from './clean-tree.ts';
import { draftProblems } from './draft-problems.ts';
import { settingsProblems, settingsRefusals } from './draft-settings.ts';
import { type DraftRow, findDraft, liveKeys, lockDraft, updateDraft } from './drafts.store.ts';
import type {
  CurrentDraft,
  Draft,
  DraftProblem,
  Editor,
  PageName,
  PagesRefusal,
  SavedDraft,
  Schedule,
} from './pages.types.ts';
import { type PagesContext, subjectOf } from './pages-context.ts';
import { findAddress, findSchedule } from './publishing.store.ts';
import { checkTree } from './rules/check-tree.ts';
import { sameValue } from './rules/same-value.ts';

/** Saves by one person within this time, in ms, are one line of the audit log. */
const editingSession = 10 * 60_000;

export const currentOf = ({ version, tree, settings, updatedBy }: DraftRow): CurrentDraft => ({
  version,
  tree,
  settings,
  updatedBy,
});

export async function readDraft(context: PagesContext, name: PageName): Promise<Result<Draft, PagesRefusal>> {
  const { db } = context;
  const draft = await findDraft(db, name);
  if (!draft) return refuse({ code: 'no-such-page' });
  const address = await findAddress(db, draft);
  const schedule = await findSchedule(db, draft);
  return succeed({
    ...currentOf(draft),
    publishedRevisionId: address?.publishedRevisionId ?? null,
    updatedAt: draft.updatedAt,
    schedule: schedule
      ? ({
          revisionId: schedule.revisionId,
          at: schedule.startsAt,
          until: schedule.endsAt,
          started: schedule.startedAt !== null,
          trouble: schedule.trouble,
        } satisfies Schedule)
      : null,
  });
}

/**
 * Saves a draft that was made of `version` (EDIT-3). Made of an older one it is refused as `stale`, with the present
 * draft to merge with; the same content again is not, for its first answer may have been lost on the way.
 */
export async function saveDraft(
  context: PagesContext,
  editor: Editor,
  name: PageName,
  sent: { version: number; tree: unknown; settings: PageSettings },
): Promise<Result<SavedDraft, PagesRefusal>> {
  const checked = checkTree(sent.tree);
  if (!checked.ok) return checked;
  const tree = cleanTree(checked.value, context.registry);
  const settings = storable(sent.settings) as PageSettings;
  const saved = await context.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, name);
    if (!draft) return refuse<PagesRefusal>({ code: 'no-such-page' });
    if (draft.trashedAt) return refuse<PagesRefusal>({ code: 'trashed' });
    const { version, updatedAt } = draft;
    const same = sameValue(draft.tree, tree) && sameValue(draft.settings, settings);
    if (same && sent.version <= version) return succeed({ version, savedAt: updatedAt });
    if (version !== sent.version) return refuse<PagesRefusal>({ code: 'stale', current: currentOf(draft) });
    const savedAt = context.now();
    const next = await updateDraft(tx, draft, { tree, settings, updatedBy: editor.id, updatedAt: savedAt });
    if (draft.updatedById !== editor.id || savedAt.getTime() - updatedAt.getTime() > editingSession)
      await context.recordAudit(tx, { staffId: editor.id, action: 'page.edited', subject: subjectOf(name) });
    return succeed({ version: next, savedAt });
  });
  if (!saved.ok) return saved;
  return succeed({ ...saved.value, problems: await problemsOf(context, editor, name, { tree, settings }) });
}

/** What an editor should know of a draft before it is published (MOD-8). */
export async function problemsOf(
  context: PagesContext,
  editor: Editor,
  name: PageName,
  { tree, settings }: { tree: PageNode[]; settings: PageSettings },
): Promise<DraftProblem[]> {
  const { db, registry } = context;
  const pages = await liveKeys(db, name.language);
  const pictures = await context.pictureNames();
  return [
    ...settingsProblems(await settingsRefusals(db, name, settings, 'plan'), editor.language),
    ...draftProblems(tree, {
      registry,
      hasPage: (key) => pages.has(key),
      hasPicture: (picture) => pictures.has(picture),
      language: editor.language,
    }),
  ];
}
