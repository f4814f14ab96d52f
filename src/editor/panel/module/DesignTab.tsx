import { useCallback, useMemo, useState } from 'react';
import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import { Icon } from '../../../components/Icon.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { CatalogueFields } from '../../catalogue.ts';
import { useEditor } from '../../state/use-editor.ts';
import { Field } from '../field/Field.tsx';
import { BoxField } from '../length/BoxField.tsx';
import { boxes, type DesignGroup, designGroups } from './design-groups.ts';
import { problemWords } from './ModuleProblems.tsx';
import styles from './module.module.css';
import { StateSwitch } from './StateSwitch.tsx';

const texts = {
  nl: {
    padding: 'Binnenruimte',
    margin: 'Buitenruimte',
    paddingHelp: 'Tussen de rand en de inhoud. Kies een stap, of typ per kant een maat.',
    marginHelp: 'Tussen de rand en wat eromheen staat.',
    offset: 'Afstand tot de randen',
    offsetHelp: 'Bij een andere positie dan gewoon in de rij. Zonder maat blijft die kant vrij.',
    set: '{count} ingesteld',
    everywhere: 'Verander kleuren en letters overal',
  },
  en: {
    padding: 'Padding',
    margin: 'Margin',
    paddingHelp: 'Between the edge and what is inside. Choose a step, or type a size for each side.',
    marginHelp: 'Between the edge and what stands round it.',
    offset: 'Distance from the edges',
    offsetHelp: 'For any position but in the flow. Without a size that side stays free.',
    set: '{count} set',
    everywhere: 'Change colours and fonts everywhere',
  },
  de: {
    padding: 'Innenabstand',
    margin: 'Außenabstand',
    paddingHelp: 'Zwischen Rand und Inhalt. Wähle eine Stufe oder gib je Seite ein Maß ein.',
    marginHelp: 'Zwischen dem Rand und dem, was darum steht.',
    offset: 'Abstand zu den Rändern',
    offsetHelp: 'Bei jeder Position außer im Fluss. Ohne Maß bleibt die Seite frei.',
    set: '{count} gesetzt',
    everywhere: 'Farben und Schriften überall ändern',
  },
} satisfies Texts;

interface Props {
  id: string;
  fields: CatalogueFields;
  values: Readonly<Record<string, unknown>>;
  problems: ReadonlySet<string>;
}

/** Groups that were opened, kept while modules are selected one after the other. */
const opened = new Set<string>(['space', 'colours']);

/** The values every module has, in groups that fold. */
export const DesignTab = ({ id, fields, values, problems }: Props) => {
  const words = useTexts(texts);
  const groups = useMemo(() => designGroups(Object.keys(fields)), [fields]);
  const setValues = useEditor((state) => state.setValues);
  const onChange = useCallback(
    (name: string, value: unknown) => setValues(id, 'design', { [name]: value }),
    [setValues, id],
  );
  const onChangeAll = useCallback(
    (changed: Record<string, unknown>) => setValues(id, 'design', changed),
    [setValues, id],
  );
  if (groups.length === 0) return null;
  return (
    <div>
      <StateSwitch />
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          fields={fields}
          values={values}
          problems={problems}
          onChange={onChange}
          onChangeAll={onChangeAll}
        />
      ))}
      <a className={styles.everywhere} href="/admin/look" target="_blank" rel="noopener">
        {words.everywhere} <Icon name="external" />
      </a>
    </div>
  );
};

interface GroupProps extends Omit<Props, 'id'> {
  group: DesignGroup;
  onChange(name: string, value: unknown): void;
  onChangeAll(values: Record<string, unknown>): void;
}

const Group = ({ group, fields, values, problems, onChange, onChangeAll }: GroupProps) => {
  const words = useTexts(texts);
  const { language } = useLanguage();
  const problem = useTexts(problemWords);
  const [isOpen, setOpen] = useState(opened.has(group.id));
  const count = group.names.filter((name) => values[name] !== undefined).length;
  const hasProblem = group.names.some((name) => problems.has(name));
  const whole = (['padding', 'margin', 'offset'] as const).filter((box) =>
    boxes[box].every((name) => group.names.includes(name)),
  );
  const inBox = new Set(whole.flatMap((box) => boxes[box]));
  return (
    <details
      className={styles.group}
      open={isOpen || hasProblem}
      onToggle={(event) => {
        const { open } = event.currentTarget;
        if (open) opened.add(group.id);
        else opened.delete(group.id);
        setOpen(open);
      }}
    >
      <summary>
        <span>{group.label[language]}</span>
        {count > 0 && <span className={styles.count}>{words.set.replace('{count}', String(count))}</span>}
        <Icon name="chevron-down" />
      </summary>
      {(isOpen || hasProblem) && (
        <div className={styles.fields}>
          {whole.map((box) => (
            <BoxField
              key={box}
              label={{ nl: texts.nl[box], en: texts.en[box], de: texts.de[box] }}
              help={words[`${box}Help`]}
              names={boxes[box]}
              fields={fields}
              values={values}
              onChange={onChangeAll}
              apart={box === 'offset'}
              problem={boxes[box].some((name) => problems.has(name)) ? problem.field : undefined}
            />
          ))}
          {group.names
            .filter((name) => !inBox.has(name))
            .map((name) => {
              const field = fields[name];
              return (
                field && (
                  <Field
                    key={name}
                    name={name}
                    field={field}
                    value={values[name]}
                    onChange={onChange}
                    problem={problems.has(name) ? problem.field : undefined}
                  />
                )
              );
            })}
        </div>
      )}
    </details>
  );
};
