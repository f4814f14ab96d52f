import { type ModuleProps, rootWith } from '../define-module.ts';
import { elements } from '../slot-elements.ts';
import type { tabFields } from './tab.definition.ts';
import styles from './tabs.module.css';

/** What a tab shows; its title is shown by the tabs. */
export const Tab = ({ root, slots }: ModuleProps<typeof tabFields, 'content'>) => (
  <div {...rootWith(root, styles.content)}>{elements(slots.content)}</div>
);
