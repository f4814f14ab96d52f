import type { FieldWords } from '../../features/pages/rules/change-sentences.ts';
import { changeTexts, settingLabels } from '../../features/pages/rules/change-texts.ts';
import { valueWords } from '../../features/pages/rules/value-words.ts';
import type { Language } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import type { PageSettings } from '../../page/page-settings.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ModuleTypes } from '../state/place-rules.ts';
import { findNode, idsOf, pathTo, type Tree } from '../state/tree.ts';
import { moduleName, moduleTitle } from '../words/module-words.ts';
import { catalogueWords } from './catalogue-words.ts';
import { fieldValue, isRemoval, type MergeConflict, type Side, type Versions } from './merge-drafts.ts';

const texts = {
  nl: {
    page: 'De pagina zelf',
    place: 'Plaats',
    inModule: 'in ‘{module}’',
    onPage: 'op de pagina',
    whole: 'Het hele onderdeel',
    removed: 'verwijderd',
    changed: 'gewijzigd',
    different: 'anders',
  },
  en: {
    page: 'The page itself',
    place: 'Place',
    inModule: 'in ‘{module}’',
    onPage: 'on the page',
    whole: 'The whole module',
    removed: 'removed',
    changed: 'changed',
    different: 'different',
  },
  de: {
    page: 'Die Seite selbst',
    place: 'Platz',
    inModule: 'in „{module}“',
    onPage: 'auf der Seite',
    whole: 'Das ganze Element',
    removed: 'entfernt',
    changed: 'geändert',
    different: 'anders',
  },
} satisfies Texts;

export interface WordedConflict {
  /** '' is the page itself. */
  nodeId: string;
  title: string;
  /** What stands when nobody chooses. */
  usual: Side;
  lines: { label: string; mine: string; theirs: string }[];
}

interface Words {
  catalogue: Catalogue;
  types: ModuleTypes;
  language: Language;
}

/** What an editor chooses from, module by module in the order of the page, both sides in words. */
export function conflictWords(
  versions: Versions,
  conflicts: readonly MergeConflict[],
  words: Words,
): WordedConflict[] {
  const order = [...idsOf(versions.mine.tree), ...idsOf(versions.theirs.tree)];
  const byNode = Map.groupBy(conflicts, ({ nodeId }) => nodeId);
  const inOrder = [...byNode].toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return inOrder.map(([nodeId, all]) => {
    const { mine, theirs } = versions;
    const node = findNode(theirs.tree, nodeId) ?? findNode(mine.tree, nodeId);
    return {
      nodeId,
      title: node ? moduleTitle(words.types, node, words.language) : texts[words.language].page,
      usual: all.some(isRemoval) && findNode(mine.tree, nodeId) ? 'mine' : 'theirs',
      lines: all.map((conflict) => lineOf(conflict, versions, words)),
    };
  });
}

function lineOf(conflict: MergeConflict, versions: Versions, words: Words): WordedConflict['lines'][number] {
  const { mine, theirs } = versions;
  const { nodeId, field } = conflict;
  const text = texts[words.language];
  if (field === undefined) {
    const fate = (tree: Tree) => (findNode(tree, nodeId) ? text.changed : text.removed);
    return { label: text.whole, mine: fate(mine.tree), theirs: fate(theirs.tree) };
  }
  if (nodeId === '') {
    const name = field as keyof PageSettings;
    const { label, control } = settingLabels[name];
    const said = (one: PageSettings, other: PageSettings) =>
      valueWords(one[name], control, words.language, other[name]);
    return {
      label: label[words.language],
      mine: said(mine.settings, theirs.settings),
      theirs: said(theirs.settings, mine.settings),
    };
  }
  if (field === 'place') {
    return {
      label: text.place,
      mine: placeWords(mine.tree, nodeId, words),
      theirs: placeWords(theirs.tree, nodeId, words),
    };
  }
  return fieldLine(nodeId, field, versions, words);
}

function fieldLine(nodeId: string, field: string, { mine, theirs }: Versions, words: Words) {
  const { language, catalogue } = words;
  const text = texts[language];
  const [ours, other] = [findNode(mine.tree, nodeId), findNode(theirs.tree, nodeId)];
  const path = field.split('.');
  const isDesign = path[0] === 'design';
  const isVariant = path[0] === 'variants';
  const [name = '', device = ''] = isVariant ? [path[2], path[1]] : isDesign ? path.slice(1) : path;
  const { module, design } = catalogueWords(catalogue);
  const found: FieldWords | undefined = isDesign ? design[name] : module(ours?.type ?? '')?.fields[name];
  const said = (value: unknown, against: unknown) => {
    const worded = found
      ? valueWords(value, deviceControl(found.control, device), language, against)
      : valueWords(value, { type: 'text', multiline: false, maximumLength: 0 }, language, against);
    return worded === '…' ? text.different : worded;
  };
  const values = [fieldValue(ours, field), fieldValue(other, field)] as const;
  const label = found?.label[language] ?? (field === 'props' ? text.whole : field);
  const on = Object.hasOwn(changeTexts[language], device)
    ? changeTexts[language][device as keyof (typeof changeTexts)['nl']]
    : '';
  return { label: label + on, mine: said(values[0], values[1]), theirs: said(values[1], values[0]) };
}

const deviceControl = (control: FieldWords['control'], device: string): FieldWords['control'] =>
  control.type === 'per-device' && device ? control.of.control : control;

function placeWords(tree: Tree, nodeId: string, { types, language }: Words): string {
  const holder = pathTo(tree, nodeId).at(-2);
  const text = texts[language];
  return holder
    ? fill(text.inModule, { module: moduleName(types, holder.type, language) }, language)
    : text.onPage;
}
