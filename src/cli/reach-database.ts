import { DataFolderInUse } from '../db/embedded/data-folder-lock.ts';
import { runningServerUrl, startEmbeddedServer } from '../db/embedded-server.ts';
import type { Config } from '../server/config.ts';

export type ReachedDatabase = { url: string; release(): Promise<void> };

/** The database of these settings: given, or of the program that is running, or else the built-in one started for a moment. */
export async function reachDatabase({ databaseUrl, dataDir }: Config): Promise<ReachedDatabase> {
  if (databaseUrl) return { url: databaseUrl, release: async () => {} };
  try {
    const { url, stop } = await startEmbeddedServer({ dataFolder: dataDir });
    return { url, release: stop };
  } catch (error) {
    const url = error instanceof DataFolderInUse ? runningServerUrl(dataDir) : undefined;
    if (!url) throw error;
    return { url, release: async () => {} };
  }
}
