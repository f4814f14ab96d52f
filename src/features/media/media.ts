import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import type { Picture } from '../../fields/site-data.ts';
import { type Language, languages } from '../../lib/language.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import { allMedia, findMedia, type MediaRow, saveMedia } from './media.store.ts';
import {
  readIfThere,
  readPicture,
  renderShared,
  renderVariant,
  type VariantFormat,
  writeWhole,
} from './picture-file.ts';

export interface NewMedia {
  name: string;
  bytes: Buffer;
  alt: Record<Language, string>;
  focus: { x: number; y: number };
}

/** The media library: originals on disk, every size made when it is first asked for and kept (IMG-1). */
export interface Media {
  /** Every picture as pages show it, by name, in each language. */
  pictures(): Promise<Record<Language, Map<string, Picture>>>;
  /** Puts a picture into the library; the same file again changes nothing. */
  add(picture: NewMedia): Promise<Result<undefined, 'not-a-picture'>>;
  /** A picture at a width in px; `name` carries the file's hash. `undefined` when there is no such picture. */
  variant(name: string, width: number, acceptsAvif: boolean): Promise<Variant | undefined>;
  /** Makes the AVIF of a variant; a job, for it takes seconds. */
  makeAvif(name: string, width: number): Promise<void>;
  shared(name: string): Promise<Buffer | undefined>;
}

export interface Variant {
  bytes: Buffer;
  type: 'image/webp' | 'image/avif';
}

interface Options {
  db: Database;
  /** Originals and variants stand below it. */
  directory: string;
  /** Asks for `makeAvif` at a quieter moment. */
  requestAvif(name: string, width: number): Promise<void>;
}

export function createMedia({ db, directory, requestAvif }: Options): Media {
  const originalFile = (name: string) => join(directory, 'originals', name);
  const variantFile = (name: string, width: number, format: VariantFormat) =>
    join(directory, 'variants', `${width}x0`, `${name}.${format}`);
  const making = new Map<string, Promise<Buffer | undefined>>();

  /** The kept variant, or a new one; visitors who ask at the same moment wait for the same work. */
  const make = (name: string, width: number, format: VariantFormat) => {
    const file = variantFile(name, width, format);
    const busy = making.get(file);
    if (busy) return busy;
    const work = (async () => {
      const original = await originalOf(name);
      if (!original) return;
      const bytes = await renderVariant(original, width, format);
      await writeWhole(file, bytes);
      return bytes;
    })().finally(() => making.delete(file));
    making.set(file, work);
    return work;
  };

  const originalOf = async (nameWithHash: string): Promise<Buffer | undefined> => {
    const row = await findMedia(db, nameWithHash.replace(/\.[0-9a-f]+$/, ''));
    return row && nameOf(row) === nameWithHash ? readIfThere(originalFile(nameWithHash)) : undefined;
  };

  return {
    async pictures() {
      const rows = await allMedia(db);
      const inLanguage = (language: Language) =>
        new Map(rows.map((row) => [row.name, asPicture(row, language)]));
      return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as Record<
        Language,
        Map<string, Picture>
      >;
    },
    async add({ name, bytes, alt, focus }) {
      const facts = await readPicture(bytes);
      if (!facts) return refuse('not-a-picture');
      const row = { name, alt, focus, ...facts };
      await writeWhole(originalFile(nameOf(row)), bytes);
      await saveMedia(db, row);
      return succeed(undefined);
    },
    async variant(name, width, acceptsAvif) {
      const avif = acceptsAvif ? await readIfThere(variantFile(name, width, 'avif')) : undefined;
      if (avif) return { bytes: avif, type: 'image/avif' };
      const kept = await readIfThere(variantFile(name, width, 'webp'));
      const bytes = kept ?? (await make(name, width, 'webp'));
      if (!bytes) return;
      if (!kept) await requestAvif(name, width);
      return { bytes, type: 'image/webp' };
    },
    async makeAvif(name, width) {
      if (!(await readIfThere(variantFile(name, width, 'avif')))) await make(name, width, 'avif');
    },
    async shared(name) {
      const row = await findMedia(db, name);
      const original = row && (await readIfThere(originalFile(nameOf(row))));
      return original && renderShared(original);
    },
  };
}

const nameOf = ({ name, hash }: { name: string; hash: string }): string => `${name}.${hash}`;

const asPicture = (row: MediaRow, language: Language): Picture => ({
  name: nameOf(row),
  width: row.width,
  height: row.height,
  alt: row.alt[language] ?? '',
  focus: row.focus,
  placeholder: row.placeholder,
});
