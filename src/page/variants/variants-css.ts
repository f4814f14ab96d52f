/** How long one content fades into the other, in ms. */
const fade = 200;

const shared = '[data-variants]{display:grid;grid-template-columns:minmax(0,1fr)}';

/** What a device does not show takes no place there, is not read out, and none of it is fetched. */
const perDevice = [
  '@media not all and (max-width:980px){[data-not~=base]{display:none}}',
  '@media (max-width:980px){@media not all and (max-width:767px){[data-not~=tablet]{display:none}}}',
  '@media (max-width:767px){[data-not~=phone]{display:none}}',
].join('');

/** Both contents stand in one box, as large as the larger, so that nothing jumps. `[data-swapped]` is the script's. */
// What comes can be focused at once; what goes cannot from the same moment, or the focus would stay on what is gone.
const visible = 'visibility:visible;opacity:1';
const gone = 'visibility:hidden;opacity:0';
const swapped = (how: string) =>
  `[data-variants]${how}>[data-hover]{${visible}}[data-variants]${how}>[data-rest]{${gone}}`;
const underPointer = [
  '[data-variants]>*{grid-area:1/1}',
  `[data-variants]>[data-hover]{${gone}}`,
  `@media(hover:hover){${swapped(':not([data-still]):hover')}}`,
  swapped('[data-swapped]'),
  `@media(prefers-reduced-motion:no-preference){[data-variants]>:is([data-hover],[data-rest]){transition:opacity ${fade}ms}}`,
].join('');

/** The rules of a page whose modules have other content on some devices or under the pointer; '' for all others. */
export const variantsCss = (used: { devices: boolean; hover: boolean }): string =>
  [
    used.devices || used.hover ? shared : '',
    used.devices ? perDevice : '',
    used.hover ? underPointer : '',
  ].join('');
