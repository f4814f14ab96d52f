import { useId } from 'react';
import { Disclosure } from '../../components/disclosure/Disclosure.tsx';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { accordionFields } from './accordion.definition.ts';
import styles from './accordion.module.css';

/** Items of which one is open at a time (ACC-1, ACC-2); that the open one stays so is `accordion.browser.ts`. */
export const Accordion = (props: ModuleProps<typeof accordionFields, 'items'>) => {
  const { root, slots, level, marker, look, open } = props;
  const name = useId();
  return (
    <div {...rootWith(root, styles.accordion)}>
      {slots.items.map(({ key, props: item, element }, index) => (
        <Disclosure
          key={key}
          name={name}
          title={String(item.title)}
          icon={String(item.icon)}
          open={index + 1 === open}
          {...{ level, marker, look }}
        >
          {element}
        </Disclosure>
      ))}
    </div>
  );
};
