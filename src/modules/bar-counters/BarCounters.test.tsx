// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { BarCounters } from './BarCounters.tsx';
import { barCountersFields } from './bar-counters.definition.ts';

type Props = ModuleProps<typeof barCountersFields>;

function show(values: Partial<Props>): HTMLElement {
  const bars: Props['bars'] = [-5, 21, 900].map((value) => ({
    label: 'Ritten',
    value,
    icon: '',
    tone: 'brand',
  }));
  const props = { ...initialValues(barCountersFields), bars, ...values } as Props;
  document.body.innerHTML = renderToString(
    <BarCounters
      {...props}
      root={{ 'data-module': 'bar-counters' }}
      language="nl"
      slots={{}}
      data={undefined}
    />,
  );
  return document.body;
}

test('CNT-3 each bar is as long as its number is of the whole, between nothing and all', () => {
  const lengths = [...show({ maximum: 42 }).querySelectorAll('rect')].map((each) =>
    each.getAttribute('width'),
  );
  expect(lengths).toEqual(['0%', '50%', '100%']);
});

test('CNT-3 the true numbers stand in the page, also where only the bars are to be seen', () => {
  const words = [...show({ showValue: false, suffix: 'km' }).querySelectorAll('li')].map(
    (each) => each.textContent,
  );
  expect(words).toEqual(['Ritten −5km', 'Ritten 21km', 'Ritten 900km']);
});
