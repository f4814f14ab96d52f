import { useId } from 'react';
import { Disclosure } from '../../components/disclosure/Disclosure.tsx';
import { keyed } from '../../components/keyed.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { asked } from './asked.ts';
import type { faqFields } from './faq.definition.ts';
import styles from './faq.module.css';

/** Questions that open their answers. */
export const Faq = (props: ModuleProps<typeof faqFields>) => {
  const { root, items, level, marker, look, oneAtATime } = props;
  const name = useId();
  return (
    <div {...rootWith(root, styles.faq)}>
      {keyed(asked(items), ({ question }) => question).map(({ key, item: { question, answer } }) => (
        <Disclosure
          key={key}
          name={oneAtATime ? name : undefined}
          title={question}
          {...{ level, marker, look }}
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the rich text field */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: answer }} />
        </Disclosure>
      ))}
    </div>
  );
};
