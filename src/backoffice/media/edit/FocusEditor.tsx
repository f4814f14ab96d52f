import { Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import type { LibraryPicture } from '../../../features/media/library.types.ts';
import type { Crop, Focus } from '../../../features/media/media.types.ts';
import { shownFocus } from '../../../features/media/rules/crop.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import { pictureAddress } from '../../../page/picture-address.ts';
import { useLanguage, useTexts } from '../../language.tsx';
import { moveFocus, stepOf } from './crop.state.ts';
import { PictureStage } from './PictureStage.tsx';
import styles from './stage.module.css';
import { useDrag } from './use-drag.ts';

const texts = {
  nl: {
    help: 'Klik op wat altijd in beeld moet blijven, of sleep de stip. Met het toetsenbord: de pijltjes, met Shift grotere stappen.',
    label: 'Focuspunt',
    place: '{x} % van links, {y} % van boven',
    looks: 'Zo staat de afbeelding in andere vormen',
  },
  en: {
    help: 'Click on what must always stay in view, or drag the dot. By keyboard: the arrow keys, with Shift larger steps.',
    label: 'Focus point',
    place: '{x} % from the left, {y} % from the top',
    looks: 'How the picture looks in other shapes',
  },
  de: {
    help: 'Klicke auf das, was immer zu sehen sein soll, oder zieh den Punkt. Mit der Tastatur: die Pfeiltasten, mit Umschalt in größeren Schritten.',
    label: 'Fokuspunkt',
    place: '{x} % von links, {y} % von oben',
    looks: 'So steht das Bild in anderen Formen',
  },
} satisfies Texts;

interface Props {
  picture: LibraryPicture;
  focus: Focus;
  crop: Crop | null;
  onChange(focus: Focus): void;
}

/** Sets the point that stays in view wherever a page shows less than all of the picture. */
export const FocusEditor = ({ picture, focus, crop, onChange }: Props) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const area = useRef<HTMLDivElement>(null);
  const drag = useDrag(area, onChange);
  const percent = { x: Math.round(focus.x * 100), y: Math.round(focus.y * 100) };
  return (
    <Stack gap="sm">
      <div {...drag}>
        <PictureStage
          picture={picture}
          area={area}
          className={styles.focus}
          inside={crop && <span className={styles.shade} style={inPercent(crop)} />}
        >
          <div
            role="slider"
            tabIndex={0}
            className={styles.point}
            style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
            aria-label={text.label}
            aria-describedby="focus-help"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent.x}
            aria-valuetext={fill(text.place, percent, language)}
            onKeyDown={(event) => {
              const step = stepOf(event.key, event.shiftKey);
              if (!step) return;
              event.preventDefault();
              onChange(moveFocus(focus, step));
            }}
          />
        </PictureStage>
      </div>
      <Text size="sm" c="dimmed" id="focus-help">
        {text.help}
      </Text>
      <Looks picture={picture} focus={shownFocus(focus, crop)} label={text.looks} />
    </Stack>
  );
};

const shapes = ['16 / 9', '1 / 1', '3 / 4'];

const Looks = ({ picture, focus, label }: { picture: LibraryPicture; focus: Focus; label: string }) => (
  <div>
    <Text size="sm" fw={640} mb={6}>
      {label}
    </Text>
    <ul className={styles.looks}>
      {shapes.map((aspectRatio) => (
        <li key={aspectRatio}>
          <img
            src={pictureAddress({ name: picture.address }, 320)}
            alt={aspectRatio.replaceAll(' / ', ':')}
            style={{ aspectRatio, objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
          />
        </li>
      ))}
    </ul>
  </div>
);

export const inPercent = ({ x, y, width, height }: Crop) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});
