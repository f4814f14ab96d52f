import { Loader, Modal, TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import { Icon } from '../../../components/Icon.tsx';
import type { Texts } from '../../../lib/texts.ts';
import { pictureAddress } from '../../../page/picture-address.ts';
import fieldStyles from '../field/field.module.css';
import styles from './picture.module.css';
import { useMedia } from './use-media.ts';

const texts = {
  nl: {
    title: 'Kies een afbeelding',
    search: 'Zoek in de bibliotheek',
    none: 'Geen afbeelding gevonden.',
    failed: 'De bibliotheek kon niet geladen worden.',
    close: 'Sluiten',
  },
  en: {
    title: 'Choose a picture',
    search: 'Search the library',
    none: 'No picture found.',
    failed: 'The library could not be loaded.',
    close: 'Close',
  },
  de: {
    title: 'Bild wählen',
    search: 'Bibliothek durchsuchen',
    none: 'Kein Bild gefunden.',
    failed: 'Die Bibliothek konnte nicht geladen werden.',
    close: 'Schließen',
  },
} satisfies Texts;

interface Props {
  chosen: string | undefined;
  onChoose(name: string): void;
  onClose(): void;
}

/** The library's pictures to choose from. */
export const PictureChooser = ({ chosen, onChoose, onClose }: Props) => {
  const words = useTexts(texts);
  const { language } = useLanguage();
  const [query, setQuery] = useState('');
  const { data, isLoading, isError } = useMedia(useDeferredValue(query));
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.title}
      size="xl"
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <TextInput
        type="search"
        data-autofocus
        aria-label={words.search}
        placeholder={words.search}
        leftSection={<Icon name="search" />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <div className={styles.grid}>
        {data?.pictures.map((picture) => (
          <button
            key={picture.name}
            type="button"
            className={styles.choice}
            aria-pressed={picture.name === chosen}
            onClick={() => onChoose(picture.name)}
          >
            <img src={pictureAddress({ name: picture.address }, 320)} alt="" loading="lazy" />
            <span>{picture.alt[language] || picture.name}</span>
          </button>
        ))}
      </div>
      <p role="status" className={fieldStyles.help}>
        {isLoading && <Loader size="sm" />}
        {isError && words.failed}
        {data?.pictures.length === 0 && words.none}
      </p>
    </Modal>
  );
};
