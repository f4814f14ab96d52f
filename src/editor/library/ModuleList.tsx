import { Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import type { Texts } from '../../lib/texts.ts';
import { useFrame } from '../canvas/use-frame.ts';
import type { CatalogueModule } from '../catalogue.ts';
import { visitNodes } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import { categories, categoryTexts } from './categories.ts';
import { foundModules } from './found-modules.ts';
import styles from './library.module.css';
import { picturesQuery } from './library-queries.ts';
import { FoundModule, ModuleTile } from './ModuleTile.tsx';

const texts = {
  nl: { nothing: 'Geen onderdeel heet zo of is daarvoor. Probeer een ander woord.' },
  en: { nothing: 'No module is called that or made for it. Try another word.' },
  de: { nothing: 'Kein Element heißt so oder ist dafür da. Versuch ein anderes Wort.' },
} satisfies Texts;

/** The module types by category, each with a small picture of itself; what is searched for with what it is for. */
export const ModuleList = ({ search }: { search: string }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const usable = useUsableModules();
  const pictureOf = usePictures();
  if (!search) return <Categories modules={usable} pictureOf={pictureOf} />;
  const found = foundModules(usable, search, language);
  if (found.length === 0) return <p className={styles.nothing}>{text.nothing}</p>;
  return (
    <ul className={styles.found}>
      {found.map((module) => (
        <li key={module.type}>
          <FoundModule module={module} {...pictureOf(module)} />
        </li>
      ))}
    </ul>
  );
};

interface CategoriesProps {
  modules: readonly CatalogueModule[];
  pictureOf: ReturnType<typeof usePictures>;
}

const Categories = ({ modules, pictureOf }: CategoriesProps) => {
  const names = useTexts(categoryTexts);
  return (
    <Tooltip.Group openDelay={400} closeDelay={60}>
      {categories.map((category) => {
        const inCategory = modules.filter((module) => module.category === category);
        if (inCategory.length === 0) return null;
        return (
          <section key={category} aria-labelledby={`library-${category}`}>
            <h2 id={`library-${category}`}>{names[category]}</h2>
            <ul className={styles.grid}>
              {inCategory.map((module, index) => (
                <ModuleTile
                  key={module.type}
                  module={module}
                  hasNeighbour={index % 2 === 0}
                  {...pictureOf(module)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </Tooltip.Group>
  );
};

/** Without those that have no place yet: a column without a row on the page would fit nowhere. */
function useUsableModules(): CatalogueModule[] {
  const modules = useEditor(({ catalogue }) => catalogue.modules);
  const held = useEditor(({ tree }) => {
    const found = new Set<string>();
    visitNodes(tree, ({ type }) => found.add(type));
    return [...found].sort().join(' ');
  });
  return modules.filter(({ parent }) => !parent || parent.some((type) => held.split(' ').includes(type)));
}

function usePictures() {
  const types = useEditor((state) => state.types);
  const pageKey = useEditor((state) => state.pageKey);
  const pageLanguage = useEditor((state) => state.language);
  const isLoaded = useFrame(({ frame }) => frame !== undefined);
  const { data } = useQuery({ ...picturesQuery(types, pageKey, pageLanguage), enabled: isLoaded });
  return ({ type }: CatalogueModule) => ({ html: data?.html.get(type), css: data?.css ?? '' });
}
