// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from '../modules/tabs/Tabs.island.tsx';
import { hydrateIsland } from './hydrate.tsx';

const fails = vi.hoisted(() => ({ now: false, later: (): void => {} }));

vi.mock('../modules/tabs/Tabs.island.tsx', async () => {
  const { useState } = await import('react');
  return {
    Tabs: () => {
      const [broken, setBroken] = useState(false);
      fails.later = () => setBroken(true);
      if (fails.now || broken) throw new Error('broken');
      return <button type="button">Tab</button>;
    },
  };
});

afterEach(() => {
  fails.now = false;
  vi.restoreAllMocks();
});

/** An island as the server wrote it. */
function writtenIsland(): HTMLElement {
  const element = document.createElement('zadel-island');
  Object.assign(element.dataset, { island: 'tabs', props: '{"slots":{}}', prefix: 'a' });
  const Island = Tabs as () => React.ReactNode;
  element.innerHTML = renderToString(<Island />);
  document.body.replaceChildren(element);
  return element;
}

const reports = () => vi.spyOn(console, 'error').mockImplementation(() => {});

test('an island that fails while it wakes keeps what the server wrote, and says so once', async () => {
  const element = writtenIsland();
  const written = element.innerHTML;
  fails.now = true;
  const reported = reports();
  await hydrateIsland(element);
  expect(element.innerHTML).toBe(written);
  expect(reported.mock.calls).toEqual([['the island tabs failed', new Error('broken')]]);
});

test('an island that fails later gets back what the server wrote', async () => {
  const element = writtenIsland();
  const written = element.innerHTML;
  const reported = reports();
  await hydrateIsland(element);
  expect(reported).not.toHaveBeenCalled();
  fails.later();
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(element.innerHTML).toBe(written);
});
