import { Avatar, Tooltip } from '@mantine/core';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { localeOf } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { usePresence } from './use-presence.ts';

const texts = {
  nl: {
    also: { one: '{names} bewerkt deze pagina ook', other: '{names} bewerken deze pagina ook' },
  },
  en: {
    also: { one: '{names} is editing this page too', other: '{names} are editing this page too' },
  },
  de: {
    also: { one: '{names} bearbeitet diese Seite auch', other: '{names} bearbeiten diese Seite auch' },
  },
} satisfies Texts;

const shown = 3;

/** Who else is working on the page, by their initials; read aloud when somebody comes or goes. */
export const Presence = () => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const names = [...new Set(usePresence().map(({ name }) => name))];
  const list = new Intl.ListFormat(localeOf[language], { type: 'conjunction' }).format(names);
  const words = names.length > 0 ? fill(text.also, { names: list, count: names.length }, language) : '';
  return (
    <>
      {names.length > 0 && (
        <Tooltip label={words}>
          <Avatar.Group aria-hidden="true">
            {names.slice(0, shown).map((name) => (
              <Avatar key={name} name={name} size={28} radius="xl" color="brand" variant="filled" />
            ))}
            {names.length > shown && (
              <Avatar size={28} radius="xl">
                +{names.length - shown}
              </Avatar>
            )}
          </Avatar.Group>
        </Tooltip>
      )}
      <span role="status" className="visually-hidden">
        {words}
      </span>
    </>
  );
};
