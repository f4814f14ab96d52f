import type { Picture } from '../../fields/site-data.ts';
import type { Language } from '../../lib/language.ts';
import type { Result } from '../../lib/result.ts';
import type { MediaError } from './media.errors.ts';

/** A point of a picture, 0–1 from left and top. */
export interface Focus {
  x: number;
  y: number;
}

/** A part of a picture; its corner and its size as parts of the whole, 0–1. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface NewMedia {
  /** Small letters, digits and hyphens. A picture of this name is replaced. */
  name: string;
  bytes: Buffer;
  /** '' marks decoration. */
  alt: Record<Language, string>;
  /** The point that stays in view when cropped, 0–1 from left and top. */
  focus: Focus;
}

/** What became of a picture put into the library. */
export type Added = 'added' | 'replaced' | 'unchanged';

export interface Variant {
  bytes: Buffer;
  type: 'image/webp' | 'image/avif' | 'image/jpeg';
  /** Names these very bytes, with its quotes. */
  etag: string;
}

/** `replaced`: the file has changed since; `current` is the picture's name in addresses now. */
export type VariantRefusal =
  | { code: 'replaced'; current: string }
  | { code: Extract<MediaError, 'no-such-picture' | 'no-such-width' | 'original-missing'> };

/** The media library: originals on disk, every size made when it is first asked for and kept (IMG-1, EDIT-4). */
export interface Media {
  /** Every picture as pages show it, by its media name, in each language. One query. */
  pictures(): Promise<Record<Language, Map<string, Picture>>>;
  /** Puts a picture into the library, or new words or focus to one; the same again changes nothing. */
  add(picture: NewMedia): Promise<Result<Added, MediaError>>;
  /** Like `add`, but leaves a picture alone that has the name already, whatever its file; only a lost file returns. */
  addMissing(picture: NewMedia): Promise<Result<Added, MediaError>>;
  /**
   * A picture at a configured width in px: AVIF where one is made and accepted, else WebP, made at once.
   * `name` carries the file's hash, as in `Picture.name`.
   */
  variant(name: string, width: number, acceptsAvif: boolean): Promise<Result<Variant, VariantRefusal>>;
  /** Makes the AVIF of a variant; a job, for it takes up to seconds. Repeating it does nothing. */
  makeAvif(name: string, width: number): Promise<void>;
  /** A picture before it was cropped, at most 1280 px wide, to choose focus and crop on; `name` carries its hash. */
  whole(name: string): Promise<Result<Variant, VariantRefusal>>;
  /** A picture for link previews (JPEG, 1200 × 630 px), by its media name, with or without the hash. */
  share(name: string): Promise<Result<Variant, VariantRefusal>>;
}
