import { useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import fieldStyles from '../field/field.module.css';
import { glyphs } from '../field/glyphs.tsx';
import styles from './per-device.module.css';
import type { Range } from './per-device.state.ts';

const texts = {
  nl: {
    base: 'Zoals op desktop',
    tablet: 'Zoals op tablet',
    phone: 'Zoals op telefoon',
    hover: '',
    ownHover: 'Alleen bij aanwijzen',
    ownTablet: 'Eigen waarde op tablet',
    ownPhone: 'Eigen waarde op telefoon',
    ownBase: 'Hier ingesteld',
    reset: 'Terugzetten',
  },
  en: {
    base: 'As on desktop',
    tablet: 'As on tablet',
    phone: 'As on phone',
    hover: '',
    ownHover: 'Only when pointed at',
    ownTablet: 'A value of its own on tablets',
    ownPhone: 'A value of its own on phones',
    ownBase: 'Set here',
    reset: 'Reset',
  },
  de: {
    base: 'Wie am Desktop',
    tablet: 'Wie auf dem Tablet',
    phone: 'Wie auf dem Telefon',
    hover: '',
    ownHover: 'Nur beim Daraufzeigen',
    ownTablet: 'Eigener Wert auf Tablets',
    ownPhone: 'Eigener Wert auf Telefonen',
    ownBase: 'Hier gesetzt',
    reset: 'Zurücksetzen',
  },
} satisfies Texts;

const own = { base: 'ownBase', tablet: 'ownTablet', phone: 'ownPhone', hover: 'ownHover' } as const;

interface Props {
  /** Where the value comes from, and the range that is edited. */
  from: Range;
  range: Range;
  setHere: boolean;
  /** Whether anybody set the value where it comes from. */
  setThere: boolean;
  onReset(): void;
}

/** Says where a value comes from, and takes back one set here. */
export const OriginNote = ({ from, range, setHere, setThere, onReset }: Props) => {
  const words = useTexts(texts);
  if (!setHere && (from === range || !setThere)) return null;
  const origin = setHere ? words[own[range]] : words[from];
  return (
    <p className={fieldStyles.note}>
      {setHere && <span className={styles.dot} aria-hidden="true" />}
      {origin}
      {setHere && (
        <button type="button" className={`${fieldStyles.textButton} ${styles.reset}`} onClick={onReset}>
          {glyphs.reset} {words.reset}
        </button>
      )}
    </p>
  );
};
