import type { AnyField } from '../../../fields/field.ts';
import { type Language, localeOf } from '../../../lib/language.ts';
import { changeTexts } from './change-texts.ts';

const shown = 60;

/**
 * A value as one would say it: texts in quotes and shortened, the words of a choice, the page or address of a link. With
 * what it is compared to, a long text is shown from where the two begin to differ.
 */
export function valueWords(
  value: unknown,
  control: AnyField['control'],
  language: Language,
  other?: unknown,
): string {
  const texts = changeTexts[language];
  const quoted = (text: string) => texts.quoted.replace('{value}', () => text);
  if (value === undefined || value === null || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  if (typeof value === 'number')
    return value.toLocaleString(localeOf[language]) + (control.type === 'number' ? (control.unit ?? '') : '');
  if (typeof value === 'string') {
    if (control.type === 'choice')
      return control.options.find((option) => option.value === value)?.label[language] ?? value;
    const plain = control.type === 'rich-text' ? plainText : (text: string) => text;
    return quoted(excerpt(plain(value), typeof other === 'string' ? plain(other) : ''));
  }
  if (typeof value === 'object') {
    const { page, suffix = '', url, media } = value as Record<string, string | undefined>;
    const name = page === undefined ? (url ?? media) : page + suffix;
    if (name !== undefined) return quoted(excerpt(name, ''));
    if (control.type === 'text') return quoted(excerpt(wordsIn(value), wordsIn(other)));
  }
  return '…';
}

/** The words of a group of values, such as those of a post. */
const wordsIn = (value: unknown): string =>
  Object.values(value ?? {})
    .flat()
    .filter((each) => typeof each === 'string' && each !== '')
    .join(' · ');

/** The part of a text that tells it from another. */
function excerpt(text: string, other: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  if (letters.length <= shown) return letters.join('');
  const others = [...other.replace(/\s+/g, ' ').trim()];
  let same = 0;
  while (same < letters.length && letters[same] === others[same]) same += 1;
  const start = Math.min(same > shown / 2 ? same - 20 : 0, letters.length - shown);
  const part = letters
    .slice(start, start + shown)
    .join('')
    .trim();
  return `${start > 0 ? '…' : ''}${part}${start + shown < letters.length ? '…' : ''}`;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Formatted text as its words; stored texts hold only a small, known set of tags. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);
