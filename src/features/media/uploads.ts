import type { Database } from '../../db/database.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import { cleanPicture } from './clean-picture.ts';
import { maximumBytes } from './inspect-picture.ts';
import type { Library } from './library.types.ts';
import type { MediaError } from './media.errors.ts';
import type { Chunk, NewUpload, UploadRefusal, UploadState, Uploads } from './upload.types.ts';
import { isDiskFull, uploadFiles } from './upload-files.ts';
import {
  claimUpload,
  countOpenUploads,
  deleteOldUploads,
  deleteUpload,
  findUpload,
  insertUpload,
  releaseUpload,
  saveOutcome,
  type UploadRow,
} from './uploads.store.ts';
import { createWorkLimit } from './work-limit.ts';

interface Options {
  db: Database;
  /** Of the media library; what arrives stands below it. */
  directory: string;
  library: Library;
}

type Answer = Promise<Result<UploadState, UploadRefusal>>;

/** Open at once for one member of staff. */
const mostOpen = 100;

export function createUploads({ db, directory, library }: Options): Uploads {
  const files = uploadFiles(directory);
  // A picture of 60 megapixels takes hundreds of megabytes while it is drawn anew.
  const oneAtATime = createWorkLimit(1);

  const stateOf = async (upload: UploadRow): Answer => {
    if (upload.outcome) return outcomeOf(upload.outcome);
    const offset = await files.arrived(upload.id);
    return offset < upload.size ? succeed({ id: upload.id, offset, size: upload.size }) : finish(upload);
  };

  const outcomeOf = async (outcome: NonNullable<UploadRow['outcome']>): Answer => {
    if ('refused' in outcome) return refuse({ code: outcome.refused });
    const found = await library.find(outcome.picture);
    return found.ok ? succeed({ picture: found.value }) : found;
  };

  const pictureOf = async ({ staffId, fileName, replaces }: UploadRow, bytes: Buffer) => {
    const clean = await oneAtATime('visitor', () => cleanPicture(bytes));
    if (!clean.ok) return refuse({ code: clean.error });
    return replaces === null
      ? library.add(staffId, fileName, clean.value)
      : library.replace(staffId, replaces, clean.value);
  };

  const finish = async (upload: UploadRow): Answer => {
    const { id, size } = upload;
    if (!(await claimUpload(db, id))) return succeed({ id, offset: size, size });
    try {
      const made = await pictureOf(upload, await files.read(id));
      await saveOutcome(db, id, made.ok ? { picture: made.value.name } : { refused: made.error.code });
      await files.remove(id);
      return made.ok ? succeed({ picture: made.value }) : made;
    } catch (error) {
      await releaseUpload(db, id);
      if (isDiskFull(error)) return refuse({ code: 'disk-full' });
      throw error;
    }
  };

  const giveUp = async (id: string) => {
    await deleteUpload(db, id);
    await files.remove(id);
  };

  const write = async (upload: UploadRow, { offset, length, bytes }: Chunk): Answer => {
    const { id, size } = upload;
    const room = size - offset;
    const offer = { offset, room, bytes };
    const reached = length !== undefined && length > room ? undefined : await files.write(id, offer);
    if (reached === undefined) {
      await giveUp(id);
      return refuse({ code: 'larger-than-declared' });
    }
    return reached < size ? succeed({ id, offset: reached, size }) : finish(upload);
  };

  return {
    async begin(staffId, upload) {
      const wrong = whatIsWrong(upload);
      if (wrong) return refuse({ code: wrong });
      const { fileName, size, replaces = null } = upload;
      if (replaces !== null) {
        const found = await library.find(replaces);
        if (!found.ok) return found;
      }
      if ((await countOpenUploads(db, staffId)) >= mostOpen) return refuse({ code: 'too-many-uploads' });
      if (!(await files.hasRoom(size))) return refuse({ code: 'disk-full' });
      const row = await insertUpload(db, { staffId, fileName, size, replaces });
      await files.begin(row.id);
      return succeed({ id: row.id, offset: 0, size });
    },
    async receive(staffId, id, chunk) {
      const upload = await findUpload(db, staffId, id);
      if (!upload) return refuse({ code: 'no-such-upload' });
      if (upload.outcome) return outcomeOf(upload.outcome);
      const arrived = await files.arrived(id);
      if (chunk.offset !== arrived) return refuse({ code: 'wrong-offset', offset: arrived });
      try {
        return await write(upload, chunk);
      } catch (error) {
        if (isDiskFull(error)) return refuse({ code: 'disk-full' });
        throw error;
      }
    },
    async state(staffId, id) {
      const upload = await findUpload(db, staffId, id);
      return upload ? stateOf(upload) : refuse({ code: 'no-such-upload' });
    },
    async cancel(staffId, id) {
      const upload = await findUpload(db, staffId, id);
      if (upload) await giveUp(id);
    },
    async tidy() {
      const dayAgo = new Date(Date.now() - 24 * 3600_000);
      const ids = [...(await deleteOldUploads(db)), ...(await files.before(dayAgo))];
      for (const id of ids) await files.remove(id);
    },
  };
}

function whatIsWrong({ size, type }: NewUpload): MediaError | undefined {
  if (size === 0) return 'empty-file';
  if (size > maximumBytes) return 'too-large';
  return type && !type.startsWith('image/') ? 'not-a-picture' : undefined;
}
