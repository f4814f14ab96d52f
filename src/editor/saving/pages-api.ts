import { api } from '../../backoffice/api.ts';
import type { Wire } from '../../backoffice/wire.ts';
import type {
  Draft,
  ListedRevision,
  Revision,
  SavedDraft,
  Schedule,
} from '../../features/pages/pages.types.ts';
import type { DescribedChange } from '../../features/pages/rules/describe-changes.ts';
import type { Language } from '../../lib/language.ts';
import type { CanvasDocument, Catalogue } from '../catalogue.ts';
import type { PageContent } from './page-content.ts';

export type SentDraft = Wire<Draft>;
export type SentSchedule = Wire<Schedule>;
export type SentRevision = Wire<ListedRevision>;

export interface PageName {
  key: string;
  language: Language;
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
  ) => api.put<Wire<SavedDraft>>(`${pathOf(page)}/draft`, draft, options),
  catalogue: () => api.get<Catalogue>('/modules'),
  publish: (page: PageName, when: { version: number; at?: string; until?: string }) =>
    api.post<Published>(`${pathOf(page)}/publish`, when),
  unschedule: (page: PageName) => api.delete<void>(`${pathOf(page)}/schedule`),
  revisions: (page: PageName) => api.get<SentRevision[]>(`${pathOf(page)}/revisions`),
  /** What publishing the draft would change for visitors. */
  draftChanges: (page: PageName) => api.get<{ changes: DescribedChange[] }>(`${pathOf(page)}/draft/changes`),
  changes: (page: PageName, id: number, against: number | 'draft') =>
    api.get<{ changes: DescribedChange[] }>(`${pathOf(page)}/revisions/${id}/changes?against=${against}`),
  revision: (page: PageName, id: number) => api.get<Wire<Revision>>(`${pathOf(page)}/revisions/${id}`),
  restore: (page: PageName, id: number, version: number) =>
    api.post<{ version: number }>(`${pathOf(page)}/revisions/${id}/restore`, { version }),
  /** How many links show the draft of a page now. */
  openPreviewLinks: (page: PageName) => api.get<{ open: number }>(`${pathOf(page)}/preview-links`),
  withdrawPreviewLinks: (page: PageName) => api.delete<{ open: number }>(`${pathOf(page)}/preview-links`),
  previewLink: (page: PageName, hours: number) =>
    api.post<{ url: string; expiresAt: string }>(`${pathOf(page)}/preview-links`, { hours }),
  presence: (page: PageName, client: string, leaving: boolean) =>
    api.post<{ others: { name: string; since: string }[] }>(
      `${pathOf(page)}/presence`,
      { client, leaving },
      // Nobody is asked for a password because the screen was left alone.
      { signInAgain: false, keepalive: leaving },
    ),
  canvas: ({ key, language }: PageName, { tree, settings }: PageContent) =>
    api.post<CanvasDocument>(`/canvas/${encodeURIComponent(key)}/${language}`, { tree, settings }),
  saveTemplate: (template: { name: string } & PageContent) =>
    api.post<{ id: string }>('/templates', template),
};
