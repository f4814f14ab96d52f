// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import type { CatalogueControl } from '../../catalogue.ts';
import { click, leave, named, press, renderField, type, unmount } from '../testing/render-panel.tsx';

const label = { nl: 'Veld', en: 'Field', de: 'Feld' };
const line: CatalogueControl = { type: 'text', multiline: false, maximumLength: 20 };
const length: CatalogueControl = { type: 'length', units: ['px', 'rem', '%'] };
const perDevice: CatalogueControl = {
  type: 'per-device',
  of: { label, control: length, initial: '' },
  hover: true,
};
const input = () => named('Veld', 'input') as HTMLInputElement;

afterEach(unmount);

test('EDIT-2 every letter is stored as it is typed, and undo shows in the field', async () => {
  const field = await renderField(line, 'De zee');
  await type(input(), 'Het strand');
  expect(field.stored()).toBe('Het strand');
  await field.change('De zee');
  expect(input().value).toBe('De zee');
});

test('EDIT-2 near its limit a text says how much fits', async () => {
  await renderField(line, 'Kort');
  expect(document.body.textContent).not.toContain('tekens');
  await type(input(), 'Bijna te lange regel');
  expect(document.body.textContent).toContain('20 van 20 tekens');
});

test('EDIT-2 a length is read in any spelling; what is none is refused and said', async () => {
  const field = await renderField(length, '');
  await type(input(), '1,5 rem');
  expect(field.stored()).toBe('1.5rem');
  await leave(input());
  expect(input().value).toBe('1.5rem');
  await type(input(), 'groot');
  expect(field.stored()).toBe('');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain('Schrijf een getal met eenheid');
});

test('EDIT-2 the arrow keys count a length, and a step of the theme is one click', async () => {
  const field = await renderField(length, '10px');
  await press(input(), 'ArrowUp');
  expect(field.stored()).toBe('11px');
  await click(named(/^Stap 2/, 'input'));
  expect(field.stored()).toBe('--space-2');
});

test('EDIT-2 SITE-2 a phone shows the desktop’s value and where it is from, until it has its own', async () => {
  const field = await renderField(perDevice, { base: '24px' }, { initial: { base: '' } });
  await click(named('Op telefoon', 'button'));
  expect(document.body.textContent).toContain('Zoals op desktop');
  expect(input().placeholder).toBe('24px');
  await type(input(), '8');
  expect(field.stored()).toEqual({ base: '24px', phone: '8px' });
  expect(document.body.textContent).toContain('Eigen waarde op telefoon');
  await click(named('Terugzetten', 'button'));
  expect(field.stored()).toEqual({ base: '24px' });
  expect(document.body.textContent).toContain('Zoals op desktop');
});

test('EDIT-2 MOD-2 the value under the pointer has a state of its own', async () => {
  const field = await renderField(perDevice, { base: '24px' }, { initial: { base: '' } });
  await click(named('Als je het aanwijst', 'button'));
  expect(input().placeholder).toBe('24px');
  await type(input(), '30px');
  expect(field.stored()).toEqual({ base: '24px', hover: '30px' });
  await click(named(/^Als je het aanwijst/, 'button'));
  expect(input().value).toBe('24px');
});

test('EDIT-2 a design value that was reset on every device is stored no more', async () => {
  const field = await renderField(perDevice, { base: '24px' }, { initial: { base: '' } });
  await click(named('Terugzetten', 'button'));
  expect(field.stored()).toBeUndefined();
});

test('EDIT-2 LINK-1 a link that could run is refused, named and not stored', async () => {
  const field = await renderField({ type: 'link' }, { url: 'https://example.com' }, { initial: null });
  const address = named('Webadres', 'input');
  await type(address, 'javascript:alert(1)');
  expect(field.stored()).toBeNull();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('niet toegestaan');
  expect(address.getAttribute('aria-invalid')).toBe('true');
  await type(address, 'www.example.com');
  expect(field.stored()).toEqual({ url: 'https://www.example.com' });
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('EDIT-2 LINK-1 a link opens in a new window when asked', async () => {
  const field = await renderField({ type: 'link' }, { page: 'tours' }, { initial: null });
  await click(named('In een nieuw venster openen', 'input'));
  expect(field.stored()).toEqual({ page: 'tours', newWindow: true });
});

test('EDIT-2 a link to a page that is gone is told', async () => {
  await renderField({ type: 'link' }, { page: 'gone' }, { initial: null });
  expect(document.body.textContent).toContain('Deze pagina bestaat niet meer');
});

test('EDIT-2 a number outside its bounds is said and not stored', async () => {
  const field = await renderField({ type: 'number', minimum: 1, maximum: 6, step: 1 }, 3, { initial: 3 });
  await type(named('Veld', 'input[type=number]'), '9');
  expect(field.stored()).toBe(3);
  expect(document.body.textContent).toContain('van 1 tot en met 6');
});

test('EDIT-2 a colour that is hard to read on its ground is told', async () => {
  await renderField({ type: 'colour' }, 'accent');
  expect(document.body.textContent).toContain('Slecht te lezen: contrast 3,7 op 1');
});
