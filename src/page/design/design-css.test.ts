import { expect, test } from 'vitest';
import type { Picture } from '../../fields/site-data.ts';
import { designCss } from './design-css.ts';
import { designFields } from './design-fields.ts';
import { sharedDesignCss } from './shared-css.ts';

const picture = (name: string, x = 0.5, y = 0.5): Picture => ({
  ...{ name, width: 1600, height: 900, alt: '', placeholder: '' },
  focus: { x, y },
});

test('SITE-2 each device range has the values set for it, wide to narrow, and inherits the others', () => {
  const css = designCss('.m', {
    paddingTop: { base: '4rem', tablet: '3rem', phone: '--space-4' },
    colour: { base: 'ink', hover: '#aabbcc' },
  });
  expect(css).toBe(
    '.m{padding-top:4rem;color:var(--color-ink)}' +
      '@media(max-width:980px){.m{padding-top:3rem}}' +
      '@media(max-width:767px){.m{padding-top:var(--space-4)}}' +
      '@media(prefers-reduced-motion:no-preference){.m{transition-property:color;transition-duration:200ms}}' +
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

test('MOD-1 of a module whose window is what one sees, room and place are around, all else is inside', () => {
  const design = {
    marginTop: { base: '2rem' },
    paddingTop: { base: '1rem' },
    backgroundColour: { base: 'sun' },
    hidden: { base: false, phone: true },
  };
  expect(designCss('.m', design, {}, 'around')).toBe(
    '.m{margin-top:2rem}@media(max-width:767px){.m{display:none}}',
  );
  expect(designCss('.m', design, {}, 'inside')).toBe(
    '.m{padding-top:1rem;background-color:var(--color-sun)}',
  );
});

test('a module without design values costs no rule', () => {
  expect(designCss('.m', {})).toBe('');
});

test('MOD-1 what a narrower range takes back falls to the module’s own styles', () => {
  const css = designCss('.m', { textAlign: { base: 'center', phone: 'inherit' } });
  expect(css).toBe('.m{text-align:center}@media(max-width:767px){.m{text-align:revert-layer}}');
});

test('MOD-1 a value set for phones alone says nothing on desktops', () => {
  const css = designCss('.m', { shadow: { base: 'inherit', phone: 'high' }, opacity: { base: 100 } });
  expect(css).toBe('@media(max-width:767px){.m{box-shadow:var(--shadow-2)}}');
});

test('MOD-1 a background picture fills its module round its focus, as it always did', () => {
  const css = designCss('.m', { backgroundPicture: picture('dunes.12ab', 0.25, 1) });
  expect(css).toBe(
    '.m{background-image:url("/pictures/1600x0/dunes.12ab");background-size:cover;background-position:25% 100%}',
  );
});

test('MOD-1 veil, gradient and picture lie over each other; only the picture is mixed with the colour', () => {
  const css = designCss('.m', {
    backgroundColour: { base: 'brand' },
    backgroundPicture: picture('dunes.12ab'),
    backgroundBlend: { base: 'multiply' },
    backgroundSize: { base: 'contain' },
    backgroundRepeat: { base: 'across' },
    backgroundPosition: { base: 'bottom-right' },
    gradientShape: { base: 'linear', phone: 'radial' },
    gradientFrom: { base: '#11223344' },
    gradientAngle: { base: 90 },
    gradientEnd: { base: 60 },
    veilColour: { base: '#00000080' },
  });
  expect(css).toContain('background-color:var(--color-brand)');
  expect(css).toContain(
    'background-image:linear-gradient(#00000080,#00000080),' +
      'linear-gradient(90deg,#11223344 0%,var(--color-paper) 60%),url("/pictures/1600x0/dunes.12ab")',
  );
  expect(css).toContain(
    'background-size:contain;background-position:bottom right;background-repeat:repeat-x',
  );
  expect(css).toContain('background-blend-mode:normal,normal,multiply');
  expect(css).toMatch(/767px\)\{\.m\{background-image:[^}]*,radial-gradient\(#11223344 0%/);
});

test('SITE-3 phones load a background picture of their own and not the other', () => {
  const css = designCss('.m', {
    backgroundPicture: picture('wide.1'),
    backgroundPicturePhone: picture('upright.2', 0.5, 0),
  });
  expect(css).toContain(
    '@media(max-width:767px){.m{background-image:url("/pictures/960x0/upright.2");background-position:50% 0%}}',
  );
});

test('MOD-1 a border of one side has a style on that side only', () => {
  expect(designCss('.m', { borderBottomWidth: { base: '2px' }, borderStyle: { base: 'dotted' } })).toBe(
    '.m{border-bottom-width:2px;border-bottom-style:dotted}',
  );
  expect(designCss('.m', { borderWidth: { base: '', phone: '1px' } })).toBe(
    '@media(max-width:767px){.m{border-width:1px;border-style:solid}}',
  );
});

test('MOD-1 shadows are those of the theme or one of one’s own', () => {
  expect(designCss('.m', { shadow: { base: 'none' } })).toBe('.m{box-shadow:none}');
  expect(
    designCss('.m', { shadow: { base: 'own' }, shadowInside: { base: true }, shadowRight: { base: -3 } }),
  ).toBe('.m{box-shadow:inset -3px 8px 24px 0px #14271f47}');
});

test('MOD-1 filters add up, and each range has all of those that hold in it', () => {
  const css = designCss('.m', {
    filterBlur: { base: 2, tablet: 0 },
    filterBrightness: { base: 100, hover: 120 },
    hoverDuration: 0,
  });
  expect(css).toBe(
    '.m{filter:blur(2px)}@media(max-width:980px){.m{filter:revert-layer}}' +
      '@media(hover:hover){.m:hover{filter:blur(2px) brightness(120%)}}' +
      '@media(hover:hover) and (max-width:980px){.m:hover{filter:brightness(120%)}}',
  );
});

test('MOD-1 opacity, turning, scaling and moving are properties of their own', () => {
  const css = designCss('.m', {
    opacity: { base: 60, hover: 100 },
    transformRotate: { base: -3 },
    transformScale: { base: 110 },
    transformDown: { base: '1rem' },
    hoverDuration: 300,
  });
  expect(css).toBe(
    '.m{opacity:60%;rotate:-3deg;scale:110%;translate:0 1rem}' +
      '@media(prefers-reduced-motion:no-preference){.m{transition-property:opacity;transition-duration:300ms}}' +
      '@media(hover:hover){.m:hover{opacity:revert-layer}}',
  );
});

test('MOD-1 typography', () => {
  const css = designCss('.m', {
    fontFamily: { base: 'display' },
    fontWeight: { base: 'bold' },
    fontStyle: { base: 'italic' },
    lineHeight: { base: '1.2em' },
    letterSpacing: { base: '0.05em' },
    textTransform: { base: 'uppercase' },
  });
  expect(css).toBe(
    '.m{font-family:var(--font-display);font-weight:var(--weight-display);font-style:italic;' +
      'line-height:1.2em;letter-spacing:0.05em;text-transform:uppercase}',
  );
});

test('MOD-1 sizes, what does not fit, and layers', () => {
  const css = designCss('.m', {
    height: { base: '20rem' },
    maximumHeight: { base: '80vh' },
    minimumWidth: { base: '10rem' },
    overflow: { base: 'hidden' },
    layer: { base: 3 },
  });
  expect(css).toBe(
    '.m{min-width:10rem;height:20rem;max-height:80vh;position:relative;z-index:3;overflow:clip}',
  );
});

test('MOD-7 a sticky module stays below the menu, or at its own distance, and not on phones', () => {
  expect(designCss('.m', { sticky: { base: 'top', phone: 'none' } })).toBe(
    '.m{position:sticky;top:var(--header-stays,0px);align-self:start}' +
      '@media(max-width:767px){.m{position:revert-layer;top:revert-layer;align-self:revert-layer}}',
  );
  expect(designCss('.m', { sticky: { base: 'bottom' }, stickyOffset: { base: '--space-4' } })).toContain(
    'bottom:var(--space-4)',
  );
});

test('MOD-4 parallax true: a layer 0.3 × the view higher moves 0.3 × the scrolled way, where scrolling can drive it', () => {
  const css = designCss('.m', { parallax: 'true', backgroundPicture: picture('dunes.1') });
  expect(css).toContain('.m::before{background-image:url("/pictures/1600x0/dunes.1")');
  expect(css).toMatch(/^[^@]*\.m::before\{[^}]*inset:0[;}]/);
  expect(css).toMatch(
    /@supports\(animation-timeline:view\(\)\)\{@media\(prefers-reduced-motion:no-preference\)\{[^@]*inset:-30vh 0 0[^@]*animation-timeline:--parallax/,
  );
  // The layer is H + 0.3 V high; 30 % of it and 21 vh are 0.3 (V + H), the whole way through the view.
  expect(sharedDesignCss(css)).toBe('@keyframes design-parallax{to{transform:translateY(calc(30% + 21vh))}}');
});

test('MOD-4 parallax css: the picture is fixed, but not on touch nor for who wants less motion', () => {
  const css = designCss('.m', { parallax: 'css', backgroundPicture: picture('dunes.1') });
  expect(css).toContain(
    '@media(hover:hover) and (pointer:fine) and (prefers-reduced-motion:no-preference){.m{background-attachment:fixed}}',
  );
  expect(sharedDesignCss(css)).toBe('');
});

test('MOD-4 parallax without a picture does nothing', () => {
  expect(designCss('.m', { parallax: 'true' })).toBe('');
});

test('MOD-1 a module is shifted, free in its box or fixed in the window, at its distances, per device', () => {
  const at = { offsetTop: { base: '1rem' }, offsetRight: { base: '0' } };
  expect(designCss('.m', { position: { base: 'relative' }, ...at })).toBe(
    '.m{position:relative;top:1rem;right:0}',
  );
  expect(designCss('.m', { position: { base: 'fixed', phone: 'normal' }, ...at, layer: { base: 5 } })).toBe(
    '.m{position:fixed;top:1rem;right:0;z-index:5}' +
      '@media(max-width:767px){.m{position:relative;top:revert-layer;right:revert-layer}}',
  );
  // It counts from the module around it, whose own design still comes first.
  expect(designCss('.m', { position: { base: 'absolute' }, ...at })).toContain(
    ':where(:has(>.m,>zadel-island>.m)){position:relative}',
  );
});

test('MOD-1 distances without a position say nothing; what stays in view has its own', () => {
  expect(designCss('.m', { offsetTop: { base: '1rem' } })).toBe('');
  expect(
    designCss('.m', { sticky: { base: 'top' }, position: { base: 'fixed' }, offsetTop: { base: '1rem' } }),
  ).toContain('position:sticky;top:var(--header-stays,0px)');
});

test('MOD-1 hue, sepia, negative and blending with what lies below', () => {
  const design = { filterHue: { base: -30 }, filterSepia: { base: 40 }, filterInvert: { base: 100 } };
  expect(designCss('.m', { ...design, blend: { base: 'multiply', hover: 'normal' } })).toBe(
    '.m{filter:hue-rotate(-30deg) sepia(40%) invert(100%);mix-blend-mode:multiply}' +
      '@media(prefers-reduced-motion:no-preference){.m{transition-property:mix-blend-mode;transition-duration:200ms}}' +
      '@media(hover:hover){.m:hover{mix-blend-mode:revert-layer}}',
  );
});

test('MOD-1 another background picture under the pointer, fetched only then', () => {
  const css = designCss('.m', {
    backgroundPicture: picture('dunes.1'),
    backgroundPictureHover: picture('sea.2'),
  });
  expect(css).toContain('@media(hover:hover){.m:hover{background-image:url("/pictures/1600x0/sea.2")}}');
  expect(css.match(/sea\.2/g)).toHaveLength(1);
});

test.each([
  ...[
    'marginTop',
    'paddingTop',
    'colour',
    'backgroundColour',
    'gradientShape',
    'gradientFrom',
    'gradientAngle',
  ],
  ...['veilColour', 'borderTopWidth', 'borderWidth', 'borderColour', 'borderStyle', 'cornerRadius', 'shadow'],
  ...['shadowInside', 'fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'letterSpacing', 'textTransform'],
  ...[
    'textAlign',
    'width',
    'maximumWidth',
    'height',
    'minimumHeight',
    'opacity',
    'filterBlur',
    'transformScale',
  ],
] as const)('MOD-1 %s may be another under the pointer and on each device', (name) => {
  const { control } = designFields[name];
  expect(control).toMatchObject({ type: 'per-device', hover: true });
});
