import { expect, test } from 'vitest';
import type { ModuleDefinition } from '../../modules/define-module.ts';
import { registry } from '../../modules/registry.ts';
import { moduleFacts } from './module-facts.ts';

const factsOf = (type: string) => moduleFacts(registry.definition(type) as ModuleDefinition, registry);

test('a module tells how it runs in the browser', () => {
  expect(factsOf('heading').runs).toBe('plain');
  expect(factsOf('accordion').runs).toBe('script');
  expect(factsOf('tabs').runs).toBe('interaction');
});

test('a module tells its place, what may stand in it and what only some do', () => {
  expect(factsOf('tab')).toMatchObject({ parent: ['tabs'], folder: 'tabs' });
  expect(factsOf('tabs').slots.tabs).toMatchObject({ allow: ['tab'] });
  expect(factsOf('tabs').traits).toContain('opens-named');
  expect(factsOf('post-content').slots.content).toMatchObject({ filled: true });
  expect(factsOf('section').traits).toEqual(['has-ground']);
});

test('fields are told without their validation: all of it can be sent', () => {
  for (const { type, fields } of registry.all()) {
    const facts = factsOf(type);
    expect(JSON.parse(JSON.stringify(facts)).fields, type).toEqual(JSON.parse(JSON.stringify(facts.fields)));
    expect(Object.keys(facts.fields)).toEqual(Object.keys(fields));
    expect(JSON.stringify(facts)).not.toContain('"schema"');
  }
});
