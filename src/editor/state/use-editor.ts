import { create } from 'zustand';
import { subscribeWithSelector } from 'zustand/middleware';
import type { Language } from '../../lib/language.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import type { PageNode, ShownWhen, VariantRange } from '../../page/page-node.ts';
import type { PageSettings } from '../../page/page-settings.ts';
import type { CanvasProblem, Catalogue } from '../catalogue.ts';
import { type History, record, redo, startHistory, undo } from './history.ts';
import { newId } from './new-node.ts';
import { type ModuleTypes, type PlaceRefusal, placeRefusal } from './place-rules.ts';
import { setIn } from './set-in.ts';
import {
  duplicateNode,
  findNode,
  idsOf,
  insertNodes,
  moveNode,
  nodesAt,
  type Place,
  pathTo,
  placeOf,
  removeNode,
  type Tree,
  updateNode,
  withNewIds,
  wrapNode,
} from './tree.ts';

export type Device = 'desktop' | 'tablet' | 'phone';

/** What is edited, undone and saved: the page's modules and settings, and which module was selected then. */
interface Edited {
  tree: Tree;
  settings: PageSettings;
  selected?: string;
}

type EditedContent = Pick<Edited, 'tree' | 'settings'>;

export interface OpenedPage {
  key: string;
  language: Language;
  tree: Tree;
  settings: PageSettings;
  catalogue: Catalogue;
}

interface EditorValues {
  /** Empty until `open`. */
  pageKey: string;
  language: Language;
  catalogue: Catalogue;
  types: ModuleTypes;
  tree: Tree;
  settings: PageSettings;
  history: History<Edited>;
  /** The id of the selected module; the page itself when there is none. */
  selected?: string;
  /** The id of the module under the pointer, on the canvas or in the outline. */
  hovered?: string;
  /** The text that is being edited in place. */
  typing?: { id: string; path: string; range?: VariantRange };
  device: Device;
  /** Values are edited for the hovered state. */
  hover: boolean;
  /** What visitors will not see as it was made, as the server says (MOD-8). */
  problems: readonly CanvasProblem[];
  /** What a screen reader is told next. */
  announcement: string;
}

export interface EditorActions {
  open(page: OpenedPage): void;
  select(id: string | undefined): void;
  setHovered(id: string | undefined): void;
  setTyping(typing: EditorValues['typing']): void;
  setDevice(device: Device): void;
  setHover(hover: boolean): void;
  setProblems(problems: readonly CanvasProblem[]): void;
  announce(words: string): void;
  /** Sets a whole field of a module; `undefined` takes it away. */
  setValue(id: string, group: 'props' | 'design', name: string, value: unknown): void;
  /** Sets several fields of a module as one step; `undefined` takes one away. */
  setValues(id: string, group: 'props' | 'design', values: Readonly<Record<string, unknown>>): void;
  /** Sets a part of a module's props at a path like `items.2.title`, or of what one range has of its own. */
  setIn(id: string, path: string, value: unknown, range?: VariantRange): void;
  /** Sets a field of a module for one device or the pointer alone; `undefined` makes it as elsewhere again. */
  setVariant(id: string, range: VariantRange, name: string, value: unknown): void;
  setAnchor(id: string, anchor: string | undefined): void;
  setShown(id: string, shown: ShownWhen | undefined): void;
  setSettings(settings: Partial<PageSettings>): void;
  insert(nodes: readonly PageNode[], place: Place): Result<undefined, PlaceRefusal>;
  /** The place counts as the tree is now, with the module still where it is. */
  move(id: string, place: Place): Result<undefined, PlaceRefusal>;
  remove(id: string): void;
  duplicate(id: string): void;
  /** Puts a module into a slot of another, which takes its place. */
  wrap(id: string, wrapper: PageNode, slot: string): Result<undefined, PlaceRefusal>;
  undo(): void;
  redo(): void;
  /** Another tree as one step that can be undone, e.g. a restored revision or a merge. `label` names the step. */
  replaceTree(tree: Tree, settings: PageSettings, label: string): void;
  /** Puts what others did under every state of the history: undo then takes back only what was done here (EDIT-3). */
  rebase(merge: (content: EditedContent) => EditedContent): void;
}

export type EditorState = EditorValues & EditorActions;

const noSettings: PageSettings = {
  path: '/',
  title: '',
  description: '',
  indexed: true,
  sharePicture: null,
  headerMode: 'auto',
};

const nothing: EditorValues = {
  pageKey: '',
  language: 'nl',
  catalogue: { modules: [], design: {}, colours: [], lengths: [], icons: [] },
  types: new Map(),
  tree: [],
  settings: noSettings,
  history: startHistory<Edited>({ tree: [], settings: noSettings }),
  device: 'desktop',
  hover: false,
  problems: [],
  announcement: '',
};

/**
 * The builder's state (EDIT-2). `tree` and `settings` are never changed in place: whoever saves or draws compares
 * them by identity, e.g. `useEditor.subscribe((state) => state.tree, …)`.
 */
