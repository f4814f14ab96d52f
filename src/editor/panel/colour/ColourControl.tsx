import { Popover } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import { Icon } from '../../../components/Icon.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { ControlProps } from '../field/control-props.ts';
import picker from '../field/picker.module.css';
import { useSurroundings } from '../field/surroundings.ts';
import { ColourChoices } from './ColourChoices.tsx';
import { ContrastNote } from './ContrastNote.tsx';
import styles from './colour.module.css';
import { colourName } from './colour-names.ts';

const texts = {
  nl: { theme: 'Van de huisstijl' },
  en: { theme: 'From the house style' },
  de: { theme: 'Aus dem Hausstil' },
} satisfies Texts;

/** A colour of the theme by its name, or one of one's own; says how well it reads on its ground. */
export const ColourControl = ({
  name,
  value,
  inherited,
  onChange,
  id,
  labelId,
  describedBy,
}: ControlProps<'colour', string>) => {
  const words = useTexts(texts);
  const { language } = useLanguage();
  const { token } = useSurroundings();
  const [opened, setOpened] = useState(false);
  const css = value === '' || value.startsWith('#') ? value : token(`--color-${value}`).trim();
  const shown =
    value === '' ? words.theme : value.startsWith('#') ? value.toUpperCase() : colourName(value)[language];
  return (
    <>
      <Popover
        opened={opened}
        onChange={setOpened}
        width={300}
        trapFocus
        shadow="md"
        withinPortal
        position="bottom-end"
      >
        <Popover.Target>
          <button
            type="button"
            id={id}
            className={picker.button}
            aria-labelledby={`${labelId} ${id}-value`}
            aria-describedby={describedBy}
            onClick={() => setOpened(!opened)}
          >
            <span
              className={styles.swatch}
              data-none={css === '' ? '' : undefined}
              style={{ background: css || undefined }}
            />
            <span id={`${id}-value`} className={picker.name} data-inherited={inherited ? '' : undefined}>
              {shown}
            </span>
            <Icon name="chevron-down" className={picker.arrow} />
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-labelledby={labelId}>
          <ColourChoices value={inherited ? '' : value} labelId={labelId} onChange={onChange} />
          <ContrastNote name={name} css={css} />
        </Popover.Dropdown>
      </Popover>
      {css !== '' && !opened && <ContrastNote name={name} css={css} onlyIfPoor />}
    </>
  );
};
