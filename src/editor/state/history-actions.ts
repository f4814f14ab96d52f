import type { Editing } from './editing.ts';
import type { Edited, EditedContent, EditorActions } from './editor-state.ts';
import { type History, redo, undo } from './history.ts';
import { keptSelection } from './selection.ts';

type HistoryActions = Pick<EditorActions, 'undo' | 'redo' | 'replaceTree' | 'rebase'>;

/** What goes back and forth in the history, or puts another page under it. */
export function historyActions({ get, set, change }: Editing): HistoryActions {
  const travel = (history: History<Edited>) => {
    if (history === get().history) return;
    const { tree, settings } = history.present;
    const selected = keptSelection(get(), history.present);
    set({ tree, settings, history, selected, typing: undefined });
  };
  return {
    undo: () => travel(undo(get().history)),
    redo: () => travel(redo(get().history)),
    replaceTree: (tree, settings, label) => change({ tree, settings }, { label }),
    rebase: (merge) => {
      const { tree, settings, selected, history } = get();
      const steps = (all: History<Edited>['past']) =>
        all.map((step) => ({ ...step, state: mergedWhenRead(step.state, merge) }));
      const present: Edited = { selected, ...merge({ tree, settings }) };
      const merged = { past: steps(history.past), present, future: steps(history.future) };
      set({ ...present, selected: keptSelection(get(), present), history: merged });
    },
  };
}

/** Hundreds of steps of a large page take seconds to merge, and few of them are ever gone back to. */
function mergedWhenRead(state: Edited, merge: (content: EditedContent) => EditedContent): Edited {
  let merged: EditedContent | undefined;
  const read = () => {
    merged ??= merge(state);
    return merged;
  };
  return {
    selected: state.selected,
    get tree() {
      return read().tree;
    },
    get settings() {
      return read().settings;
    },
  };
}
