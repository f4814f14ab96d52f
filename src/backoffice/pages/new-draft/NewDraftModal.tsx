import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Language } from '../../../lib/language.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import { useLanguage, useTexts } from '../../language.tsx';
import { languageNames } from '../language-names.ts';

const texts = {
  nl: { translate: '{title} in het {language}', close: 'Sluiten' },
  en: { translate: '{title} in {language}', close: 'Close' },
  de: { translate: '{title} auf {language}', close: 'Schließen' },
} satisfies Texts;

/** What a new page or post begins with: nothing, another language of one (`key`), or a copy. */
export interface NewDraftStart {
  key?: string;
  language?: Language;
  copyOf?: string;
  title?: string;
}

interface Props {
  start: NewDraftStart | undefined;
  /** The dialog's title where nothing is translated. */
  title: string;
  onClose(): void;
  children(start: NewDraftStart): ReactNode;
}

/** The dialog that asks what a new page or post is to be; open while there is something to start with. */
export const NewDraftModal = ({ start, title, onClose, children }: Props) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const other = start?.key === undefined ? undefined : start.language;
  const translated =
    other &&
    fill(text.translate, { title: start?.title ?? '', language: languageNames[language][other] }, language);
  return (
    <Modal
      opened={start !== undefined}
      onClose={onClose}
      title={translated ?? title}
      size="lg"
      closeButtonProps={{ 'aria-label': text.close }}
    >
      {start && children(start)}
    </Modal>
  );
};
