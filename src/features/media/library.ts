import { rm } from 'node:fs/promises';
import type { Database, Transaction } from '../../db/database.ts';
import { languages } from '../../lib/language.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import { recordAudit } from '../accounts/accounts.ts';
import { storeOriginal } from './add-media.ts';
import { addressName } from './address-name.ts';
import { maximumPixels, openPicture } from './encode-picture.ts';
import { pixelsAtMost, placeholderOf } from './inspect-picture.ts';
import {
  countLibrary,
  deleteRow,
  findRow,
  type LibraryRow,
  listLibrary,
  lockRow,
  trashedBefore,
  updateRow,
} from './library.store.ts';
import type { Library, LibraryPicture, LibraryRefusal, PictureChange, PictureUse } from './library.types.ts';
import { insertMedia } from './media.store.ts';
import { mediaFiles, readIfThere } from './media-files.ts';
import { mediaNameFrom, nameWithHash, numberedName } from './media-name.ts';
import { type NamedUse, pictureUses } from './picture-uses.store.ts';
import { cropInPixels, isCropOf, shownSize, tidyCrop } from './rules/crop.ts';
import { removeFilesOf, removeOldFiles } from './unused-files.ts';

export interface LibraryOptions {
  db: Database;
  /** Originals and variants stand below it. */
  directory: string;
  /** Places outside pages and settings that show pictures. */
  otherUses(): Promise<NamedUse[]>;
  /** Pictures at once in the list. */
  pageSize?: number;
}

type Picture = Result<LibraryPicture, LibraryRefusal>;

const trashDays = 30;
const middle = { x: 0.5, y: 0.5 };
const noWords = { nl: '', en: '', de: '' };

