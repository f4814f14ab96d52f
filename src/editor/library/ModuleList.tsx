import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import type { Texts } from '../../lib/texts.ts';
import { insertNew } from '../actions/edit-actions.ts';
import { useFrame } from '../canvas/use-frame.ts';
import { startDrag } from '../drag/use-drag.ts';
import { newId, newNode } from '../state/new-node.ts';
import { visitNodes } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import { categories, categoryTexts } from './categories.ts';
import styles from './library.module.css';
import { picturesQuery } from './library-queries.ts';
import { ModulePicture } from './ModulePicture.tsx';
import { matches } from './matches.ts';

const texts = {
  nl: { nothing: 'Geen onderdeel heet zo. Probeer een ander woord.' },
  en: { nothing: 'No module has that name. Try another word.' },
  de: { nothing: 'Kein Element heißt so. Versuch ein anderes Wort.' },
} satisfies Texts;

/** The module types by category, each with a small picture of itself. */
export const ModuleList = ({ search }: { search: string }) => {
  const text = useTexts(texts);
  const names = useTexts(categoryTexts);
  const { language } = useLanguage();
  const modules = useEditor(({ catalogue }) => catalogue.modules);
  const types = useEditor((state) => state.types);
  const pageKey = useEditor((state) => state.pageKey);
  const pageLanguage = useEditor((state) => state.language);
  const held = useEditor(({ tree }) => {
    const found = new Set<string>();
    visitNodes(tree, ({ type }) => found.add(type));
    return [...found].sort().join(' ');
  });
  const isLoaded = useFrame(({ frame }) => frame !== undefined);
  const { data } = useQuery({ ...picturesQuery(types, pageKey, pageLanguage), enabled: isLoaded });
  // A column without a row on the page would fit nowhere.
  const usable = modules.filter(
    ({ parent }) => !parent || parent.some((type) => held.split(' ').includes(type)),
  );
  const found = usable.filter((module) => matches(search, [...Object.values(module.label), module.type]));
  if (found.length === 0) return <p className={styles.nothing}>{text.nothing}</p>;
  return categories.map((category) => {
    const inCategory = found.filter((module) => module.category === category);
    if (inCategory.length === 0) return null;
    return (
      <section key={category} aria-labelledby={`library-${category}`}>
        <h2 id={`library-${category}`}>{names[category]}</h2>
        <ul className={styles.grid}>
          {inCategory.map((module) => (
            <li key={module.type}>
              <button
                type="button"
                data-library-item=""
                data-type={module.type}
                className={styles.module}
                onClick={() => insertNew(module.type)}
                onPointerDown={(event) => {
                  const node = newNode(types, module.type, newId);
                  if (node) startDrag(event, { nodes: [node], label: module.label[language] });
                }}
              >
                <ModulePicture module={module} html={data?.html.get(module.type)} css={data?.css ?? ''} />
                <span>{module.label[language]}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
};
