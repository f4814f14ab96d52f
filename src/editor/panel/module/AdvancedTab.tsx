import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { ShownWhen } from '../../../page/page-node.ts';
import { useEditor } from '../../state/use-editor.ts';
import { ConditionsField } from '../conditions/ConditionsField.tsx';
import { useSurroundings } from '../field/surroundings.ts';
import { useTypedText } from '../field/use-typed-text.ts';
import styles from './module.module.css';

const texts = {
  nl: {
    anchor: 'Anker',
    help: 'Een naam om naar deze plek te linken, zoals prijzen. Letters, cijfers en streepjes.',
    wrong: 'Begin met een letter; gebruik verder alleen letters, cijfers en streepjes.',
    twice: 'Een ander onderdeel van deze pagina heeft dit anker al; de link gaat naar het eerste.',
  },
  en: {
    anchor: 'Anchor',
    help: 'A name to link to this place, such as prices. Letters, digits and hyphens.',
    wrong: 'Begin with a letter; otherwise use only letters, digits and hyphens.',
    twice: 'Another module of this page already has this anchor; the link goes to the first.',
  },
  de: {
    anchor: 'Anker',
    help: 'Ein Name, um auf diese Stelle zu verlinken, zum Beispiel preise. Buchstaben, Ziffern und Striche.',
    wrong: 'Beginne mit einem Buchstaben; sonst nur Buchstaben, Ziffern und Striche.',
    twice: 'Ein anderes Element dieser Seite hat diesen Anker schon; der Link führt zum ersten.',
  },
} satisfies Texts;

interface Props {
  id: string;
  anchor: string | undefined;
  shown: ShownWhen | undefined;
  /** The design value `hidden`. */
  hidden: unknown;
}

/** What few modules need: an anchor, and which visitors see it (MOD-7). */
export const AdvancedTab = ({ id, anchor, shown, hidden }: Props) => {
  const words = useTexts(texts);
  const input = useId();
  const setAnchor = useEditor((state) => state.setAnchor);
  const { anchors } = useSurroundings();
  const typed = useTypedText<HTMLInputElement>({
    text: anchor ?? '',
    commit: (text) => {
      const name = text.trim().replace(/^#/, '');
      if (name !== '' && !/^[a-z][\w-]{0,60}$/i.test(name)) return undefined;
      setAnchor(id, name || undefined);
      return name;
    },
  });
  const twice = anchor !== undefined && anchors().filter((each) => each === anchor).length > 1;
  return (
    <div className={styles.fields}>
      <TextInput
        id={input}
        {...typed.input}
        label={words.anchor}
        description={words.help}
        leftSection="#"
        autoComplete="off"
        spellCheck={false}
        error={typed.refused ? words.wrong : twice ? words.twice : undefined}
      />
      <ConditionsField id={id} shown={shown} hidden={hidden} />
    </div>
  );
};
