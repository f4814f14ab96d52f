// @vitest-environment jsdom
import './code.browser.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { Code } from './Code.tsx';
import { codeFields } from './code.definition.ts';

const show = (values: Partial<ModuleProps<typeof codeFields>>) => {
  const props = { ...initialValues(codeFields), ...values } as ModuleProps<typeof codeFields>;
  document.body.innerHTML = renderToString(
    <Code {...props} root={{ 'data-module': 'code' }} language="nl" slots={{}} data={undefined} />,
  );
};
afterEach(() => vi.unstubAllGlobals());

const button = () => document.querySelector('button') as HTMLButtonElement;

test('code stands there as it is written, markup and all', () => {
  show({ kind: 'source', source: '<b>&amp;\n\n  <script>1</script>\n\n' });
  expect(document.querySelector('code')?.textContent).toBe('<b>&amp;\n\n  <script>1</script>\n');
  expect(document.querySelector('script, b')).toBeNull();
});

test('the button copies the code and says so', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  show({ kind: 'source', source: 'a\n  b\n' });
  button().click();
  await vi.waitFor(() => expect(button().textContent).toBe('Gekopieerd'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('a\n  b');
});

test('where copying is not allowed the code stands selected', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  show({ kind: 'source', source: 'a' });
  button().click();
  await vi.waitFor(() => expect(button().textContent).toBe('Kopiëren lukt niet'));
  expect(getSelection()?.toString()).toBe('a\n');
});

test('HTML stands in the page', () => {
  show({ html: '<p>Pont</p>' });
  expect(document.querySelector('[data-module=code] > p')?.textContent).toBe('Pont');
});
