import type { Language } from '../../../lib/language.ts';
import type { CatalogueControl, CatalogueField, CatalogueFields } from '../../catalogue.ts';

/** The words a field may be searched by: its label and help, its options, and the labels of the fields in it. */
function wordsOf(field: CatalogueField, language: Language): string {
  return [field.label[language], field.help?.[language], wordsOfControl(field.control, language)].join(' ');
}

function wordsOfControl(control: CatalogueControl, language: Language): string {
  if (control.type === 'choice') return control.options.map(({ label }) => label[language]).join(' ');
  if (control.type === 'per-device') return wordsOf(control.of, language);
  if (control.type === 'list') {
    return Object.values(control.item)
      .map((field) => wordsOf(field, language))
      .join(' ');
  }
  return '';
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The fields of a module and of every module's design that hold all the words of a query. */
export function fieldsFound(
  props: CatalogueFields,
  design: CatalogueFields,
  query: string,
  language: Language,
): { props: CatalogueFields; design: CatalogueFields } {
  const sought = plain(query).split(/\s+/).filter(Boolean);
  const matching = (fields: CatalogueFields) =>
    Object.fromEntries(
      Object.entries(fields).filter(([, field]) => {
        const words = plain(wordsOf(field, language));
        return sought.every((word) => words.includes(word));
      }),
    );
  return { props: matching(props), design: matching(design) };
}
