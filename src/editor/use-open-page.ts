import { useEffect, useState } from 'react';
import { useStaff } from '../backoffice/staff.tsx';
import type { Language } from '../lib/language.ts';
import { openPage, type PageSession } from './saving/page-session.ts';
import { pagesApi } from './saving/pages-api.ts';

interface Opening {
  isOpen: boolean;
  error?: unknown;
  again(): void;
}

/** Fetches a draft and the module types, puts them into the builder's state and saves what changes from then on. */
export function useOpenPage(key: string, language: Language): Opening {
  const { id: staffId } = useStaff();
  const [opening, setOpening] = useState<{ isOpen: boolean; error?: unknown }>({ isOpen: false });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    const page = { key, language };
    let session: PageSession | undefined;
    let isLeft = false;
    const open = async () => {
      const [draft, catalogue] = await Promise.all([pagesApi.draft(page), pagesApi.catalogue()]);
      if (isLeft) return;
      session = await openPage({ page, draft, catalogue, staffId, onMerged: () => {} });
      if (isLeft) session.close();
      else setOpening({ isOpen: true });
    };
    open().catch((error: unknown) => !isLeft && setOpening({ isOpen: false, error }));
    return () => {
      isLeft = true;
      session?.close();
    };
  }, [key, language, staffId, attempt]);
  return {
    ...opening,
    again: () => {
      setOpening({ isOpen: false });
      setAttempt((count) => count + 1);
    },
  };
}
