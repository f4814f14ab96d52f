import type { ZodType } from 'zod';
import type { Language } from '../lib/language.ts';
import type { ShopItemKind } from './shop-item.ts';
import type { SiteData } from './site-data.ts';

/** A short text the visual builder shows, in the languages of the staff. */
export type Label = Record<Language, string>;

/** What the visual builder needs to draw the control of a field. */
export type Control =
  | { type: 'text'; multiline: boolean; maximumLength: number }
  | { type: 'rich-text' }
  | { type: 'unfiltered-html'; maximumLength: number }
  | { type: 'number'; minimum: number; maximum: number; step: number; unit?: string }
  | { type: 'toggle' }
  | { type: 'choice'; options: readonly { value: string; label: Label }[] }
  | { type: 'link' }
  | { type: 'page' }
  | { type: 'post-category' }
  | { type: 'picture' }
  | { type: 'place' }
  | { type: 'route' }
  | { type: 'icon' }
  | { type: 'shop-item'; kinds: readonly ShopItemKind[]; none?: Label }
  | { type: 'colour' }
  | { type: 'length'; units: readonly string[] }
  | { type: 'list'; item: Fields; itemLabel?: string; maximum: number }
  | { type: 'per-device'; of: AnyField; hover: boolean };

/**
 * One setting of a module, declared once: its validation, its TypeScript type, its first value, the control in
 * the builder and what of it the site search finds all come from here.
 *
 * `Stored` is what the page's JSON holds, `Shown` what the component is given (a picture's name becomes its
 * address, size and alternative text; a link to a page becomes that page's path in the visitor's language).
 */
export interface Field<Stored, Shown = Stored> {
  readonly label: Label;
  readonly help?: Label;
  readonly schema: ZodType<Stored>;
  readonly initial: Stored;
  readonly control: Control;
  resolve(value: Stored, site: SiteData): Shown;
  /** The words of this value that the site search should find. */
  searchText(value: Stored): readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: a heterogeneous list of fields can only be typed loosely here
export type AnyField = Field<any, any>;
export type Fields = Readonly<Record<string, AnyField>>;

/** The type of the values a page stores for these fields. */
export type StoredValues<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer Stored, infer _Shown> ? Stored : never;
};

/** The type of the values a component is given for these fields. */
export type ShownValues<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer _Stored, infer Shown> ? Shown : never;
};

export const asShown = <Value>(value: Value): Value => value;
export const noSearchText = (): readonly string[] => [];
