import { useCallback } from 'react';
import { useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { CatalogueFields } from '../../catalogue.ts';
import { useEditor } from '../../state/use-editor.ts';
import { Field } from '../field/Field.tsx';
import { problemWords } from './ModuleProblems.tsx';
import styles from './module.module.css';

const texts = {
  nl: { none: 'Dit onderdeel heeft geen eigen instellingen.' },
  en: { none: 'This module has no settings of its own.' },
  de: { none: 'Dieses Element hat keine eigenen Einstellungen.' },
} satisfies Texts;

interface Props {
  id: string;
  fields: CatalogueFields;
  values: Readonly<Record<string, unknown>>;
  problems: ReadonlySet<string>;
}

/** The module's own fields, in the order of its definition. */
export const ContentTab = ({ id, fields, values, problems }: Props) => {
  const words = useTexts(texts);
  const problem = useTexts(problemWords);
  const setValue = useEditor((state) => state.setValue);
  const onChange = useCallback(
    (name: string, value: unknown) => setValue(id, 'props', name, value),
    [setValue, id],
  );
  const names = Object.entries(fields);
  if (names.length === 0) return <p className={styles.nothing}>{words.none}</p>;
  return (
    <div className={styles.fields}>
      {names.map(([name, field]) => (
        <Field
          key={name}
          name={name}
          field={field}
          value={values[name]}
          onChange={onChange}
          problem={problems.has(name) ? problem.field : undefined}
        />
      ))}
    </div>
  );
};
