import { useEffect, useState } from 'react';
import { pagesApi } from './pages-api.ts';
import { useSaving } from './use-saving.ts';

export interface OtherEditor {
  name: string;
  since: string;
}

const heartbeat = 10_000;
const nobody: readonly OtherEditor[] = [];

/** Who else has the page open, asked every ten seconds while the window is seen (EDIT-3). */
export function usePresence(): readonly OtherEditor[] {
  const [others, setOthers] = useState(nobody);
  const page = useSaving((state) => state.page);
  const window = useSaving((state) => state.session?.window);
  useEffect(() => {
    if (!window) return;
    let isGone = false;
    const tell = async () => {
      if (document.visibilityState === 'hidden') return;
      // Nobody has to know that it was not heard: saving says when there is no connection.
      const answer = await pagesApi.presence(page, window, false).catch(() => undefined);
      if (answer && !isGone) setOthers(answer.others);
    };
    const leave = () => void pagesApi.presence(page, window, true).catch(() => {});
    void tell();
    const timer = setInterval(() => void tell(), heartbeat);
    document.addEventListener('visibilitychange', tell);
    addEventListener('pagehide', leave);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [page, window]);
  return others;
}
