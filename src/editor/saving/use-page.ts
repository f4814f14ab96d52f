import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../backoffice/language.tsx';
import { useStaff } from '../../backoffice/staff.tsx';
import { mergedWords } from './merged-words.ts';
import { openPage, type PageSession, pageClosed } from './page-session.ts';
import { type PageName, pagesApi } from './pages-api.ts';

export type OpenPhase = 'loading' | 'open' | 'failed';

/** Opens a page while the component stands, and saves it when it leaves. */
export function usePage({ key, language }: PageName): { phase: OpenPhase; error: unknown; again(): void } {
  const [state, setState] = useState<{ phase: OpenPhase; error?: unknown }>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const queries = useQueryClient();
  const { id: staffId } = useStaff();
  const { language: spoken } = useLanguage();
  const staffLanguage = useRef(spoken);
  staffLanguage.current = spoken;
  const again = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt opens anew
  useEffect(() => {
    let isGone = false;
    let session: PageSession | undefined;
    setState({ phase: 'loading' });
    const open = async () => {
      const page = { key, language };
      await pageClosed();
      const [draft, catalogue] = await Promise.all([
        pagesApi.draft(page),
        queries.fetchQuery({
          queryKey: ['modules'],
          queryFn: pagesApi.catalogue,
          staleTime: Number.POSITIVE_INFINITY,
        }),
      ]);
      if (isGone) return;
      session = await openPage({
        page,
        draft,
        catalogue,
        staffId,
        isGone: () => isGone,
        onMerged: (before, after, by) => {
          const message = mergedWords(before, after, by, catalogue, staffLanguage.current);
          notifications.show({ message, autoClose: 12_000, role: 'status' });
        },
      });
      if (session) setState({ phase: 'open' });
    };
    open().catch((error: unknown) => {
      if (!isGone) setState({ phase: 'failed', error });
    });
    return () => {
      isGone = true;
      session?.close();
    };
  }, [key, language, staffId, queries, attempt]);

  // Without a connection the page opens as soon as there is one.
  const hasFailed = state.phase === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [hasFailed, again]);

  return { phase: state.phase, error: state.error, again };
}
