import type { Transaction } from '../../db/database.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import { settingsRefusals } from './draft-settings.ts';
import { type DraftRow, lockDraft, setPublishedVersion } from './drafts.store.ts';
import type { Editor, PageName, PagesRefusal } from './pages.types.ts';
import { type PagesContext, subjectOf } from './pages-context.ts';
import { isPathTaken } from './path-taken.ts';
import {
  deleteSchedule,
  findAddress,
  findSchedule,
  insertRevision,
  putSchedule,
  revisionContent,
  showRevision,
} from './publishing.store.ts';
import { countChanges } from './rules/diff-trees.ts';
import { currentOf } from './save-draft.ts';

export interface PublishRequest {
  /** The version of the draft that was looked at. */
  version: number;
  /** Later, instead of now. */
  at?: Date | undefined;
  /** When the revision before comes back. */
  until?: Date | undefined;
}

export type Published =
  | { revisionId: number; publishedAt: Date }
  | { revisionId: number; scheduledFor: Date };

/**
 * Publishes a draft, now or at a moment, for good or for a time (EDIT-3): a revision and the address that shows it, in one
 * transaction. Publishing the version that visitors see already changes nothing.
 */
export async function publishDraft(
  context: PagesContext,
  editor: Editor,
  name: PageName,
  request: PublishRequest,
): Promise<Result<Published, PagesRefusal>> {
  try {
    const published = await context.db.transaction((tx) => publish(context, tx, editor, name, request));
    if (published.ok) await context.changed();
    return published;
  } catch (error) {
    // Two pages were published at one path at once; asked again, the other one is known.
    if (isPathTaken(error)) return publishDraft(context, editor, name, request);
    throw error;
  }
}

async function publish(
  context: PagesContext,
  tx: Transaction,
  editor: Editor,
  name: PageName,
  { version, at, until }: PublishRequest,
): Promise<Result<Published, PagesRefusal>> {
  const now = context.now();
  const draft = await lockDraft(tx, name);
  if (!draft) return refuse({ code: 'no-such-page' });
  if (draft.trashedAt) return refuse({ code: 'trashed' });
  if (draft.version !== version) return refuse({ code: 'stale', current: currentOf(draft) });
  if (at && at <= now) return refuse({ code: 'time-passed', field: 'at' });
  if (until && until <= (at ?? now)) return refuse({ code: 'ends-before-start', field: 'until' });
  const [wrong] = await settingsRefusals(tx, name, draft.settings, 'publish');
  if (wrong) return refuse(wrong);
  return at ? schedule(context, tx, editor, draft, at, until) : show(context, tx, editor, draft, now, until);
}

async function show(
  context: PagesContext,
  tx: Transaction,
  editor: Editor,
  draft: DraftRow,
  publishedAt: Date,
  until: Date | undefined,
): Promise<Result<Published, PagesRefusal>> {
  const address = await findAddress(tx, draft);
  const present = await findSchedule(tx, draft);
  const temporary = present?.startedAt ? present : undefined;
  if (until && present && !temporary) return refuse({ code: 'already-planned', field: 'until' });
  const shown = address?.publishedRevisionId;
  if (shown && draft.publishedVersion === draft.version && !until && !temporary)
    return succeed({ revisionId: shown, publishedAt: address.publishedAt });
  const revisionId = await addRevision(tx, editor, draft, 'published', shown ?? undefined, publishedAt);
  await showRevision(tx, idOf(draft), {
    revisionId,
    settings: draft.settings,
    publishedAt,
    staffId: editor.id,
  });
  await setPublishedVersion(tx, draft, draft.version);
  if (until) {
    const previousRevisionId = temporary ? temporary.previousRevisionId : (shown ?? null);
    await putSchedule(tx, {
      ...idOf(draft),
      revisionId,
      draftVersion: draft.version,
      startsAt: publishedAt,
      startedAt: publishedAt,
      endsAt: until,
      previousRevisionId,
      createdBy: editor.id,
    });
    await context.wakeAt(tx, until);
  } else if (temporary) await deleteSchedule(tx, draft);
  const details = { revisionId, ...(until && { until: until.toISOString() }) };
  await context.recordAudit(tx, {
    staffId: editor.id,
    action: 'page.published',
    subject: subjectOf(draft),
    details,
  });
  return succeed({ revisionId, publishedAt });
}

async function schedule(
  context: PagesContext,
  tx: Transaction,
  editor: Editor,
  draft: DraftRow,
  at: Date,
  until: Date | undefined,
): Promise<Result<Published, PagesRefusal>> {
  const address = await findAddress(tx, draft);
  const present = await findSchedule(tx, draft);
  if (present?.startedAt) return refuse({ code: 'already-planned', field: 'at' });
  const before = address?.publishedRevisionId ?? undefined;
  const same = present?.draftVersion === draft.version;
  const revisionId = same
    ? present.revisionId
    : await addRevision(tx, editor, draft, 'scheduled', before, context.now());
  await putSchedule(tx, {
    ...idOf(draft),
    revisionId,
    draftVersion: draft.version,
    startsAt: at,
    endsAt: until ?? null,
    createdBy: editor.id,
  });
  await context.wakeAt(tx, at);
  if (until) await context.wakeAt(tx, until);
  const details = { revisionId, at: at.toISOString(), ...(until && { until: until.toISOString() }) };
  await context.recordAudit(tx, {
    staffId: editor.id,
    action: 'page.scheduled',
    subject: subjectOf(draft),
    details,
  });
  return succeed({ revisionId, scheduledFor: at });
}

const idOf = ({ pageId, language }: DraftRow) => ({ pageId, language });

/** The draft as a revision, with how much differs from what visitors see. */
export async function addRevision(
  tx: Transaction,
  editor: Editor,
  draft: DraftRow,
  kind: 'published' | 'scheduled' | 'kept',
  before: number | undefined,
  createdAt: Date,
): Promise<number> {
  const { tree, settings } = draft;
  const changes = before ? countChanges(await revisionContent(tx, before), { tree, settings }) : null;
  return insertRevision(tx, {
    ...idOf(draft),
    tree,
    settings,
    kind,
    authorId: editor.id,
    changes,
    createdAt,
  });
}

/** Gives up what was to be published; what is published for a time stays for good. */
export async function unschedule(
  context: PagesContext,
  editor: Editor,
  name: PageName,
): Promise<Result<undefined, PagesRefusal>> {
  return context.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, name);
    if (!draft) return refuse({ code: 'no-such-page' as const });
    if (!(await findSchedule(tx, draft))) return refuse({ code: 'not-scheduled' as const });
    await deleteSchedule(tx, draft);
    await context.recordAudit(tx, {
      staffId: editor.id,
      action: 'page.unscheduled',
      subject: subjectOf(name),
    });
    return succeed(undefined);
  });
}
