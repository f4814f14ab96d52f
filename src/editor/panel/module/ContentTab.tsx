import { useCallback } from 'react';
import { useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { Variants } from '../../../page/page-node.ts';
import type { CatalogueFields } from '../../catalogue.ts';
import { useEditor } from '../../state/use-editor.ts';
import { Field } from '../field/Field.tsx';
import { VariantField } from '../variants/VariantField.tsx';
import { ownValues } from '../variants/variant-values.state.ts';
import { problemWords } from './ModuleProblems.tsx';
import styles from './module.module.css';
import { StateSwitch } from './StateSwitch.tsx';

const texts = {
  nl: { none: 'Dit onderdeel heeft geen eigen instellingen.' },
  en: { none: 'This module has no settings of its own.' },
  de: { none: 'Dieses Element hat keine eigenen Einstellungen.' },
} satisfies Texts;

interface Props {
  id: string;
  fields: CatalogueFields;
  values: Readonly<Record<string, unknown>>;
  variants: Variants | undefined;
  /** Fields that the module around it shows by itself: the same on every device. */
  shared: readonly string[];
  problems: ReadonlySet<string>;
  /** Only the fields that were found stand here, with those of the design below them. */
  searched?: boolean;
}

/** The module's own fields, in the order of its definition. */
export const ContentTab = ({ id, fields, values, variants, shared, problems, searched = false }: Props) => {
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
      {!searched && <StateSwitch about="content" />}
      {names.map(([name, field]) => {
        const wrong = problems.has(name) ? problem.field : undefined;
        // Its own control parts it per device already.
        if (field.control.type === 'per-device' || shared.includes(name)) {
          const of = { name, field, onChange, problem: wrong };
          return <Field key={name} {...of} value={values[name]} />;
        }
        const own = ownValues(variants, name);
        return (
          <VariantField
            key={name}
            id={id}
            name={name}
            field={field}
            value={values[name]}
            tablet={own.tablet}
            phone={own.phone}
            hover={own.hover}
            has={Object.keys(own).join(' ')}
            problem={wrong}
          />
        );
      })}
    </div>
  );
};
