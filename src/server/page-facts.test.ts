import { expect, test } from 'vitest';
import { fixtureSite } from '../modules/fixture-page.ts';
import { registry } from '../modules/registry.ts';
import { preparePage } from '../page/prepare-page.ts';
import { pageFacts } from './page-facts.ts';

const scriptsOf = async (type: string, props: Record<string, unknown>) => {
  const { nodes, problems } = await preparePage([{ id: 'a', type, version: 1, props, slots: {} }], {
    registry,
    site: fixtureSite,
    now: '2026-06-01T12:00',
    load: {
      ...{ language: 'nl', path: '/', trail: [], today: '2026-06-01', site: fixtureSite },
      ...{ services: {} as never, request: { query: new URLSearchParams() } },
    },
  });
  expect(problems).toEqual([]);
  return pageFacts(nodes).scripts;
};

test('a page carries a module’s script only where its values need it', async () => {
  expect(await scriptsOf('number-counter', { value: 7 })).toHaveLength(1);
  expect(await scriptsOf('number-counter', { value: 7, animate: false })).toEqual([]);
  expect(await scriptsOf('code', { kind: 'source', source: 'npm start', copy: true })).toHaveLength(1);
  expect(await scriptsOf('code', { kind: 'html', html: '<p>Dag</p>' })).toEqual([]);
});
