import { Menu } from '@mantine/core';
import { type DragEvent, type KeyboardEvent, useId, useState } from 'react';
import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { fill, type Texts } from '../../../lib/texts.ts';
import type { CatalogueFields } from '../../catalogue.ts';
import { glyphs } from '../field/glyphs.tsx';
import { useNestedField } from '../field/nested-field.ts';
import styles from './list.module.css';
import type { ListItem } from './list-item.ts';

const texts = {
  nl: {
    move: '“{name}” verplaatsen: sleep, of gebruik pijl omhoog en omlaag',
    more: 'Meer voor “{name}”',
    up: 'Omhoog',
    down: 'Omlaag',
    duplicate: 'Dupliceren',
    remove: 'Verwijderen',
  },
  en: {
    move: 'Move “{name}”: drag it, or use the up and down arrows',
    more: 'More for “{name}”',
    up: 'Up',
    down: 'Down',
    duplicate: 'Duplicate',
    remove: 'Remove',
  },
  de: {
    move: '„{name}“ verschieben: ziehen oder Pfeil nach oben und unten',
    more: 'Mehr für „{name}“',
    up: 'Nach oben',
    down: 'Nach unten',
    duplicate: 'Duplizieren',
    remove: 'Entfernen',
  },
} satisfies Texts;

interface Props {
  item: ListItem;
  fields: CatalogueFields;
  name: string;
  index: number;
  count: number;
  opened: boolean;
  onToggle(): void;
  onChange(item: ListItem): void;
  onMove(to: number): void;
  onRemove(): void;
  /** Left out when the list is full. */
  onDuplicate: (() => void) | undefined;
  drag: { start(): void; over: 'before' | 'after' | undefined; drop(): void; end(): void };
}

/** One item of a list: its name while closed, its fields when open. */
export const ListRow = (props: Props) => {
  const { item, fields, name, index, opened, onToggle, onChange, onMove, drag } = props;
  const Field = useNestedField();
  const words = useTexts(texts);
  const { language } = useLanguage();
  const [isOver, setOver] = useState(false);
  const body = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  const onDragOver = (event: DragEvent) => {
    if (!drag.over) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(true);
  };
  return (
    <li
      className={styles.row}
      data-over={isOver ? drag.over : undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        drag.drop();
      }}
    >
      <div className={styles.head}>
        <button
          type="button"
          draggable
          className={styles.handle}
          aria-label={fill(words.move, { name }, language)}
          title={fill(words.move, { name }, language)}
          onKeyDown={onKeyDown}
          onDragStart={(event) => {
            event.stopPropagation();
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', name);
            drag.start();
          }}
          onDragEnd={drag.end}
        >
          {glyphs.handle}
        </button>
        <button
          type="button"
          className={styles.name}
          aria-expanded={opened}
          aria-controls={body}
          onClick={onToggle}
        >
          <span>{name}</span>
          <Icon name={opened ? 'chevron-up' : 'chevron-down'} />
        </button>
        <RowMenu {...props} label={fill(words.more, { name }, language)} words={words} />
      </div>
      {opened && (
        <div id={body} className={styles.fields}>
          {Object.entries(fields).map(([field, description]) => (
            <Field
              key={field}
              name={field}
              field={description}
              value={item[field]}
              onChange={(changed, value) => onChange({ ...item, [changed]: value ?? description.initial })}
            />
          ))}
        </div>
      )}
    </li>
  );
};

const RowMenu = ({
  index,
  count,
  onMove,
  onRemove,
  onDuplicate,
  label,
  words,
}: Props & { label: string; words: (typeof texts)['nl' | 'en' | 'de'] }) => (
  <Menu position="bottom-end" withinPortal>
    <Menu.Target>
      <button type="button" className={styles.more} aria-label={label}>
        {glyphs.more}
      </button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item disabled={index === 0} onClick={() => onMove(index - 1)}>
        {words.up}
      </Menu.Item>
      <Menu.Item disabled={index === count - 1} onClick={() => onMove(index + 1)}>
        {words.down}
      </Menu.Item>
      <Menu.Item disabled={!onDuplicate} onClick={onDuplicate}>
        {words.duplicate}
      </Menu.Item>
      <Menu.Item color="red" onClick={onRemove}>
        {words.remove}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
