import { useEffect, useMemo } from 'react';
import { useTexts } from '../../backoffice/language.tsx';
import type { Texts } from '../../lib/texts.ts';
import { useDrag } from '../drag/use-drag.ts';
import { Glyph } from '../glyphs.tsx';
import { focusLibrary } from '../library/focus-library.ts';
import { useEditor } from '../state/use-editor.ts';
import styles from './canvas.module.css';
import { keepLandingPlaces } from './landing-places.ts';
import { drawnRect, touchFrame, useFrame } from './use-frame.ts';

const texts = {
  nl: { fill: 'Kies een onderdeel voor deze lege plek' },
  en: { fill: 'Choose a module for this empty place' },
  de: { fill: 'Wähle ein Element für diesen leeren Platz' },
} satisfies Texts;

/** A plus in each empty slot: selects its module and leads to the library. */
export const EmptySlots = () => {
  const text = useTexts(texts);
  useFrame((state) => state.tick);
  const scale = useFrame((state) => state.scale);
  const frame = useFrame((state) => state.frame);
  useLandingPlaces(frame?.document);
  const slots = [...(frame?.document.querySelectorAll<HTMLElement>('[data-empty-slot]') ?? [])];
  const height = frame?.document.defaultView?.innerHeight ?? 0;
  return slots.map((slot) => {
    const rect = drawnRect(slot);
    const place = slot.dataset.emptySlot ?? '';
    if (!rect || rect.y > height || rect.y + rect.height < 0) return null;
    const choose = () => {
      useEditor.getState().select(place.split(' ')[0]);
      focusLibrary();
    };
    return (
      <button
        type="button"
        key={place}
        className={styles.fill}
        aria-label={text.fill}
        onClick={choose}
        style={{
          transform: `translate(${(rect.x + rect.width / 2) * scale - 16}px, ${(rect.y + rect.height / 2) * scale - 16}px)`,
        }}
      >
        <Glyph name="library" />
      </button>
    );
  });
};

function useLandingPlaces(page: Document | undefined): void {
  const selected = useEditor((state) => state.selected);
  const dragging = useDrag(({ item }) => item !== undefined);
  const places = useMemo(() => page && keepLandingPlaces(page), [page]);
  useEffect(() => {
    places?.show({ dragging, selected });
    touchFrame();
  }, [places, dragging, selected]);
}
