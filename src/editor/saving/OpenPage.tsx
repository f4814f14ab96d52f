import type { ReactNode } from 'react';
import { ApiError } from '../../backoffice/api.ts';
import { LoadingScreen } from '../../backoffice/ui/LoadingScreen.tsx';
import { ErrorScreen, NotAllowedScreen } from '../../backoffice/ui/ProblemScreens.tsx';
import type { Language } from '../../lib/language.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { MissingPage } from './MissingPage.tsx';
import { RecoveredNotice } from './RecoveredNotice.tsx';
import { usePage } from './use-page.ts';

interface Props {
  pageKey: string;
  language: Language;
  /** The builder, once the page is open. */
  children: ReactNode;
}

/** Opens a page for the builder and saves it from then on; while that is not possible, says why (EDIT-3). */
export const OpenPage = ({ pageKey, language, children }: Props) => {
  const { phase, error, again } = usePage({ key: pageKey, language });
  if (phase === 'open') {
    return (
      <>
        {children}
        <RecoveredNotice />
        <ConflictDialog />
      </>
    );
  }
  if (phase === 'loading') return <LoadingScreen />;
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) return <MissingPage pageKey={pageKey} language={language} />;
  if (status === 403) return <NotAllowedScreen />;
  return <ErrorScreen error={error} reset={again} />;
};
