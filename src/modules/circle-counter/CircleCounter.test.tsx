// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { CircleCounter } from './CircleCounter.tsx';
import { circleCounter, circleCounterFields } from './circle-counter.definition.ts';

function show(values: Partial<ModuleProps<typeof circleCounterFields>>): Element {
  const props = { ...initialValues(circleCounterFields), ...values } as ModuleProps<
    typeof circleCounterFields
  >;
  document.body.innerHTML = renderToString(
    <CircleCounter
      {...props}
      root={{ 'data-module': 'circle-counter' }}
      language="nl"
      slots={{}}
      data={undefined}
    />,
  );
  return document.body;
}
const filled = (page: Element) => page.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray');

test('CNT-2 the ring takes 1800 ms and its line is 5 px wide', () => {
  const values = initialValues(circleCounterFields);
  expect(circleCounter.styles?.(values as never).base).toEqual({ '--duration': '1800ms' });
  const page = show({});
  expect(page.querySelector('circle')?.getAttribute('stroke-width')).toBe('5');
  expect(JSON.parse(page.querySelector<HTMLElement>('[data-count]')?.dataset.count ?? '')).toMatchObject({
    to: 75,
    duration: 1800,
  });
});

test('CNT-2 the ring fills as far as the number is of the whole, never less than nothing or more than all', () => {
  expect(filled(show({ value: 30, maximum: 120 }))).toBe('25 100');
  expect(filled(show({ value: -30 }))).toBeUndefined();
  expect(filled(show({ value: 1e12 }))).toBe('100 100');
});

test('CNT-2 the number itself is told in full, whatever the ring can show', () => {
  expect(show({ value: -30, suffix: '%' }).textContent).toBe('−30%');
  expect(show({ value: 250, suffix: '%' }).textContent).toBe('250%');
});
