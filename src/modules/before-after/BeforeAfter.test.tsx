// @vitest-environment jsdom
import './before-after.browser.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { fixtureSite } from '../fixture-page.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { beforeAfter, beforeAfterFields } from './before-after.definition.ts';

type Props = ModuleProps<typeof beforeAfterFields>;
const pictures = { before: fixtureSite.picture('a') ?? null, after: fixtureSite.picture('b') ?? null };

function show(values: Partial<Props>): HTMLElement {
  const props = { ...initialValues(beforeAfterFields), ...pictures, ...values } as Props;
  document.body.innerHTML = renderToString(
    <BeforeAfter
      {...props}
      root={{ 'data-module': 'before-after' }}
      language="en"
      slots={{}}
      data={undefined}
    />,
  );
  return document.body.firstElementChild as HTMLElement;
}

test('OTH-1 both pictures and their words stand in the page, whatever the slider shows', () => {
  const module = show({ start: 0 });
  expect(module.querySelectorAll('img')).toHaveLength(2);
  expect(module.textContent).toBe('BeforeAfter');
});

test('OTH-1 the edge begins where it is set and follows the slider', () => {
  const values = { ...initialValues(beforeAfterFields), start: 30 } as Parameters<
    NonNullable<typeof beforeAfter.styles>
  >[0];
  expect(beforeAfter.styles?.(values).base).toEqual({ '--place': '30%' });
  const module = show({ start: 30 });
  const slider = module.querySelector('input') as HTMLInputElement;
  expect(slider.value).toBe('30');
  slider.value = '80';
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  expect(module.style.getPropertyValue('--place')).toBe('80%');
});

test('OTH-1 one picture alone compares nothing', () => {
  expect(beforeAfter.isEmpty?.({ ...pictures, after: null } as never, undefined)).toBe(true);
});
