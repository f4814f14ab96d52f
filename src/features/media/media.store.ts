import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { media } from './media.tables.ts';

export type MediaRow = Omit<typeof media.$inferSelect, 'createdAt'>;

export const allMedia = (db: Database): Promise<MediaRow[]> => db.select().from(media).orderBy(media.name);

export async function findMedia(db: Database, name: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.name, name));
  return row;
}

export async function saveMedia(db: Database, row: MediaRow): Promise<void> {
  await db.insert(media).values(row).onConflictDoUpdate({ target: media.name, set: row });
}

/** Whether the name was free. */
export async function insertMedia(db: Database, row: MediaRow): Promise<boolean> {
  const inserted = await db.insert(media).values(row).onConflictDoNothing().returning({ name: media.name });
  return inserted.length > 0;
}
