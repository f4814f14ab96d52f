import type { PageNode } from '../../src/page/page-node.ts';

/** Each of the ways in which a module may move, and modules that move by themselves. */
const moving: ((id: string) => PageNode)[] = [
  (id) => text(id, { animationStyle: { base: 'fade' }, animationDirection: { base: 'bottom' } }),
  (id) => picture(id, { animationStyle: { base: 'slide' }, animationDirection: { base: 'left' } }),
  (id) => text(id, { scrollDown: { base: 80 }, scrollOpacity: { base: 40 } }),
  (id) => picture(id, { scrollScale: { base: 80 }, scrollRotate: { base: 10 } }),
  (id) => text(id, { scrollRight: { base: 60 }, scrollBlur: { base: 4 } }),
  (id) => text(id, { ...parallax, minimumHeight: { base: '400px' } }),
  (id) => module(id, 'number-counter', { value: 12_345, label: 'fietsen verhuurd' }),
  (id) => module(id, 'circle-counter', { value: 75, label: 'komt terug' }),
  (id) => picture(id, { animationStyle: { base: 'flip' }, animationDirection: { base: 'top' } }),
  (id) => text(id, { animationStyle: { base: 'zoom' }, scrollDown: { base: -60 } }),
];

const parallax = { backgroundPicture: { media: 'scene-dunes' }, parallax: 'true' };

const module = (id: string, type: string, props: PageNode['props'], design: object = {}): PageNode => ({
  ...{ id, type, version: 1, props, design: { ...design } },
});
const text = (id: string, design: object) =>
  module(
    id,
    'text',
    { html: `<p>Langs de dijk, door de duinen en dan naar <strong>zee</strong> (${id}).</p>`.repeat(4) },
    design,
  );
const picture = (id: string, design: object) =>
  module(id, 'image', { picture: { media: 'tour-dunes-and-sea' } }, design);

/** A page on which every module moves, in sections of five. */
export const animatedPage = (count: number): PageNode[] =>
  Array.from({ length: count / 5 }, (_, section) =>
    Object.assign(module(`s${section}`, 'section', {}), {
      slots: {
        content: Array.from({ length: 5 }, (_, index) => {
          const number = section * 5 + index;
          return (moving[number % moving.length] as (id: string) => PageNode)(`m${number}`);
        }),
      },
    }),
  );
