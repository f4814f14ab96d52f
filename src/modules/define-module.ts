import type { ComponentType, ReactNode } from 'react';
import type { Fields, Label, ShownValues } from '../fields/field.ts';
import type { Language } from '../lib/language.ts';

/** What a module's outermost element carries: its type, the editor's id and the class of its design values. */
export interface RootAttributes {
  'data-module': string;
  id?: string;
  className?: string;
  /** It comes in with motion (MOD-3): `wait` while its script holds it back. */
  'data-enter'?: '';
}

/** The root attributes with classes of the module's own added. */
export const rootWith = (
  root: RootAttributes,
  ...classNames: (string | false | undefined)[]
): RootAttributes => ({
  ...root,
  className: [...classNames, root.className].filter(Boolean).join(' ') || undefined,
});

/** A module inside a slot: `element` shows it, `props` are those of its values that the slot asked for. */
export interface SlotChild {
  key: string;
  type: string;
  /** The anchor the editor gave it. */
  anchor?: string;
  props: Readonly<Record<string, unknown>>;
  element: ReactNode;
}

export interface SlotDefinition {
  label: Label;
  /** The module types that may stand here; any type without its own `parent` when left out. */
  allow?: readonly string[];
  /** Values of the children that the parent shows itself, e.g. the titles of tabs. */
  childProps?: readonly string[];
  /** Modules of another tree stand here, put in when the page is prepared: a post in its layout, a page in a sidebar. */
  filled?: true;
}

/** A video that plays behind what stands on a ground (MOD-5). */
export interface BackgroundVideo {
  /** Our own files, the one to try first first. */
  sources: readonly { src: string; type: string }[];
  /** It goes on while it is out of view. */
  playsOutside: boolean;
}

/** What every component is given beside the values of its fields. */
export interface ModuleContext<Slot extends string = never, Data = undefined> {
  root: RootAttributes;
  language: Language;
  slots: Readonly<Record<Slot, readonly SlotChild[]>>;
  data: Data;
  /** Set where the module has a ground and its design names a video for it; `GroundVideo` shows it. */
  backgroundVideo?: BackgroundVideo;
  /** Set where `looksInside`: the class for the element inside that shows what its design makes it look like. */
  look?: string;
}

export type ModuleProps<F extends Fields, Slot extends string = never, Data = undefined> = ShownValues<F> &
  ModuleContext<Slot, Data>;

/** CSS custom properties, e.g. `{ '--columns': '1fr 2fr' }`. */
export type CustomProperties = Readonly<Record<`--${string}`, string>>;

/** Custom properties per device; what a narrower device does not set it inherits. */
export interface ModuleStyles {
  base?: CustomProperties;
  tablet?: CustomProperties;
  phone?: CustomProperties;
}

export interface ModuleFixture {
  name: string;
  props?: Readonly<Record<string, unknown>>;
  /** Design values as a page stores them. */
  design?: Readonly<Record<string, unknown>>;
  anchor?: string;
  slots?: Readonly<Record<string, readonly FixtureNode[]>>;
  data?: unknown;
}
export interface FixtureNode {
  type: string;
  props?: Readonly<Record<string, unknown>>;
  design?: Readonly<Record<string, unknown>>;
  anchor?: string;
  slots?: Readonly<Record<string, readonly FixtureNode[]>>;
}

/** What a page's security policy opens for a module: the players it may frame, the files it may play. */
export interface Allowance {
  directive:
    | 'frame-src'
    | 'media-src'
    | 'img-src'
    /** Those below only by an owner's leave for the very text that asks for it. */
    | 'script-src'
    | 'style-src'
    | 'connect-src'
    | 'font-src'
    | 'form-action';
  /** A source as the policy writes it, e.g. `https://player.vimeo.com` or `'self'`. */
  source: string;
}

