import { api } from '../../backoffice/api.ts';
import type {
  Draft,
  ListedLanguage,
  ListedPage,
  ListedRevision,
  Revision,
  SavedDraft,
  Schedule,
} from '../../features/pages/pages.types.ts';
import type { Language } from '../../lib/language.ts';
import type { CanvasDocument, Catalogue } from '../catalogue.ts';
import type { PageContent } from './page-content.ts';

/** What an answer is as JSON: moments are ISO texts. */
type Sent<T> = {
  [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K];
};

export type SentSchedule = Sent<Schedule>;
export type SentDraft = Sent<Omit<Draft, 'schedule'>> & { schedule: SentSchedule | null };
export type SentSave = Sent<SavedDraft>;
export type SentRevision = Sent<ListedRevision>;
export type SentLanguage = Sent<ListedLanguage>;
export type SentPage = Sent<Omit<ListedPage, 'languages'>> & {
  languages: Partial<Record<Language, SentLanguage>>;
};

export interface PageName {
  key: string;
  language: Language;
}

export interface WordedChange {
  kind: 'added' | 'removed' | 'moved' | 'changed' | 'settings';
  nodeId: string;
  module: string;
  words: string;
}

export type Published =
  | { revisionId: number; publishedAt: string }
  | { revisionId: number; scheduledFor: string };

const pathOf = ({ key, language }: PageName) => `/pages/${encodeURIComponent(key)}/${language}`;

/** What the builder asks of the pages on the server (EDIT-3). */
export const pagesApi = {
  draft: (page: PageName) => api.get<SentDraft>(`${pathOf(page)}/draft`),
  save: (
    page: PageName,
    draft: PageContent & { version: number },
    options: { signal: AbortSignal; keepalive: boolean },
  ) => api.put<SentSave>(`${pathOf(page)}/draft`, draft, options),
  catalogue: () => api.get<Catalogue>('/modules'),
  pages: () => api.get<{ pages: SentPage[] }>('/pages'),
  publish: (page: PageName, when: { version: number; at?: string; until?: string }) =>
    api.post<Published>(`${pathOf(page)}/publish`, when),
  unschedule: (page: PageName) => api.delete<void>(`${pathOf(page)}/schedule`),
  revisions: async (page: PageName) => {
    const answer = await api.get<SentRevision[] | { revisions: SentRevision[] }>(`${pathOf(page)}/revisions`);
    return Array.isArray(answer) ? answer : answer.revisions;
  },
  revision: (page: PageName, id: number) => api.get<Sent<Revision>>(`${pathOf(page)}/revisions/${id}`),
  restore: (page: PageName, id: number, version: number) =>
    api.post<{ version: number }>(`${pathOf(page)}/revisions/${id}/restore`, { version }),
  previewLink: (page: PageName, hours: number) =>
    api.post<{ url: string; expiresAt: string }>(`${pathOf(page)}/preview-links`, { hours }),
  isHere: (page: PageName, client: string) =>
    api.post<{ others: { name: string; since: string }[] }>(
      `${pathOf(page)}/presence`,
      { client },
      // Nobody is asked for a password because the screen was left alone.
      { signInAgain: false },
    ),
  canvas: ({ key, language }: PageName, { tree, settings }: PageContent) =>
    api.post<CanvasDocument>(`/canvas/${encodeURIComponent(key)}/${language}`, { tree, settings }),
  addLanguage: (
    key: string,
    made: { language: Language; title: string; path: string; from?: { page: string; language: Language } },
  ) => api.post<unknown>('/pages', { key, ...made }),
  saveBlock: (block: { name: string; nodes: PageContent['tree'] }) =>
    api.post<{ id: string }>('/blocks', block),
  saveTemplate: (template: { name: string } & PageContent) =>
    api.post<{ id: string }>('/templates', template),
};
