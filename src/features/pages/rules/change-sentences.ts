import type { AnyField, Label } from '../../../fields/field.ts';
import type { Language } from '../../../lib/language.ts';
import { fill } from '../../../lib/texts.ts';
import type { NameAndValue, PageNode, ShownWhen } from '../../../page/page-node.ts';
import { changeTexts } from './change-texts.ts';
import type { ValueChange } from './diff-trees.ts';
import { sameValue } from './same-value.ts';
import { valueWords } from './value-words.ts';

/** What the description needs of a field; the fields of module definitions and of the builder's catalogue both fit. */
export interface FieldWords {
  label: Label;
  control: AnyField['control'];
}

/** How modules and fields are called; what is unknown is called by its own name. */
export interface ModuleWords {
  module(type: string): { label: Label; fields: Readonly<Record<string, FieldWords>> } | undefined;
  design: Readonly<Record<string, FieldWords>>;
}

/** In which words changes are told. */
export interface Telling {
  words: ModuleWords;
  language: Language;
  say(text: keyof (typeof changeTexts)['nl'], values: Record<string, string>): string;
  /** The name of a type of module. */
  named(type: string): string;
}

type Values = Record<string, unknown>;

/** What changed in one value of a module. */
export function valueSentences(change: ValueChange, node: PageNode, telling: Telling): string[] {
  const { words, language, say, named } = telling;
  const texts = changeTexts[language];
  const { part, name, range, before: from, after: to } = change;
  const module = named(node.type);
  if (part === 'anchor' || part === 'shown') {
    const plain = { type: 'text', multiline: false, maximumLength: 0 } as const;
    const [one, other] = [from, to].map((value) =>
      part === 'shown' ? conditionWords(value, language) : valueWords(value, plain, language),
    ) as [string, string];
    return [say('changed', { field: texts[part], module, device: '', from: one, to: other })];
  }
  const fields = part === 'design' ? words.design : (words.module(node.type)?.fields ?? {});
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return [say('changedUnknown', { field: name, module })];
  const device = range ? texts[range] : '';
  if (range && to === undefined) return [say('madeSame', { field: field.label[language], module, device })];
  // Where it had none of its own it was like the others.
  const before = range && from === undefined ? (node.props[name] ?? from) : from;
  return sameValue(before, to)
    ? [say('madeDifferent', { field: field.label[language], module, device })]
    : fieldSentences({ field, called: field.label[language], module, device }, before, to, telling);
}

interface Told {
  field: FieldWords;
  /** The field's name in the sentence. */
  called: string;
  module: string;
  /** Of which device it tells; '' for all. */
  device: string;
}

function fieldSentences(told: Told, from: unknown, to: unknown, telling: Telling): string[] {
  const { control } = told.field;
  if (control.type === 'per-device') {
    return (['base', 'tablet', 'phone', 'hover'] as const).flatMap((at) => {
      const [one, other] = [(from as Values)?.[at], (to as Values)?.[at]];
      const there = { ...told, field: control.of, device: changeTexts[telling.language][at] };
      return sameValue(one, other) ? [] : fieldSentences(there, one, other, telling);
    });
  }
  if (control.type === 'list')
    return itemSentences(told, control.item, (from ?? []) as Values[], (to ?? []) as Values[], telling);
  const { called: field, module, device } = told;
  const [before, after] = [
    valueWords(from, control, telling.language, to),
    valueWords(to, control, telling.language, from),
  ];
  return [telling.say('changed', { field, module, device, from: before, to: after })];
}

function itemSentences(
  told: Told,
  fields: Readonly<Record<string, FieldWords>>,
  from: readonly Values[],
  to: readonly Values[],
  telling: Telling,
): string[] {
  const { language, say } = telling;
  const { called: list, module } = told;
  if (from.length !== to.length) {
    const count = String(Math.abs(from.length - to.length));
    return [say(from.length < to.length ? 'itemsAdded' : 'itemsRemoved', { count, field: list, module })];
  }
  return to.flatMap((item, index) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const called = say('item', { field: field.label[language], list, number: String(index + 1) });
      return sameValue(from[index]?.[name], item[name])
        ? []
        : fieldSentences({ ...told, field, called }, from[index]?.[name], item[name], telling);
    }),
  );
}

/** Which visitors see a module, e.g. `2026-05-01 09:00 – …, cookie member`. */
function conditionWords(value: unknown, language: Language): string {
  const { from, until, languages, query, cookie } = (value ?? {}) as ShownWhen;
  const texts = changeTexts[language];
  const said = (text: string, condition: NameAndValue | string[] | undefined) => {
    if (!condition) return [];
    const words = Array.isArray(condition)
      ? condition.join(', ')
      : [condition.name, condition.value].filter((part) => part !== undefined).join(' = ');
    return [fill(text, { value: words }, language)];
  };
  const parts = [
    ...(from || until ? [`${from?.replace('T', ' ') ?? '…'} – ${until?.replace('T', ' ') ?? '…'}`] : []),
    ...said(texts.inLanguages, languages),
    ...said(texts.withQuery, query),
    ...said(texts.withCookie, cookie),
  ];
  return parts.length > 0 ? parts.join('; ') : texts.always;
}
