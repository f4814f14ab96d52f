import { Popover, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import { Icon } from '../../../components/Icon.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { ControlProps } from '../field/control-props.ts';
import fieldStyles from '../field/field.module.css';
import picker from '../field/picker.module.css';
import { useSurroundings } from '../field/surroundings.ts';
import styles from './icon.module.css';
import { findIcons, iconLabel } from './icon-words.ts';

const texts = {
  nl: { none: 'Geen', search: 'Zoek een pictogram', nothing: 'Geen pictogram met dat woord.' },
  en: { none: 'None', search: 'Search an icon', nothing: 'No icon by that word.' },
  de: { none: 'Keines', search: 'Symbol suchen', nothing: 'Kein Symbol mit diesem Wort.' },
} satisfies Texts;

/** An icon out of the site's set, found by its words. */
export const IconControl = ({ value, onChange, id, labelId, describedBy }: ControlProps<'icon', string>) => {
  const words = useTexts(texts);
  const { language } = useLanguage();
  const { icons } = useSurroundings();
  const [opened, setOpened] = useState(false);
  const [query, setQuery] = useState('');
  const group = useId();
  const found = findIcons(icons, query);
  const shown = value === '' ? words.none : iconLabel(value)[language];
  return (
    <Popover opened={opened} onChange={setOpened} width="target" trapFocus shadow="md" withinPortal>
      <Popover.Target>
        <button
          type="button"
          id={id}
          className={picker.button}
          aria-labelledby={`${labelId} ${id}-value`}
          aria-describedby={describedBy}
          onClick={() => setOpened(!opened)}
        >
          {value && <Icon name={value} />}
          <span id={`${id}-value`} className={picker.name}>
            {shown}
          </span>
          <Icon name="chevron-down" className={picker.arrow} />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={labelId}>
        <TextInput
          type="search"
          size="sm"
          data-autofocus
          aria-label={words.search}
          placeholder={words.search}
          leftSection={<Icon name="search" />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <div role="radiogroup" aria-labelledby={labelId} className={styles.grid}>
          {['', ...found].map((name) => (
            <label key={name} className={styles.cell} title={name ? iconLabel(name)[language] : words.none}>
              <input
                type="radio"
                name={group}
                checked={name === value}
                onChange={() => onChange(name)}
                onClick={(event) => event.detail > 0 && setOpened(false)}
                aria-label={name ? iconLabel(name)[language] : words.none}
              />
              {name ? <Icon name={name} /> : <span className={styles.none}>{words.none}</span>}
            </label>
          ))}
        </div>
        <p role="status" className={fieldStyles.help}>
          {found.length === 0 && words.nothing}
        </p>
      </Popover.Dropdown>
    </Popover>
  );
};
