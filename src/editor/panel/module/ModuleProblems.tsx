import { Alert } from '@mantine/core';
import { useTexts } from '../../../backoffice/language.tsx';
import { Icon } from '../../../components/Icon.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { CanvasProblem } from '../../catalogue.ts';
import { problemTexts } from '../../words/problem-words.ts';

/** What one reads where something cannot be shown to visitors as it is (MOD-8). */
export const problemWords = {
  nl: {
    field: 'Deze waarde kan zo niet op de pagina. Kies of schrijf haar opnieuw.',
    module: 'Bezoekers zien dit onderdeel nu niet zoals het is gemaakt',
  },
  en: {
    field: 'This value cannot go on the page like this. Choose or write it anew.',
    module: 'Visitors do not see this module as it was made',
  },
  de: {
    field: 'Dieser Wert kann so nicht auf die Seite. Wähle oder schreib ihn neu.',
    module: 'Besucher sehen dieses Element gerade nicht so, wie es gemacht ist',
  },
} satisfies Texts;

/** What is wrong with a module as a whole. */
export const ModuleProblems = ({ problems }: { problems: readonly CanvasProblem['code'][] }) => {
  const words = useTexts(problemWords);
  const reasons = useTexts(problemTexts);
  if (problems.length === 0) return null;
  return (
    <Alert color="red" variant="light" icon={<Icon name="warning" />} title={words.module}>
      {problems.map((code) => (
        <p key={code} style={{ margin: 0 }}>
          {reasons[code]}
        </p>
      ))}
    </Alert>
  );
};
