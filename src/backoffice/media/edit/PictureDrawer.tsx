import { Drawer, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { LibraryPicture } from '../../../features/media/library.types.ts';
import type { Texts } from '../../../lib/texts.ts';
import { useTexts } from '../../language.tsx';
import { ErrorScreen } from '../../ui/ProblemScreens.tsx';
import { pictureQuery } from '../media-queries.ts';
import { PictureEditor } from './PictureEditor.tsx';

const texts = {
  nl: { close: 'Sluiten' },
  en: { close: 'Close' },
  de: { close: 'Schließen' },
} satisfies Texts;

interface Props {
  picture: LibraryPicture;
  startsWith?: 'focus' | 'crop';
  onClose(): void;
}

/** One picture beside the library, with everything that can be done with it. */
export const PictureDrawer = ({ picture, startsWith, onClose }: Props) => {
  const text = useTexts(texts);
  const { data, error, refetch } = useQuery({ ...pictureQuery(picture.name), placeholderData: picture });
  /** Asked before closing: whether there is nothing to lose. */
  const mayClose = useRef(() => true);
  const close = () => {
    if (mayClose.current()) onClose();
  };
  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      size="min(36rem, 100vw)"
      title={picture.name}
      closeButtonProps={{ 'aria-label': text.close }}
      // Mantine's header element would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      styles={{ title: { fontFamily: 'var(--font-display)', fontWeight: 680, fontSize: '1.3125rem' } }}
    >
      {data && (
        // Another file or crop is another picture to work on.
        <PictureEditor
          key={data.address}
          picture={data}
          startsWith={startsWith}
          mayClose={mayClose}
          onClose={onClose}
        />
      )}
      {!data && !error && (
        <Stack>
          <Skeleton height={280} />
          <Skeleton height={120} />
        </Stack>
      )}
      {error && !data && <ErrorScreen error={error} reset={() => void refetch()} />}
    </Drawer>
  );
};
