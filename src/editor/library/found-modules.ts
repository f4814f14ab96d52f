import type { Label } from '../../fields/field.ts';
import type { Language } from '../../lib/language.ts';
import { matches } from './matches.ts';

interface Described {
  type: string;
  label: Label;
  about: Label;
}

/** Those whose name has the words, in any language; after them those that are for it. */
export function foundModules<Module extends Described>(
  modules: readonly Module[],
  search: string,
  language: Language,
): Module[] {
  const named = modules.filter(({ label, type }) => matches(search, [...Object.values(label), type]));
  const meant = modules.filter(
    (module) => !named.includes(module) && matches(search, [module.label[language], module.about[language]]),
  );
  return [...named, ...meant];
}
