import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../backoffice/api.ts';
import { pictureQuery } from '../../../backoffice/media/media-queries.ts';
import type { LibraryPicture } from '../../../features/media/library.types.ts';

/** One picture of the library; `undefined` while it is not known, null when it is gone. */
export function useMediaPicture(name: string | undefined): LibraryPicture | null | undefined {
  const { data, error } = useQuery({ ...pictureQuery(name ?? ''), enabled: name !== undefined });
  if (name === undefined) return undefined;
  return error instanceof ApiError && error.status === 404 ? null : data;
}
