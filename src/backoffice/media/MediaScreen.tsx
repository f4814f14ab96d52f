import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LibraryFilter, LibraryPicture } from '../../features/media/library.types.ts';
import type { Texts } from '../../lib/texts.ts';
import { useTexts } from '../language.tsx';
import { Screen } from '../ui/Screen.tsx';
import { PictureDrawer } from './edit/PictureDrawer.tsx';
import { LibraryBrowser } from './LibraryBrowser.tsx';
import { DropCurtain } from './upload/DropCurtain.tsx';
import { UploadButton } from './upload/UploadButton.tsx';
import { UploadList } from './upload/UploadList.tsx';
import { useFileDrop } from './upload/use-file-drop.ts';
import { useNewPictures } from './upload/use-new-pictures.ts';
import { useUploads } from './upload/use-uploads.ts';

const texts = {
  nl: {
    title: 'Beeld',
    lead: 'Alle foto’s en tekeningen van de site. Sleep bestanden hierheen, plak ze of kies ze; tot 25 MB per stuk.',
    upload: 'Uploaden',
  },
  en: {
    title: 'Media',
    lead: 'All photos and drawings of the site. Drag files here, paste them or choose them; up to 25 MB each.',
    upload: 'Upload',
  },
  de: {
    title: 'Medien',
    lead: 'Alle Fotos und Zeichnungen der Website. Zieh Dateien hierher, füge sie ein oder wähle sie aus; bis 25 MB pro Datei.',
    upload: 'Hochladen',
  },
} satisfies Texts;

/** The media library (EDIT-4). */
export const MediaScreen = () => {
  const text = useTexts(texts);
  const client = useQueryClient();
  const [filter, setFilter] = useState<LibraryFilter>('all');
  const [open, setOpen] = useState<LibraryPicture>();
  const { add } = useUploads();
  useNewPictures(client);
  const take = (files: File[]) => {
    if (files.length === 0) return;
    setFilter('all');
    add(files);
  };
  const hovering = useFileDrop(take);
  return (
    <Screen
      title={text.title}
      lead={text.lead}
      actions={
        <UploadButton multiple onFiles={take}>
          {text.upload}
        </UploadButton>
      }
    >
      <UploadList />
      <LibraryBrowser filter={filter} onFilter={setFilter} chosen={open?.name} onChoose={setOpen} />
      {open && <PictureDrawer key={open.name} picture={open} onClose={() => setOpen(undefined)} />}
      {hovering && <DropCurtain />}
    </Screen>
  );
};
