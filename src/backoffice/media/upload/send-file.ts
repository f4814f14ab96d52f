import type { LibraryPicture } from '../../../features/media/library.types.ts';
import type { UploadState } from '../../../features/media/upload.types.ts';
import { ApiError, api } from '../../api.ts';

/** Small enough for the proxies that take no more than 1 MB at once. */
const pieceSize = 768 * 1024;
/** Of pieces that failed one after another, before a person is asked. */
const mostFailures = 8;

export interface Sending {
  file: File;
  /** The picture whose file it will be. */
  replaces?: string;
  /** Of an upload that was begun before. */
  id?: string;
  signal: AbortSignal;
  begun(id: string): void;
  /** So many bytes have arrived; `waiting`: the connection is gone and is tried again. */
  progress(sent: number, waiting: boolean): void;
  wait(milliseconds: number): Promise<void>;
}

/**
 * Sends a file piece by piece until it is a picture (EDIT-4). Where the connection breaks, the server is asked how
 * far it got and the rest is sent. Rejects with the refusal.
 */
export async function sendFile(sending: Sending): Promise<LibraryPicture> {
  let state = sending.id === undefined ? await begin(sending) : await ask(sending.id);
  let failures = 0;
  while (!('picture' in state)) {
    sending.signal.throwIfAborted();
    const { id, offset, size } = state;
    try {
      if (offset === size) await sending.wait(700);
      state = offset === size ? await ask(id) : await sendPiece(sending, id, offset);
      failures = 0;
      sending.progress('picture' in state ? size : state.offset, false);
    } catch (error) {
      const known = offsetIn(error);
      if (known !== undefined) state = { id, offset: known, size };
      else if (!isPassing(error) || failures >= mostFailures) throw error;
      else {
        sending.progress(offset, true);
        await sending.wait(Math.min(1000 * 2 ** failures, 30_000));
        failures += 1;
        state = await ask(id).catch(() => ({ id, offset, size }));
      }
    }
  }
  return state.picture;
}

async function begin({ file, replaces, begun }: Sending): Promise<UploadState> {
  const { name: fileName, size, type } = file;
  const state = await api.post<UploadState>('/uploads', {
    fileName,
    size,
    type,
    ...(replaces && { replaces }),
  });
  if ('id' in state) begun(state.id);
  return state;
}

const ask = (id: string): Promise<UploadState> => api.get(`/uploads/${id}`);

const sendPiece = ({ file, signal }: Sending, id: string, offset: number): Promise<UploadState> =>
  api.patch(`/uploads/${id}?offset=${offset}`, file.slice(offset, offset + pieceSize), { signal });

/** What the server has of the file, when it says that a piece does not follow. */
function offsetIn(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'wrong-offset') return undefined;
  return (error.body as { error: { offset?: number } }).error.offset;
}

/** No connection, or a fault that may be over in a moment; a full disk is not. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || (error.status >= 500 && error.status !== 507));
