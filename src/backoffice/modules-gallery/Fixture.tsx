import { fill } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import styles from './gallery.module.css';
import { documentAddress, type GalleryChoice, galleryWidths } from './gallery-choice.ts';
import { galleryTexts } from './gallery-texts.ts';
import { ScaledFrame } from './ScaledFrame.tsx';

interface Props {
  name: string;
  index: number;
  choice: GalleryChoice;
}

/** One fixture at the chosen width, or at all of them. */
export const Fixture = ({ name, index, choice }: Props) => {
  const text = useTexts(galleryTexts);
  const { language } = useLanguage();
  const address = documentAddress(index, choice);
  const widths = choice.width ? [choice.width] : galleryWidths;
  return (
    <section className={styles.fixture} aria-labelledby={`fixture-${index}`}>
      <h2 id={`fixture-${index}`}>
        {name}
        <a href={address} target="_blank" rel="noreferrer">
          {text.alone}
        </a>
      </h2>
      <div className={styles.frames} data-all={choice.width ? undefined : ''}>
        {widths.map((width) => (
          <figure key={width}>
            <ScaledFrame
              key={address}
              src={address}
              width={width}
              title={fill(text.at, { name, width: String(width) }, language)}
            />
            <figcaption>{width} px</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
};
