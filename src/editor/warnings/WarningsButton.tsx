import { Popover, UnstyledButton } from '@mantine/core';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { fill, type Texts } from '../../lib/texts.ts';
import { reveal } from '../canvas/use-frame.ts';
import type { CanvasProblem } from '../catalogue.ts';
import { Glyph } from '../glyphs.tsx';
import { findNode } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import { moduleName } from '../words/module-words.ts';
import { problemTexts } from '../words/problem-words.ts';
import { useWarnings } from './use-warnings.ts';
import styles from './warnings.module.css';

const texts = {
  nl: {
    button: { one: '{count} aandachtspunt', other: '{count} aandachtspunten' },
    none: 'Geen aandachtspunten',
    allGood:
      'Geen aandachtspunten gevonden: afbeeldingen hebben een beschrijving, de koppen volgen elkaar op, links werken en de tekst is goed te lezen.',
    'not-shown': 'Bezoekers zien dit niet: {about}',
    'broken-link': 'De link gaat naar een pagina die er niet is: {about}',
    'picture-without-words': 'De afbeelding {about} heeft geen beschrijving voor wie haar niet ziet',
    'heading-first': 'De eerste kop ‘{about}’ is niveau {level}; begin met niveau 1',
    'heading-skipped': 'De kop ‘{about}’ springt van niveau {before} naar {level}',
    contrast: '‘{about}’ is slecht te lezen: contrast {ratio}, nodig is 4,5',
    'large-picture': 'De afbeelding {about} is zwaar: {kilobytes} kB',
  },
  en: {
    button: { one: '{count} point of attention', other: '{count} points of attention' },
    none: 'No points of attention',
    allGood:
      'No points of attention found: pictures have a description, headings follow each other, links work and words are easy to read.',
    'not-shown': 'Visitors do not see this: {about}',
    'broken-link': 'The link goes to a page that is not there: {about}',
    'picture-without-words': 'The picture {about} has no description for who cannot see it',
    'heading-first': 'The first heading ‘{about}’ is level {level}; begin with level 1',
    'heading-skipped': 'The heading ‘{about}’ skips from level {before} to {level}',
    contrast: '‘{about}’ is hard to read: contrast {ratio}, it needs 4.5',
    'large-picture': 'The picture {about} is heavy: {kilobytes} kB',
  },
  de: {
    button: { one: '{count} Hinweis', other: '{count} Hinweise' },
    none: 'Keine Hinweise',
    allGood:
      'Keine Hinweise gefunden: Bilder haben eine Beschreibung, Überschriften folgen aufeinander, Links funktionieren und der Text ist gut lesbar.',
    'not-shown': 'Besucher sehen das nicht: {about}',
    'broken-link': 'Der Link führt zu einer Seite, die es nicht gibt: {about}',
    'picture-without-words': 'Das Bild {about} hat keine Beschreibung für alle, die es nicht sehen',
    'heading-first': 'Die erste Überschrift „{about}“ ist Ebene {level}; beginne mit Ebene 1',
    'heading-skipped': 'Die Überschrift „{about}“ springt von Ebene {before} auf {level}',
    contrast: '„{about}“ ist schwer zu lesen: Kontrast {ratio}, nötig ist 4,5',
    'large-picture': 'Das Bild {about} ist groß: {kilobytes} kB',
  },
} satisfies Texts;

/** How many things visitors would stumble over; opened, each leads to its module. */
export const WarningsButton = () => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const reasons = useTexts(problemTexts);
  const warnings = useWarnings();
  const { tree, types, select } = useEditor.getState();
  if (!warnings) return null;
  const count = warnings.length;
  const nameOf = (id: string) => {
    const node = findNode(tree, id);
    return node ? moduleName(types, node.type, language) : '';
  };
  const wordsOf = (kind: string, about: string) =>
    kind === 'not-shown' ? reasons[about as CanvasProblem['code']] : about;
  const show = (id: string) => {
    select(id || undefined);
    if (id) reveal(id);
  };
  return (
    <Popover position="top-end" width={380} shadow="md" withinPortal>
      <Popover.Target>
        <UnstyledButton className={styles.button} data-count={count > 0}>
          <Glyph name={count > 0 ? 'warning' : 'check'} size={16} />
          {count > 0 ? fill(text.button, { count }, language) : text.none}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel}>
        {count === 0 && <p>{text.allGood}</p>}
        <ul>
          {warnings.map(({ kind, nodeId, about, values }) => (
            <li key={`${kind} ${nodeId} ${about}`}>
              <button type="button" onClick={() => show(nodeId)}>
                <strong>{nameOf(nodeId)}</strong>
                {fill(text[kind], { about: wordsOf(kind, about).slice(0, 90), ...values }, language)}
              </button>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
};
