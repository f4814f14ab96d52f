import { type Database, openDatabase } from '../../../db/database.ts';

type Statement = string | { text: string };
type Query = (statement: Statement, ...rest: unknown[]) => unknown;

export type WeakenedDatabase = {
  db: Database;
  /** How often the guard was taken out: a test that weakened nothing proves nothing. */
  weakened(): number;
  close(): Promise<void>;
};

/**
 * A connection whose statements lose guards on their way to the database: the race tests run once more without it, to see
 * that they fail then. The program itself has no such switch.
 */
export function openWithoutGuard(
  url: string,
  ...guards: [guard: RegExp, instead: string][]
): WeakenedDatabase {
  const { db, pool, close } = openDatabase(url);
  let weakened = 0;
  const weaken = (text: string) =>
    guards.reduce(
      (statement, [guard, instead]) =>
        statement.replace(guard, () => {
          weakened += 1;
          return instead;
        }),
      text,
    );
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const weak: Query = (statement, ...rest) =>
      typeof statement === 'string'
        ? query(weaken(statement), ...rest)
        : // A submittable has its text too; pg reads it when the statement is sent.
          query(Object.assign(statement, { text: weaken(statement.text) }), ...rest);
    client.query = weak as typeof client.query;
  });
  return { db, weakened: () => weakened, close };
}
