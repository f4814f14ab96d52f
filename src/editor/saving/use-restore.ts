import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../backoffice/api.ts';
import { useTexts } from '../../backoffice/language.tsx';
import { notifyDone } from '../../backoffice/notify.ts';
import { useAction } from '../../backoffice/ui/use-action.ts';
import type { Texts } from '../../lib/texts.ts';
import type { PageSession } from './page-session.ts';
import { pagesApi } from './pages-api.ts';
import { useSaving } from './use-saving.ts';

const texts = {
  nl: { done: 'Teruggezet in het concept. Bezoekers zien het als je publiceert; Ctrl+Z maakt het ongedaan.' },
  en: { done: 'Brought back into the draft. Visitors see it once you publish; Ctrl+Z undoes it.' },
  de: {
    done: 'In den Entwurf zurückgeholt. Besucher sehen es, wenn du veröffentlichst; Strg+Z macht es rückgängig.',
  },
} satisfies Texts;

/** Brings a version back into the draft, as one step that can be undone; then `done`. */
export function useRestore(done: () => void) {
  const text = useTexts(texts);
  const queries = useQueryClient();
  return useAction(async (revisionId: number) => {
    const { session } = useSaving.getState();
    if (!session) return;
    await session.saveNow();
    await restore(session, revisionId);
    session.adopt(await pagesApi.draft(useSaving.getState().page), 'restore');
    void queries.invalidateQueries({ queryKey: ['revisions'] });
    notifyDone(text.done);
    done();
  });
}

/** What somebody else saved meanwhile is taken in first, so that undo leads back to it. */
async function restore(session: PageSession, revisionId: number): Promise<void> {
  const { page } = useSaving.getState();
  try {
    await pagesApi.restore(page, revisionId, session.version());
  } catch (error) {
    if (!(error instanceof ApiError) || !session.takeNewer(error)) throw error;
    await session.saveNow();
    await pagesApi.restore(page, revisionId, session.version());
  }
}
