import { CarouselFrame } from '../../components/carousel/CarouselFrame.tsx';
import { useCarousel } from '../../components/carousel/use-carousel.ts';
import { Icon } from '../../components/Icon.tsx';
import type { Rating, ReviewSource } from '../../features/reviews/reviews.types.ts';
import type { Language } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { CutText } from './cut-text.ts';
import type { reviewSliderFields } from './review-slider.definition.ts';
import styles from './review-slider.module.css';

export interface ShownReview extends CutText {
  id: string;
  author: string;
  source: ReviewSource;
  rating: number;
  language: Language;
  date: string;
  dateInWords: string;
}

export interface ReviewSliderData {
  /** `shown` is the average as the visitor's language writes it. */
  rating: (Rating & { shown: string }) | null;
  reviews: ShownReview[];
}

const texts = {
  nl: {
    label: 'Beoordelingen',
    stars: '{rating} van 5 sterren',
    average: '{average} van 5',
    count: { one: 'uit {count} beoordeling', other: 'uit {count} beoordelingen' },
    more: 'Lees meer',
    'guest-book': 'in ons gastenboek',
    google: 'op Google',
  },
  en: {
    label: 'Reviews',
    stars: '{rating} out of 5 stars',
    average: '{average} out of 5',
    count: { one: 'from {count} review', other: 'from {count} reviews' },
    more: 'Read more',
    'guest-book': 'in our guest book',
    google: 'on Google',
  },
  de: {
    label: 'Bewertungen',
    stars: '{rating} von 5 Sternen',
    average: '{average} von 5',
    count: { one: 'aus {count} Bewertung', other: 'aus {count} Bewertungen' },
    more: 'Mehr lesen',
    'guest-book': 'in unserem Gästebuch',
    google: 'auf Google',
  },
} satisfies Texts;

/** Stored reviews beside each other, with the average of all. */
export const ReviewSlider = (props: ModuleProps<typeof reviewSliderFields, never, ReviewSliderData>) => {
  const { root, data, language, arrows, dots, showRating } = props;
  const words = texts[language];
  const carousel = useCarousel({ ...props, count: data.reviews.length });
  return (
    <CarouselFrame
      root={rootWith(root, styles.reviews)}
      label={props.label || words.label}
      slides={data.reviews.map((review) => ({
        key: review.id,
        element: <Review review={review} language={language} />,
      }))}
      inView={props.perView.base}
      {...{ carousel, language, arrows, dots }}
    >
      {showRating && data.rating && (
        <p className={styles.average}>
          <span className={styles.figure}>{data.rating.shown}</span>
          <span>
            <Stars
              rating={data.rating.average}
              label={fill(words.average, { average: data.rating.shown }, language)}
            />
            {fill(words.count, { count: data.rating.count }, language)}
          </span>
        </p>
      )}
    </CarouselFrame>
  );
};

const Review = ({ review, language }: { review: ShownReview; language: Language }) => {
  const words = texts[language];
  const foreign = review.language === language ? undefined : review.language;
  return (
    <figure className={`card ${styles.review}`}>
      <p className={styles.rating}>
        <Stars rating={review.rating} label={fill(words.stars, { rating: review.rating }, language)} />
        <span aria-hidden="true">{review.rating}</span>
      </p>
      <blockquote className={styles.text} lang={foreign}>
        <p className={styles.start}>
          {review.shown}
          {/* After the end of a sentence, or four dots would stand in a row. */}
          {review.rest && (
            <span className={styles.ellipsis}>{/[.!?]$/.test(review.shown) ? '\u00a0…' : '…'}</span>
          )}
        </p>
        {review.rest && (
          <details className={styles.rest}>
            <summary lang={foreign && language}>{words.more}</summary>
            <p>{review.rest}</p>
          </details>
        )}
      </blockquote>
      <figcaption className={styles.author}>
        <strong>{review.author}</strong>
        <span>
          <time dateTime={review.date}>{review.dateInWords}</time>, {words[review.source]}
        </span>
      </figcaption>
    </figure>
  );
};

const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <span className={styles.stars} role="img" aria-label={label}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Icon key={star} name="star" className={star <= Math.round(rating) ? styles.full : styles.empty} />
    ))}
  </span>
);
