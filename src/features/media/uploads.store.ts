import { and, count, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mediaUpload } from './media.tables.ts';
import type { UploadOutcome } from './upload.types.ts';

export type UploadRow = typeof mediaUpload.$inferSelect;

export async function insertUpload(
  db: Database,
  upload: Pick<UploadRow, 'staffId' | 'fileName' | 'size' | 'replaces'>,
): Promise<UploadRow> {
  const [row] = await db.insert(mediaUpload).values(upload).returning();
  return row as UploadRow;
}

/** An upload of this member of staff; nobody else's. */
export async function findUpload(db: Database, staffId: string, id: string): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(mediaUpload)
    .where(and(eq(mediaUpload.id, id), eq(mediaUpload.staffId, staffId)));
  return row;
}

export async function countOpenUploads(db: Database, staffId: string): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(mediaUpload)
    .where(and(eq(mediaUpload.staffId, staffId), isNull(mediaUpload.outcome)));
  return row?.open ?? 0;
}

/** Whether this request may make the picture: no other is at it, or one died there two minutes ago. */
export async function claimUpload(db: Database, id: string): Promise<boolean> {
  const claimed = await db
    .update(mediaUpload)
    .set({ finishingAt: sql`now()` })
    .where(
      and(
        eq(mediaUpload.id, id),
        isNull(mediaUpload.outcome),
        or(isNull(mediaUpload.finishingAt), lt(mediaUpload.finishingAt, sql`now() - interval '2 minutes'`)),
      ),
    )
    .returning({ id: mediaUpload.id });
  return claimed.length > 0;
}

export async function releaseUpload(db: Database, id: string): Promise<void> {
  await db.update(mediaUpload).set({ finishingAt: null }).where(eq(mediaUpload.id, id));
}

export async function saveOutcome(db: Database, id: string, outcome: UploadOutcome): Promise<void> {
  await db.update(mediaUpload).set({ outcome }).where(eq(mediaUpload.id, id));
}

export async function deleteUpload(db: Database, id: string): Promise<void> {
  await db.delete(mediaUpload).where(eq(mediaUpload.id, id));
}

/** Deletes what was begun more than a day ago and answers its ids. */
export async function deleteOldUploads(db: Database): Promise<string[]> {
  const rows = await db
    .delete(mediaUpload)
    .where(lt(mediaUpload.createdAt, sql`now() - interval '24 hours'`))
    .returning({ id: mediaUpload.id });
  return rows.map(({ id }) => id);
}
