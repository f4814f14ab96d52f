import type { CatalogueControl, CatalogueField, CatalogueFields } from '../../editor/catalogue.ts';
import type { Language } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import { fieldTexts } from './field-texts.ts';

/** A field of a module, or one inside a list, as a row of the table of fields. */
export interface FieldRow {
  /** Where it stands in the stored values: `items[].` before `title`. */
  within: string;
  name: string;
  field: CatalogueField;
  /** What it holds, without the devices. */
  control: CatalogueControl;
  perDevice: boolean;
  hover: boolean;
}

/** All fields in their order, those inside a list after it. */
export function fieldRows(fields: CatalogueFields, within = ''): FieldRow[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { control } = field;
    const devices = control.type === 'per-device';
    const row = { within, name, field, perDevice: devices, hover: devices && control.hover };
    const shown = devices ? control.of.control : control;
    const inside = shown.type === 'list' ? fieldRows(shown.item, `${within}${name}[].`) : [];
    return [{ ...row, control: shown }, ...inside];
  });
}

/** What kind of value it is and its limits, in words: `['Number', '0 to 100 %']`. */
export function kindWords(control: CatalogueControl, language: Language): string[] {
  const text = fieldTexts[language];
  switch (control.type) {
    case 'text':
      return [
        control.multiline ? text.multiline : text.text,
        fill(text.characters, { count: control.maximumLength }, language),
      ];
    case 'number': {
      const { minimum, maximum, step, unit } = control;
      const range = fill(text.range, { from: minimum, to: maximum }, language);
      return [
        text.number,
        unit ? `${range} ${unit}` : range,
        ...(step === 1 ? [] : [fill(text.step, { step }, language)]),
      ];
    }
    case 'list':
      return [text.list, fill(text.items, { count: control.maximum }, language)];
    case 'shop-item':
      return [text[control.kinds.length > 1 ? 'bike-tour' : (control.kinds[0] ?? 'bike')]];
    case 'length':
      return [text.length, control.units.join(' ')];
    case 'per-device':
      return kindWords(control.of.control, language);
    default:
      return [text[control.type]];
  }
}

/** How a page's JSON writes such a value; nothing where that goes without saying. */
export const storedForm = (control: CatalogueControl): string | undefined =>
  control.type === 'shop-item' && control.kinds.length > 1 ? '"tour:…"' : storedForms[control.type];

const storedForms: Partial<Record<CatalogueControl['type'], string>> = {
  'rich-text': '"<p>…</p>"',
  link: '{ page, suffix? } | { url }',
  picture: '{ media, alt? }',
  place: '{ latitude, longitude }',
  route: '{ name, line, metres, climb, descent }',
  page: '"tours"',
};

/** Its first value on each device that has one of its own; nothing on any when it begins empty. */
export function firstValues({
  field,
  perDevice,
}: FieldRow): { device?: 'tablet' | 'phone'; value: string }[] {
  const initial = perDevice ? (field.initial as Record<string, unknown>) : { base: field.initial };
  return ([undefined, 'tablet', 'phone'] as const).flatMap((device) => {
    const value = initial[device ?? 'base'];
    return isEmpty(value)
      ? []
      : [{ device, value: typeof value === 'string' ? value : JSON.stringify(value) }];
  });
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
