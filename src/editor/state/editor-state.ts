import type { Language } from '../../lib/language.ts';
import type { Result } from '../../lib/result.ts';
import type { PageNode, ShownWhen, VariantRange } from '../../page/page-node.ts';
import type { PageSettings } from '../../page/page-settings.ts';
import type { CanvasProblem, Catalogue } from '../catalogue.ts';
import { type History, startHistory } from './history.ts';
import type { ModuleTypes, PlaceRefusal } from './place-rules.ts';
import type { Place, Tree } from './tree.ts';

export type Device = 'desktop' | 'tablet' | 'phone';

/** What is edited, undone and saved: the page's modules and settings, and which module was selected then. */
export interface Edited {
  tree: Tree;
  settings: PageSettings;
  selected?: string;
}

export type EditedContent = Pick<Edited, 'tree' | 'settings'>;

export interface OpenedPage {
  key: string;
  language: Language;
  tree: Tree;
  settings: PageSettings;
  catalogue: Catalogue;
}

export interface EditorValues {
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

/** Before a page is open. */
export const nothing: EditorValues = {
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
