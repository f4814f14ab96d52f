// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Toggle } from './Toggle.tsx';

test('TOG-1 a lone toggle opens and closes', () => {
  document.body.innerHTML = renderToString(
    <Toggle
      root={{ 'data-module': 'toggle' }}
      language="en"
      data={undefined}
      slots={{ content: [] }}
      title="What to bring"
      level="h3"
      icon=""
      marker="plus"
      look="lines"
      open={false}
    />,
  );
  const details = document.querySelector('details');
  const summary = document.querySelector('summary');
  expect(details?.open).toBe(false);
  summary?.click();
  expect(details?.open).toBe(true);
  summary?.click();
  expect(details?.open).toBe(false);
});
