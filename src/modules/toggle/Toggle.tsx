import { Disclosure } from '../../components/disclosure/Disclosure.tsx';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { elements } from '../slot-elements.ts';
import type { toggleFields } from './toggle.definition.ts';
import styles from './toggle.module.css';

/** A title that opens and closes what is below it, by itself (TOG-1). */
export const Toggle = ({ root, slots, ...disclosure }: ModuleProps<typeof toggleFields, 'content'>) => {
  const { title, level, icon, marker, look, open } = disclosure;
  return (
    <div {...rootWith(root, styles.toggle)}>
      <Disclosure {...{ title, level, icon, marker, look, open }}>{elements(slots.content)}</Disclosure>
    </div>
  );
};
