import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';

export type ProvidedDatabase = Pick<EmbeddedServer, 'url' | 'stop' | 'lost'>;

/**
 * The database the settings ask for: the server at `databaseUrl`, or the built-in one under `dataFolder`, started here.
 * `stop` it last, after the last query; `lost` settles when the built-in server ended by itself.
 */
export async function provideDatabase(settings: {
  databaseUrl: string | undefined;
  dataFolder: string;
}): Promise<ProvidedDatabase> {
  if (settings.databaseUrl === undefined) return startEmbeddedServer({ dataFolder: settings.dataFolder });
  return { url: settings.databaseUrl, stop: async () => {}, lost: new Promise(() => {}) };
}
