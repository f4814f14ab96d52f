import { sameValue } from '../../features/pages/rules/same-value.ts';
import type { UnsavedWork } from './autosave.ts';
import { mergeDrafts } from './merge-drafts.ts';
import type { PageContent } from './page-content.ts';

type Left = UnsavedWork & { id: string };

/** What a page begins with when this computer has kept work of it. */
export interface Recovery {
  /** What the builder shows. */
  content: PageContent;
  /** What that is based on; older than the draft when the server is to say what has to be chosen. */
  base: PageContent;
  baseVersion: number;
  /** Kept work that is in it now, or that the server has. */
  taken: string[];
  /** When the newest of it was changed, in ms; undefined when there is nothing the server does not have. */
  at: number | undefined;
  hasConflict: boolean;
}

/**
 * Unsaved work on the draft as the server has it now (EDIT-3), the newest first. What contradicts the draft is taken alone
 * and as it was, so that an editor chooses; what contradicts other kept work waits for the next time.
 */
export function recoverWork(left: readonly Left[], draft: PageContent & { version: number }): Recovery {
  const theirs: PageContent = { tree: draft.tree, settings: draft.settings };
  const recovery: Recovery = {
    content: theirs,
    base: theirs,
    baseVersion: draft.version,
    taken: [],
    at: undefined,
    hasConflict: false,
  };
  for (const work of left.toSorted((one, other) => other.at - one.at)) {
    // The answer to the last save was lost, not the save.
    const arrived = work.attempt && isEqual(work.attempt, theirs);
    const base = arrived || work.baseVersion === draft.version ? theirs : work.base;
    const merged = mergeDrafts({ base, mine: work.content, theirs: recovery.content });
    if (merged.conflicts.length === 0) {
      recovery.taken.push(work.id);
      if (isEqual(merged.content, recovery.content)) continue;
      recovery.content = merged.content;
      recovery.at ??= work.at;
    } else if (recovery.at === undefined) {
      const { content, baseVersion, at, id } = work;
      const taken = [...recovery.taken, id];
      return { content, base: work.base, baseVersion, taken, at, hasConflict: true };
    }
  }
  return recovery;
}

const isEqual = (one: PageContent, other: PageContent): boolean =>
  sameValue(one.tree, other.tree) && sameValue(one.settings, other.settings);