export const useEditor = create<EditorState>()(
  subscribeWithSelector((set, get) => {
    const change = (
      next: Partial<Edited>,
      step: { label: string; field?: string },
    ): Result<undefined, PlaceRefusal> => {
      const { tree, settings, selected, history } = get();
      const edited: Edited = { tree, settings, selected, ...next };
      if (edited.tree === tree && edited.settings === settings) return succeed(undefined);
      const before = { ...history, present: { tree, settings, selected } };
      set({ ...edited, history: record(before, edited, { ...step, at: Date.now() }) });
      return succeed(undefined);
    };
    const update = (id: string, field: string, edit: (node: PageNode) => PageNode) => {
      change({ tree: updateNode(get().tree, id, edit) }, { label: 'edit', field: `${id} ${field}` });
    };
    const travel = (history: History<Edited>) => {
      if (history === get().history) return;
      const { tree, settings } = history.present;
      const selected = keptSelection(get(), history.present);
      set({ tree, settings, history, selected, typing: undefined });
    };

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

      setValue: (id, group, name, value) => get().setValues(id, group, { [name]: value }),
      setValues: (id, group, changed) =>
        update(id, `${group} ${Object.keys(changed).join()}`, (node) => {
          const values = Object.entries({ ...node[group], ...changed });
          return { ...node, [group]: Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
        }),
      setIn: (id, path, value, range) =>
        update(id, `${range ?? 'props'} ${path}`, (node) =>
          range
            ? withVariant(node, range, setIn(node.variants?.[range] ?? {}, path, value) as PageNode['props'])
            : { ...node, props: setIn(node.props, path, value) as PageNode['props'] },
        ),
      setVariant: (id, range, name, value) =>
        update(id, `${range} ${name}`, (node) => {
          const { [name]: _, ...others } = node.variants?.[range] ?? {};
          return withVariant(node, range, value === undefined ? others : { ...others, [name]: value });
        }),
      setAnchor: (id, anchor) =>
        update(id, 'anchor', ({ anchor: _, ...node }) => (anchor ? { ...node, anchor } : node)),
      setShown: (id, shown) =>
        update(id, 'shown', ({ shown: _, ...node }) => (shown ? { ...node, shown } : node)),
      setSettings: (settings) =>
        change(
          { settings: { ...get().settings, ...settings } },
          { label: 'settings', field: `settings ${Object.keys(settings).sort().join()}` },
        ),

      insert: (nodes, place) => {
        const { tree, types } = get();
        const present = new Set(idsOf(tree));
        const clash = idsOf(nodes).some((id) => present.has(id));
        const fresh = clash ? nodes.map((node) => withNewIds(node, newId)) : nodes;
        const refusal = placeRefusal(types, tree, fresh, place);
        if (refusal) return refuse(refusal);
        return change({ tree: insertNodes(tree, fresh, place), selected: fresh[0]?.id }, { label: 'insert' });
      },
      move: (id, place) => {
        const { tree, types } = get();
        const node = findNode(tree, id);
        if (!node) return succeed(undefined);
        const refusal = placeRefusal(types, tree, [node], place);
        if (refusal) return refuse(refusal);
        return change({ tree: moveNode(tree, id, place), selected: id }, { label: 'move' });
      },
      remove: (id) => {
        const { tree } = get();
        change({ tree: removeNode(tree, id), selected: nextSelection(tree, id) }, { label: 'remove' });
      },
      duplicate: (id) => {
        const { tree, copy } = duplicateNode(get().tree, id, newId);
        if (copy) change({ tree, selected: copy.id }, { label: 'duplicate' });
      },
      wrap: (id, wrapper, slot) => {
        const { tree, types } = get();
        const place = placeOf(tree, id);
        const wrapped = wrapNode(tree, id, wrapper, slot);
        const around = findNode(wrapped, wrapper.id);
        if (!place || !around) return succeed(undefined);
        const refusal = placeRefusal(types, removeNode(tree, id), [around], place);
        if (refusal) return refuse(refusal);
        return change({ tree: wrapped, selected: wrapper.id }, { label: 'wrap' });
      },
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
  }),
);

/** A module with other values of its own for one range; without any it keeps none. */
function withVariant(node: PageNode, range: VariantRange, own: Record<string, unknown>): PageNode {
  const { variants, ...rest } = node;
  const { [range]: _, ...others } = variants ?? {};
  const next = Object.keys(own).length > 0 ? { ...others, [range]: own } : others;
  return Object.keys(next).length > 0 ? { ...rest, variants: next } : rest;
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

/** After a removal: the next module beside it, else the one before, else the one around it. */
function nextSelection(tree: Tree, id: string): string | undefined {
  const place = placeOf(tree, id);
  if (!place) return undefined;
  const beside = nodesAt(tree, place);
  return (beside[place.index + 1] ?? beside[place.index - 1])?.id ?? place.parent;
}

/** Selection survives undo: it stays where it is while that module is there, else goes to what was selected then. */
function keptSelection(now: EditorValues, then: Edited): string | undefined {
  const isThere = (id: string | undefined) => id !== undefined && findNode(then.tree, id) !== undefined;
  if (isThere(now.selected)) return now.selected;
  if (isThere(then.selected)) return then.selected;
  const around = now.selected === undefined ? [] : pathTo(now.tree, now.selected);
  return around.findLast(({ id }) => isThere(id))?.id;
}
