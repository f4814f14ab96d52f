import { type HTMLAttributes, type ReactNode, useId } from 'react';
import type { Language } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { Icon } from '../Icon.tsx';
import styles from './carousel.module.css';
import type { Carousel } from './use-carousel.ts';

const texts = {
  nl: {
    carousel: 'carrousel',
    slide: 'dia',
    position: '{number} van {count}',
    previous: 'Vorige',
    next: 'Volgende',
    dot: 'Ga naar {number}',
    dots: 'Kies wat je ziet',
    stop: 'Zet het wisselen stil',
    start: 'Laat het weer wisselen',
  },
  en: {
    carousel: 'carousel',
    slide: 'slide',
    position: '{number} of {count}',
    previous: 'Previous',
    next: 'Next',
    dot: 'Go to {number}',
    dots: 'Choose what to see',
    stop: 'Stop rotating',
    start: 'Start rotating again',
  },
  de: {
    carousel: 'Karussell',
    slide: 'Folie',
    position: '{number} von {count}',
    previous: 'Zurück',
    next: 'Weiter',
    dot: 'Gehe zu {number}',
    dots: 'Auswählen, was zu sehen ist',
    stop: 'Wechsel anhalten',
    start: 'Weiter wechseln lassen',
  },
} satisfies Texts;

interface Props {
  /** Attributes of the outermost element. */
  root: HTMLAttributes<HTMLElement>;
  carousel: Carousel;
  language: Language;
  label: string;
  arrows: boolean;
  dots: boolean;
  align?: 'stretch' | 'start' | 'center';
  slides: readonly { key: string; element: ReactNode }[];
  /** Slides in view on a desktop; when that is all of them, there is nothing to go to. */
  inView?: number;
  /** Stands above the slides. */
  children?: ReactNode;
}

/**
 * Slides on a track that scrolls and snaps without script, with the controls of a carousel. While the island
 * sleeps, the loader answers the arrows (`data-step`). A module that shows it imports `carousel.module.css` in
 * its own CSS and sets `--per-view`.
 */
export const CarouselFrame = (props: Props) => {
  const { root, carousel, language, label, align = 'stretch', slides, children } = props;
  const trackId = useId();
  const words = texts[language];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is no form, and several may stand on a page
    <div
      {...root}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label || words.carousel}
      {...carousel.listeners}
    >
      {children}
      <div
        className={`${styles.track} ${styles[align]}`}
        id={trackId}
        ref={carousel.track}
        data-moving={carousel.moving || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {slides.map(({ key, element }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of anything, not of form fields
          <div
            key={key}
            className={styles.slide}
            role="group"
            aria-roledescription={words.slide}
            aria-label={fill(words.position, { number: index + 1, count: slides.length }, language)}
          >
            {element}
          </div>
        ))}
      </div>
      {slides.length > 1 && <Controls {...props} trackId={trackId} />}
    </div>
  );
};

function Controls({
  carousel,
  language,
  arrows,
  dots,
  trackId,
  slides,
  inView = 1,
}: Props & { trackId: string }) {
  const words = texts[language];
  const { dispatch, rotation } = carousel;
  const arrow = (type: 'previous' | 'next', disabled: boolean) => (
    <button
      type="button"
      className={styles.arrow}
      aria-label={words[type]}
      aria-controls={trackId}
      aria-disabled={disabled || undefined}
      data-step={type === 'next' ? 1 : -1}
      onClick={() => dispatch({ type })}
    >
      <Icon name={type === 'next' ? 'arrow-right' : 'arrow-left'} />
    </button>
  );
  return (
    <div className={slides.length > inView ? styles.controls : `${styles.controls} ${styles.all}`}>
      {arrows && arrow('previous', carousel.atStart)}
      {arrows && arrow('next', carousel.atEnd)}
      {dots && (
        // biome-ignore lint/a11y/useSemanticElements: the dots are buttons, not form fields
        <div className={styles.dots} role="group" aria-label={words.dots}>
          {carousel.dots?.map((index, dot) => (
            <button
              key={index}
              type="button"
              className={styles.dot}
              aria-label={fill(words.dot, { number: dot + 1 }, language)}
              aria-current={dot === carousel.activeDot ? 'true' : undefined}
              onClick={() => dispatch({ type: 'chosen', index })}
            />
          ))}
        </div>
      )}
      {rotation && (
        <button
          type="button"
          className={styles.arrow}
          hidden={rotation.hidden}
          aria-label={rotation.stopped ? words.start : words.stop}
          onClick={rotation.toggle}
        >
          <Icon name={rotation.stopped ? 'play' : 'pause'} />
        </button>
      )}
    </div>
  );
}
