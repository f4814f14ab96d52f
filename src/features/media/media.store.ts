import { eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { touchData } from '../../page/data-version.store.ts';
import { media } from './media.tables.ts';

export type MediaRow = Omit<typeof media.$inferSelect, 'createdAt'>;

/** Every picture that does not lie in the bin. */
export const allMedia = (db: Database): Promise<MediaRow[]> =>
  db.select().from(media).where(isNull(media.trashedAt)).orderBy(media.name);

export async function findMedia(db: Database, name: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.name, name));
  return row;
}

export async function saveMedia(db: Database, row: MediaRow): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(media).values(row).onConflictDoUpdate({ target: media.name, set: row });
    await touchData(tx, ['media']);
  });
}

/** Whether the name was free. */
export async function insertMedia(db: Database | Transaction, row: MediaRow): Promise<boolean> {
  return db.transaction(async (tx) => {
    const inserted = await tx.insert(media).values(row).onConflictDoNothing().returning({ name: media.name });
    if (inserted.length > 0) await touchData(tx, ['media']);
    return inserted.length > 0;
  });
}
