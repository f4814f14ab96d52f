import { type ModuleProps, rootWith } from '../define-module.ts';
import { elements } from '../slot-elements.ts';
import styles from './post-content.module.css';

/** The modules of the post whose layout this stands in. */
export const PostContent = ({ root, slots }: ModuleProps<Record<never, never>, 'content'>) => (
  <div {...rootWith(root, styles.content)}>{elements(slots.content)}</div>
);
