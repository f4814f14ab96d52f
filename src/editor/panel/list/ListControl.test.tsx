// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import type { CatalogueControl } from '../../catalogue.ts';
import { click, named, press, renderField, type, unmount } from '../testing/render-panel.tsx';

const label = (nl: string) => ({ nl, en: nl, de: nl });
const control: CatalogueControl = {
  type: 'list',
  item: {
    title: {
      label: label('Titel'),
      control: { type: 'text', multiline: false, maximumLength: 80 },
      initial: '',
    },
  },
  itemLabel: 'title',
  maximum: 3,
};
const items = [{ title: 'Dagtocht' }, { title: 'Weekend' }];
const titles = (value: unknown) => (value as { title: string }[]).map(({ title }) => title);
const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent);

afterEach(unmount);

test('EDIT-2 closed rows are called by what they hold', async () => {
  await renderField(control, items, { initial: [] });
  expect(rows()).toEqual(['Dagtocht', 'Weekend']);
});

test('EDIT-2 a new row opens at once and is edited in place', async () => {
  const field = await renderField(control, items, { initial: [] });
  await click(named('Toevoegen', 'button'));
  await type(named('Titel', 'input'), 'Week');
  expect(titles(field.stored())).toEqual(['Dagtocht', 'Weekend', 'Week']);
  expect((named('Toevoegen', 'button') as HTMLButtonElement).disabled).toBe(true);
});

test('EDIT-2 rows move by keyboard, keep what is open, and the move is told', async () => {
  const field = await renderField(control, items, { initial: [] });
  await click(named('Dagtocht', 'button'));
  await press(named(/^“Dagtocht” verplaatsen/, 'button'), 'ArrowDown');
  expect(titles(field.stored())).toEqual(['Weekend', 'Dagtocht']);
  expect((named('Titel', 'input') as HTMLInputElement).value).toBe('Dagtocht');
  expect(document.querySelector('[role=status]')?.textContent).toContain('op plek 2 van 2');
});

test('EDIT-2 a removed row comes back where it was', async () => {
  const field = await renderField(control, items, { initial: [] });
  await click(named('Meer voor “Dagtocht”', 'button'));
  await click(named('Verwijderen', '[role=menuitem]'));
  expect(titles(field.stored())).toEqual(['Weekend']);
  await click(named('Terugzetten', 'button'));
  expect(titles(field.stored())).toEqual(['Dagtocht', 'Weekend']);
});
