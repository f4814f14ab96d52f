import { useQuery } from '@tanstack/react-query';
import { ApiError, api } from '../../../backoffice/api.ts';
import type { LibraryPage, LibraryPicture } from '../../../features/media/library.types.ts';

/** Pictures of the library whose name or words hold the query. */
export const useMedia = (query: string) =>
  useQuery({
    queryKey: ['media', 'choose', query],
    queryFn: () => api.get<LibraryPage>(`/media?query=${encodeURIComponent(query)}`),
    staleTime: 60_000,
  });

/** One picture of the library; `undefined` while it is not known, null when it is gone. */
export function useMediaPicture(name: string | undefined): LibraryPicture | null | undefined {
  const { data } = useQuery({
    queryKey: ['media', 'picture', name],
    queryFn: () => findPicture(name ?? ''),
    enabled: name !== undefined,
    staleTime: 60_000,
  });
  return name === undefined ? undefined : data;
}

async function findPicture(name: string): Promise<LibraryPicture | null> {
  try {
    return await api.get<LibraryPicture>(`/media/${encodeURIComponent(name)}`);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
