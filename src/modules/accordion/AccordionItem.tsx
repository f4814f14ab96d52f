import { type ModuleProps, rootWith } from '../define-module.ts';
import { elements } from '../slot-elements.ts';
import styles from './accordion.module.css';
import type { accordionItemFields } from './accordion-item.definition.ts';

/** What an item of an accordion opens; its title is shown by the accordion. */
export const AccordionItem = ({ root, slots }: ModuleProps<typeof accordionItemFields, 'content'>) => (
  <div {...rootWith(root, styles.item)}>{elements(slots.content)}</div>
);
