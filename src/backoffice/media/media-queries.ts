import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  LibraryFilter,
  LibraryPage,
  LibraryPicture,
  PictureChange,
} from '../../features/media/library.types.ts';
import { api } from '../api.ts';

/** The library in parts, newest first. */
export const libraryQuery = (query: string, filter: LibraryFilter) =>
  infiniteQueryOptions({
    queryKey: ['media', 'list', filter, query],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ query, filter, ...(pageParam && { after: pageParam }) });
      return api.get<LibraryPage>(`/media?${search}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ more, pictures }) => (more ? pictures.at(-1)?.name : undefined),
  });

export const pictureQuery = (name: string) =>
  queryOptions({
    queryKey: ['media', 'picture', name],
    queryFn: ({ signal }) => api.get<LibraryPicture>(`/media/${name}`, { signal }),
  });

export const savePicture = (name: string, change: PictureChange): Promise<LibraryPicture> =>
  api.patch(`/media/${name}`, change);
export const trashPicture = (name: string): Promise<LibraryPicture> => api.delete(`/media/${name}`);
export const untrashPicture = (name: string): Promise<LibraryPicture> => api.post(`/media/${name}/untrash`);
export const erasePicture = (name: string): Promise<void> => api.delete(`/media/${name}/forever`);

/** After a change: everything that shows the library asks anew. */
export const refreshLibrary = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['media'] });
