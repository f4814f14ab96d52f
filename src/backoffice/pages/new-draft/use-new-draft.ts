import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Language } from '../../../lib/language.ts';
import { api } from '../../api.ts';
import { pagesQuery } from '../pages-query.ts';

interface NewDraft {
  /** Of the page that gets another language; a new page without. */
  key: string | undefined;
  title: string;
  language: Language;
  path: string;
  /** A page's key or a template's id whose modules it begins with. */
  from?: Readonly<Record<string, string>>;
  post?: object;
}

/** Makes the draft of a page or post and opens it in the builder. Throws an `ApiError` when it is refused. */
export function useNewDraft(): (draft: NewDraft) => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async ({ title, ...draft }) => {
    const { key } = await api.post<{ key: string }>('/pages', { ...draft, title: title.trim() });
    await queryClient.invalidateQueries({ queryKey: pagesQuery.queryKey });
    await navigate({ to: '/pages/$key/$language', params: { key, language: draft.language } });
  };
}
