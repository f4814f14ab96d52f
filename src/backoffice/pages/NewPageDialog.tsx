import { Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { pathProblem } from '../../features/pages/rules/page-path.ts';
import { defaultLanguage, type Language } from '../../lib/language.ts';
import { slugOf } from '../../lib/slug.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { ApiError, api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { Form } from '../ui/Form.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';
import { NewDraftEnd } from './new-draft/NewDraftEnd.tsx';
import { NewDraftLanguage } from './new-draft/NewDraftLanguage.tsx';
import { NewDraftModal, type NewDraftStart } from './new-draft/NewDraftModal.tsx';
import { useNewDraft } from './new-draft/use-new-draft.ts';
import { nameOf } from './page-rows.ts';
import { pagesQuery } from './pages-query.ts';

const texts = {
  nl: {
    newPage: 'Nieuwe pagina',
    title: 'Titel',
    titleHelp: 'Zo heet de pagina in de browser en in zoekmachines.',
    path: 'Adres',
    pathHelp: 'Wat achter de naam van je site staat. Kort, met gewone woorden.',
    from: 'Begin met',
    empty: 'Een lege pagina',
    templates: 'Sjablonen',
    copies: 'Een kopie van',
    make: 'Maak de pagina',
    help: 'Niemand ziet de pagina voordat je publiceert.',
    needTitle: 'Geef de pagina een titel.',
    'invalid-path': 'Gebruik kleine letters, cijfers en streepjes, met een / ervoor.',
    'reserved-path': 'Dit adres gebruikt het programma zelf.',
    'path-of-other-language': 'In deze taal begint het adres met {prefix}.',
  },
  en: {
    newPage: 'New page',
    title: 'Title',
    titleHelp: 'What the page is called in the browser and in search engines.',
    path: 'Address',
    pathHelp: 'What stands behind the name of your site. Short, in plain words.',
    from: 'Begin with',
    empty: 'An empty page',
    templates: 'Templates',
    copies: 'A copy of',
    make: 'Make the page',
    help: 'Nobody sees the page before you publish.',
    needTitle: 'Give the page a title.',
    'invalid-path': 'Use small letters, digits and hyphens, with a / in front.',
    'reserved-path': 'The program itself uses this address.',
    'path-of-other-language': 'In this language the address begins with {prefix}.',
  },
  de: {
    newPage: 'Neue Seite',
    title: 'Titel',
    titleHelp: 'So heißt die Seite im Browser und in Suchmaschinen.',
    path: 'Adresse',
    pathHelp: 'Was hinter dem Namen deiner Website steht. Kurz, in einfachen Wörtern.',
    from: 'Beginnen mit',
    empty: 'Einer leeren Seite',
    templates: 'Vorlagen',
    copies: 'Einer Kopie von',
    make: 'Seite anlegen',
    help: 'Niemand sieht die Seite, bevor du sie veröffentlichst.',
    needTitle: 'Gib der Seite einen Titel.',
    'invalid-path': 'Nimm Kleinbuchstaben, Ziffern und Bindestriche, mit einem / davor.',
    'reserved-path': 'Diese Adresse braucht das Programm selbst.',
    'path-of-other-language': 'In dieser Sprache beginnt die Adresse mit {prefix}.',
  },
} satisfies Texts;

interface Values {
  title: string;
  language: Language;
  path: string;
  /** '' or `page:<key>` or `template:<id>`. */
  from: string;
}

const prefixOf = (language: Language) => (language === defaultLanguage ? '/' : `/${language}/`);

/** Makes a draft and opens it in the builder. */
export const NewPageDialog = ({ start, onClose }: { start: NewDraftStart | undefined; onClose(): void }) => {
  const text = useTexts(texts);
  return (
    <NewDraftModal title={text.newPage} {...{ start, onClose }}>
      {(begun) => <NewPageForm start={begun} onClose={onClose} />}
    </NewDraftModal>
  );
};

const NewPageForm = ({ start, onClose }: { start: NewDraftStart; onClose(): void }) => {
  const text = useTexts(texts);
  const { language: staffLanguage } = useLanguage();
  const makeDraft = useNewDraft();
  const beginnings = useBeginnings();
  const form = useForm<Values>({
    initialValues: {
      title: start.title ?? '',
      language: start.language ?? defaultLanguage,
      path: start.title ? prefixOf(start.language ?? defaultLanguage) + slugOf(start.title) : '',
      from: start.copyOf ? `page:${start.copyOf}` : '',
    },
    validate: {
      title: (value) => (value.trim() ? null : text.needTitle),
      path: (value, { language }) => {
        const problem = pathProblem(value, language);
        return problem ? fill(text[problem], { prefix: prefixOf(language) }, staffLanguage) : null;
      },
    },
  });
  const follow = (title: string, language: Language) => {
    const { values } = form;
    const untouched = values.path === '' || values.path === prefixOf(values.language) + slugOf(values.title);
    if (untouched) form.setFieldValue('path', prefixOf(language) + slugOf(title));
    form.setValues({ title, language });
  };
  const make = useAction(async ({ title, language, path, from }: Values) => {
    const [kind = '', id = ''] = from.split(/:(.*)/);
    try {
      await makeDraft({ key: start.key, title, language, path, ...(from && { from: { [kind]: id } }) });
    } catch (error) {
      if (error instanceof ApiError) form.setErrors(error.fields);
      throw error;
    }
  });
  return (
    <Form onSubmit={form.onSubmit((values) => void make.run(values))}>
      <FormProblem
        error={make.error && Object.keys(make.error.fields).length === 0 ? make.error : undefined}
      />
      <TextInput
        {...form.getInputProps('title')}
        onChange={({ currentTarget }) => follow(currentTarget.value, form.values.language)}
        label={text.title}
        description={text.titleHelp}
        data-autofocus
      />
      {start.key === undefined && (
        <NewDraftLanguage
          field={form.getInputProps('language')}
          onChange={(value) => follow(form.values.title, value)}
        />
      )}
      <TextInput
        {...form.getInputProps('path')}
        label={text.path}
        description={text.pathHelp}
        spellCheck={false}
      />
      <Select
        {...form.getInputProps('from')}
        label={text.from}
        searchable
        data={[
          { value: '', label: text.empty },
          { group: text.templates, items: beginnings.templates },
          { group: text.copies, items: beginnings.pages },
        ]}
      />
      <NewDraftEnd hint={text.help} make={text.make} busy={make.busy} onCancel={onClose} />
    </Form>
  );
};

/** What a new page can begin with. */
function useBeginnings() {
  const { language } = useLanguage();
  const { data: pages = [] } = useQuery(pagesQuery);
  const { data: templates = [] } = useQuery({
    queryKey: ['templates'],
    queryFn: async () =>
      (await api.get<{ templates: { id: string; name: string }[] }>('/templates')).templates,
  });
  return {
    templates: templates.map(({ id, name }) => ({ value: `template:${id}`, label: name })),
    pages: pages
      .filter(({ trashedAt }) => trashedAt === null)
      .map((page) => ({ value: `page:${page.key}`, label: nameOf(page, language)?.title ?? page.key })),
  };
}
