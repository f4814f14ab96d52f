import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyField } from '../../fields/field.ts';
import type { Picture } from '../../fields/site-data.ts';
import { minifyCss } from '../minify-css.ts';
import { designCss } from './design-css.ts';
import { designFields } from './design-fields.ts';
import { sharedDesignCss } from './shared-css.ts';
import type { DesignValues } from './values-in-force.ts';

const hostile = fc.oneof(
  fc.constantFrom(
    ...[
      'red;}',
      '1px}body{display:none',
      'url(//evil.example)',
      '</style><script>',
      '--x);color:red',
      '\\',
      '"',
    ],
    ...[
      '#fff;',
      '#aabbcc\n',
      '1px\n',
      'auto auto',
      'expression(1)',
      '/*',
      '*/',
      '@import "x"',
      'inherit}',
      '&',
    ],
  ),
  fc.string(),
  fc.anything(),
);

const picture = (name: string): Picture => ({
  ...{ name, width: 10, height: 10, alt: '', placeholder: '' },
  focus: { x: 1 / 3, y: 1 },
});

function validFor({ control }: AnyField): fc.Arbitrary<unknown> {
  if (control.type === 'choice') return fc.constantFrom(...control.options.map(({ value }) => value));
  if (control.type === 'number')
    return fc.double({ min: control.minimum, max: control.maximum, noNaN: true });
  if (control.type === 'toggle') return fc.boolean();
  if (control.type === 'colour') return fc.constantFrom('', 'ink', '#aabbcc', '#AABBCC00');
  if (control.type === 'length')
    return fc.constantFrom('', 'auto', '0', '12px', '-1.25rem', '50%', '--space-4', '---', '9999.999vh');
  if (control.type === 'picture')
    return fc.oneof(fc.constant(null), fc.string({ unit: 'binary' }).map(picture));
  if (control.type === 'text') return fc.string({ unit: 'binary' });
  if (control.type !== 'per-device') throw new Error(`no values for ${control.type}`);
  const value = validFor(control.of);
  const ranges = { base: value, tablet: value, phone: value, ...(control.hover && { hover: value }) };
  return fc.record(ranges, { requiredKeys: ['base'] });
}

const fields = Object.entries<AnyField>(designFields);
const anyDesign = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, validFor(field)])), {
  requiredKeys: [],
}) as fc.Arbitrary<DesignValues>;

/** The page's CSS with a rule behind: it is still there, and nothing else was opened, closed or fetched. */
function expectContained(design: DesignValues) {
  const css = designCss('.m', design);
  expect(css).not.toMatch(/<|\\|\n|@import|\/\*|\/\//);
  let depth = 0;
  let shallowest = 0;
  for (const brace of css.replaceAll(/"[^"]*"/g, '').replaceAll(/[^{}]/g, '')) {
    depth += brace === '{' ? 1 : -1;
    shallowest = Math.min(shallowest, depth);
  }
  expect({ depth, shallowest }).toEqual({ depth: 0, shallowest: 0 });
  const minified = minifyCss(`@layer design{${css}${sharedDesignCss(css)}}.after{color:red}`);
  expect(minified).toMatch(/\.after\{color:red\}$/);
  for (const [, selector] of css.matchAll(/[{}]([^{}@]+)\{/g))
    expect(selector).toMatch(/^(\.m\b|:where\(:has\(>\.m\b)/);
}

test('MOD-8 a hostile design value is refused, or stays inside its declaration', () => {
  for (const [name, field] of fields)
    fc.assert(
      fc.property(hostile, hostile, (base, phone) => {
        const plain = field.control.type !== 'per-device';
        const parsed = field.schema.safeParse(plain ? base : { base, phone });
        if (parsed.success && field.control.type !== 'picture') expectContained({ [name]: parsed.data });
      }),
      { numRuns: 60 },
    );
});

test('MOD-1 any values that are allowed make whole CSS together, whatever a picture is called', () => {
  fc.assert(fc.property(anyDesign, expectContained), { numRuns: 100 });
});
