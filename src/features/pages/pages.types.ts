import type { Language } from '../../lib/language.ts';
import type { PageNode } from '../../page/page-node.ts';
import type { PageSettings, PostSettings, RevisionKind } from '../../page/page-settings.ts';
import type { PagesErrorCode } from './pages.errors.ts';

/** Who changes something, and in which language they are answered. */
export interface Editor {
  id: string;
  language: Language;
}

/** A page in one language. */
export interface PageName {
  key: string;
  language: Language;
}

export interface PagesRefusal {
  code: PagesErrorCode;
  /** The field of the form it is about. */
  field?: string;
  values?: Record<string, string | number>;
  /** The draft as it is now, when somebody else saved since (`stale`). */
  current?: CurrentDraft;
}

export interface CurrentDraft {
  version: number;
  tree: PageNode[];
  settings: PageSettings;
  updatedBy: string | null;
}

export interface Draft extends CurrentDraft {
  publishedRevisionId: number | null;
  updatedAt: Date;
  schedule: Schedule | null;
}

export interface Schedule {
  revisionId: number;
  at: Date;
  until: Date | null;
  /** Published, and to be taken back at `until`. */
  started: boolean;
  /** The code of what kept it from being published. */
  trouble: string | null;
}

/** Something visitors will not see as it was made, or an editor should look at (MOD-8). */
export interface DraftProblem {
  /** '' is the page itself. */
  nodeId: string;
  type: string;
  code: DraftProblemCode;
  /** A setting of the page, when it is about one. */
  field?: string;
  /** In the language of the staff member. */
  reason: string;
}

export type DraftProblemCode =
  | 'unknown-module'
  | 'not-valid'
  | 'design-not-valid'
  | 'variant-not-valid'
  | 'broken-link'
  | 'missing-picture'
  | 'doubled-anchor'
  | PagesErrorCode;

export interface SavedDraft {
  version: number;
  savedAt: Date;
  problems: DraftProblem[];
}

export type PageState = 'draft' | 'published' | 'changed' | 'scheduled';

export interface ListedLanguage {
  path: string;
  title: string;
  /** Set for a post. */
  post?: PostSettings;
  state: PageState;
  updatedAt: Date;
  updatedBy: string | null;
  publishedAt: Date | null;
  /** Another language was published later. */
  outdated: boolean;
}

export interface ListedPage {
  key: string;
  trashedAt: Date | null;
  /** The program needs it: it cannot be thrown away. */
  needed: boolean;
  languages: Partial<Record<Language, ListedLanguage>>;
}

export interface NewPageRequest {
  key?: string | undefined;
  language: Language;
  title: string;
  path: string;
  /** Makes it a post. */
  post?: PostSettings | undefined;
  /** What it begins with; nothing when left out. A page is copied in `language`, or else in one it has. */
  from?: { template: string } | { page: string; language?: Language | undefined } | undefined;
}

export interface ListedRevision {
  id: number;
  createdAt: Date;
  author: string | null;
  kind: RevisionKind;
  /** What visitors see now. */
  current: boolean;
  /** In words, against what was published before it. */
  summary: string;
}

export interface Revision {
  id: number;
  createdAt: Date;
  author: string | null;
  kind: RevisionKind;
  tree: PageNode[];
  settings: PageSettings;
}
