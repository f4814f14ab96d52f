import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import { fill, type Texts } from '../../../lib/texts.ts';
import { useEditor } from '../../state/use-editor.ts';
import fieldStyles from '../field/field.module.css';
import { usePages } from '../field/use-pages.ts';
import { useTypedText } from '../field/use-typed-text.ts';
import { type AddressProblem, addressProblem, tidyAddress } from './page-address.ts';

const texts = {
  nl: {
    label: 'Adres',
    help: 'Wat na de naam van de website komt. Kort, met streepjes in plaats van spaties.',
    'invalid-path': 'Gebruik kleine letters, cijfers en streepjes, met schuine strepen ertussen.',
    'reserved-path': 'Dit adres gebruikt het programma zelf. Kies een ander.',
    'path-of-other-language':
      'Dit adres hoort bij een andere taal. Adressen in deze taal beginnen met {prefix}.',
    taken: 'De pagina “{title}” heeft dit adres al. Kies een ander.',
    redirect:
      'Na publiceren gaat wie naar {path} komt vanzelf naar het nieuwe adres. Links op de site gaan mee.',
  },
  en: {
    label: 'Address',
    help: 'What comes after the website’s name. Short, with hyphens instead of spaces.',
    'invalid-path': 'Use small letters, digits and hyphens, divided by slashes.',
    'reserved-path': 'The program uses this address itself. Choose another.',
    'path-of-other-language':
      'This address belongs to another language. Addresses in this language begin with {prefix}.',
    taken: 'The page “{title}” already has this address. Choose another.',
    redirect:
      'Once published, whoever comes to {path} is taken to the new address. Links on the site follow.',
  },
  de: {
    label: 'Adresse',
    help: 'Was nach dem Namen der Website kommt. Kurz, mit Strichen statt Leerzeichen.',
    'invalid-path': 'Nimm Kleinbuchstaben, Ziffern und Striche, getrennt durch Schrägstriche.',
    'reserved-path': 'Diese Adresse braucht das Programm selbst. Wähle eine andere.',
    'path-of-other-language':
      'Diese Adresse gehört zu einer anderen Sprache. Adressen in dieser Sprache beginnen mit {prefix}.',
    taken: 'Die Seite „{title}“ hat diese Adresse schon. Wähle eine andere.',
    redirect:
      'Nach dem Veröffentlichen wird, wer zu {path} kommt, zur neuen Adresse geleitet. Links der Website ziehen mit.',
  },
} satisfies Texts;

interface Props {
  path: string;
  onChange(path: string): void;
}

/** The page's address, checked while it is typed; only one that can be is kept. */
export const AddressField = ({ path, onChange }: Props) => {
  const words = useTexts(texts);
  const { language: staffLanguage } = useLanguage();
  const key = useEditor((state) => state.pageKey);
  const language = useEditor((state) => state.language);
  const { pages } = usePages();
  const [problem, setProblem] = useState<AddressProblem>();
  const typed = useTypedText<HTMLInputElement>({
    text: path,
    commit: (text) => {
      const address = tidyAddress(text);
      const wrong = addressProblem(address, { key, language }, pages);
      setProblem(wrong);
      if (wrong) return undefined;
      onChange(address);
      return address;
    },
  });
  const listed = pages.find((page) => page.key === key)?.languages[language];
  const moved = listed && listed.state !== 'draft' && listed.path !== path;
  const prefix = language === 'nl' ? '/' : `/${language}`;
  return (
    <div>
      <TextInput
        {...typed.input}
        label={words.label}
        description={words.help}
        spellCheck={false}
        autoComplete="off"
        maxLength={200}
        error={
          problem &&
          fill(words[problem.code], { prefix, title: 'title' in problem ? problem.title : '' }, staffLanguage)
        }
      />
      <p role="status" className={fieldStyles.help}>
        {!problem && moved && fill(words.redirect, { path: listed.path }, staffLanguage)}
      </p>
    </div>
  );
};
