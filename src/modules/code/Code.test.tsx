// @vitest-environment jsdom
import './code.browser.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { Code } from './Code.tsx';
import { code, codeFields } from './code.definition.ts';
import type { CodeData } from './code.load.ts';

// What jsdom lacks and the script asks for as it starts.
vi.hoisted(() => {
  globalThis.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
  } as never;
});

const show = (values: Partial<ModuleProps<typeof codeFields>>, data?: CodeData) => {
  const props = { ...initialValues(codeFields), ...values } as ModuleProps<typeof codeFields>;
  document.body.innerHTML = renderToString(
    <Code {...props} root={{ 'data-module': 'code' }} language="nl" slots={{}} data={data} />,
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

const typed = '<p>Weer</p><script>document.title = "runs"</script><img src="https://weer.example/1.png">';
const unfiltered = { typed, cleaned: '<p>Weer</p>' };
const approved = (given: Partial<NonNullable<CodeData>> = {}): CodeData => ({
  ...{ html: typed, atOnce: false },
  needs: {
    ...{ allowances: [], hosts: ['weer.example', 'a.example'], scripts: 1 },
    address: 'https://weer.example/haarlem',
  },
  ...given,
});

test('unfiltered HTML without leave is shown cleaned, and opens nothing', () => {
  show({ kind: 'unfiltered', unfiltered });
  expect(document.body.innerHTML).toBe(
    '<div data-module="code" class="html"><p>Weer</p></div>'.replace(
      'html"',
      `${document.querySelector('div')?.className}"`,
    ),
  );
  expect(code.allows?.({ kind: 'unfiltered', unfiltered } as never)).toEqual([]);
});

test('unfiltered HTML of other hosts says whose it is and comes after a click', () => {
  show({ kind: 'unfiltered', unfiltered, title: 'Weerbericht' }, approved());
  expect(document.querySelector('script, img')).toBeNull();
  expect(document.body.textContent).toContain('Dit komt van weer.example en a.example. Pas na je klik');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('https://weer.example/haarlem');
  expect(button().textContent).toBe('Toon: Weerbericht');
  button().click();
  const box = document.querySelector<HTMLElement>('[data-module=code]');
  expect(box?.innerHTML).toBe(typed);
  expect(document.activeElement).toBe(box);
});

test('unfiltered HTML that asks nothing of others, or that its owner lets load at once, has no button', () => {
  for (const given of [
    { atOnce: true },
    { needs: { allowances: [], hosts: [], scripts: 1, address: null } },
  ]) {
    show({ kind: 'unfiltered', unfiltered }, approved(given));
    expect(document.querySelector('button, script')).toBeNull();
    expect(document.querySelector('[data-unfiltered="at-once"]')).not.toBeNull();
  }
});
