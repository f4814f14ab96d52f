import type { Language } from '../../lib/language.ts';
import type { Result } from '../../lib/result.ts';
import type { MediaError } from './media.errors.ts';
import type { Crop, Focus } from './media.types.ts';

/** A place that shows a picture. Pages have a key and a language; `draft`: only the draft does. */
export type PictureUse =
  | { kind: 'page'; key: string; language: Language; title: string; draft: boolean }
  | { kind: 'bike' | 'tour' | 'setting' | 'block' | 'template'; key: string; title: string };

/** A picture as the library shows it to staff. */
export interface LibraryPicture {
  name: string;
  /** Its name in addresses, with its hash. */
  address: string;
  /** As shown, in px: after cropping. */
  width: number;
  height: number;
  original: { width: number; height: number; format: string; bytes: number };
  alt: Record<Language, string>;
  decorative: boolean;
  /** On the original, 0–1 from left and top. */
  focus: Focus;
  crop: Crop | null;
  createdAt: string;
  trashedAt: string | null;
  usedIn: PictureUse[];
}

export type LibraryFilter = 'all' | 'unused' | 'without-alt' | 'trash';

export interface LibraryQuery {
  /** Words of the name or an alternative text. */
  query: string;
  filter: LibraryFilter;
  /** Only pictures after this one in the order of the library, newest first. */
  after?: string;
}

export interface LibraryPage {
  pictures: LibraryPicture[];
  /** Whether more follow. */
  more: boolean;
  /** Of the whole library, whatever was searched for. */
  counts: Record<LibraryFilter, number>;
}

export interface PictureChange {
  alt?: Partial<Record<Language, string>>;
  decorative?: boolean;
  focus?: Focus;
  crop?: Crop | null;
}

export type LibraryRefusal = { code: MediaError; usedIn?: PictureUse[] };
type Outcome = Promise<Result<LibraryPicture, LibraryRefusal>>;

/** Who does it, for the audit log. */
export type StaffId = string;

/** The media library as staff work in it (EDIT-4). */
export interface Library {
  list(query: LibraryQuery): Promise<LibraryPage>;
  find(name: string): Outcome;
  change(staffId: StaffId, name: string, change: PictureChange): Outcome;
  /** A clean picture under a free name made of the file's. */
  add(staffId: StaffId, fileName: string, bytes: Buffer): Outcome;
  /** Another file under the same name: every page shows it from now on. Its crop is gone, words and focus stay. */
  replace(staffId: StaffId, name: string, bytes: Buffer): Outcome;
  /** Into the bin; refused while something shows it. */
  trash(staffId: StaffId, name: string): Outcome;
  untrash(staffId: StaffId, name: string): Outcome;
  /** For good, with its files; only from the bin. */
  erase(staffId: StaffId, name: string): Promise<Result<undefined, LibraryRefusal>>;
  /** Erases what lies in the bin for 30 days and files nobody can ask for any more; a job. */
  tidy(): Promise<void>;
}
