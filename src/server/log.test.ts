import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorFacts } from './log.ts';

test('a failed query is logged without the guest it was about', () => {
  const cause = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
  const facts = errorFacts(
    new DrizzleQueryError('insert into booking values ($1)', ['guest@example.com'], cause),
  );
  expect(facts).toMatchObject({ code: '55P03', query: 'insert into booking values ($1)' });
  expect(JSON.stringify(facts)).toContain('lock timeout');
  expect(JSON.stringify(facts)).not.toContain('guest@example.com');
});
