import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import type { Texts } from '../../lib/texts.ts';
import { Glyph } from '../glyphs.tsx';
import { pathTo } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import { moduleName } from '../words/module-words.ts';
import styles from './canvas.module.css';

const texts = {
  nl: { path: 'Waar het gekozen onderdeel staat', page: 'Pagina' },
  en: { path: 'Where the selected module stands', page: 'Page' },
  de: { path: 'Wo das gewählte Element steht', page: 'Seite' },
} satisfies Texts;

/** The modules around the selected one; each can be selected. */
export const Breadcrumbs = () => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const tree = useEditor((state) => state.tree);
  const types = useEditor((state) => state.types);
  const selected = useEditor((state) => state.selected);
  const { select, setHovered } = useEditor.getState();
  const path = selected === undefined ? [] : pathTo(tree, selected);
  return (
    <nav className={styles.breadcrumbs} aria-label={text.path}>
      <ol>
        {[undefined, ...path].map((node, index) => (
          <li key={node?.id ?? ''}>
            {index > 0 && <Glyph name="chevron" size={12} />}
            <button
              type="button"
              aria-current={node?.id === selected ? 'true' : undefined}
              onClick={() => select(node?.id)}
              onPointerEnter={() => setHovered(node?.id)}
              onPointerLeave={() => setHovered(undefined)}
            >
              {node ? moduleName(types, node.type, language) : text.page}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
