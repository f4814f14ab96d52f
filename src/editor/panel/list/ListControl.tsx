import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { fill, type Texts } from '../../../lib/texts.ts';
import type { ControlProps } from '../field/control-props.ts';
import fieldStyles from '../field/field.module.css';
import { shopItemsQuery } from '../shop-item/shop-items-query.ts';
import { ListRow } from './ListRow.tsx';
import styles from './list.module.css';
import { type ListItem, nameOfItem, newItem } from './list-item.ts';
import { useListEdits } from './use-list-edits.ts';

const texts = {
  nl: {
    add: 'Toevoegen',
    none: 'Nog niets toegevoegd.',
    item: 'Nummer {count}',
    removed: '“{name}” is verwijderd.',
    undo: 'Terugzetten',
    full: 'Er passen er niet meer dan {count} in.',
    movedTo: '“{name}” staat nu op plek {place} van {count}.',
  },
  en: {
    add: 'Add',
    none: 'Nothing added yet.',
    item: 'Number {count}',
    removed: '“{name}” was removed.',
    undo: 'Put back',
    full: 'No more than {count} fit in.',
    movedTo: '“{name}” is now number {place} of {count}.',
  },
  de: {
    add: 'Hinzufügen',
    none: 'Noch nichts hinzugefügt.',
    item: 'Nummer {count}',
    removed: '„{name}“ wurde entfernt.',
    undo: 'Zurückholen',
    full: 'Mehr als {count} passen nicht hinein.',
    movedTo: '„{name}“ steht jetzt an Stelle {place} von {count}.',
  },
} satisfies Texts;

/** Repeated groups of fields: rows that open, move by drag or keyboard, and come back after removal. */
export const ListControl = ({
  control,
  value,
  onChange,
  id,
  labelId,
  describedBy,
}: ControlProps<'list', ListItem[]>) => {
  const words = useTexts(texts);
  const { language } = useLanguage();
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const full = value.length >= control.maximum;
  const shopName = useShopName(control);
  const nameOf = (item: ListItem, index: number) =>
    shopName(item) || nameOfItem(item, control.itemLabel) || fill(words.item, { count: index + 1 }, language);

  const { keys, open, removed, insert, toggle, move, remove, putBack } = useListEdits({
    ...{ items: value, onChange, nameOf },
    onMoved: (name, place) => setSaid(fill(words.movedTo, { name, place, count: value.length }, language)),
    onRemoved: (name) => setSaid(fill(words.removed, { name }, language)),
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: the frame already is the group's label
    <div
      role="group"
      id={id}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={styles.list}
    >
      {value.length === 0 && !removed && <p className={fieldStyles.help}>{words.none}</p>}
      {value.length > 0 && (
        <ol className={styles.rows}>
          {value.map((item, index) => {
            const key = keys[index] as number;
            return (
              <ListRow
                key={key}
                item={item}
                fields={control.item}
                name={nameOf(item, index)}
                index={index}
                count={value.length}
                opened={open.has(key)}
                onToggle={() => toggle(key)}
                onChange={(changed) => onChange(value.with(index, changed))}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
                onDuplicate={full ? undefined : () => insert(index + 1, structuredClone(item), true)}
                drag={{
                  start: () => setDragged(index),
                  over:
                    dragged !== undefined && dragged !== index
                      ? dragged < index
                        ? 'after'
                        : 'before'
                      : undefined,
                  drop: () => dragged !== undefined && move(dragged, index),
                  end: () => setDragged(undefined),
                }}
              />
            );
          })}
        </ol>
      )}
      {removed && (
        <p className={styles.removed}>
          {fill(words.removed, { name: removed.name }, language)}
          <button
            type="button"
            className={fieldStyles.textButton}
            onClick={() => {
              putBack();
              setSaid('');
            }}
          >
            {words.undo}
          </button>
        </p>
      )}
      <Button
        variant="default"
        size="compact-sm"
        className={styles.add}
        leftSection={<Icon name="plus" />}
        disabled={full}
        onClick={() => insert(value.length, newItem(control.item), true)}
      >
        {words.add}
      </Button>
      {full && <p className={fieldStyles.help}>{fill(words.full, { count: control.maximum }, language)}</p>}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  );
};

/** Rows that stand for a bike or a tour are called by its name. */
function useShopName({ item, itemLabel = '' }: ControlProps<'list', ListItem[]>['control']) {
  const { language } = useLanguage();
  const label = item[itemLabel]?.control;
  const kinds = label?.type === 'shop-item' ? label.kinds : [];
  const { data } = useQuery({ ...shopItemsQuery, enabled: kinds.length > 0 });
  return (row: ListItem) =>
    kinds.flatMap((kind) => data?.[kind] ?? []).find(({ id }) => id === row[itemLabel])?.name[language];
}
