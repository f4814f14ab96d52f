import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshLibrary } from '../media-queries.ts';
import { isUnderWay, useUploads } from './use-uploads.ts';

/** Shows what was uploaded as soon as it is a picture, and asks before the window closes on unfinished files. */
export function useNewPictures(client: QueryClient): void {
  const done = useUploads(({ items }) => items.filter(({ state }) => state === 'done').length);
  const busy = useUploads(({ items }) => items.some(isUnderWay));
  useEffect(() => {
    if (done > 0) void refreshLibrary(client);
  }, [done, client]);
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
}
