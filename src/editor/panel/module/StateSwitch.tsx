import { SegmentedControl } from '@mantine/core';
import { useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import { useSurroundings } from '../field/surroundings.ts';
import styles from './module.module.css';

const texts = {
  nl: {
    state: 'Voor welke toestand',
    normal: 'Normaal',
    hover: 'Bij aanwijzen',
    desktop: 'Je past aan hoe het op desktop is; tablet en telefoon volgen, tot je daar iets anders kiest.',
    tablet: 'Je past aan hoe het op tablets is; de telefoon volgt.',
    phone: 'Je past alleen aan hoe het op telefoons is.',
    pointed: 'Je past aan hoe het is zolang iemand het aanwijst. Wat je niet wijzigt, blijft zoals het is.',
  },
  en: {
    state: 'For which state',
    normal: 'Normal',
    hover: 'Hover',
    desktop: 'You change how it is on desktop; tablet and phone follow until you choose otherwise there.',
    tablet: 'You change how it is on tablets; the phone follows.',
    phone: 'You only change how it is on phones.',
    pointed: 'You change how it is while somebody points at it. What you leave alone stays as it is.',
  },
  de: {
    state: 'Für welchen Zustand',
    normal: 'Normal',
    hover: 'Beim Daraufzeigen',
    desktop:
      'Du änderst, wie es am Desktop ist; Tablet und Telefon folgen, bis du dort etwas anderes wählst.',
    tablet: 'Du änderst, wie es auf Tablets ist; das Telefon folgt.',
    phone: 'Du änderst nur, wie es auf Telefonen ist.',
    pointed: 'Du änderst, wie es ist, solange jemand darauf zeigt. Was du nicht änderst, bleibt.',
  },
} satisfies Texts;

/** Whether values are edited as they are, or as they are under the pointer (MOD-2); says what is being edited. */
export const StateSwitch = () => {
  const words = useTexts(texts);
  const { device, hover, setHover } = useSurroundings();
  return (
    <div className={styles.state}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={words.state}
        data={[
          { value: 'normal', label: words.normal },
          { value: 'hover', label: words.hover },
        ]}
        value={hover ? 'hover' : 'normal'}
        onChange={(state) => setHover(state === 'hover')}
      />
      <p aria-live="polite">{hover ? words.pointed : words[device]}</p>
    </div>
  );
};
