import { TextInput } from '@mantine/core';
import { useTexts } from '../../../backoffice/language.tsx';
import type { Place } from '../../../lib/mercator.ts';
import type { Texts } from '../../../lib/texts.ts';
import type { ControlProps } from '../field/control-props.ts';
import fieldStyles from '../field/field.module.css';
import { useTypedText } from '../field/use-typed-text.ts';
import { readPlace } from './read-place.ts';

const texts = {
  nl: {
    example: '52.3807, 4.6403',
    help: 'Graden noord en oost, of plak het adres van een kaart uit je browser.',
    refused: 'Hier staat geen plek in. Zo wel: 52.3807, 4.6403',
    look: 'Bekijk deze plek',
  },
  en: {
    example: '52.3807, 4.6403',
    help: 'Degrees north and east, or paste the address of a map from your browser.',
    refused: 'There is no place in this. Write it like 52.3807, 4.6403',
    look: 'Look at this place',
  },
  de: {
    example: '52.3807, 4.6403',
    help: 'Grad Nord und Ost, oder füg die Adresse einer Karte aus deinem Browser ein.',
    refused: 'Darin steht kein Ort. So geht es: 52.3807, 4.6403',
    look: 'Ort ansehen',
  },
} satisfies Texts;

const asText = (place: Place | null) => (place ? `${place.latitude}, ${place.longitude}` : '');

/** A place on earth, typed or pasted. */
export const PlaceControl = ({
  value,
  onChange,
  id,
  describedBy,
  invalid,
}: ControlProps<'place', Place | null>) => {
  const words = useTexts(texts);
  const typed = useTypedText<HTMLInputElement>({
    text: asText(value),
    commit: (text) => {
      const place = text.trim() === '' ? null : readPlace(text);
      if (place === undefined) return undefined;
      onChange(place);
      return asText(place);
    },
  });
  return (
    <>
      <TextInput
        id={id}
        {...typed.input}
        placeholder={words.example}
        autoComplete="off"
        error={typed.refused || invalid}
        aria-describedby={[describedBy, `${id}-place`].filter(Boolean).join(' ')}
      />
      <p id={`${id}-place`} className={typed.refused ? fieldStyles.problem : fieldStyles.help}>
        {typed.refused ? words.refused : words.help}
      </p>
      {value && (
        <a
          className={fieldStyles.help}
          href={`https://www.openstreetmap.org/?mlat=${value.latitude}&mlon=${value.longitude}#map=16/${value.latitude}/${value.longitude}`}
          target="_blank"
          rel="noopener"
        >
          {words.look}
        </a>
      )}
    </>
  );
};
