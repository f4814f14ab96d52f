import type { AnyField, Control, Fields } from '../../fields/field.ts';
import { initialValues } from '../../fields/fields-schema.ts';

type Values = Record<string, unknown>;

/** What an editor, or an import gone wrong, may have put into every field of a kind. Undefined leaves the value. */
type Change = (control: Control, value: unknown) => unknown;

export const hostileHtml = '</style></script><b data-hostile>x</b><img src=x onerror="hostile()">';
const longWord = 'Fietsenstallingsbeheerder'.repeat(200);

const texts =
  (text: string): Change =>
  (control) => {
    if (control.type === 'text' || control.type === 'unfiltered-html')
      return text.slice(0, control.maximumLength);
    if (control.type === 'rich-text') return `<p>${text}</p>`;
  };

/** Values that are stored without a complaint, by what is bad about them. */
export const badButValid: Readonly<Record<string, Change>> = {
  'HTML in every text': texts(hostileHtml),
  'a word of 5,000 letters': texts(longWord),
  'right-to-left text': texts('מסלול אופניים דרך הדיונות, כ־32 ק״מ'),
  'an address that runs, as text': texts('javascript:hostile()'),
  'an address of a stranger, as text': texts('https://hostile.example/film.mp4'),
  'moments of long ago': texts('01/01/1999 00:00'),
  'moments that are none': texts('45/99/20260 61:99'),
  'no text at all': texts(''),
  'the least of every number': (control) => (control.type === 'number' ? control.minimum : undefined),
  'the most of every number': (control) => (control.type === 'number' ? control.maximum : undefined),
  'pictures, pages and things that are gone': (control) => {
    if (control.type === 'picture') return { media: 'gone' };
    if (control.type === 'link') return { page: 'gone' };
    if (control.type === 'icon') return 'gone';
    if (['shop-item', 'page', 'post-category'].includes(control.type)) return 'gone';
    if (control.type === 'route' || control.type === 'place') return null;
  },
  'empty lists': (control) => (control.type === 'list' ? [] : undefined),
  'lists of one': (control, value) =>
    control.type === 'list' ? itemsOf(control.item, value).slice(0, 1) : undefined,
  'lists as long as they may be': (control, value) => {
    if (control.type !== 'list') return undefined;
    const items = itemsOf(control.item, value);
    return Array.from({ length: control.maximum }, (_, index) => items[index % items.length]);
  },
};

const itemsOf = (item: Fields, value: unknown): unknown[] =>
  Array.isArray(value) && value.length > 0 ? value : [initialValues(item)];

/** Values that no field of the kind may take: such a module is left out. */
export const invalidValues = ({ control }: AnyField): readonly unknown[] => {
  switch (control.type) {
    case 'text':
    case 'rich-text':
    case 'unfiltered-html':
      return [5, null, 'x'.repeat(100_001)];
    case 'number':
      return [Number.NaN, Number.POSITIVE_INFINITY, -1e300, 1e300, '5'];
    case 'toggle':
      return ['yes'];
    case 'choice':
      return ['no such choice', '__proto__'];
    case 'link':
      return [{ url: 'javascript:hostile()' }, { url: '//hostile.example' }, { url: 'data:text/html,x' }];
    case 'picture':
      return ['scene-dunes', { media: '' }];
    case 'place':
      return [
        { latitude: 91, longitude: 0 },
        { latitude: Number.NaN, longitude: 0 },
      ];
    case 'route':
      return [{ name: '', line: '\u0000', metres: -1, climb: 0, descent: 0 }];
    case 'icon':
      return ['../../secret', '"><script>'];
    case 'colour':
    case 'length':
      return ['red;}body{display:none', 'url(javascript:hostile())'];
    case 'list':
      return [
        {},
        Array.from({ length: control.maximum + 1 }, () => initialValues(control.item)),
        [{ hostile: 1 }],
      ];
    case 'per-device':
      return [{}, { base: { hostile: 1 } }, 'none'];
    case 'shop-item':
    case 'page':
    case 'post-category':
      return [7];
  }
};

/** Values with a change made in every field, and in every field of the items of lists. */
export const changed = (fields: Fields, values: Values, change: Change): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      changedValue(field, values[name] ?? field.initial, change),
    ]),
  );

function changedValue({ control }: AnyField, value: unknown, change: Change): unknown {
  const made = change(control, value);
  if (control.type === 'list') {
    const items = (made ??
      (Array.isArray(value) && value.length === 0 ? [initialValues(control.item)] : value)) as Values[];
    return items.map((item) => changed(control.item, item, change));
  }
  if (control.type === 'per-device') {
    const base = change(control.of.control, (value as { base: unknown }).base);
    return base === undefined ? value : { base };
  }
  return made === undefined ? value : made;
}
