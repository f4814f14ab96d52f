import type { Database } from '../../db/database.ts';
import type { Picture } from '../../fields/site-data.ts';
import { type Language, languages } from '../../lib/language.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import { pictureWidths } from '../../page/picture-address.ts';
import { addMedia, addMissingMedia } from './add-media.ts';
import { addressName } from './address-name.ts';
import {
  type Original,
  renderShare,
  renderVariant,
  renderWhole,
  type VariantFormat,
} from './encode-picture.ts';
import { allMedia, findMedia, type MediaRow } from './media.store.ts';
import type { Media, Variant, VariantRefusal } from './media.types.ts';
import { mediaFiles, readIfThere, writeWhole } from './media-files.ts';
import { nameWithHash, parseAddressName } from './media-name.ts';
import { shownFocus, shownSize } from './rules/crop.ts';
import { createWorkLimit, type Urgency } from './work-limit.ts';

export { importPictures } from './import-pictures.ts';
export { libraryRoutes } from './library.routes.ts';
export { createLibrary } from './library.ts';
export type { Media } from './media.types.ts';
export type { NamedUse } from './picture-uses.store.ts';
export { createUploads } from './uploads.ts';
export { warmPictures } from './warm-pictures.ts';

interface Options {
  db: Database;
  /** Originals and variants stand below it. */
  directory: string;
  /** Asks for `makeAvif` at a quieter moment; once for each variant while the program runs. */
  requestAvif(name: string, width: number): Promise<void>;
}

export function createMedia({ db, directory, requestAvif }: Options): Media {
  const files = mediaFiles(directory);
  const limit = createWorkLimit(2);
  const making = new Map<string, Promise<Result<Buffer, VariantRefusal>>>();
  const requested = new Set<string>();

  /** The original by its name in addresses. */
  const findOriginal = async (name: string): Promise<Result<Original, VariantRefusal>> => {
    const parts = parseAddressName(name);
    const row = parts && (await findMedia(db, parts.name));
    if (!row) return refuse({ code: 'no-such-picture' });
    const current = addressName(row);
    if (current !== name) return refuse({ code: 'replaced', current });
    const bytes = await readIfThere(files.original(nameWithHash(row)));
    return bytes ? succeed(asOriginal(row, bytes)) : refuse({ code: 'original-missing' });
  };

  /** Makes a file that is missing; all who ask for it meanwhile wait for the same work. */
  const make = (
    file: string,
    name: string,
    urgency: Urgency,
    render: (original: Original) => Promise<Buffer>,
  ) => {
    const busy = making.get(file);
    if (busy) return busy;
    const work = (async () => {
      const original = await findOriginal(name);
      if (!original.ok) return original;
      const bytes = await limit(urgency, () => render(original.value));
      await writeWhole(file, bytes);
      return succeed(bytes);
    })().finally(() => making.delete(file));
    making.set(file, work);
    return work;
  };

  const makeVariant = (name: string, width: number, format: VariantFormat) =>
    make(files.variant(name, width, format), name, format === 'avif' ? 'background' : 'visitor', (original) =>
      renderVariant(original, width, format),
    );

  const kept = (name: string, width: number, format: VariantFormat) =>
    readIfThere(files.variant(name, width, format));

  const requestOnce = async (name: string, width: number) => {
    const key = `${width} ${name}`;
    if (requested.has(key)) return;
    requested.add(key);
    await requestAvif(name, width).catch(() => requested.delete(key));
  };

  return {
    async pictures() {
      const rows = await allMedia(db);
      const entries = languages.map((language) => [language, picturesIn(rows, language)]);
      return Object.fromEntries(entries) as Record<Language, Map<string, Picture>>;
    },
    add: (picture) => addMedia(db, files, picture),
    addMissing: (picture) => addMissingMedia(db, files, picture),
    async variant(name, width, acceptsAvif) {
      if (!isConfigured(width)) return refuse({ code: 'no-such-width' });
      if (!parseAddressName(name)) return refuse({ code: 'no-such-picture' });
      const avif = acceptsAvif ? await kept(name, width, 'avif') : undefined;
      if (avif) return succeed(variantOf(avif, 'image/avif', `${name}-${width}`));
      const there = await kept(name, width, 'webp');
      const made = there ? succeed(there) : await makeVariant(name, width, 'webp');
      if (!made.ok) return made;
      if (acceptsAvif) await requestOnce(name, width);
      return succeed(variantOf(made.value, 'image/webp', `${name}-${width}`));
    },
    async makeAvif(name, width) {
      if (!isConfigured(width) || !parseAddressName(name) || (await kept(name, width, 'avif'))) return;
      await makeVariant(name, width, 'avif');
    },
    async whole(name) {
      if (!parseAddressName(name)) return refuse({ code: 'no-such-picture' });
      const there = await readIfThere(files.whole(name));
      const made = there ? succeed(there) : await make(files.whole(name), name, 'visitor', renderWhole);
      return made.ok ? succeed(variantOf(made.value, 'image/webp', `${name}-whole`)) : made;
    },
    async share(name) {
      const row = await findMedia(db, parseAddressName(name)?.name ?? name);
      if (!row) return refuse({ code: 'no-such-picture' });
      const current = addressName(row);
      const there = await readIfThere(files.share(current));
      const made = there ? succeed(there) : await make(files.share(current), current, 'visitor', renderShare);
      return made.ok ? succeed(variantOf(made.value, 'image/jpeg', `${current}-share`)) : made;
    },
  };
}

const isConfigured = (width: number): boolean => (pictureWidths as readonly number[]).includes(width);

const variantOf = (bytes: Buffer, type: Variant['type'], key: string): Variant => ({
  bytes,
  type,
  etag: `"${key}-${type.slice('image/'.length)}"`,
});

const picturesIn = (rows: readonly MediaRow[], language: Language): Map<string, Picture> =>
  new Map(rows.map((row) => [row.name, asPicture(row, language)]));

const asPicture = (row: MediaRow, language: Language): Picture => ({
  name: addressName(row),
  ...shownSize(row),
  alt: row.alt[language],
  focus: shownFocus(row.focus, row.crop),
  placeholder: row.placeholder,
});

/** Only a picture one cannot see through has a placeholder. */
const asOriginal = (row: MediaRow, bytes: Buffer): Original => ({
  ...row,
  bytes,
  opaque: row.placeholder !== '',
});
