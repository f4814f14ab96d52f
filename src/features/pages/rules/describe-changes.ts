import type { Language } from '../../../lib/language.ts';
import { fill } from '../../../lib/texts.ts';
import type { PageNode } from '../../../page/page-node.ts';
import { type ModuleWords, type Telling, valueSentences } from './change-sentences.ts';
import { changeTexts, settingLabels } from './change-texts.ts';
import { changedSettings, diffTrees, type PageContent, type TreeChange } from './diff-trees.ts';
import { valueWords } from './value-words.ts';

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
  const telling: Telling = {
    ...{ words, language },
    say: (text, values) => fill(changeTexts[language][text], values, language),
    named: (type) => words.module(type)?.label[language] ?? type,
  };
  const types = new Map<string, string>();
  for (const tree of [before.tree, after.tree]) collectTypes(tree, types);
  return [
    ...describeSettings(before.settings, after.settings, telling),
    ...diffTrees(before.tree, after.tree).flatMap((change) => describeModule(change, types, telling)),
  ];
}

const describeSettings = (
  before: PageContent['settings'],
  after: PageContent['settings'],
  { say, language }: Telling,
): DescribedChange[] =>
  changedSettings(before, after).map((name) => {
    const label = settingLabels[name];
    const [from, to] = [before, after].map((each) => valueWords(each[name], label.control, language)) as [
      string,
      string,
    ];
    return {
      kind: 'settings',
      nodeId: '',
      module: 'page',
      words: say('setting', { field: label.label[language], from, to }),
    };
  });

/** `types` has the type of every module, by its id, so that places can be named. */
function describeModule(
  change: TreeChange,
  types: ReadonlyMap<string, string>,
  telling: Telling,
): DescribedChange[] {
  const { say, named, language } = telling;
  if (change.kind === 'changed') {
    const { id: nodeId, type: module } = change.after;
    return change.values
      .flatMap((value) => valueSentences(value, change.after, telling))
      .map((words) => ({ kind: 'changed', nodeId, module, words }));
  }
  const at = change.kind === 'moved' ? change.to : change.at;
  const { id: nodeId, type: module } = at.node;
  const inside = change.kind === 'moved' && change.from.parent === at.parent && change.from.slot === at.slot;
  const place =
    at.parent === null
      ? changeTexts[language].page
      : say('quoted', { value: named(types.get(at.parent) ?? '') });
  const words = say(inside ? 'reordered' : change.kind, { module: named(module), place });
  return [{ kind: change.kind, nodeId, module, words }];
}

function collectTypes(tree: readonly PageNode[], types: Map<string, string>): void {
  for (const { id, type, slots = {} } of tree) {
    types.set(id, type);
    for (const inside of Object.values(slots)) collectTypes(inside, types);
  }
}
