import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { LibraryPicture } from '../../../features/media/library.types.ts';
import { ErrorScreen } from '../../ui/ProblemScreens.tsx';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { pictureQuery } from '../media-queries.ts';
import { PictureEditor } from './PictureEditor.tsx';

interface Props {
  picture: LibraryPicture;
  startsWith?: 'focus' | 'crop';
  onClose(): void;
}

/** One picture beside the library, with everything that can be done with it. */
export const PictureDrawer = ({ picture, startsWith, onClose }: Props) => {
  const { data, error, refetch } = useQuery({ ...pictureQuery(picture.name), placeholderData: picture });
  /** Asked before closing: whether there is nothing to lose. */
  const mayClose = useRef(() => true);
  const close = () => {
    if (mayClose.current()) onClose();
  };
  return (
    <SideDrawer title={picture.name} close={close} size="min(36rem, 100vw)">
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
    </SideDrawer>
  );
};
