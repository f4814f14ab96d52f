import type { Control, Label } from '../fields/field.ts';
import type { ShopItemKind } from '../fields/shop-item.ts';
import type { PageProblem } from '../page/prepared-page.ts';

/** A field as the builder draws it: what `src/fields` declares, without validation, which stays on the server. */
export interface CatalogueField {
  label: Label;
  help?: Label;
  /** The fields inside a list or a per-device control are catalogue fields as well. */
  control: CatalogueControl;
  initial: unknown;
}

export type CatalogueFields = Readonly<Record<string, CatalogueField>>;

export type CatalogueControl =
  | Exclude<Control, { type: 'list' } | { type: 'per-device' }>
  | { type: 'list'; item: CatalogueFields; itemLabel?: string; maximum: number }
  | { type: 'per-device'; of: CatalogueField; hover: boolean };

export interface CatalogueSlot {
  label: Label;
  /** The module types that may stand here; any type without its own `parent` when left out. */
  allow?: readonly string[];
  /** Values of the modules in it that this one shows by itself: the same on every device. */
  childProps?: readonly string[];
}

/** A module type as the builder knows it. */
export interface CatalogueModule {
  type: string;
  version: number;
  label: Label;
  /** What it is for. */
  about: Label;
  category: string;
  icon?: string;
  fields: CatalogueFields;
  slots: Readonly<Record<string, CatalogueSlot>>;
  /** Design values that say nothing to it. */
  designWithout: readonly string[];
  /** The only types it may stand in. */
  parent?: readonly string[];
  /** A new one begins with these modules inside, e.g. a row with two columns. */
  starter?: {
    props?: Readonly<Record<string, unknown>>;
    slots?: Readonly<Record<string, readonly StarterNode[]>>;
  };
}

export interface StarterNode {
  type: string;
  props?: Readonly<Record<string, unknown>>;
  slots?: Readonly<Record<string, readonly StarterNode[]>>;
}

/** Answer of `GET /admin/api/modules`. */
export interface Catalogue {
  modules: readonly CatalogueModule[];
  /** The values every module has. */
  design: CatalogueFields;
  /** Names of the theme's colours, steps of the theme's spacing, icons. */
  colours: readonly string[];
  lengths: readonly string[];
  icons: readonly string[];
}

/** Answer of `GET /admin/api/shop-items`: what of the booking catalogue a module may be about, in its order. */
export type ShopItems = Record<ShopItemKind, { id: string; name: Label }[]>;

/** Something of a page that visitors will not see as it was made (MOD-8). */
export type CanvasProblem = Pick<PageProblem, 'nodeId' | 'type' | 'code' | 'fields'>;

/** Answer of `POST /admin/api/canvas/:key/:language`. */
export interface CanvasDocument {
  html: string;
  problems: CanvasProblem[];
}

/** Answer of `POST /admin/api/canvas/:key/:language/parts`: outermost modules rendered anew. */
export interface CanvasParts {
  parts: { id: string; html: string }[];
  /**
   * To be appended to `<style data-canvas="modules">` of the document. Classes are named by their content: what is there
   * already does no harm a second time.
   */
  css: string;
  problems: CanvasProblem[];
}

/** Answer of `GET /admin/api/modules/gallery`: what `/admin/modules/show/<type>?fixture=` shows. */
export interface Gallery {
  modules: readonly GalleryModule[];
  /** The parts of `style-guide`, in the order of `?fixture=`. */
  styleGuide: readonly Label[];
}

export interface GalleryModule {
  type: string;
  label: Label;
  /** What it is for. */
  about: Label;
  category: string;
  icon?: string;
  /** What each of its examples is called, in the order of `?fixture=`. */
  fixtures: readonly string[];
  /** To be looked at with reduced motion as well. */
  moves: boolean;
}

/** Answer of `GET /admin/api/modules/gallery/:type`: what those who write pages or code look up about a module. */
export interface ModuleFacts {
  version: number;
  /** Its folder below `src/modules/`. */
  folder: string;
  fields: CatalogueFields;
  slots: Readonly<Record<string, CatalogueSlot & { filled?: true }>>;
  /** The only types it may stand in. */
  parent: readonly string[];
  /** How it runs in a visitor's browser: only HTML and CSS, a small script, or an island woken at this moment. */
  runs: 'plain' | 'script' | 'visible' | 'idle' | 'interaction';
  traits: readonly ModuleTrait[];
}

/** What only some modules do. */
export type ModuleTrait =
  | 'loads'
  | 'reads-query'
  | 'reads-request'
  | 'opens-anchored'
  | 'opens-named'
  | 'shows-outline'
  | 'has-ground'
  | 'allows'
  | 'structured-data'
  | 'no-index';
