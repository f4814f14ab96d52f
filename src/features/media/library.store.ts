import { and, desc, eq, isNotNull, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { touchData } from '../../page/data-version.store.ts';
import type { LibraryFilter, LibraryQuery } from './library.types.ts';
import { media } from './media.tables.ts';

export type LibraryRow = typeof media.$inferSelect;
type Db = Database | Transaction;

const noWords = sql`not ${media.decorative} and '' in (${media.alt}->>'nl', ${media.alt}->>'en', ${media.alt}->>'de')`;

const conditionOf = (filter: LibraryFilter, used: readonly string[]): SQL | undefined =>
  ({
    all: isNull(media.trashedAt),
    unused: and(isNull(media.trashedAt), notInArray(media.name, [...used])),
    'without-alt': and(isNull(media.trashedAt), noWords),
    trash: isNotNull(media.trashedAt),
  })[filter];

/** Each word somewhere in the name or in an alternative text. */
const matches = (query: string): SQL | undefined =>
  and(
    ...query
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => {
        const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
        return sql`concat_ws(' ', ${media.name}, ${media.alt}->>'nl', ${media.alt}->>'en', ${media.alt}->>'de') ilike ${pattern}`;
      }),
  );

/** Newest first; `used` are the names that something shows. */
export function listLibrary(
  db: Db,
  { query, filter, after }: LibraryQuery,
  used: readonly string[],
  limit: number,
): Promise<LibraryRow[]> {
  const later =
    after === undefined
      ? undefined
      : sql`(${media.createdAt}, ${media.name}) < (select last.created_at, last.name from ${media} as last where last.name = ${after})`;
  return db
    .select()
    .from(media)
    .where(and(conditionOf(filter, used), matches(query), later))
    .orderBy(desc(media.createdAt), desc(media.name))
    .limit(limit);
}

export async function countLibrary(db: Db, used: readonly string[]): Promise<Record<LibraryFilter, number>> {
  const count = (filter: LibraryFilter) =>
    sql<number>`(count(*) filter (where ${conditionOf(filter, used)}))::int`;
  const [counts] = await db
    .select({
      all: count('all'),
      unused: count('unused'),
      'without-alt': count('without-alt'),
      trash: count('trash'),
    })
    .from(media);
  return counts as Record<LibraryFilter, number>;
}

export async function findRow(db: Db, name: string): Promise<LibraryRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.name, name));
  return row;
}

/** The row, held until the transaction ends: whoever else changes it waits. */
export async function lockRow(tx: Transaction, name: string): Promise<LibraryRow | undefined> {
  const [row] = await tx.select().from(media).where(eq(media.name, name)).for('update');
  return row;
}

export async function updateRow(
  tx: Transaction,
  name: string,
  change: Partial<LibraryRow>,
): Promise<LibraryRow> {
  const [row] = await tx.update(media).set(change).where(eq(media.name, name)).returning();
  await touchData(tx, ['media']);
  return row as LibraryRow;
}

export async function deleteRow(tx: Transaction, name: string): Promise<void> {
  await tx.delete(media).where(eq(media.name, name));
  await touchData(tx, ['media']);
}

/** What lies in the bin since before `moment`. */
export async function trashedBefore(db: Db, moment: Date): Promise<string[]> {
  const rows = await db.select({ name: media.name }).from(media).where(lt(media.trashedAt, moment));
  return rows.map(({ name }) => name);
}

export const allRows = (db: Db): Promise<LibraryRow[]> => db.select().from(media);
