import type { Database, Transaction } from '../../db/database.ts';
import type { ModuleRegistry } from '../../modules/registry.ts';
import type { NewAuditEntry } from '../accounts/accounts.types.ts';
import type { PageName } from './pages.types.ts';

/** What the pages feature is given by whoever puts the program together. */
export interface PagesOptions {
  db: Database;
  registry: ModuleRegistry;
  recordAudit(tx: Transaction, entry: NewAuditEntry): Promise<void>;
  /** The names of the media library. */
  pictureNames(): Promise<ReadonlySet<string>>;
  /** The keys of pages the program cannot do without. */
  neededPages: ReadonlySet<string>;
  /** Asks for `runSchedules(at)` at a moment, in the transaction that makes it necessary. */
  wakeAt(tx: Transaction, at: Date): Promise<void>;
  /** Told after pages have changed, so that this instance shows them at once. */
  changed(): Promise<void>;
  log: { error(details: object, message: string): void };
  /** The clock; the program's own when left out. */
  now?: () => Date;
}

export type PagesContext = PagesOptions & { now: () => Date };

export const subjectOf = ({ key, language }: PageName): string => `${key}/${language}`;
