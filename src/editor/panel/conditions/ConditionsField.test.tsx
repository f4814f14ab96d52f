// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { node, smallCatalogue } from '../../state/testing/small-catalogue.ts';
import { findNode } from '../../state/tree.ts';
import { useEditor } from '../../state/use-editor.ts';
import { click, named, renderPanel, type, unmount } from '../testing/render-panel.tsx';
import { ConditionsField } from './ConditionsField.tsx';

const stored = () => findNode(useEditor.getState().tree, 'a');
const Shown = () => {
  const of = useEditor((state) => findNode(state.tree, 'a'));
  return <ConditionsField id="a" shown={of?.shown} hidden={of?.design?.hidden} />;
};

beforeEach(async () => {
  const { open, settings } = useEditor.getState();
  open({ key: 'home', language: 'nl', tree: [node('text', 'a')], settings, catalogue: smallCatalogue });
  await renderPanel(<Shown />);
});
afterEach(unmount);

test('MOD-7 SITE-2 one chooses the devices that show a module', async () => {
  await click(named('Telefoon', 'input'));
  expect(stored()?.design).toEqual({ hidden: { base: false, phone: true } });
  await click(named('Telefoon', 'input'));
  expect(stored()?.design).toEqual({});
});

test('MOD-7 one chooses the languages; the last one stays', async () => {
  await click(named('Nederlands', 'input'));
  expect(stored()?.shown).toEqual({ languages: ['en', 'de'] });
  expect(document.body.textContent).toContain('De taal van deze pagina is uit');
  await click(named('Engels', 'input'));
  await click(named('Duits', 'input'));
  expect(stored()?.shown).toEqual({ languages: ['de'] });
  await click(named('Engels', 'input'));
  await click(named('Nederlands', 'input'));
  expect(stored()).not.toHaveProperty('shown');
});

test('MOD-7 a word in the address: a name, and a value or any; what is half typed is never stored', async () => {
  await click(named('Alleen met een woord in het adres', 'input'));
  expect(stored()).not.toHaveProperty('shown');
  await type(named('Naam', 'input'), 'via mail');
  expect(document.body.textContent).toContain('Alleen letters, cijfers, punten en streepjes.');
  expect(stored()?.shown).toEqual({ query: { name: 'via' } });
  await type(named('Naam', 'input'), 'via');
  await type(named('Waarde', 'input'), 'mail');
  expect(stored()?.shown).toEqual({ query: { name: 'via', value: 'mail' } });
  expect(document.body.textContent).toContain('?via=mail');
  await click(named('Alleen met een woord in het adres', 'input'));
  expect(stored()).not.toHaveProperty('shown');
});
