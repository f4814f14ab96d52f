import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import type { Label } from '../../../fields/field.ts';
import { fill, type Texts } from '../../../lib/texts.ts';
import { glyphs } from '../field/glyphs.tsx';
import { useSurroundings } from '../field/surroundings.ts';
import styles from './per-device.module.css';
import type { Range } from './per-device.state.ts';

const texts = {
  nl: {
    desktop: 'Op desktop',
    tablet: 'Op tablet',
    phone: 'Op telefoon',
    pointer: 'Als je het aanwijst',
    own: '{where}, eigen waarde',
    group: '{field}: voor welk apparaat',
  },
  en: {
    desktop: 'On desktop',
    tablet: 'On tablet',
    phone: 'On phone',
    pointer: 'When pointed at',
    own: '{where}, a value of its own',
    group: '{field}: for which device',
  },
  de: {
    desktop: 'Am Desktop',
    tablet: 'Auf dem Tablet',
    phone: 'Auf dem Telefon',
    pointer: 'Beim Daraufzeigen',
    own: '{where}, eigener Wert',
    group: '{field}: für welches Gerät',
  },
} satisfies Texts;

const devices = ['desktop', 'tablet', 'phone'] as const;

interface Props {
  label: Label;
  /** Whether the value may differ under the pointer as well. */
  hover: boolean;
  isSet(range: Range): boolean;
}

/** Chooses the device that is edited, for the whole builder; a dot marks those with a value of their own. */
export const DeviceSwitch = ({ label, hover: canHover, isSet }: Props) => {
  const words = useTexts(texts);
  const { language } = useLanguage();
  const { device, setDevice, hover, setHover } = useSurroundings();
  const button = (
    name: 'desktop' | 'tablet' | 'phone' | 'pointer',
    range: Range,
    pressed: boolean,
    press: () => void,
  ) => {
    const own = isSet(range);
    const title = own ? fill(words.own, { where: words[name] }, language) : words[name];
    return (
      <button
        key={name}
        type="button"
        className={styles.device}
        aria-pressed={pressed}
        aria-label={title}
        title={title}
        data-own={own ? '' : undefined}
        onClick={press}
      >
        {glyphs[name]}
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend that is already the label
    <span
      role="group"
      className={styles.devices}
      aria-label={fill(words.group, { field: label[language] }, language)}
    >
      {devices.map((name) =>
        button(name, name === 'desktop' ? 'base' : name, device === name, () => setDevice(name)),
      )}
      {canHover && button('pointer', 'hover', hover, () => setHover(!hover))}
    </span>
  );
};
