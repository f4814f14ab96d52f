import type { CatalogueFields } from '../../editor/catalogue.ts';
import { useLanguage, useTexts } from '../language.tsx';
import styles from './facts.module.css';
import { type FieldRow, fieldRows, firstValues, kindWords, storedForm } from './field-rows.ts';
import { fieldTexts } from './field-texts.ts';

/** What a page stores of a module: every field with its name, kind, values and beginning. */
export const FieldTable = ({ fields }: { fields: CatalogueFields }) => {
  const text = useTexts(fieldTexts);
  const rows = fieldRows(fields);
  if (rows.length === 0) return <p className={styles.none}>{text.none}</p>;
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.kind}</th>
          <th scope="col">{text.values}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.within + row.name} data-inside={row.within ? '' : undefined}>
            <NameCell row={row} />
            <KindCell row={row} />
            <td>
              {row.control.type === 'choice' ? (
                <Choices row={row} options={row.control.options} />
              ) : (
                <Beginning row={row} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const NameCell = ({ row: { within, name, field } }: { row: FieldRow }) => {
  const { language } = useLanguage();
  return (
    <th scope="row">
      <code>
        {within && <span>{within}</span>}
        {name}
      </code>
      <span className={styles.label}>{field.label[language]}</span>
      {field.help && <small>{field.help[language]}</small>}
    </th>
  );
};

const KindCell = ({ row: { control, perDevice, hover } }: { row: FieldRow }) => {
  const text = useTexts(fieldTexts);
  const { language } = useLanguage();
  const [kind, ...limits] = kindWords(control, language);
  return (
    <td>
      {kind}
      {limits.map((limit) => (
        <small key={limit}>{limit}</small>
      ))}
      {perDevice && <span className={styles.badge}>{text.perDevice}</span>}
      {hover && <span className={styles.badge}>{text.hover}</span>}
    </td>
  );
};

interface ChoicesProps {
  row: FieldRow;
  options: readonly { value: string; label: Record<string, string> }[];
}

const Choices = ({ row, options }: ChoicesProps) => {
  const text = useTexts(fieldTexts);
  const { language } = useLanguage();
  const [first] = firstValues(row);
  return (
    <ul className={styles.choices}>
      {options.map(({ value, label }) => (
        <li key={value} data-first={value === (first?.value ?? '') ? '' : undefined}>
          <code>{value || '""'}</code>
          {label[language]?.toLowerCase() !== value && <span>{label[language]}</span>}
          {value === (first?.value ?? '') && <em>{text.first}</em>}
        </li>
      ))}
    </ul>
  );
};

const Beginning = ({ row }: { row: FieldRow }) => {
  const text = useTexts(fieldTexts);
  const values = firstValues(row);
  const form = storedForm(row.control);
  return (
    <>
      {values.length === 0 && text.empty}
      {values.map(({ device, value }, index) => (
        <span key={device ?? 'base'} className={styles.beginning}>
          {index === 0 ? text.initial : device && text[device]} <code>{value}</code>
        </span>
      ))}
      {form && (
        <small>
          <code>{form}</code>
        </small>
      )}
    </>
  );
};