/** A module type: everything the site, the builder and the tests know about it. */
export interface ModuleDefinition<F extends Fields = Fields, Slot extends string = string, Data = unknown> {
  /** Stored in pages; never renamed. */
  type: string;
  /** Raised by one with each change of the stored props; `migrations[n]` turns version n into n + 1. */
  version: number;
  label: Label;
  /**
   * What it is for and when to take it: one plain sentence with a full stop, for whoever runs the shop. The builder's
   * library and the gallery of modules show it.
   */
  about: Label;
  category: 'structure' | 'text' | 'pictures' | 'moving' | 'lists' | 'forms' | 'header' | 'shop';
  icon?: string;
  fields: F;
  slots?: Readonly<Record<Slot, SlotDefinition>>;
  /** The only module types this one may stand in, e.g. a column stands in a row. */
  parent?: readonly string[];
  /**
   * When the visitor's browser wakes the component as an island; left out, it stays plain HTML. The component
   * of an island is the first export of `<Name>.island.tsx`.
   */
  hydrate?: 'visible' | 'idle' | 'interaction';
  // biome-ignore lint/suspicious/noExplicitAny: definitions of all modules stand in one registry
  Component: ComponentType<any>;
  /** Instance styles that depend on the values; they become the page's CSS, never a style attribute. */
  styles?(values: ShownValues<F>): ModuleStyles;
  /** Props of version n as version n + 1. */
  migrations?: Readonly<Record<number, (props: Record<string, unknown>) => Record<string, unknown>>>;
  /** The module reads the request (its query, or a form sent to the page): see `ModuleRequest`. */
  readsRequest?: boolean;
  /**
   * The names it reads of the query, each with the value that the bare address stands for, e.g. `{ page: '1' }`. The
   * page is cached for each of their values, so those that lead nowhere must be answered with 404.
   */
  readsQuery?(anchor: string | undefined, values: ShownValues<F>): Readonly<Record<string, string>>;
  /**
   * An address's fragment can choose what it shows, already before the first paint (HASH-3): `anchored` when it or a
   * module inside it has an anchor, `named` also by other names.
   */
  opensByFragment?: 'anchored' | 'named';
  /** Its data are the headings of the page it stands on (`OutlineHeading[]`), which all have ids then. */
  showsOutline?: boolean;
  /** Icons that its island shows only after waking; those in its first markup are found by themselves. */
  icons?: readonly string[];
  /** Scripts that a page with this module carries: `src/modules/<folder>/<type>.browser.ts`. */
  scripts?: readonly string[];
  /** Whether it needs them with these values, e.g. a number that does not count up does not. */
  needsScripts?(values: ShownValues<F>): boolean;
  /** What only a page with this module may load; nothing of another host before the visitor asks for it. */
  allows?(values: ShownValues<F>, data?: Data): readonly Allowance[];
  /** It has a ground of its own on which a video may play (MOD-5): its component shows `backgroundVideo`. */
  hasGround?: boolean;
  /** What visitors see of it is an element inside, as the window of a popup: its component puts `look` on that one. */
  looksInside?: boolean;
  /** Search engines may not list a page with this module. */
  noIndex?: boolean;
  /** What the module tells search engines (JSON-LD). */
  structuredData?(values: ShownValues<F>, data: Data): readonly object[];
  /** Whether the module has anything to show; `false` leaves it out of the page. */
  isEmpty?(values: ShownValues<F>, data: Data): boolean;
  fixtures: readonly ModuleFixture[];
}

/** Declares a module type. Checks its values' and slots' types against its component. */
export const defineModule = <const F extends Fields, const Slot extends string = never, Data = undefined>(
  definition: Omit<ModuleDefinition<F, Slot, Data>, 'Component' | 'slots'> & {
    slots?: Readonly<Record<Slot, SlotDefinition>>;
    Component: ComponentType<ModuleProps<F, Slot, Data>>;
  },
): ModuleDefinition<F, Slot, Data> => definition;
