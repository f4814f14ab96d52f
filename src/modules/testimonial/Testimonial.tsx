import type { ReactNode } from 'react';
import { PictureImage } from '../../components/PictureImage.tsx';
import { linkAttributes } from '../../fields/link-attributes.ts';
import { type Language, localeOf } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { testimonialFields } from './testimonial.definition.ts';
import styles from './testimonial.module.css';

const texts = {
  nl: { rating: '{rating} van 5 sterren' },
  en: { rating: '{rating} out of 5 stars' },
  de: { rating: '{rating} von 5 Sternen' },
} satisfies Texts;

/** What a guest says, with who says it; the portrait is never wider than 90 px (TES-1). */
export const Testimonial = (props: ModuleProps<typeof testimonialFields>) => {
  const { root, language, text, portrait, portraitAt, mark, rating, look } = props;
  const face = portrait && (
    <PictureImage picture={{ ...portrait, alt: '' }} sizes="90px" className={styles.portrait} />
  );
  return (
    <figure {...rootWith(root, styles.testimonial, styles[look], styles[`portrait-${portraitAt}`])}>
      {portraitAt !== 'below' && face}
      {rating > 0 && <Rating rating={rating} language={language} />}
      <blockquote className={mark ? `${styles.text} ${styles.marked}` : styles.text}>
        {text
          .split(/\n{2,}/)
          .filter((each) => each.trim())
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </blockquote>
      <Author {...props} face={portraitAt === 'below' && face} />
    </figure>
  );
};

const Rating = ({ rating, language }: { rating: number; language: Language }) => {
  const written = rating.toLocaleString(localeOf[language], { maximumFractionDigits: 1 });
  return (
    <p className={styles.rating}>
      <span className={styles.stars} />
      <span aria-hidden="true">{written}</span>
      <span className="visually-hidden">{fill(texts[language].rating, { rating: written }, language)}</span>
    </p>
  );
};

const Author = (props: ModuleProps<typeof testimonialFields> & { face: ReactNode }) => {
  const { author, role, company, companyLink, face } = props;
  if (!author && !role && !company && !face) return null;
  const firm = companyLink ? <a {...linkAttributes(companyLink)}>{company}</a> : company;
  return (
    <figcaption className={styles.author}>
      {face}
      <span className={styles.names}>
        {author && <strong>{author}</strong>}
        {(role || company) && (
          <span className={styles.role}>
            {role}
            {role && company && ', '}
            {company && firm}
          </span>
        )}
      </span>
    </figcaption>
  );
};
