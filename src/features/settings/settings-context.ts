import type { Database, Transaction } from '../../db/database.ts';
import type { Result } from '../../lib/result.ts';
import type { DataName } from '../../page/data-names.ts';
import type { NewAuditEntry, StaffMember } from '../accounts/accounts.types.ts';
import type { OpeningTimes, Versioned } from './settings.types.ts';

/** What the settings are given by whoever puts the program together. */
export interface SettingsOptions {
  db: Database;
  recordAudit(tx: Transaction, entry: NewAuditEntry): Promise<void>;
  /** Told after a commit, so that this instance shows the change at once; the others follow by themselves. */
  changed(names: DataName[]): Promise<void>;
  /** When the shop is open, which booking keeps. */
  openingTimes: {
    read(): Promise<Versioned<OpeningTimes>>;
    change(
      times: Versioned<OpeningTimes> & { accept: boolean },
      alongside: (tx: Transaction) => Promise<void>,
    ): Promise<
      Result<
        { version: number },
        | { code: 'stale'; current: Versioned<OpeningTimes> }
        | { code: 'bookings-affected'; days: { date: string; bookings: number }[]; bookings: number }
      >
    >;
  };
}

/** Who changes a setting. */
export type Editor = Pick<StaffMember, 'id' | 'language'>;
