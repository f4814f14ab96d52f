// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { node, smallCatalogue } from '../../state/testing/small-catalogue.ts';
import { findNode } from '../../state/tree.ts';
import { useEditor } from '../../state/use-editor.ts';
import { ContentTab } from '../module/ContentTab.tsx';
import { click, named, renderPanel, type, unmount } from '../testing/render-panel.tsx';

const label = { nl: 'Tekst', en: 'Text', de: 'Text' };
const control = { type: 'text', multiline: false, maximumLength: 100 } as const;
const fields = { words: { label, control, initial: '' } };
const stored = () => findNode(useEditor.getState().tree, 'a');

const Tab = ({ shared = [] as string[] }) => {
  const { props, variants } = useEditor((state) => findNode(state.tree, 'a')) ?? { props: {} };
  const problems = new Set<string>();
  return <ContentTab id="a" fields={fields} values={props} {...{ variants, shared, problems }} />;
};

beforeEach(() => {
  const { open, settings } = useEditor.getState();
  const tree = [{ ...node('text', 'a'), props: { words: 'Duinen' } }];
  open({ key: 'home', language: 'nl', tree, settings, catalogue: smallCatalogue });
});
afterEach(unmount);

test('SITE-3 EDIT-2 what one changes on a phone changes everywhere, until a switch parts it', async () => {
  await renderPanel(<Tab />, 'phone');
  expect(document.body.textContent).toContain('verandert op elk apparaat');
  expect(document.body.textContent).toContain('Nu zoals op desktop');
  await type(named('Tekst', 'input'), 'Zee');
  expect(stored()).toMatchObject({ props: { words: 'Zee' } });
  expect(stored()).not.toHaveProperty('variants');

  await click(named('Tekst: Anders op telefoon', 'input'));
  await type(named('Tekst', 'input'), 'Strand');
  expect(stored()).toMatchObject({ props: { words: 'Zee' }, variants: { phone: { words: 'Strand' } } });

  await click(named('Tekst: Anders op telefoon', 'input'));
  expect(stored()).not.toHaveProperty('variants');
  expect((named('Tekst', 'input') as HTMLInputElement).value).toBe('Zee');
});

test('SITE-3 EDIT-2 a phone that follows the tablet changes the tablet’s words, not the desktop’s', async () => {
  useEditor.getState().setVariant('a', 'tablet', 'words', 'Tablet');
  await renderPanel(<Tab />, 'phone');
  expect(document.body.textContent).toContain('Nu zoals op tablet');
  await type(named('Tekst', 'input'), 'Klein');
  expect(stored()).toMatchObject({ props: { words: 'Duinen' }, variants: { tablet: { words: 'Klein' } } });
});

test('EDIT-2 on a desktop nothing is asked, and a dot tells where it is different', async () => {
  await renderPanel(<Tab />);
  expect(document.querySelector('[role=switch]')).toBeNull();
  await unmount();
  useEditor.getState().setVariant('a', 'phone', 'words', 'Klein');
  await renderPanel(<Tab />);
  expect(named('Op telefoon, eigen waarde', 'button').dataset.own).toBe('');
});

test('SITE-3 what the module around it shows by itself cannot be parted', async () => {
  await renderPanel(<Tab shared={['words']} />, 'phone');
  expect(document.querySelector('[role=switch]')).toBeNull();
});
