import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaOf } from '../../fields/fields-schema.ts';
import { testimonial, testimonialFields } from './testimonial.definition.ts';

const valid = (portraitSize: number) => schemaOf(testimonialFields).safeParse({ portraitSize }).success;

test('TES-1 a portrait wider than 90 px cannot be set', () => {
  expect(valid(90)).toBe(true);
  expect(valid(91)).toBe(false);
});

test('TES-1 the portrait has the size that was set, and its style stops at 90 px whatever a page says', () => {
  const values = { portraitSize: 64, rating: 0 } as Parameters<NonNullable<typeof testimonial.styles>>[0];
  expect(testimonial.styles?.(values).base).toEqual({ '--portrait': '64px' });
  const css = readFileSync(new URL('./testimonial.module.css', import.meta.url), 'utf8');
  expect(/^ {2}\.portrait \{[^}]*\}/m.exec(css)?.[0]).toContain('max-width: 90px');
});
