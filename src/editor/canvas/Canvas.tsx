import { Alert, Button, Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../backoffice/api.ts';
import { useTexts } from '../../backoffice/language.tsx';
import type { Texts } from '../../lib/texts.ts';
import { useEditor } from '../state/use-editor.ts';
import { WarningsButton } from '../warnings/WarningsButton.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './canvas.module.css';
import { deviceWidths } from './device-widths.ts';
import { Overlay } from './Overlay.tsx';
import { TypingScope } from './TypingScope.tsx';
import { useCanvas } from './use-canvas.ts';
import { reveal, touchFrame, useFrame } from './use-frame.ts';
import { useSwapped } from './use-swapped.ts';

const texts = {
  nl: {
    canvas: 'De pagina zoals bezoekers haar zien',
    loading: 'De pagina wordt getekend…',
    failed: 'De pagina kan nu niet getekend worden. Wat je verandert blijft bewaard.',
    again: 'Probeer opnieuw',
  },
  en: {
    canvas: 'The page as visitors see it',
    loading: 'Drawing the page…',
    failed: 'The page cannot be drawn now. What you change is kept.',
    again: 'Try again',
  },
  de: {
    canvas: 'Die Seite, wie Besucher sie sehen',
    loading: 'Die Seite wird gezeichnet…',
    failed: 'Die Seite lässt sich gerade nicht zeichnen. Deine Änderungen bleiben erhalten.',
    again: 'Noch einmal versuchen',
  },
} satisfies Texts;

/** The page in the middle of the builder: the server's rendering, drawn as wide as the chosen device. */
export const Canvas = () => {
  const text = useTexts(texts);
  const iframe = useRef<HTMLIFrameElement>(null);
  const { html, error, retry } = useCanvas(iframe);
  const stage = useRef<HTMLDivElement>(null);
  const { left, width, height, scale } = useFit(stage);
  const loaded = useFrame(({ frame }) => frame !== undefined);
  useRevealSelection();
  useSwapped();

  return (
    <section className={styles.canvas} aria-label={text.canvas}>
      <div className={styles.stage} ref={stage}>
        {html !== undefined && (
          <iframe
            ref={iframe}
            className={styles.frame}
            title={text.canvas}
            srcDoc={html}
            style={{ left, width, height: height / scale, transform: `scale(${scale})` }}
          />
        )}
        {loaded && <Overlay left={left} width={width * scale} height={height} />}
        {!loaded && error === undefined && (
          <div className={styles.waiting} role="status">
            <Loader type="dots" />
            <span>{text.loading}</span>
          </div>
        )}
        {error !== undefined && (
          <Alert className={styles.failed} color="red" role="alert">
            <p>{error instanceof ApiError ? error.message : text.failed}</p>
            <Button size="xs" onClick={retry}>
              {text.again}
            </Button>
          </Alert>
        )}
      </div>
      <div className={styles.foot}>
        <Breadcrumbs />
        <TypingScope />
        {loaded && <WarningsButton />}
      </div>
    </section>
  );
};

/** The page in its device's width, made smaller where the window has less room. */
function useFit(stage: React.RefObject<HTMLDivElement | null>) {
  const device = useEditor((state) => state.device);
  const [room, setRoom] = useState({ width: 1000, height: 700 });
  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  const margin = device === 'desktop' ? 0 : 16;
  const width = deviceWidths[device];
  const scale = Math.min(1, Math.max(0.2, (room.width - 2 * margin) / width));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outlines follow the room too
  useEffect(() => {
    useFrame.setState({ scale });
    touchFrame();
  }, [scale, room]);
  return { left: Math.max(0, (room.width - width * scale) / 2), width, height: room.height, scale };
}

/** What is selected elsewhere, such as in the outline, comes into view. */
function useRevealSelection() {
  useEffect(
    () =>
      useEditor.subscribe(
        ({ selected }) => selected,
        (selected) => {
          if (selected) requestAnimationFrame(() => reveal(selected));
        },
      ),
    [],
  );
}
