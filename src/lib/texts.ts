import { type Language, localeOf } from './language.ts';

/** A text, or its plural forms; `{name}` marks a value that `fill` puts in. */
export type Text = string | { one: string; other: string };

/**
 * The interface texts of one part of the program in every language. They stand beside the code that shows
 * them, so a missing translation is a type error: `const texts = { nl: {…}, en: {…}, de: {…} } satisfies Texts`.
 */
export type Texts = Record<Language, Record<string, Text>>;

type Values = Record<string, string | number>;

/**
 * Puts values into a text. With plural forms the value named `count` chooses the form; numbers are written
 * as the language writes them.
 */
export function fill(text: Text, values: Values, language: Language): string {
  const locale = localeOf[language];
  const template =
    typeof text === 'string'
      ? text
      : new Intl.PluralRules(locale).select(Number(values.count)) === 'one'
        ? text.one
        : text.other;
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });
}
