import { expect, test } from 'vitest';
import { minifyCss } from '../minify-css.ts';
import { designCss } from './design-css.ts';
import { hasEntrance } from './motion.ts';
import { sharedDesignCss } from './shared-css.ts';
import type { DesignValues } from './values-in-force.ts';

const withShared = (design: DesignValues) => {
  const css = designCss('.m', design);
  return css + sharedDesignCss(css);
};

test('MOD-3 an entrance is CSS, only on screens, with scripts and where motion is wanted', () => {
  const css = designCss('.m', { animationStyle: { base: 'slide' }, animationDirection: { base: 'left' } });
  expect(css).toBe(
    '@media screen and (prefers-reduced-motion:no-preference) and (scripting:enabled){.m{' +
      '--enter-opacity:0;--enter:translate(-100%,0%);animation-name:design-enter;animation-duration:1000ms;' +
      'animation-timing-function:ease-in-out;animation-delay:0ms;animation-iteration-count:1;' +
      'animation-fill-mode:backwards}}',
  );
});

test('MOD-3 SITE-2 duration, delay, intensity, opacity, curve and repeat may differ for tablet and phone', () => {
  const css = designCss('.m', {
    animationStyle: { base: 'zoom' },
    animationDuration: { base: 1000, tablet: 600 },
    animationDelay: { base: 0, tablet: 200 },
    animationIntensity: { base: 50, tablet: 20 },
    animationOpacity: { base: 0, phone: 40 },
    animationCurve: { base: 'ease-in-out', phone: 'linear' },
    animationRepeat: { base: 'once', phone: 'loop' },
  });
  expect(css).toContain(
    '@media(max-width:980px){.m{--enter:scale(0.8);animation-duration:600ms;animation-delay:200ms}}',
  );
  expect(css).toContain(
    '@media(max-width:767px){.m{--enter-opacity:0.4;animation-timing-function:linear;animation-iteration-count:infinite}}',
  );
});

test('MOD-3 a device without the entrance shows the module as it is', () => {
  const css = designCss('.m', { animationStyle: { base: 'fade', phone: 'none' } });
  expect(css).toMatch(/767px\)\{\.m\{--enter-opacity:1;.*animation-name:revert-layer/);
});

test('MOD-3 what plays again and again stops while it is pointed at', () => {
  const css = designCss('.m', { animationStyle: { base: 'roll' }, animationRepeat: { base: 'loop' } });
  expect(css).toContain('.m:is(:hover,:focus-within){animation-play-state:paused}');
});

test('MOD-3 only pages with an entrance are told of it, and what waits is hidden by the script alone', () => {
  expect(hasEntrance({})).toBe(false);
  expect(hasEntrance({ animationStyle: { base: 'none' } })).toBe(false);
  expect(hasEntrance({ animationStyle: { base: 'none', phone: 'fade' } })).toBe(true);
  const css = withShared({ animationStyle: { base: 'fade' } });
  expect(css.match(/opacity:/g)).toHaveLength(3);
  expect(css).toContain('[data-enter=wait]{animation-name:none;opacity:var(--enter-opacity)}');
  expect(css).toContain('@keyframes design-enter{from{opacity:var(--enter-opacity);transform:var(--enter)}}');
  expect(sharedDesignCss(designCss('.m', { opacity: { base: 40 } }))).toBe('');
});

test('MOD-7 scroll effects follow view timelines, and are none where browser or visitor cannot or will not', () => {
  const css = withShared({ scrollDown: { base: 80, phone: 0 }, scrollOpacity: { base: 20 } });
  expect(css).toMatch(
    /^@supports\(animation-timeline:view\(\)\)\{@media screen and \(prefers-reduced-motion:no-preference\)\{/,
  );
  expect(css).toContain(
    '--drift-x:0px;--drift-y:80px;--appear:0.2;animation-name:design-drift,design-appear;',
  );
  expect(css).toContain('animation-timeline:view(),view();animation-composition:add,replace');
  expect(css).toMatch(/767px\)\{\.m\{[^}]*animation-name:design-appear;/);
  expect(css).toContain('@keyframes design-drift');
  expect(css).not.toContain('scripting');
});

test.each([
  [{ scrollRight: { base: -50 } }, '--drift-x:-50px'],
  [{ scrollRotate: { base: 15 } }, '--turn:15deg'],
  [{ scrollScale: { base: 80 } }, '--swell:0.8'],
  [{ scrollBlur: { base: 6 } }, '--sharpen:6px'],
] satisfies [DesignValues, string][])('MOD-7 scroll effect %j', (design, property) => {
  expect(designCss('.m', design)).toContain(property);
});

test('MOD-3 MOD-7 entrance and scroll effects go together in one list of animations', () => {
  const css = designCss('.m', { animationStyle: { base: 'bounce' }, scrollRotate: { base: 10 } });
  expect(css).toContain('animation-name:design-bounce,design-turn;animation-duration:1000ms,1ms');
  expect(css).toContain('animation-timeline:auto,view();animation-composition:replace,add');
});

test('MOD-3 MOD-4 MOD-7 all keyframes survive the minifier', () => {
  const css = minifyCss(
    withShared({
      animationStyle: { base: 'bounce', tablet: 'flip' },
      scrollDown: { base: 1 },
      scrollRotate: { base: 1 },
      scrollScale: { base: 1 },
      scrollOpacity: { base: 1 },
      scrollBlur: { base: 1 },
    }),
  );
  for (const name of ['bounce', 'enter', 'drift', 'turn', 'swell', 'appear', 'sharpen'])
    expect(css).toContain(`@keyframes design-${name}{`);
  expect(css).toContain('entry 100%{opacity:1}');
});
