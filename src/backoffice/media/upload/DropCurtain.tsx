import { Portal } from '@mantine/core';
import { Icon } from '../../../components/Icon.tsx';
import type { Texts } from '../../../lib/texts.ts';
import { useTexts } from '../../language.tsx';
import styles from './drop-curtain.module.css';

const texts = {
  nl: { drop: 'Laat los om te uploaden' },
  en: { drop: 'Let go to upload' },
  de: { drop: 'Loslassen zum Hochladen' },
} satisfies Texts;

/** Lies over the window while files are dragged over it. */
export const DropCurtain = () => {
  const text = useTexts(texts);
  return (
    <Portal>
      <div className={styles.curtain}>
        <Icon name="image" />
        {text.drop}
      </div>
    </Portal>
  );
};
