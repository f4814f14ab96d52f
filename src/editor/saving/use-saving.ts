import { create } from 'zustand';
import type { DraftProblem } from '../../features/pages/pages.types.ts';
import type { Language } from '../../lib/language.ts';
import { type AutosaveState, startState } from './autosave.state.ts';
import type { Versions } from './merge-drafts.ts';
import type { PageContent } from './page-content.ts';
import type { PageSession } from './page-session.ts';
import type { PageName, SentSchedule } from './pages-api.ts';

/** Both changed the same; an editor chooses. */
export interface PageConflict {
  versions: Versions;
  /** Who made the other version; null when that is not known. */
  by: string | null;
}

/** Work that this computer had kept, and that is in the builder now. */
export interface RecoveredWork {
  /** When it was last changed, in ms. */
  at: number;
  /** The draft as the server had it. */
  before: PageContent;
  content: PageContent;
}

interface SavingValues {
  page: PageName;
  state: AutosaveState;
  /** When the server last took what was made here, ISO. */
  savedAt: string | undefined;
  publishedRevisionId: number | null;
  schedule: SentSchedule | null;
  problems: readonly DraftProblem[];
  conflict: PageConflict | undefined;
  /** The editor wants to choose later. */
  isConflictPutOff: boolean;
  recovered: RecoveredWork | undefined;
  session: PageSession | undefined;
}

const nothing: SavingValues = {
  page: { key: '', language: 'nl' satisfies Language },
  state: startState,
  savedAt: undefined,
  publishedRevisionId: null,
  schedule: null,
  problems: [],
  conflict: undefined,
  isConflictPutOff: false,
  recovered: undefined,
  session: undefined,
};

/** What the builder's screens know of saving the open page; `page-session.ts` writes it. */
export const useSaving = create<SavingValues>()(() => nothing);

export const resetSaving = (values: Partial<SavingValues>): void =>
  useSaving.setState({ ...nothing, ...values }, true);
