import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { touchData } from '../../page/data-version.store.ts';
import { siteSetting } from '../../page/page.tables.ts';

type Connection = Database | Transaction;

export interface StoredSetting {
  /** 0: it was never saved. */
  version: number;
  value: unknown;
}

/** A setting as it was saved last; undefined values are of settings nobody has saved yet. */
export async function findSetting(db: Connection, name: string): Promise<StoredSetting> {
  const [row] = await db
    .select({ version: siteSetting.version, value: siteSetting.value })
    .from(siteSetting)
    .where(eq(siteSetting.name, name));
  return row ?? { version: 0, value: undefined };
}

/** Saves a setting over the version that was read; undefined, and nothing saved, when there is another by now. */
export async function replaceSetting(
  tx: Transaction,
  name: string,
  { version, value }: StoredSetting,
): Promise<number | undefined> {
  const [saved] =
    version === 0
      ? await tx
          .insert(siteSetting)
          .values({ name, value })
          .onConflictDoNothing()
          .returning({ version: siteSetting.version })
      : await tx
          .update(siteSetting)
          .set({ value, version: sql`${siteSetting.version} + 1` })
          .where(and(eq(siteSetting.name, name), eq(siteSetting.version, version)))
          .returning({ version: siteSetting.version });
  if (!saved) return undefined;
  await touchData(tx, ['settings']);
  return saved.version;
}
