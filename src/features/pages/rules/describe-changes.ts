import type { AnyField, Label } from '../../../fields/field.ts';
import type { Language } from '../../../lib/language.ts';
import { fill } from '../../../lib/texts.ts';
import type { NameAndValue, PageNode, ShownWhen } from '../../../page/page-node.ts';
import { changeTexts, settingLabels } from './change-texts.ts';
import { changedSettings, diffTrees, type PageContent, type ValueChange } from './diff-trees.ts';
import type { LocatedNode } from './located-nodes.ts';
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

export interface DescribedChange {
  kind: 'added' | 'removed' | 'moved' | 'changed' | 'settings';
  /** '' for settings of the page. */
  nodeId: string;
  /** The module's type. */
  module: string;
  words: string;
}

/** What turned one state of a page into another, in plain words: the page's settings first, then module by module (EDIT-3). */
export function describeChanges(
  before: PageContent,
  after: PageContent,
  words: ModuleWords,
  language: Language,
): DescribedChange[] {
  const texts = changeTexts[language];
  const say = (text: keyof typeof texts, values: Record<string, string>) =>
    fill(texts[text], values, language);
  const named = (type: string) => words.module(type)?.label[language] ?? type;
  const types = new Map<string, string>();
  for (const tree of [before.tree, after.tree]) collectTypes(tree, types);
  const around = ({ parent }: LocatedNode) =>
    parent === null ? texts.page : say('quoted', { value: named(types.get(parent) ?? '') });

  const settings = changedSettings(before.settings, after.settings).map((name): DescribedChange => {
    const label = settingLabels[name];
    const [from, to] = [before.settings, after.settings].map((each) =>
      valueWords(each[name], label.control, language),
    ) as [string, string];
    return {
      kind: 'settings',
      nodeId: '',
      module: 'page',
      words: say('setting', { field: label.label[language], from, to }),
    };
  });

  const modules = diffTrees(before.tree, after.tree).flatMap((change): DescribedChange[] => {
    if (change.kind === 'changed') {
      const { id: nodeId, type } = change.after;
      return change.values
        .flatMap((value) => valueSentences(value, change.after))
        .map((sentence) => ({ kind: 'changed', nodeId, module: type, words: sentence }));
    }
    const at = change.kind === 'moved' ? change.to : change.at;
    const { id: nodeId, type } = at.node;
    const inside =
      change.kind === 'moved' && change.from.parent === at.parent && change.from.slot === at.slot;
    const text = inside ? 'reordered' : change.kind;
    return [
      {
        kind: change.kind,
        nodeId,
        module: type,
        words: say(text, { module: named(type), place: around(at) }),
      },
    ];
  });
  return [...settings, ...modules];

  function valueSentences(change: ValueChange, node: PageNode): string[] {
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
      : fieldSentences(field, field.label[language], before, to, module, device);
  }

  function fieldSentences(
    { control }: FieldWords,
    field: string,
    from: unknown,
    to: unknown,
    module: string,
    device: string,
  ): string[] {
    if (control.type === 'per-device') {
      const { of } = control;
      return (['base', 'tablet', 'phone', 'hover'] as const).flatMap((at) => {
        const [one, other] = [(from as Values)?.[at], (to as Values)?.[at]];
        return sameValue(one, other) ? [] : fieldSentences(of, field, one, other, module, texts[at]);
      });
    }
    if (control.type === 'list') {
      const [one, other] = [(from ?? []) as Values[], (to ?? []) as Values[]];
      if (one.length !== other.length) {
        const count = String(Math.abs(one.length - other.length));
        return [say(one.length < other.length ? 'itemsAdded' : 'itemsRemoved', { count, field, module })];
      }
      return other.flatMap((item, index) =>
        Object.entries(control.item).flatMap(([name, inner]) => {
          const label = say('item', { field: inner.label[language], list: field, number: String(index + 1) });
          return sameValue(one[index]?.[name], item[name])
            ? []
            : fieldSentences(inner, label, one[index]?.[name], item[name], module, device);
        }),
      );
    }
    const [one, other] = [from, to];
    const [before, after] = [
      valueWords(one, control, language, other),
      valueWords(other, control, language, one),
    ];
    return [say('changed', { field, module, device, from: before, to: after })];
  }
}

type Values = Record<string, unknown>;

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

function collectTypes(tree: readonly PageNode[], types: Map<string, string>): void {
  for (const { id, type, slots = {} } of tree) {
    types.set(id, type);
    for (const inside of Object.values(slots)) collectTypes(inside, types);
  }
}
