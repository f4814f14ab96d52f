import type { Language } from '../../lib/language.ts';
import { type ShopFacts, shopFactsSchema } from '../../site/site-settings.ts';
import { shopTexts } from './shop-texts.ts';

const special: Record<string, 'invalidEmail' | 'invalidPhone'> = {
  email: 'invalidEmail',
  'phone.number': 'invalidPhone',
};

/** What is not right in the shop's facts, by the path of its field, in the staff member's words. */
export function shopProblems(facts: ShopFacts, language: Language): Record<string, string> {
  const checked = shopFactsSchema.safeParse(facts);
  if (checked.success) return {};
  const text = shopTexts[language];
  return Object.fromEntries(
    checked.error.issues.map(({ path, code }) => {
      const field = path.join('.');
      if (code === 'too_small' && valueAt(facts, path) === '') return [field, text.needed];
      const known = special[field];
      if (known) return [field, text[known]];
      return [field, field.endsWith('.url') ? text.invalidUrl : text.invalid];
    }),
  );
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (Object(at) as Record<PropertyKey, unknown>)[key], value);
