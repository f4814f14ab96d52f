import { Button, Chip, Group, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { LibraryPicture } from '../../../features/media/library.types.ts';
import type { Crop, Focus } from '../../../features/media/media.types.ts';
import { shownSize } from '../../../features/media/rules/crop.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import { useLanguage, useTexts } from '../../language.tsx';
import { type Corner, corners, cropAround, dragCorner, moveCrop, pointOf, stepOf } from './crop.state.ts';
import { inPercent } from './FocusEditor.tsx';
import { PictureStage } from './PictureStage.tsx';
import styles from './stage.module.css';
import { useDrag } from './use-drag.ts';

const texts = {
  nl: {
    help: 'Sleep het kader of een hoek. Met het toetsenbord: kies kader of hoek met Tab en gebruik de pijltjes. Het origineel blijft bewaard.',
    shape: 'Vorm van de uitsnede',
    free: 'Vrij',
    whole: 'Hele afbeelding',
    move: 'Uitsnede verplaatsen',
    topLeft: 'Hoek linksboven',
    topRight: 'Hoek rechtsboven',
    bottomLeft: 'Hoek linksonder',
    bottomRight: 'Hoek rechtsonder',
    size: 'Te zien: {width} × {height} pixels',
  },
  en: {
    help: 'Drag the frame or a corner. By keyboard: choose frame or corner with Tab and use the arrow keys. The original is kept.',
    shape: 'Shape of the crop',
    free: 'Free',
    whole: 'Whole picture',
    move: 'Move the crop',
    topLeft: 'Top left corner',
    topRight: 'Top right corner',
    bottomLeft: 'Bottom left corner',
    bottomRight: 'Bottom right corner',
    size: 'Shown: {width} × {height} pixels',
  },
  de: {
    help: 'Zieh den Rahmen oder eine Ecke. Mit der Tastatur: Rahmen oder Ecke mit Tab wählen und die Pfeiltasten benutzen. Das Original bleibt erhalten.',
    shape: 'Form des Ausschnitts',
    free: 'Frei',
    whole: 'Ganzes Bild',
    move: 'Ausschnitt verschieben',
    topLeft: 'Ecke oben links',
    topRight: 'Ecke oben rechts',
    bottomLeft: 'Ecke unten links',
    bottomRight: 'Ecke unten rechts',
    size: 'Zu sehen: {width} × {height} Pixel',
  },
} satisfies Texts;

const shapes: Readonly<Record<string, number>> = {
  '16:9': 16 / 9,
  '3:2': 3 / 2,
  '4:3': 4 / 3,
  '1:1': 1,
  '3:4': 3 / 4,
};
const all: Crop = { x: 0, y: 0, width: 1, height: 1 };

interface Props {
  picture: LibraryPicture;
  focus: Focus;
  crop: Crop | null;
  onChange(crop: Crop | null): void;
}

/** Chooses the part of the picture that pages show; the file stays as it is. */
export const CropEditor = ({ picture, focus, crop, onChange }: Props) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const [shape, setShape] = useState('free');
  const area = useRef<HTMLDivElement>(null);
  const { original } = picture;
  const shown = crop ?? all;
  /** Width to height as parts of this picture. */
  const partsOf = (name: string) => shapes[name] && (shapes[name] * original.height) / original.width;
  const ratio = partsOf(shape);

  const choose = (name: string) => {
    setShape(name);
    const parts = partsOf(name);
    if (parts) onChange(cropAround(focus, parts));
  };
  const move = useDrag(area, (_to, by) => onChange(moveCrop(shown, by)));
  const size = shownSize({ ...original, crop });
  return (
    <Stack gap="sm">
      <PictureStage
        picture={picture}
        area={area}
        inside={
          <button
            type="button"
            className={styles.crop}
            style={inPercent(shown)}
            aria-label={text.move}
            {...move}
            onKeyDown={(event) => withStep(event, (step) => onChange(moveCrop(shown, step)))}
          />
        }
      >
        {corners.map((corner) => (
          <CornerHandle
            key={nameOf(corner)}
            corner={corner}
            at={pointOf(shown, corner)}
            label={text[nameOf(corner)]}
            area={area}
            onDrag={(to) => onChange(dragCorner(shown, corner, to, ratio))}
          />
        ))}
      </PictureStage>
      <Text size="sm" role="status">
        {fill(text.size, size, language)}
      </Text>
      <Group gap="xs" role="radiogroup" aria-label={text.shape}>
        <Chip.Group value={shape} onChange={choose}>
          {['free', ...Object.keys(shapes)].map((name) => (
            <Chip key={name} value={name} size="sm" variant="outline">
              {name === 'free' ? text.free : name}
            </Chip>
          ))}
        </Chip.Group>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={crop === null}
          onClick={() => {
            setShape('free');
            onChange(null);
          }}
        >
          {text.whole}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {text.help}
      </Text>
    </Stack>
  );
};

interface HandleProps {
  corner: Corner;
  at: Focus;
  label: string;
  area: { current: HTMLElement | null };
  onDrag(to: Focus): void;
}

const CornerHandle = ({ corner, at, label, area, onDrag }: HandleProps) => {
  const drag = useDrag(area, onDrag);
  const across = corner.right !== corner.bottom;
  return (
    <button
      type="button"
      className={across ? `${styles.corner} ${styles.across}` : styles.corner}
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
      aria-label={label}
      {...drag}
      onKeyDown={(event) => withStep(event, (step) => onDrag({ x: at.x + step.x, y: at.y + step.y }))}
    />
  );
};

function withStep(event: KeyboardEvent, act: (step: Focus) => void): void {
  const step = stepOf(event.key, event.shiftKey);
  if (!step) return;
  event.preventDefault();
  act(step);
}

const nameOf = ({ right, bottom }: Corner) =>
  bottom ? (right ? 'bottomRight' : 'bottomLeft') : right ? 'topRight' : 'topLeft';
