import { create } from 'zustand';
import { subscribeWithSelector } from 'zustand/middleware';
import { startEditing } from './editing.ts';
import { type Edited, type EditorState, nothing } from './editor-state.ts';
import { startHistory } from './history.ts';
import { historyActions } from './history-actions.ts';
import { placeActions } from './place-actions.ts';
import { valueActions } from './value-actions.ts';

/**
 * The builder's state (EDIT-2). `tree` and `settings` are never changed in place: whoever saves or draws compares
 * them by identity, e.g. `useEditor.subscribe((state) => state.tree, …)`.
 */
export const useEditor = create<EditorState>()(
  subscribeWithSelector((set, get) => {
    const editing = startEditing(get, set);
    return {
      ...nothing,
      open: ({ key, language, tree, settings, catalogue }) =>
        set({
          ...nothing,
          device: get().device,
          pageKey: key,
          language,
          catalogue,
          types: new Map(catalogue.modules.map((module) => [module.type, module])),
          tree,
          settings,
          history: startHistory<Edited>({ tree, settings }),
        }),
      select: (id) => {
        if (get().selected !== id) set({ selected: id, typing: undefined });
      },
      setHovered: (hovered) => {
        if (get().hovered !== hovered) set({ hovered });
      },
      setTyping: (typing) => set({ typing }),
      setDevice: (device) => set({ device }),
      setHover: (hover) => set({ hover }),
      setProblems: (problems) => set({ problems }),
      announce: (announcement) => set({ announcement }),
      ...valueActions(editing),
      ...placeActions(editing),
      ...historyActions(editing),
    };
  }),
);
