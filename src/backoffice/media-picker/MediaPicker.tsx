import { Modal, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LibraryPicture } from '../../features/media/library.types.ts';
import type { Texts } from '../../lib/texts.ts';
import { useTexts } from '../language.tsx';
import { LibraryBrowser } from '../media/LibraryBrowser.tsx';
import { DropCurtain } from '../media/upload/DropCurtain.tsx';
import { UploadButton } from '../media/upload/UploadButton.tsx';
import { UploadList } from '../media/upload/UploadList.tsx';
import { useFileDrop } from '../media/upload/use-file-drop.ts';
import { useNewPictures } from '../media/upload/use-new-pictures.ts';
import { useUploads } from '../media/upload/use-uploads.ts';

const texts = {
  nl: { title: 'Kies een afbeelding', upload: 'Nieuwe uploaden', close: 'Sluiten' },
  en: { title: 'Choose a picture', upload: 'Upload a new one', close: 'Close' },
  de: { title: 'Bild auswählen', upload: 'Neues hochladen', close: 'Schließen' },
} satisfies Texts;

interface Props {
  /** The media name of the picture there is now. */
  value?: string;
  /** The picture that was chosen; fields store its `name`. */
  onPick(picture: LibraryPicture): void;
  onClose(): void;
}

/** The library as a dialog for picture fields: search, upload, drop and paste. One new file is picked when it has come. */
export const MediaPicker = ({ value, onPick, onClose }: Props) => {
  const text = useTexts(texts);
  const client = useQueryClient();
  const { items, add } = useUploads();
  const [awaited, setAwaited] = useState<number>();
  useNewPictures(client);
  const take = (files: File[]) => {
    const keys = add(files);
    setAwaited(keys.length === 1 ? keys[0] : undefined);
  };
  const hovering = useFileDrop(take);
  const arrived = items.find(({ key }) => key === awaited)?.picture;
  // biome-ignore lint/correctness/useExhaustiveDependencies: picked once, when it has come
  useEffect(() => {
    if (arrived) onPick(arrived);
  }, [arrived]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={text.title}
      size="64rem"
      closeButtonProps={{ 'aria-label': text.close }}
      // Mantine's header element would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      <Stack gap="md">
        <UploadButton multiple variant="default" onFiles={take} style={{ alignSelf: 'flex-start' }}>
          {text.upload}
        </UploadButton>
        <UploadList />
        <LibraryBrowser filter="all" chosen={value} onChoose={onPick} />
      </Stack>
      {hovering && <DropCurtain />}
    </Modal>
  );
};
