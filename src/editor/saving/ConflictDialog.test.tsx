// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { smallCatalogue, smallTree } from '../state/testing/small-catalogue.ts';
import { removeNode, updateNode } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { Side } from './merge-drafts.ts';
import type { PageContent } from './page-content.ts';
import type { PageSession } from './page-session.ts';
import { press, renderSaving } from './testing/render-saving.tsx';
import { resetSaving, useSaving } from './use-saving.ts';

const { settings } = useEditor.getState();
const base: PageContent = { tree: smallTree(), settings };
const say = (content: PageContent, id: string, words: string): PageContent => ({
  ...content,
  tree: updateNode(content.tree, id, (each) => ({ ...each, props: { words } })),
});

let settled: ReadonlyMap<string, Side> | undefined;

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name);
const radios = () => [...document.querySelectorAll('[role="radio"]')];
const chosen = () => radios().map((each) => each.getAttribute('aria-checked') === 'true');

beforeEach(async () => {
  settled = undefined;
  const mine = say(say(base, 'b', 'Van mij'), 'g', 'Ook van mij');
  const changed = say(base, 'b', 'Van Sanne');
  const theirs = { ...changed, tree: removeNode(changed.tree, 'g') };
  const versions = { base, mine, theirs };
  useEditor.getState().open({ key: 'home', language: 'nl', ...mine, catalogue: smallCatalogue });
  const session = { settle: (choices: ReadonlyMap<string, Side>) => (settled = choices) };
  resetSaving({ session: session as unknown as PageSession });
  await renderSaving(<ConflictDialog />);
  await act(async () => useSaving.setState({ conflict: { versions, by: 'Sanne' } }));
});

test('EDIT-3 both sides stand in words; theirs is chosen, and what one removed stays', async () => {
  const text = document.body.textContent ?? '';
  expect(text).toContain('Op 2 plekken wijzigden jullie allebei iets');
  expect(text).toContain('‘Van mij’');
  expect(text).toContain('‘Van Sanne’');
  expect(text).toContain('verwijderd');
  // text b: mine, theirs; text g: mine, theirs
  expect(chosen()).toEqual([false, true, true, false]);
  await press(button('Zo is het goed'));
  expect(settled).toEqual(
    new Map([
      ['b', 'theirs'],
      ['g', 'mine'],
    ]),
  );
});

test('EDIT-3 a choice counts for its module only, and one press chooses for all', async () => {
  await press(radios()[0]);
  expect(chosen()).toEqual([true, false, true, false]);
  await press(button('Overal de andere'));
  expect(chosen()).toEqual([false, true, false, true]);
  await press(button('Zo is het goed'));
  expect(settled?.get('g')).toBe('theirs');
});

test('EDIT-3 choosing later settles nothing', async () => {
  await press(button('Later kiezen'));
  expect(settled).toBeUndefined();
  expect(useSaving.getState()).toMatchObject({ isConflictPutOff: true, conflict: { by: 'Sanne' } });
});
