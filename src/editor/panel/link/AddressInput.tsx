import { Autocomplete, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../backoffice/language.tsx';
import type { StoredLink } from '../../../fields/link.ts';
import type { Texts } from '../../../lib/texts.ts';
import fieldStyles from '../field/field.module.css';
import { useSurroundings } from '../field/surroundings.ts';
import { useTypedText } from '../field/use-typed-text.ts';
import { addressOf, type LinkKind, type LinkRefusal, typedOf } from './link-kinds.ts';

const texts = {
  nl: {
    unsafe:
      'Dit adres is niet toegestaan: een link gaat naar een webpagina, e-mailadres, telefoonnummer of plek op de site. Hij is niet bewaard.',
    'not-an-address': 'Dit is nog geen volledig adres, zoals https://voorbeeld.nl of /tochten.',
    'not-a-mail-address': 'Dit is nog geen volledig e-mailadres.',
    'not-a-number': 'Schrijf een telefoonnummer, zoals +31 23 123 45 67.',
    'not-an-anchor': 'Een anker begint met een letter en heeft verder letters, cijfers en streepjes.',
  },
  en: {
    unsafe:
      'This address is not allowed: a link goes to a web page, e-mail address, telephone number or place on the site. It was not kept.',
    'not-an-address': 'This is not a whole address yet, such as https://example.com or /tours.',
    'not-a-mail-address': 'This is not a whole e-mail address yet.',
    'not-a-number': 'Write a telephone number, such as +31 23 123 45 67.',
    'not-an-anchor': 'An anchor begins with a letter and goes on with letters, digits and hyphens.',
  },
  de: {
    unsafe:
      'Diese Adresse ist nicht erlaubt: Ein Link führt zu einer Webseite, E-Mail-Adresse, Telefonnummer oder Stelle der Website. Er wurde nicht behalten.',
    'not-an-address': 'Das ist noch keine ganze Adresse, wie https://beispiel.de oder /touren.',
    'not-a-mail-address': 'Das ist noch keine ganze E-Mail-Adresse.',
    'not-a-number': 'Schreib eine Telefonnummer, zum Beispiel +31 23 123 45 67.',
    'not-an-anchor': 'Ein Anker beginnt mit einem Buchstaben, danach Buchstaben, Ziffern und Striche.',
  },
} satisfies Texts;

const examples = {
  address: 'https://',
  mail: 'info@',
  phone: '+31 ',
  anchor: '',
} as const;

interface Props {
  id: string;
  kind: Exclude<LinkKind, 'none' | 'page'>;
  label: string;
  link: StoredLink | null;
  onChange(link: StoredLink | null): void;
}

/** Types an address; what may not be linked to is refused at once and never stored. */
export const AddressInput = ({ id, kind, label, link, onChange }: Props) => {
  const words = useTexts(texts);
  const { anchors } = useSurroundings();
  const [refusal, setRefusal] = useState<LinkRefusal>();
  const typed = useTypedText<HTMLInputElement>({
    text: typedOf(link),
    whileRefused: '',
    commit: (text) => {
      const address = addressOf(kind, text);
      const refused = address && 'refused' in address ? address.refused : undefined;
      setRefusal(refused);
      if (refused) {
        if (link) onChange(null);
        return undefined;
      }
      onChange(address as { url: string } | null);
      return typedOf(address as { url: string } | null);
    },
  });
  const shared = {
    id,
    'aria-label': label,
    'aria-invalid': refusal !== undefined,
    'aria-describedby': refusal && `${id}-refusal`,
    autoComplete: 'off',
    error: refusal === 'unsafe',
  };
  return (
    <>
      {kind === 'anchor' ? (
        <Autocomplete
          {...shared}
          leftSection="#"
          data={[...anchors()]}
          value={typedOf(link)}
          onChange={typed.type}
        />
      ) : (
        <TextInput
          {...shared}
          {...typed.input}
          type="text"
          inputMode={inputModes[kind]}
          placeholder={examples[kind]}
        />
      )}
      {refusal && (
        <p
          id={`${id}-refusal`}
          role={refusal === 'unsafe' ? 'alert' : undefined}
          className={refusal === 'unsafe' ? fieldStyles.problem : fieldStyles.help}
        >
          {words[refusal]}
        </p>
      )}
    </>
  );
};

const inputModes = { address: 'url', mail: 'email', phone: 'tel' } as const;
