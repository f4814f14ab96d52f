import { type Result, succeed } from '../../lib/result.ts';
import type { PageNode } from '../../page/page-node.ts';
import type { Edited, EditorState } from './editor-state.ts';
import { record } from './history.ts';
import type { PlaceRefusal } from './place-rules.ts';
import { updateNode } from './tree.ts';

/** How the actions of the store read it and change what is edited. */
export interface Editing {
  get(): EditorState;
  set(values: Partial<EditorState>): void;
  /** One step of the history; nothing when page and settings stay as they are. */
  change(next: Partial<Edited>, step: { label: string; field?: string }): Result<undefined, PlaceRefusal>;
  /** Changes one module; quick changes of the same field are one step. */
  update(id: string, field: string, edit: (node: PageNode) => PageNode): void;
}

export function startEditing(get: Editing['get'], set: Editing['set']): Editing {
  const change: Editing['change'] = (next, step) => {
    const { tree, settings, selected, history } = get();
    const edited: Edited = { tree, settings, selected, ...next };
    if (edited.tree === tree && edited.settings === settings) return succeed(undefined);
    const before = { ...history, present: { tree, settings, selected } };
    set({ ...edited, history: record(before, edited, { ...step, at: Date.now() }) });
    return succeed(undefined);
  };
  return {
    ...{ get, set, change },
    update: (id, field, edit) => {
      change({ tree: updateNode(get().tree, id, edit) }, { label: 'edit', field: `${id} ${field}` });
    },
  };
}
