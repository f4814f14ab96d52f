import { mkdir, open, readdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Left free on the disk whatever is uploaded, in bytes: the database may live on it too. */
const spare = 64 * 1024 * 1024;

/** What has arrived of each upload, a file by its id. */
export function uploadFiles(directory: string) {
  const folder = join(directory, 'uploads');
  const fileOf = (id: string) => join(folder, id);
  return {
    /** Whether there is room for a file of so many bytes and the pictures made of it. */
    async hasRoom(size: number): Promise<boolean> {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize > 3 * size + spare;
    },
    async begin(id: string): Promise<void> {
      await mkdir(folder, { recursive: true });
      await (await open(fileOf(id), 'wx')).close();
    },
    /** How many bytes have arrived. */
    arrived: async (id: string): Promise<number> =>
      (await stat(fileOf(id)).catch(() => undefined))?.size ?? 0,
    /**
     * Writes a piece at its place and answers how far the file reaches now. What came before a broken connection
     * stays. More than `room` bytes are not read: `undefined`.
     */
    async write(
      id: string,
      { offset, room, bytes }: { offset: number; room: number; bytes: AsyncIterable<Buffer> },
    ): Promise<number | undefined> {
      const file = await open(fileOf(id), 'r+');
      let written = 0;
      try {
        for await (const piece of bytes) {
          if (written + piece.length > room) return undefined;
          await file.write(piece, 0, piece.length, offset + written);
          written += piece.length;
        }
      } catch (error) {
        if (!isBrokenConnection(error)) throw error;
      } finally {
        await file.close();
      }
      return offset + written;
    },
    read: (id: string): Promise<Buffer> => readFile(fileOf(id)),
    remove: (id: string): Promise<void> => rm(fileOf(id), { force: true }),
    /** Ids of files last written before `moment`. */
    async before(moment: Date): Promise<string[]> {
      const ids = await readdir(folder).catch(() => []);
      const times = await Promise.all(ids.map((id) => stat(fileOf(id)).catch(() => undefined)));
      return ids.filter((_id, index) => (times[index]?.mtime ?? moment) < moment);
    },
  };
}

const isBrokenConnection = (error: unknown): boolean =>
  ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'].includes(
    String((error as NodeJS.ErrnoException).code),
  );

/** Whether writing failed because nothing more fits on the disk, or into what of it is ours. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code));
