import { expect, test } from 'vitest';
import { designCss } from './design-css.ts';

test('SITE-2 each device range has the values set for it, wide to narrow, and inherits the others', () => {
  const css = designCss('.m', {
    paddingTop: { base: '4rem', tablet: '3rem', phone: '--space-4' },
    colour: { base: 'ink', hover: '#aabbcc' },
  });
  expect(css).toBe(
    '.m{padding-top:4rem;color:var(--color-ink)}' +
      '@media(max-width:980px){.m{padding-top:3rem}}' +
      '@media(max-width:767px){.m{padding-top:var(--space-4)}}' +
      '@media(hover:hover){.m:hover{color:#aabbcc}}',
  );
});

test('SITE-2 a module hidden on tablets can show again on phones', () => {
  const css = designCss('.m', { hidden: { base: false, tablet: true, phone: false } });
  expect(css).toBe(
    '@media(max-width:980px){.m{display:none}}@media(max-width:767px){.m{display:revert-layer}}',
  );
});

test('SITE-2 the module’s own styles stand in the same ranges', () => {
  const css = designCss('.m', {}, { base: { '--columns': '2fr 1fr' }, phone: { '--columns': '1fr' } });
  expect(css).toBe('.m{--columns:2fr 1fr}@media(max-width:767px){.m{--columns:1fr}}');
});

test('a module without design values costs no rule', () => {
  expect(designCss('.m', {})).toBe('');
});
