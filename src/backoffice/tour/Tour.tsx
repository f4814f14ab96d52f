import { Button, Popover } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { fill, type Texts } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import styles from './tour.module.css';
import { type Box, useBoxes } from './use-boxes.ts';

const texts = {
  nl: {
    at: 'Stap {step} van {count}',
    skip: 'Overslaan',
    back: 'Vorige',
    next: 'Volgende',
    done: 'Aan de slag',
  },
  en: { at: 'Step {step} of {count}', skip: 'Skip', back: 'Back', next: 'Next', done: 'Start working' },
  de: {
    at: 'Schritt {step} von {count}',
    skip: 'Überspringen',
    back: 'Zurück',
    next: 'Weiter',
    done: 'Loslegen',
  },
} satisfies Texts;

export interface TourStep {
  title: string;
  words: string;
  /** Brings about what the step is about, such as an open panel. */
  enter?(): void;
  /** What the step is about, in px of the window; the note stands beside the first. */
  boxes(): Box[];
}

/** Shows around: a note beside each thing in turn. Nothing is locked meanwhile; Escape in the note ends it. */
export const Tour = ({ steps, end }: { steps: readonly TourStep[]; end(): void }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const [at, setAt] = useState(0);
  const id = useId();
  const note = useRef<HTMLDivElement>(null);
  const step = steps[at] as TourStep;
  const boxes = useBoxes(step.boxes);
  useReturnedFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    step.enter?.();
    const frame = requestAnimationFrame(() => note.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [at]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') end();
  };
  const [first, ...others] = boxes.length > 0 ? boxes : [middleOfWindow()];
  const isLast = at === steps.length - 1;
  return (
    <>
      {others.map((box) => (
        <div key={`${box.x} ${box.y}`} className={styles.ring} style={styleOf(box)} aria-hidden="true" />
      ))}
      <Popover
        opened
        width={340}
        position="bottom"
        withArrow
        arrowSize={12}
        offset={14}
        shadow="md"
        zIndex={150}
        withRoles={false}
        closeOnClickOutside={false}
        closeOnEscape={false}
        middlewares={{ flip: true, shift: { crossAxis: true, padding: 12 } }}
      >
        <Popover.Target>
          <div className={styles.ring} style={styleOf(first as Box)} aria-hidden="true" />
        </Popover.Target>
        <Popover.Dropdown
          ref={note}
          className={styles.note}
          role="dialog"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-words`}
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          <p className={styles.at}>{fill(text.at, { step: at + 1, count: steps.length }, language)}</p>
          <h2 className={styles.title} id={`${id}-title`}>
            {step.title}
          </h2>
          <p id={`${id}-words`}>{step.words}</p>
          <div className={styles.buttons}>
            {!isLast && (
              <Button variant="subtle" size="xs" onClick={end}>
                {text.skip}
              </Button>
            )}
            <span className={styles.onwards}>
              {at > 0 && (
                <Button variant="default" size="xs" onClick={() => setAt(at - 1)}>
                  {text.back}
                </Button>
              )}
              <Button size="xs" onClick={() => (isLast ? end() : setAt(at + 1))}>
                {isLast ? text.done : text.next}
              </Button>
            </span>
          </div>
        </Popover.Dropdown>
      </Popover>
    </>
  );
};

/** At the end one is where one was. */
function useReturnedFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
}

const middleOfWindow = (): Box => ({ x: innerWidth / 2, y: innerHeight / 3, width: 0, height: 0 });

const styleOf = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height });
