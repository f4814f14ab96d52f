import { useTexts } from '../../backoffice/language.tsx';
import type { Texts } from '../../lib/texts.ts';
import { endTyping } from '../in-place/in-place.ts';
import { findNode } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import styles from './canvas.module.css';

const texts = {
  nl: {
    everywhere: 'Je verandert deze tekst op elk apparaat.',
    tablet: 'Je verandert deze tekst alleen op tablet en telefoon.',
    phone: 'Je verandert deze tekst alleen op telefoon.',
    hover: 'Je verandert deze tekst alleen bij aanwijzen.',
    onlyTablet: 'Maak anders op tablet',
    onlyPhone: 'Maak anders op telefoon',
  },
  en: {
    everywhere: 'You are changing these words on every device.',
    tablet: 'You are changing these words on tablet and phone only.',
    phone: 'You are changing these words on phones only.',
    hover: 'You are changing these words for when they are pointed at only.',
    onlyTablet: 'Make different on tablets',
    onlyPhone: 'Make different on phones',
  },
  de: {
    everywhere: 'Du änderst diesen Text auf jedem Gerät.',
    tablet: 'Du änderst diesen Text nur auf Tablet und Telefon.',
    phone: 'Du änderst diesen Text nur auf dem Telefon.',
    hover: 'Du änderst diesen Text nur fürs Daraufzeigen.',
    onlyTablet: 'Auf dem Tablet anders machen',
    onlyPhone: 'Auf dem Telefon anders machen',
  },
} satisfies Texts;

/**
 * Says, while words are edited in place on a narrower device, where they change: everywhere, until they are parted. Nobody
 * parts them unasked, and nobody changes the desktop unaware (SITE-3).
 */
export const TypingScope = () => {
  const words = useTexts(texts);
  const typing = useEditor((state) => state.typing);
  const device = useEditor((state) => state.device);
  if (!typing || (device === 'desktop' && !typing.range)) return null;
  const { id, path, range } = typing;
  const field = path.split('.')[0] ?? '';
  const part = () => {
    endTyping();
    const { tree, setVariant } = useEditor.getState();
    const node = findNode(tree, id);
    const value = (range ? node?.variants?.[range] : node?.props)?.[field];
    if (device !== 'desktop') setVariant(id, device, field, structuredClone(value));
  };
  return (
    <div className={styles.scope} role="status">
      <span>{words[range ?? 'everywhere']}</span>
      {device !== 'desktop' && range !== device && range !== 'hover' && (
        // Pressing it must not end the typing, and with it this button, before the click.
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={part}>
          {words[device === 'tablet' ? 'onlyTablet' : 'onlyPhone']}
        </button>
      )}
    </div>
  );
};
