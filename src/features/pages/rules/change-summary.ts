import type { Language } from '../../../lib/language.ts';
import { fill, type Text } from '../../../lib/texts.ts';
import type { ChangeCounts } from '../../../page/page-settings.ts';

type Words = Record<keyof ChangeCounts | 'first' | 'none', Text>;

const texts: Record<Language, Words> = {
  nl: {
    first: 'Eerste versie',
    none: 'Niets gewijzigd',
    added: { one: '{count} onderdeel toegevoegd', other: '{count} onderdelen toegevoegd' },
    removed: { one: '{count} onderdeel verwijderd', other: '{count} onderdelen verwijderd' },
    moved: { one: '{count} onderdeel verplaatst', other: '{count} onderdelen verplaatst' },
    changed: { one: '{count} onderdeel gewijzigd', other: '{count} onderdelen gewijzigd' },
    settings: { one: '{count} instelling gewijzigd', other: '{count} instellingen gewijzigd' },
  },
  en: {
    first: 'First version',
    none: 'Nothing changed',
    added: { one: '{count} module added', other: '{count} modules added' },
    removed: { one: '{count} module removed', other: '{count} modules removed' },
    moved: { one: '{count} module moved', other: '{count} modules moved' },
    changed: { one: '{count} module changed', other: '{count} modules changed' },
    settings: { one: '{count} setting changed', other: '{count} settings changed' },
  },
  de: {
    first: 'Erste Version',
    none: 'Nichts geändert',
    added: { one: '{count} Element hinzugefügt', other: '{count} Elemente hinzugefügt' },
    removed: { one: '{count} Element entfernt', other: '{count} Elemente entfernt' },
    moved: { one: '{count} Element verschoben', other: '{count} Elemente verschoben' },
    changed: { one: '{count} Element geändert', other: '{count} Elemente geändert' },
    settings: { one: '{count} Einstellung geändert', other: '{count} Einstellungen geändert' },
  },
};

const order = ['changed', 'added', 'removed', 'moved', 'settings'] as const;

/** What a revision changed, in a line; null is the first. */
export function summaryWords(counts: ChangeCounts | null, language: Language): string {
  const words = texts[language];
  if (!counts) return fill(words.first, {}, language);
  const parts = order
    .filter((kind) => counts[kind] > 0)
    .map((kind) => fill(words[kind], { count: counts[kind] }, language));
  return parts.length > 0 ? parts.join(', ') : fill(words.none, {}, language);
}
