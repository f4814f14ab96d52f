import { type DescribedChange, describeChanges } from '../../features/pages/rules/describe-changes.ts';
import type { Language } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import type { PageNode } from '../../page/page-node.ts';
import type { Catalogue } from '../catalogue.ts';
import { catalogueWords } from './catalogue-words.ts';
import type { PageContent } from './page-content.ts';

const texts = {
  nl: {
    someone: 'Iemand anders',
    merged: '{name} werkte ook aan deze pagina. Beider werk staat er nu in: {changes}.',
    more: { one: 'en nog {count} wijziging', other: 'en nog {count} wijzigingen' },
  },
  en: {
    someone: 'Somebody else',
    merged: '{name} worked on this page too. The work of both is in it now: {changes}.',
    more: { one: 'and {count} more change', other: 'and {count} more changes' },
  },
  de: {
    someone: 'Jemand anderes',
    merged: '{name} hat auch an dieser Seite gearbeitet. Beides steht jetzt darin: {changes}.',
    more: { one: 'und noch {count} Änderung', other: 'und noch {count} Änderungen' },
  },
} satisfies Texts;

const shown = 2;

/** What turned one state of the page into another, in the staff's language. */
export const contentChanges = (
  before: PageContent,
  after: PageContent,
  catalogue: Catalogue,
  language: Language,
): DescribedChange[] =>
  describeChanges(
    { ...before, tree: before.tree as PageNode[] },
    { ...after, tree: after.tree as PageNode[] },
    catalogueWords(catalogue),
    language,
  );

/** Who changed what, after it was merged without a question. */
export function mergedWords(
  before: PageContent,
  after: PageContent,
  by: string | null,
  catalogue: Catalogue,
  language: Language,
): string {
  const text = texts[language];
  const changes = contentChanges(before, after, catalogue, language).map(({ words }) => words);
  const more = changes.length - shown;
  const told = changes.slice(0, shown).join('; ');
  return fill(
    text.merged,
    {
      name: by ?? text.someone,
      changes: more > 0 ? `${told} ${fill(text.more, { count: more }, language)}` : told,
    },
    language,
  );
}
