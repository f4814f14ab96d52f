import { useId } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { fill } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { sliderFields } from './slider.definition.ts';
import styles from './slider.module.css';
import { sliderTexts } from './slider.texts.ts';
import { maximumSlides } from './slider-timing.ts';

/** More dots than this do not stand on narrow screens, where one swipes. */
const shownOnPhones = 8;

type Props = ModuleProps<typeof sliderFields, 'slides'>;

/**
 * Slides over each other of which one is shown (SLI-1). Which one is a radio button: the dots work without script, by
 * finger and by keys. The script adds arrows, swiping and changing by itself.
 */
export const Slider = (props: Props) => {
  const { root, language, label, effect, shape } = props;
  const slides = props.slots.slides.slice(0, maximumSlides);
  const words = sliderTexts[language];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slider is no form, and several may stand on a page
    <div
      {...rootWith(
        root,
        styles.slider,
        effect === 'fade' ? styles.fades : styles['slides-over'],
        styles[shape],
      )}
      role="group"
      aria-roledescription={words.slider}
      aria-label={label || words.slider}
      data-seconds={props.seconds}
      data-autoplay={props.autoplay || undefined}
      data-loop={props.loop || undefined}
      data-ignore-hover={props.ignoreHover || undefined}
    >
      {slides.length > 1 && <Dots {...props} />}
      <div className={styles.slides}>
        {slides.map(({ key, element }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of anything, not of form fields
          <div
            key={key}
            role="group"
            aria-roledescription={words.slide}
            aria-label={fill(words.position, { number: index + 1, count: slides.length }, language)}
          >
            {element}
          </div>
        ))}
      </div>
      {slides.length > 1 && <Controls {...props} />}
    </div>
  );
};

function Dots({ language, slots, dots }: Props) {
  const words = sliderTexts[language];
  const name = useId();
  const slides = slots.slides.slice(0, maximumSlides);
  return (
    <div
      className={[styles.dots, !dots && styles.unseen, slides.length > shownOnPhones && styles.many]
        .filter(Boolean)
        .join(' ')}
      role="radiogroup"
      aria-label={words.dots}
    >
      {slides.map(({ key, props }, index) => {
        const values = { number: index + 1, count: slides.length, heading: String(props.heading) };
        return (
          <label key={key}>
            <input
              type="radio"
              name={name}
              className={styles.dot}
              defaultChecked={index === 0}
              aria-label={fill(props.heading ? words.named : words.dot, values, language)}
              data-shown={fill(props.heading ? words.shownNamed : words.shown, values, language)}
            />
          </label>
        );
      })}
    </div>
  );
}

/** Only with script; the button that stops stays hidden until something moves by itself. */
function Controls({ language, arrows, autoplay, loop }: Props) {
  const words = sliderTexts[language];
  return (
    <div className={styles.controls}>
      {autoplay && (
        <button
          type="button"
          className={styles.control}
          hidden
          data-slider-stop=""
          aria-label={words.stop}
          data-start={words.start}
        >
          <Icon name="pause" />
          <Icon name="play" />
        </button>
      )}
      {arrows && (
        <button
          type="button"
          className={styles.control}
          data-slider-step="-1"
          aria-label={words.previous}
          aria-disabled={loop ? undefined : true}
        >
          <Icon name="arrow-left" />
        </button>
      )}
      {arrows && (
        <button type="button" className={styles.control} data-slider-step="1" aria-label={words.next}>
          <Icon name="arrow-right" />
        </button>
      )}
      <p className="visually-hidden" role="status" />
    </div>
  );
}
