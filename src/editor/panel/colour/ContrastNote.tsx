import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { localeOf } from '../../../lib/language.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import fieldStyles from '../field/field.module.css';
import { useSurroundings } from '../field/surroundings.ts';
import styles from './colour.module.css';
import { contrastOf } from './contrast.ts';

const texts = {
  nl: {
    good: 'Goed te lezen: contrast {contrast} op 1',
    poor: 'Slecht te lezen: contrast {contrast} op 1, het moet minstens {least} zijn',
  },
  en: {
    good: 'Reads well: contrast {contrast} to 1',
    poor: 'Hard to read: contrast {contrast} to 1, it has to be at least {least}',
  },
  de: {
    good: 'Gut lesbar: Kontrast {contrast} zu 1',
    poor: 'Schlecht lesbar: Kontrast {contrast} zu 1, nötig sind mindestens {least}',
  },
} satisfies Texts;

interface Props {
  name: string;
  css: string;
  onlyIfPoor?: boolean;
}

/** How a colour stands out against what it is seen on (WCAG 2.2: 4.5 for text, 3 for lines). */
export const ContrastNote = ({ name, css, onlyIfPoor = false }: Props) => {
  const words = useTexts(texts);
  const { language } = useLanguage();
  const other = useSurroundings().seenAgainst(name);
  const isGround = /background|ground/i.test(name);
  const contrast =
    other === undefined ? undefined : isGround ? contrastOf(other, css) : contrastOf(css, other);
  if (contrast === undefined || other === undefined) return null;
  const least = /border|line/i.test(name) ? 3 : 4.5;
  const poor = contrast < least;
  if (onlyIfPoor && !poor) return null;
  const inWords = (number: number) =>
    (Math.floor(number * 10) / 10).toLocaleString(localeOf[language], { maximumFractionDigits: 1 });
  return (
    <p className={poor ? fieldStyles.problem : `${fieldStyles.help} ${styles.contrast}`}>
      <span
        className={styles.sample}
        style={isGround ? { background: css, color: other } : { background: other, color: css }}
        aria-hidden="true"
      >
        Aa
      </span>
      <span>
        {poor && <Icon name="warning" />}{' '}
        {fill(
          poor ? words.poor : words.good,
          { contrast: inWords(contrast), least: inWords(least) },
          language,
        )}
      </span>
    </p>
  );
};
