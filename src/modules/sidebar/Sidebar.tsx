import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { elements } from '../slot-elements.ts';
import type { sidebarFields } from './sidebar.definition.ts';
import styles from './sidebar.module.css';

const texts = {
  nl: { label: 'Zijbalk' },
  en: { label: 'Sidebar' },
  de: { label: 'Seitenleiste' },
} satisfies Texts;

/** The modules of a page that several others share, for the column beside what they are about. */
export const Sidebar = (props: ModuleProps<typeof sidebarFields, 'content'>) => {
  const { root, language, slots, sticky, ground, label } = props;
  return (
    <section
      {...rootWith(root, styles.sidebar, styles[ground], sticky && styles.sticky)}
      aria-label={label || texts[language].label}
    >
      {elements(slots.content)}
    </section>
  );
};
