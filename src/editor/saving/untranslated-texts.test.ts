import { expect, test } from 'vitest';
import { node, smallTree, smallTypes } from '../state/testing/small-catalogue.ts';
import { removeNode, updateNode } from '../state/tree.ts';
import { missingModules, untranslatedTexts } from './untranslated-texts.ts';

const say = (tree: ReturnType<typeof smallTree>, id: string, words: string) => [
  ...updateNode(tree, id, (each) => ({ ...each, props: { words } })),
];

test('EDIT-5 texts that read as in the other language are to be translated; names and changed ones are not', () => {
  const dutch = say(say(smallTree(), 'b', 'De zee is vlakbij en de wind waait.'), 'e', 'Polder & Pedaal');
  const german = say(dutch, 'g', 'Zwanzig Minuten bis zum Meer.');
  expect(untranslatedTexts(german, dutch, smallTypes)).toEqual([
    { nodeId: 'b', words: 'De zee is vlakbij en de wind waait.' },
  ]);
  expect(untranslatedTexts(say(german, 'b', 'Das Meer ist nah.'), dutch, smallTypes)).toEqual([]);
});

test('EDIT-5 modules the other language has and this one lacks are named, the outermost only', () => {
  const here = removeNode(smallTree(), 'c');
  expect(missingModules(here, smallTree()).map(({ id }) => id)).toEqual(['c']);
  expect(missingModules([node('text', 'z')], smallTree())).toEqual([]);
});
