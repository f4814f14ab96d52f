import { Button, Group, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../backoffice/language.tsx';
import { PictureDrawer } from '../../../backoffice/media/edit/PictureDrawer.tsx';
import { MediaPicker } from '../../../backoffice/media-picker/MediaPicker.tsx';
import type { LibraryPicture } from '../../../features/media/library.types.ts';
import type { StoredPicture } from '../../../fields/picture.ts';
import type { Texts } from '../../../lib/texts.ts';
import { pictureAddress } from '../../../page/picture-address.ts';
import type { ControlProps } from '../field/control-props.ts';
import fieldStyles from '../field/field.module.css';
import { useSurroundings } from '../field/surroundings.ts';
import { useTypedText } from '../field/use-typed-text.ts';
import styles from './picture.module.css';
import { useMediaPicture } from './use-media-picture.ts';

const texts = {
  nl: {
    choose: 'Kies een afbeelding',
    replace: 'Andere kiezen',
    crop: 'Bijsnijden',
    remove: 'Weghalen',
    gone: 'Deze afbeelding staat niet meer in de bibliotheek: bezoekers zien haar niet.',
    alt: 'Beschrijving',
    altHelp: 'Voor wie de afbeelding niet ziet. Leeg: de beschrijving uit de bibliotheek.',
    noAlt: 'nog geen beschrijving in de bibliotheek',
    decoration: 'Alleen versiering, zonder beschrijving',
  },
  en: {
    choose: 'Choose a picture',
    replace: 'Choose another',
    crop: 'Crop',
    remove: 'Remove',
    gone: 'This picture is no longer in the library: visitors do not see it.',
    alt: 'Description',
    altHelp: 'For those who do not see the picture. Empty: the description from the library.',
    noAlt: 'no description in the library yet',
    decoration: 'Decoration only, without a description',
  },
  de: {
    choose: 'Bild wählen',
    replace: 'Anderes wählen',
    crop: 'Zuschneiden',
    remove: 'Entfernen',
    gone: 'Dieses Bild ist nicht mehr in der Bibliothek: Besucher sehen es nicht.',
    alt: 'Beschreibung',
    altHelp: 'Für alle, die das Bild nicht sehen. Leer: die Beschreibung aus der Bibliothek.',
    noAlt: 'noch keine Beschreibung in der Bibliothek',
    decoration: 'Nur Schmuck, ohne Beschreibung',
  },
} satisfies Texts;

type Props = Pick<
  ControlProps<'picture', StoredPicture | null>,
  'value' | 'onChange' | 'id' | 'labelId' | 'describedBy'
> & {
  /** Where only the picture counts, not how it is described. */
  withoutAlt?: boolean;
};

/** A picture of the library with its description. */
export const PictureControl = ({ value, onChange, id, labelId, describedBy, withoutAlt = false }: Props) => {
  const words = useTexts(texts);
  const [choosing, setChoosing] = useState(false);
  const [cropping, setCropping] = useState(false);
  const { onLibraryChange } = useSurroundings();
  const found = useMediaPicture(value?.media);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the frame already is the group's label
    <div role="group" aria-labelledby={labelId} aria-describedby={describedBy} className={styles.picture}>
      {found && (
        <img
          className={styles.thumbnail}
          src={pictureAddress({ name: found.address }, 320)}
          alt=""
          loading="lazy"
        />
      )}
      {found === null && <p className={fieldStyles.problem}>{words.gone}</p>}
      <Group gap="xs">
        <Button id={id} variant="default" size="compact-sm" onClick={() => setChoosing(true)}>
          {value ? words.replace : words.choose}
        </Button>
        {found && (
          <Button variant="default" size="compact-sm" onClick={() => setCropping(true)}>
            {words.crop}
          </Button>
        )}
        {value && (
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => onChange(null)}>
            {words.remove}
          </Button>
        )}
      </Group>
      {value && !withoutAlt && <AltText value={value} onChange={onChange} libraryAlt={found?.alt} />}
      {cropping && found && (
        <PictureDrawer
          picture={found}
          startsWith="crop"
          onClose={() => {
            setCropping(false);
            onLibraryChange();
          }}
        />
      )}
      {choosing && (
        <MediaPicker
          value={value?.media}
          onClose={() => setChoosing(false)}
          onPick={({ name }) => {
            setChoosing(false);
            onChange({ media: name });
          }}
        />
      )}
    </div>
  );
};

interface AltProps {
  value: StoredPicture;
  onChange(value: StoredPicture): void;
  libraryAlt: LibraryPicture['alt'] | undefined;
}

const AltText = ({ value, onChange, libraryAlt }: AltProps) => {
  const words = useTexts(texts);
  const { pageLanguage } = useSurroundings();
  const decoration = value.alt === '';
  const typed = useTypedText<HTMLInputElement>({
    text: value.alt ?? '',
    commit: (text) => {
      onChange(text.trim() === '' ? { media: value.media } : { media: value.media, alt: text });
      return text;
    },
  });
  return (
    <>
      {!decoration && (
        <TextInput
          {...typed.input}
          size="sm"
          label={words.alt}
          description={words.altHelp}
          placeholder={libraryAlt?.[pageLanguage] || words.noAlt}
          maxLength={500}
        />
      )}
      <Switch
        size="sm"
        label={words.decoration}
        checked={decoration}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? { media: value.media, alt: '' } : { media: value.media })
        }
      />
    </>
  );
};
