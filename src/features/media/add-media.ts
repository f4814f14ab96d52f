import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../db/database.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import { contentHash } from './content-hash.ts';
import { inspectPicture, maximumBytes } from './inspect-picture.ts';
import type { MediaError } from './media.errors.ts';
import { findMedia, insertMedia, type MediaRow, saveMedia } from './media.store.ts';
import type { Added, NewMedia } from './media.types.ts';
import { type mediaFiles, readIfThere, writeWhole } from './media-files.ts';
import { isMediaName, nameWithHash } from './media-name.ts';

type Files = ReturnType<typeof mediaFiles>;
type Outcome = Promise<Result<Added, MediaError>>;

/** Puts a picture in, replacing what has its name; the words and focus of the same file are changed in place. */
export async function addMedia(db: Database, files: Files, picture: NewMedia): Outcome {
  const wrong = whatIsWrong(picture);
  if (wrong) return refuse(wrong);
  const found = await findMedia(db, picture.name);
  if (found?.hash === contentHash(picture.bytes)) {
    await restoreOriginal(files, found, picture.bytes);
    const { alt, focus } = picture;
    if (isDeepStrictEqual({ alt: found.alt, focus: found.focus }, { alt, focus }))
      return succeed('unchanged');
    await saveMedia(db, { ...found, alt, focus });
    return succeed('replaced');
  }
  const row = await storeOriginal(files, picture);
  if (!row.ok) return row;
  await saveMedia(db, row.value);
  return succeed(found ? 'replaced' : 'added');
}

/** Puts a picture in unless its name is taken; of the same file, an original that is gone is put back. */
export async function addMissingMedia(db: Database, files: Files, picture: NewMedia): Outcome {
  const wrong = whatIsWrong(picture);
  if (wrong) return refuse(wrong);
  const found = await findMedia(db, picture.name);
  if (found) {
    if (found.hash === contentHash(picture.bytes)) await restoreOriginal(files, found, picture.bytes);
    return succeed('unchanged');
  }
  const row = await storeOriginal(files, picture);
  if (!row.ok) return row;
  return succeed((await insertMedia(db, row.value)) ? 'added' : 'unchanged');
}

function whatIsWrong({ name, bytes, focus }: NewMedia): MediaError | undefined {
  if (!isMediaName(name)) return 'invalid-name';
  if (bytes.length > maximumBytes) return 'too-large';
  const inside = (part: number) => part >= 0 && part <= 1;
  return inside(focus.x) && inside(focus.y) ? undefined : 'invalid-focus';
}

/** The file first, then the row: a row never promises a file that is not there. */
export async function storeOriginal(files: Files, picture: NewMedia): Promise<Result<MediaRow, MediaError>> {
  const { bytes, ...described } = picture;
  const facts = await inspectPicture(bytes);
  if (!facts.ok) return facts;
  const decorative = Object.values(picture.alt).every((text) => text === '');
  const row = { ...described, ...facts.value, decorative, crop: null, trashedAt: null };
  await writeWhole(files.original(nameWithHash(row)), bytes);
  return succeed(row);
}

async function restoreOriginal(files: Files, row: MediaRow, bytes: Buffer): Promise<void> {
  const file = files.original(nameWithHash(row));
  if (!(await readIfThere(file))) await writeWhole(file, bytes);
}
