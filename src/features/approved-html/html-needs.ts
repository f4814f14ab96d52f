import { createHash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import type { Allowance } from '../../modules/define-module.ts';
import type { HtmlNeeds } from './approved-html.types.ts';
import { addressOf, ownSource, sourceOf, sourcesInScript, sourcesInStyle } from './sources.ts';

type Directive = Allowance['directive'];

/** What a script brings along mostly comes from its own host; the script itself may do anything anyway. */
const byScript: readonly Directive[] = [
  ...(['script-src', 'connect-src', 'frame-src', 'img-src'] as const),
  ...(['style-src', 'font-src', 'media-src'] as const),
];
const byStyle: readonly Directive[] = ['style-src', 'font-src', 'img-src'];
/** Addresses handed to a script as data. */
const byData: readonly Directive[] = ['connect-src', 'frame-src', 'img-src'];

/** Attributes whose value loads something, or leads a form away, and by which directive. */
const loading: Readonly<Record<string, Directive>> = {
  'iframe src': 'frame-src',
  'embed src': 'frame-src',
  'img src': 'img-src',
  'input src': 'img-src',
  'video poster': 'img-src',
  'video src': 'media-src',
  'audio src': 'media-src',
  'source src': 'media-src',
  'track src': 'media-src',
  'form action': 'form-action',
  'button formaction': 'form-action',
  'input formaction': 'form-action',
};

/**
 * What a page's security policy opens for a text, and nothing else: the hashes of the scripts, styles, handlers and style
 * attributes that stand in it, and the https hosts it names where something is loaded from. What a browser reads in
 * another way than this does stays closed.
 */
export function htmlNeeds(html: string): HtmlNeeds {
  const needs = collected();
  const { elements, texts } = read(html);
  for (const { tag, attributes } of elements) {
    if (tag === 'script' && attributes.src !== undefined) {
      needs.name(sourceOf(attributes.src), byScript);
      needs.countScript();
    }
    if (tag === 'iframe') needs.frame(attributes.src);
    if (tag === 'link') needs.name(sourceOf(attributes.href), directivesOfLink(attributes.rel));
    for (const address of addressesOfSet(attributes.srcset)) needs.name(sourceOf(address), ['img-src']);
    for (const [name, value] of Object.entries(attributes)) {
      const directive = loading[`${tag} ${name}`];
      if (directive) needs.name(sourceOf(value), [directive]);
      if (name.startsWith('on')) needs.script(value, 'attribute');
      if (name === 'style') needs.style(value, 'attribute');
      if (name.startsWith('data-') && /^\s*(https:)?\/\//i.test(value)) needs.name(sourceOf(value), byData);
    }
  }
  for (const { tag, type, text } of texts) {
    if (tag === 'style') needs.style(text, 'element');
    else if (runs.test(type)) needs.script(text, 'element');
    else if (!/ld\+json/i.test(type)) for (const each of sourcesInScript(text)) needs.name(each, byData);
  }
  return needs.all();
}

/** The types of scripts that are no data. */
const runs = /^\s*(|module|importmap|(text|application)\/(x-)?(java|ecma)script)\s*$/i;

/** A link that only announces a host is how a text names one that its scripts turn to later. */
function directivesOfLink(rel = ''): readonly Directive[] {
  if (/\bstylesheet\b/i.test(rel)) return byStyle;
  return /\b(preconnect|dns-prefetch|preload|modulepreload)\b/i.test(rel) ? byScript : [];
}

const addressesOfSet = (srcset = ''): string[] =>
  srcset.split(/,\s+|,(?=https?:|\/)/).flatMap((each) => each.trim().split(/\s+/)[0] || []);

function collected() {
  const allowances = new Map<string, Allowance>();
  let scripts = 0;
  let frame: string | undefined;
  const allow = (directive: Directive, source: string) =>
    allowances.set(`${directive} ${source}`, { directive, source });
  const name = (source: string | undefined, directives: readonly Directive[]) => {
    // What scripts and styles of ours load is open on every page.
    if (source === ownSource && directives.length > 1) return;
    // A connection that stays open is of no use to anything else.
    const by = source?.startsWith('wss:') ? (['connect-src'] as const) : directives;
    if (source) for (const each of by) allow(each, source);
  };
  const inline = (directive: Directive, text: string, as: 'element' | 'attribute') => {
    if (as === 'attribute') allow(directive, "'unsafe-hashes'");
    allow(directive, `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  };
  return {
    name,
    countScript: () => {
      scripts += 1;
    },
    script(code: string, as: 'element' | 'attribute') {
      if (code === '') return;
      scripts += 1;
      inline('script-src', code, as);
      for (const each of sourcesInScript(code)) name(each, byScript);
    },
    style(css: string, as: 'element' | 'attribute') {
      if (css === '') return;
      inline('style-src', css, as);
      for (const each of sourcesInStyle(css)) name(each, byStyle);
    },
    frame(address: string | undefined) {
      const source = sourceOf(address);
      if (source && source !== ownSource) frame ??= addressOf(address)?.href;
    },
    all(): HtmlNeeds {
      const all = [...allowances.values()];
      const outside = all.filter(({ source }) => /^(https|wss):/.test(source)).map(({ source }) => source);
      return {
        allowances: all,
        hosts: [...new Set(outside.map((source) => source.replace(/^\w+:\/\//, '')))],
        scripts,
        address: frame ?? outside.find((source) => source.startsWith('https:')) ?? null,
      };
    },
  };
}

interface ReadHtml {
  elements: { tag: string; attributes: Record<string, string> }[];
  /** What stands in scripts and styles. */
  texts: { tag: string; type: string; text: string }[];
}

/** The sanitiser is asked for its parser alone; what it would leave of the text is thrown away. */
function read(html: string): ReadHtml {
  const elements: ReadHtml['elements'] = [];
  const texts: ReadHtml['texts'] = [];
  // Browsers hash what they have read, with their own ends of lines.
  sanitizeHtml(html.replace(/\r\n?/g, '\n'), {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    onOpenTag: (tag, attributes) => elements.push({ tag, attributes: { ...attributes } }),
    exclusiveFilter: ({ tag, attribs, text }) => {
      if (tag === 'script' || tag === 'style') texts.push({ tag, type: attribs.type ?? '', text });
      return false;
    },
  });
  return { elements, texts };
}
