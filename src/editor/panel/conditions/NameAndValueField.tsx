import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { NameAndValue } from '../../../page/page-node.ts';
import fieldStyles from '../field/field.module.css';
import { useTypedText } from '../field/use-typed-text.ts';
import styles from './conditions.module.css';

const texts = {
  nl: {
    query: 'Alleen met een woord in het adres',
    queryHelp:
      'Handig voor een actie: maak een link die eindigt op {example}. Wie zo komt, ziet dit onderdeel.',
    cookie: 'Alleen met een cookie',
    cookieHelp: 'Voor wie een cookie met deze naam heeft, bijvoorbeeld van je ledenpagina.',
    name: 'Naam',
    value: 'Waarde',
    any: 'Elke waarde',
    wrong: 'Alleen letters, cijfers, punten en streepjes.',
  },
  en: {
    query: 'Only with a word in the address',
    queryHelp: 'Good for a campaign: make a link that ends in {example}. Who comes by it sees this module.',
    cookie: 'Only with a cookie',
    cookieHelp: 'For who has a cookie of this name, for instance from your members’ page.',
    name: 'Name',
    value: 'Value',
    any: 'Any value',
    wrong: 'Only letters, digits, dots and hyphens.',
  },
  de: {
    query: 'Nur mit einem Wort in der Adresse',
    queryHelp:
      'Gut für eine Aktion: Mach einen Link, der auf {example} endet. Wer so kommt, sieht dieses Element.',
    cookie: 'Nur mit einem Cookie',
    cookieHelp: 'Für alle, die ein Cookie mit diesem Namen haben, zum Beispiel von deiner Mitgliederseite.',
    name: 'Name',
    value: 'Wert',
    any: 'Jeder Wert',
    wrong: 'Nur Buchstaben, Ziffern, Punkte und Striche.',
  },
} satisfies Texts;

interface Props {
  about: 'query' | 'cookie';
  condition: NameAndValue | undefined;
  onChange(condition: NameAndValue | undefined): void;
}

/** A name that the request must hold, with one value or any (MOD-7). */
export const NameAndValueField = ({ about, condition, onChange }: Props) => {
  const words = useTexts(texts);
  const [opened, setOpened] = useState(false);
  const isOpen = opened || condition !== undefined;
  const { name = '', value = '' } = condition ?? {};
  const nameInput = useTypedText<HTMLInputElement>({
    text: name,
    commit: (text) => {
      const next = text.trim();
      if (next !== '' && !/^[\w.-]{1,60}$/.test(next)) return undefined;
      onChange(next === '' ? undefined : { ...condition, name: next });
      return next;
    },
  });
  const valueInput = useTypedText<HTMLInputElement>({
    text: value,
    commit: (text) => {
      if (condition) onChange(text === '' ? { name } : { name, value: text });
      return text;
    },
  });
  const example = `?${name || 'via'}=${value || 'nieuwsbrief'}`;
  return (
    <div className={styles.condition}>
      <Switch
        label={words[about]}
        checked={isOpen}
        onChange={(event) => {
          setOpened(event.currentTarget.checked);
          if (!event.currentTarget.checked) onChange(undefined);
        }}
        withThumbIndicator={false}
      />
      {isOpen && (
        <>
          <div className={styles.pair}>
            <TextInput
              size="sm"
              label={words.name}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              {...nameInput.input}
              error={nameInput.refused ? words.wrong : undefined}
            />
            <TextInput
              size="sm"
              label={words.value}
              placeholder={words.any}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              disabled={!condition}
              {...valueInput.input}
            />
          </div>
          <p className={fieldStyles.help}>{words[`${about}Help`].replace('{example}', example)}</p>
        </>
      )}
    </div>
  );
};
