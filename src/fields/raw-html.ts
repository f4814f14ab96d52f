import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';
import { asShown, type Field, type Label } from './field.ts';
import { plainText } from './rich-text.ts';
import { isSafeAddress } from './safe-address.ts';

const blocks =
  'address article aside blockquote dd details div dl dt figcaption figure footer h2 h3 h4 h5 h6 header hr li ol p pre section summary ul';
const words =
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr';
const tables = 'caption col colgroup table tbody td tfoot th thead tr';

/** An address of ours: pictures and films of other hosts would tell them who reads the page. */
const isOwnFile = (address = '') => /^\/(?![/\\])/.test(address);

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...`${blocks} ${words} ${tables}`.split(' '),
    'img',
    'picture',
    'source',
    'audio',
    'video',
    'track',
    'meter',
    'progress',
  ],
  allowedAttributes: {
    '*': ['class', 'dir', 'lang', 'title', 'role', 'aria-label', 'aria-hidden'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    source: ['src', 'srcset', 'type', 'media', 'sizes'],
    video: ['src', 'poster', 'controls', 'width', 'height', 'loop', 'muted', 'playsinline', 'preload'],
    audio: ['src', 'controls', 'preload'],
    track: ['src', 'kind', 'label', 'srclang'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'scope', 'headers'],
    col: ['span'],
    colgroup: ['span'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    details: ['open', 'name'],
    time: ['datetime'],
    data: ['value'],
    meter: ['min', 'max', 'low', 'high', 'optimum', 'value'],
    progress: ['max', 'value'],
    blockquote: ['cite'],
    q: ['cite'],
  },
  transformTags: {
    '*': (tagName, { href, src, poster, srcset, cite, target, ...others }) => ({
      tagName,
      attribs: {
        ...others,
        ...(href && isSafeAddress(href) && { href }),
        ...(isOwnFile(src) && { src: src as string }),
        ...(isOwnFile(poster) && { poster: poster as string }),
        ...(srcset?.split(',').every((each) => isOwnFile(each.trim())) && { srcset }),
        ...(cite && isSafeAddress(cite) && { cite }),
        ...(target === '_blank' && { target, rel: 'noopener' }),
      },
    }),
  },
};

/** HTML as an editor writes it by hand, without what runs, submits, frames, styles itself or calls another host. */
export const cleanRawHtml = (html: string): string => sanitizeHtml(html, allowed);

/** HTML written by hand, cleaned when it is saved or read. */
export const rawHtml = (options: { label: Label; help?: Label }): Field<string> => ({
  label: options.label,
  help: options.help,
  schema: z.string().max(100_000).transform(cleanRawHtml) as unknown as Field<string>['schema'],
  initial: '',
  control: { type: 'text', multiline: true, maximumLength: 100_000 },
  resolve: asShown,
  searchText: (value) => (value ? [plainText(value)] : []),
});
