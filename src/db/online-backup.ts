import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** What PostgreSQL wants to find beside the copied files: the label, and every log segment from `firstSegment` on. */
export type BackupEnd = { label: string; firstSegment: string; lastSegment: string };

/**
 * Runs `copyFiles` while the server writes on and keeps all of its log, so that the copy can be made whole again by it
 * (PostgreSQL manual, "Making a base backup using the low level API"); then `copyLog` while that log is still kept.
 */
export async function duringOnlineBackup(
  url: string,
  copyFiles: () => Promise<void>,
  copyLog: (end: BackupEnd) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'zadel-backup' });
  await client.connect();
  try {
    const slot = `backup_${randomBytes(6).toString('hex')}`;
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
    const started = await client.query("select pg_walfile_name(pg_backup_start('zadel', true)) as segment");
    await copyFiles();
    const ended = await client.query('select lsn, labelfile from pg_backup_stop(false)');
    const last = await client.query('select pg_walfile_name($1::pg_lsn) as segment', [ended.rows[0].lsn]);
    await copyLog({
      label: ended.rows[0].labelfile,
      firstSegment: started.rows[0].segment,
      lastSegment: last.rows[0].segment,
    });
  } finally {
    await client.end();
  }
}
