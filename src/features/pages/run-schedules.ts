import type { Transaction } from '../../db/database.ts';
import { holdDraft, setPublishedVersion } from './drafts.store.ts';
import { type PagesContext, subjectOf } from './pages-context.ts';
import { isPathTaken } from './path-taken.ts';
import {
  deleteSchedule,
  dueSchedules,
  findAddress,
  hideAddress,
  insertRevision,
  lockDueSchedule,
  type PageId,
  putSchedule,
  revisionContent,
  type ScheduleRow,
  setScheduleTrouble,
  showRevision,
} from './publishing.store.ts';

/**
 * Publishes what is to be published by `now`, and takes back what ends. May be called at any time, by several at once and
 * again after a failure: each step is one transaction that leaves nothing for the next.
 */
export async function runSchedules(context: PagesContext, now: Date): Promise<void> {
  let changed = false;
  // What was to begin and to end while the program was down needs two rounds.
  for (let round = 0; round < 2; round += 1) {
    for (const { key, ...of } of await dueSchedules(context.db, now)) {
      changed = (await runSchedule(context, of, key, now)) || changed;
    }
  }
  if (changed) await context.changed();
}

async function runSchedule(context: PagesContext, of: PageId, key: string, now: Date): Promise<boolean> {
  try {
    return await context.db.transaction(async (tx) => {
      await holdDraft(tx, of);
      const schedule = await lockDueSchedule(tx, of, now);
      if (!schedule) return false;
      const action = schedule.startedAt ? 'page.ended' : 'page.published';
      if (schedule.startedAt) await end(tx, of, schedule);
      else await begin(tx, of, schedule);
      const details = { revisionId: schedule.revisionId, scheduled: true };
      await context.recordAudit(tx, {
        staffId: schedule.createdBy,
        action,
        subject: subjectOf({ key, language: of.language }),
        details,
      });
      return true;
    });
  } catch (error) {
    if (!isPathTaken(error)) throw error;
    // Trying again would not help; the builder says so beside the schedule.
    await setScheduleTrouble(context.db, of, 'path-taken');
    context.log.error(
      { page: key, language: of.language },
      'a page was not published as planned: its path is taken',
    );
    return false;
  }
}

async function begin(tx: Transaction, of: PageId, schedule: ScheduleRow): Promise<void> {
  const { revisionId, startsAt, endsAt, draftVersion, createdBy } = schedule;
  const address = await findAddress(tx, of);
  const { settings } = await revisionContent(tx, revisionId);
  await showRevision(tx, of, { revisionId, settings, publishedAt: startsAt, staffId: createdBy });
  await setPublishedVersion(tx, of, draftVersion);
  const previousRevisionId = address?.publishedRevisionId ?? null;
  if (endsAt) await putSchedule(tx, { ...schedule, startedAt: startsAt, previousRevisionId });
  else await deleteSchedule(tx, of);
}

/** The revision before comes back as a new one, so that the history tells it; without one the page leaves the site. */
async function end(
  tx: Transaction,
  of: PageId,
  { previousRevisionId, endsAt, createdBy }: ScheduleRow,
): Promise<void> {
  await deleteSchedule(tx, of);
  if (previousRevisionId === null) {
    await hideAddress(tx, of);
    return setPublishedVersion(tx, of, null);
  }
  const { tree, settings, createdAt } = await revisionContent(tx, previousRevisionId);
  const revisionId = await insertRevision(tx, {
    ...of,
    tree,
    settings,
    kind: 'restored',
    authorId: createdBy,
    ...(endsAt && { createdAt: endsAt }),
  });
  await showRevision(tx, of, { revisionId, settings, publishedAt: createdAt, staffId: createdBy });
  await setPublishedVersion(tx, of, 0);
}
