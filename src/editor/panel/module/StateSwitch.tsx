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

/** What one reads above a module's content: it is the same everywhere until somebody parts it. */
const contentTexts = {
  nl: {
    desktop: '',
    tablet:
      'Wat je verandert, verandert op elk apparaat. Zet bij een veld ‘Anders op tablet’ aan om het alleen daar te veranderen; de telefoon volgt.',
    phone:
      'Wat je verandert, verandert op elk apparaat. Zet bij een veld ‘Anders op telefoon’ aan om het alleen daar te veranderen.',
    pointed:
      'Zet bij een veld ‘Anders bij aanwijzen’ aan om iets anders te tonen zolang iemand het aanwijst, en op een telefoon na één tik.',
  },
  en: {
    desktop: '',
    tablet:
      'What you change, changes on every device. Switch on ‘Different on tablets’ at a field to change it there alone; the phone follows.',
    phone:
      'What you change, changes on every device. Switch on ‘Different on phones’ at a field to change it there alone.',
    pointed:
      'Switch on ‘Different when pointed at’ at a field to show something else while somebody points at it, and on a phone after one tap.',
  },
  de: {
    desktop: '',
    tablet:
      'Was du änderst, ändert sich auf jedem Gerät. Schalte bei einem Feld „Anders auf dem Tablet“ ein, um es nur dort zu ändern; das Telefon folgt.',
    phone:
      'Was du änderst, ändert sich auf jedem Gerät. Schalte bei einem Feld „Anders auf dem Telefon“ ein, um es nur dort zu ändern.',
    pointed:
      'Schalte bei einem Feld „Anders beim Daraufzeigen“ ein, um etwas anderes zu zeigen, solange jemand darauf zeigt, und auf dem Telefon nach einem Tippen.',
  },
} satisfies Texts;

/** Whether values are edited as they are, or as they are under the pointer (MOD-2); says what is being edited. */
export const StateSwitch = ({ about = 'design' }: { about?: 'design' | 'content' }) => {
  const said = useTexts(about === 'design' ? texts : contentTexts);
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
      <p aria-live="polite">{hover ? said.pointed : said[device]}</p>
    </div>
  );
};