export function createLibrary(options: LibraryOptions): Library {
  const { db, directory, otherUses, pageSize = 60 } = options;
  const files = mediaFiles(directory);

  const allUses = async (from: Database | Transaction) => [
    ...(await pictureUses(from)),
    ...(await otherUses()),
  ];

  const shown = async (row: LibraryRow | undefined): Promise<Picture> => {
    if (!row) return refuse({ code: 'no-such-picture' });
    return succeed(asLibraryPicture(row, usesOf(row.name, await allUses(db))));
  };

  /** Changes a picture that is there, with its line in the audit log. */
  const changeRow = async (
    staffId: string,
    name: string,
    action: string,
    decide: (tx: Transaction, row: LibraryRow) => Promise<Result<Partial<LibraryRow>, LibraryRefusal>>,
  ): Promise<Picture> => {
    const changed = await db.transaction(async (tx) => {
      const row = await lockRow(tx, name);
      if (!row) return refuse({ code: 'no-such-picture' as const });
      const change = await decide(tx, row);
      if (!change.ok) return change;
      await recordAudit(tx, { staffId, action, subject: name, details: auditDetails(row, change.value) });
      return succeed(await updateRow(tx, name, change.value));
    });
    return changed.ok ? shown(changed.value) : changed;
  };

  /** What a change means for the row; a crop needs a placeholder of its part. */
  const columnsOf = async (
    row: LibraryRow,
    { alt, crop, ...rest }: PictureChange,
  ): Promise<Result<Partial<LibraryRow>, LibraryRefusal>> => {
    const columns: Partial<LibraryRow> = { ...rest, ...(alt && { alt: { ...row.alt, ...alt } }) };
    if (crop === undefined) return succeed(columns);
    const tidy = tidyCrop(crop);
    if (crop && !isPossible(crop, row)) return refuse({ code: 'invalid-crop' });
    const bytes = await readIfThere(files.original(nameWithHash(row)));
    if (!bytes) return refuse({ code: 'original-missing' });
    const whole = openPicture(bytes).autoOrient();
    const part = tidy ? whole.extract(cropInPixels(tidy, row)) : whole;
    return succeed({ ...columns, crop: tidy, placeholder: row.placeholder && (await placeholderOf(part)) });
  };

  const erase = async (staffId: string | null, name: string) => {
    const erased = await db.transaction(async (tx): Promise<Result<undefined, LibraryRefusal>> => {
      const row = await lockRow(tx, name);
      if (!row) return refuse({ code: 'no-such-picture' });
      if (!row.trashedAt) return refuse({ code: 'not-in-trash' });
      const usedIn = usesOf(name, await allUses(tx));
      if (usedIn.length > 0) return refuse({ code: 'in-use', usedIn });
      await recordAudit(tx, { staffId, action: 'media.erased', subject: name });
      await deleteRow(tx, name);
      return succeed(undefined);
    });
    if (erased.ok) await removeFilesOf(directory, name);
    return erased;
  };

  return {
    async list(query) {
      const uses = await allUses(db);
      const used = [...new Set(uses.map(({ picture }) => picture))];
      const rows = await listLibrary(db, query, used, pageSize + 1);
      return {
        pictures: rows.slice(0, pageSize).map((row) => asLibraryPicture(row, usesOf(row.name, uses))),
        more: rows.length > pageSize,
        counts: await countLibrary(db, used),
      };
    },
    find: async (name) => shown(await findRow(db, name)),
    async change(staffId, name, change) {
      const picture = await changeRow(staffId, name, 'media.changed', (_tx, row) => columnsOf(row, change));
      // It is cropped around the focus, which its address does not tell.
      if (picture.ok && change.focus) await rm(files.share(picture.value.address), { force: true });
      return picture;
    },
    async add(staffId, fileName, bytes) {
      const wanted = mediaNameFrom(fileName);
      for (let number = 1; ; number += 1) {
        const name = numberedName(wanted, number);
        if (await findRow(db, name)) continue;
        const row = await storeOriginal(files, { name, bytes, alt: noWords, focus: middle });
        if (!row.ok) return refuse({ code: row.error });
        const isNew = await db.transaction(async (tx) => {
          if (!(await insertMedia(tx, { ...row.value, decorative: false }))) return false;
          await recordAudit(tx, { staffId, action: 'media.added', subject: name });
          return true;
        });
        if (isNew) return shown(await findRow(db, name));
      }
    },
    async replace(staffId, name, bytes) {
      const stored = await storeOriginal(files, { name, bytes, alt: noWords, focus: middle });
      if (!stored.ok) return refuse({ code: stored.error });
      const { hash, format, width, height, bytes: size, placeholder } = stored.value;
      const file = { hash, format, width, height, bytes: size, placeholder, crop: null };
      return changeRow(staffId, name, 'media.replaced', async () => succeed(file));
    },
    trash: (staffId, name) =>
      changeRow(staffId, name, 'media.trashed', async (tx) => {
        const usedIn = usesOf(name, await allUses(tx));
        return usedIn.length > 0 ? refuse({ code: 'in-use', usedIn }) : succeed({ trashedAt: new Date() });
      }),
    untrash: (staffId, name) =>
      changeRow(staffId, name, 'media.restored', async () => succeed({ trashedAt: null })),
    erase,
    async tidy() {
      const monthAgo = new Date(Date.now() - trashDays * 24 * 3600_000);
      for (const name of await trashedBefore(db, monthAgo)) await erase(null, name);
      await removeOldFiles(db, directory, monthAgo);
    },
  };
}

const usesOf = (name: string, uses: readonly NamedUse[]): PictureUse[] =>
  uses.filter(({ picture }) => picture === name).map(({ picture: _picture, ...use }) => use);

function isPossible(crop: NonNullable<LibraryRow['crop']>, row: LibraryRow): boolean {
  if (!isCropOf(crop, row)) return false;
  const { width, height } = shownSize({ ...row, crop });
  return pixelsAtMost(width, height) <= maximumPixels;
}

/** What the log keeps: which values changed, and the file before. */
const auditDetails = (row: LibraryRow, change: Partial<LibraryRow>): Record<string, unknown> => ({
  changed: Object.keys(change),
  ...(change.hash && { before: row.hash, after: change.hash }),
});

const asLibraryPicture = (row: LibraryRow, usedIn: PictureUse[]): LibraryPicture => ({
  name: row.name,
  address: addressName(row),
  ...shownSize(row),
  original: { width: row.width, height: row.height, format: row.format, bytes: row.bytes },
  alt: Object.fromEntries(languages.map((each) => [each, row.alt[each]])) as LibraryPicture['alt'],
  decorative: row.decorative,
  focus: row.focus,
  crop: row.crop,
  createdAt: row.createdAt.toISOString(),
  trashedAt: row.trashedAt?.toISOString() ?? null,
  usedIn,
});
