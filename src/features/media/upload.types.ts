import type { Result } from '../../lib/result.ts';
import type { LibraryPicture } from './library.types.ts';
import type { MediaError } from './media.errors.ts';

/** What became of a whole file; kept for a day, for browsers whose connection broke before they heard it. */
export type UploadOutcome = { picture: string } | { refused: MediaError };

export interface NewUpload {
  fileName: string;
  /** Of the whole file, in bytes. */
  size: number;
  /** As the browser guesses it: good for an early no, never for a yes. */
  type?: string;
  /** The picture whose file it will be. */
  replaces?: string;
}

/** How much has arrived, or the picture it became. `offset` equal to the size: the picture is being made. */
export type UploadState = { id: string; offset: number; size: number } | { picture: LibraryPicture };

export type UploadRefusal = { code: MediaError; offset?: number };

export interface Chunk {
  /** Where in the file it begins, in bytes; only what has arrived so far is taken. */
  offset: number;
  /** As the request declares it. */
  length?: number;
  bytes: AsyncIterable<Buffer>;
}

/** Files on their way into the library, in pieces that survive a broken connection (EDIT-4). */
export interface Uploads {
  begin(staffId: string, upload: NewUpload): Promise<Result<UploadState, UploadRefusal>>;
  /** Takes a piece; with the last one the picture is made. */
  receive(staffId: string, id: string, chunk: Chunk): Promise<Result<UploadState, UploadRefusal>>;
  state(staffId: string, id: string): Promise<Result<UploadState, UploadRefusal>>;
  cancel(staffId: string, id: string): Promise<void>;
  /** Removes what was begun more than a day ago; a job. */
  tidy(): Promise<void>;
}
