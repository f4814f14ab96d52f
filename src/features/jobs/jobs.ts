import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss';
import type { Transaction } from '../../db/database.ts';
import { shopTimeZone } from '../../lib/shop-time-zone.ts';

/** What features write log lines to; Fastify's `app.log` fits. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** A kind of job and what its payload holds. Payloads carry ids, never personal data: they are kept for days. */
export interface Queue<Data extends object> {
  readonly name: string;
  readonly options: QueueOptions;
  /** Only for the type: never set. */
  readonly data?: Data;
}

/** Names a queue; retries are exponential from `retryDelay` seconds. */
export const defineQueue = <Data extends object>(name: string, options: QueueOptions = {}): Queue<Data> => ({
  name,
  options: { retryBackoff: true, ...options },
});

export interface SendOptions {
  /** Not before this moment. */
  startAfter?: Date;
}

/**
 * Work that must happen after a transaction commits, and work that happens by the clock. Every job runs at
 * least once, possibly on another instance of the program, so handlers are written to be repeated.
 */
export interface Jobs {
  /** Puts a job in the queue inside the caller's transaction: it exists exactly when that commits. */
  send<Data extends object>(
    tx: Transaction,
    queue: Queue<Data>,
    data: Data,
    options?: SendOptions,
  ): Promise<void>;
  /** Runs `handler` for each job; a throw means: again later. `lastTry` says that no retry follows a throw. */
  work<Data extends object>(queue: Queue<Data>, handler: JobHandler<Data>): Promise<void>;
  /** Runs `handler` by a cron expression (minutes at the finest), once for all instances together. */
  every(cron: string, queue: Queue<object>, handler: () => Promise<void>): Promise<void>;
  /** Lets running jobs finish (30 s at most), then closes the connections. */
  stop(): Promise<void>;
}

export type JobHandler<Data> = (data: Data, job: { lastTry: boolean }) => Promise<void>;

export interface JobsOptions {
  /** Connection string; jobs keep a small pool of their own. */
  url: string;
  log: Log;
  /** Seconds between looks into an empty queue; 0.5 at least. */
  pollSeconds?: number;
}

/** Starts pg-boss in the schema `pgboss` of the same database, making or upgrading that schema. */
export async function startJobs({ url, log, pollSeconds = 1 }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    max: 4,
    application_name: 'zadel-jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  const known = new Map<string, Promise<void>>();
  const ensure = (queue: Queue<object>) => {
    const begun = known.get(queue.name);
    if (begun) return begun;
    const creating = boss.createQueue(queue.name, queue.options);
    known.set(queue.name, creating);
    // What failed once (the database was away) is tried again by the next who needs the queue.
    creating.catch(() => known.delete(queue.name));
    return creating;
  };
  const work: Jobs['work'] = async (queue, handler) => {
    await ensure(queue);
    const options = { pollingIntervalSeconds: pollSeconds, includeMetadata: true } as const;
    await boss.work<never, void, typeof options>(queue.name, options, async ([job]) => {
      if (job) await handler(job.data, { lastTry: job.retryCount >= job.retryLimit });
    });
  };
  return {
    work,
    async send(tx, queue, data, options = {}) {
      await ensure(queue);
      await boss.send(queue.name, data, { ...options, db: fromDrizzle(tx, sql) });
    },
    async every(cron, queue, handler) {
      await work(queue, handler);
      await boss.schedule(queue.name, cron, null, { tz: shopTimeZone });
    },
    stop: () => boss.stop({ graceful: true, timeout: 30_000 }),
  };
}
