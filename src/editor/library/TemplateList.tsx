import { Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../backoffice/language.tsx';
import type { Texts } from '../../lib/texts.ts';
import { Glyph } from '../glyphs.tsx';
import { newId } from '../state/new-node.ts';
import { withNewIds } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import styles from './library.module.css';
import { type Template, templatesQuery } from './library-queries.ts';
import { matches } from './matches.ts';

const texts = {
  nl: {
    none: 'Nog geen sjablonen. Bij Pagina’s bewaar je een pagina als sjabloon.',
    nothing: 'Geen sjabloon heet zo.',
    replace: 'De pagina vervangen?',
    explain: 'Alles op deze pagina maakt plaats voor het sjabloon. Je kunt het ongedaan maken.',
    yes: 'Vervang',
    no: 'Laat staan',
    step: 'Sjabloon',
  },
  en: {
    none: 'No templates yet. Under Pages you can keep a page as a template.',
    nothing: 'No template has that name.',
    replace: 'Replace the page?',
    explain: 'Everything on this page makes room for the template. You can undo it.',
    yes: 'Replace',
    no: 'Leave it',
    step: 'Template',
  },
  de: {
    none: 'Noch keine Vorlagen. Unter Seiten speicherst du eine Seite als Vorlage.',
    nothing: 'Keine Vorlage heißt so.',
    replace: 'Die Seite ersetzen?',
    explain: 'Alles auf dieser Seite macht der Vorlage Platz. Du kannst es rückgängig machen.',
    yes: 'Ersetzen',
    no: 'Stehen lassen',
    step: 'Vorlage',
  },
} satisfies Texts;

/** Whole pages that were kept under a name; one takes the place of everything on this page. */
export const TemplateList = ({ search }: { search: string }) => {
  const text = useTexts(texts);
  const { data } = useQuery(templatesQuery);
  const [chosen, setChosen] = useState<Template>();
  if (!data) return null;
  const found = data.templates.filter(({ name }) => matches(search, [name]));
  const use = ({ tree }: Template) => {
    const { settings, replaceTree } = useEditor.getState();
    const nodes = tree.map((node) => withNewIds(node, newId));
    replaceTree(nodes, settings, text.step);
    setChosen(undefined);
  };
  const choose = (template: Template) =>
    useEditor.getState().tree.length === 0 ? use(template) : setChosen(template);
  if (found.length === 0)
    return <p className={styles.nothing}>{data.templates.length === 0 ? text.none : text.nothing}</p>;
  return (
    <>
      <ul className={styles.names}>
        {found.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              data-library-item=""
              className={styles.named}
              onClick={() => choose(template)}
            >
              <Glyph name="section" />
              {template.name}
            </button>
          </li>
        ))}
      </ul>
      <Modal opened={chosen !== undefined} onClose={() => setChosen(undefined)} title={text.replace}>
        <p>{text.explain}</p>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setChosen(undefined)}>
            {text.no}
          </Button>
          <Button onClick={() => chosen && use(chosen)}>{text.yes}</Button>
        </Group>
      </Modal>
    </>
  );
};
