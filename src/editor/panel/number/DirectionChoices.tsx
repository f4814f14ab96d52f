import { useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import styles from './number.module.css';

const texts = {
  nl: {
    0: 'naar boven',
    45: 'naar rechtsboven',
    90: 'naar rechts',
    135: 'naar rechtsonder',
    180: 'naar onder',
    225: 'naar linksonder',
    270: 'naar links',
    315: 'naar linksboven',
  },
  en: {
    0: 'upwards',
    45: 'to the upper right',
    90: 'to the right',
    135: 'to the lower right',
    180: 'downwards',
    225: 'to the lower left',
    270: 'to the left',
    315: 'to the upper left',
  },
  de: {
    0: 'nach oben',
    45: 'nach rechts oben',
    90: 'nach rechts',
    135: 'nach rechts unten',
    180: 'nach unten',
    225: 'nach links unten',
    270: 'nach links',
    315: 'nach links oben',
  },
} satisfies Texts;

const directions = [0, 45, 90, 135, 180, 225, 270, 315] as const;

interface Props {
  /** In degrees, 0 is upwards. */
  value: number;
  onChange(value: number): void;
  labelId: string;
}

/** The eight directions one can point at; those between are typed or slid. */
export const DirectionChoices = ({ value, onChange, labelId }: Props) => {
  const words = useTexts(texts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend that is already the label
    <div role="group" aria-labelledby={labelId} className={styles.directions}>
      {directions.map((direction) => (
        <button
          key={direction}
          type="button"
          title={words[direction]}
          aria-label={words[direction]}
          aria-pressed={value % 360 === direction}
          onClick={() => onChange(direction)}
        >
          <svg
            viewBox="0 0 16 16"
            width="16"
            height="16"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
          >
            <path
              d="M8 13.5v-11M4 6.500l4-4 4 4"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              transform={`rotate(${direction} 8 8)`}
            />
          </svg>
        </button>
      ))}
    </div>
  );
};
