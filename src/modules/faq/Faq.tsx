import { useId } from 'react';
import { Disclosure } from '../../components/disclosure/Disclosure.tsx';
import { keyed } from '../../components/keyed.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { asked } from './asked.ts';
import type { faqFields } from './faq.definition.ts';
import styles from './faq.module.css';
import { questionIds } from './question-ids.ts';

/** Questions that open their answers; an address that names one opens it, where the browser can without script. */
export const Faq = (props: ModuleProps<typeof faqFields>) => {
  const { root, items, level, marker, look, oneAtATime } = props;
  const name = useId();
  const questions = asked(items);
  const ids = questionIds(questions.map(({ question }) => question));
  return (
    <div {...rootWith(root, styles.faq)}>
      {keyed(questions, ({ question }) => question).map(({ key, item: { question, answer } }, index) => (
        <Disclosure
          key={key}
          name={oneAtATime ? name : undefined}
          title={question}
          {...{ level, marker, look }}
        >
          <div
            id={ids[index]}
            className={`prose ${styles.answer}`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the rich text field
            dangerouslySetInnerHTML={{ __html: answer }}
          />
        </Disclosure>
      ))}
    </div>
  );
};
