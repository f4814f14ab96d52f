import { ColorPicker, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import { Icon } from '../../../components/Icon.tsx';
import type { Texts } from '../../../lib/texts.ts';
import { useSurroundings } from '../field/surroundings.ts';
import { useTypedText } from '../field/use-typed-text.ts';
import styles from './colour.module.css';
import { colourName } from './colour-names.ts';

const texts = {
  nl: {
    theme: 'Van de huisstijl',
    own: 'Eigen kleur',
    code: 'Kleurcode',
    saturation: 'Verzadiging en helderheid',
    hue: 'Tint',
    alpha: 'Doorzichtigheid',
    everywhere: 'Verander een kleur overal',
    example: 'bijvoorbeeld #1D4B39',
  },
  en: {
    theme: 'From the house style',
    own: 'A colour of your own',
    code: 'Colour code',
    saturation: 'Saturation and brightness',
    hue: 'Hue',
    alpha: 'Transparency',
    everywhere: 'Change a colour everywhere',
    example: 'for example #1D4B39',
  },
  de: {
    theme: 'Aus dem Hausstil',
    own: 'Eigene Farbe',
    code: 'Farbcode',
    saturation: 'Sättigung und Helligkeit',
    hue: 'Farbton',
    alpha: 'Durchsichtigkeit',
    everywhere: 'Eine Farbe überall ändern',
    example: 'zum Beispiel #1D4B39',
  },
} satisfies Texts;

interface Props {
  value: string;
  labelId: string;
  onChange(value: string): void;
}

/** The theme's colours by name, and a picker for one's own. */
export const ColourChoices = ({ value, labelId, onChange }: Props) => {
  const words = useTexts(texts);
  const { language } = useLanguage();
  const { colours, token } = useSurroundings();
  const group = useId();
  const own = value.startsWith('#') ? value : '';
  const typed = useTypedText<HTMLInputElement>({
    text: own.toUpperCase(),
    commit: (text) => {
      const code = readCode(text);
      if (code === undefined) return undefined;
      if (code !== '' || own !== '') onChange(code);
      return code.toUpperCase();
    },
  });
  const picked = (code: string) =>
    onChange(code.length === 9 && code.endsWith('ff') ? code.slice(0, 7) : code);
  return (
    <div className={styles.choices}>
      <div role="radiogroup" aria-labelledby={labelId} className={styles.swatches}>
        {['', ...colours].map((name) => {
          const title = name === '' ? words.theme : colourName(name)[language];
          return (
            <label key={name} className={styles.choice} title={title}>
              <input
                type="radio"
                name={group}
                checked={value === name}
                onChange={() => onChange(name)}
                aria-label={title}
              />
              <span
                className={styles.swatch}
                data-none={name === '' ? '' : undefined}
                style={{ background: name && token(`--color-${name}`) }}
              />
            </label>
          );
        })}
      </div>
      <span className={styles.heading}>{words.own}</span>
      <ColorPicker
        format="hexa"
        fullWidth
        size="sm"
        value={own || '#ffffffff'}
        onChange={picked}
        saturationLabel={words.saturation}
        hueLabel={words.hue}
        alphaLabel={words.alpha}
      />
      <TextInput
        {...typed.input}
        size="sm"
        aria-label={words.code}
        placeholder={words.example}
        error={typed.refused}
      />
      <a className={styles.everywhere} href="/admin/look" target="_blank" rel="noopener">
        {words.everywhere} <Icon name="external" />
      </a>
    </div>
  );
};

/** `1d4b39`, `#1D4B39` or `#abc` as it is stored; '' is none. */
function readCode(text: string): string | undefined {
  const code = text.trim().replace(/^#/, '').toLowerCase();
  if (code === '') return '';
  if (/^[0-9a-f]{3}$/.test(code)) return `#${[...code].map((digit) => digit + digit).join('')}`;
  return /^([0-9a-f]{6}|[0-9a-f]{8})$/.test(code) ? `#${code}` : undefined;
}
