import { Button, Group, Modal, Select, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { blogKey } from '../../components/posts/post-data.ts';
import { isLanguage, type Language, languages } from '../../lib/language.ts';
import { slugOf } from '../../lib/slug.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { localNow } from '../../lib/zoned-time.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { languageNames } from '../pages/language-names.ts';
import { type PageInList, pagesQuery } from '../pages/pages-query.ts';
import { useStaff } from '../staff.tsx';
import { Form } from '../ui/Form.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';

const texts = {
  nl: {
    newPost: 'Nieuw bericht',
    translate: '{title} in het {language}',
    title: 'Titel',
    titleHelp: 'Staat boven het bericht en op het blog. Je kunt hem later veranderen.',
    language: 'Taal',
    path: 'Het bericht komt op {path}.',
    make: 'Begin met schrijven',
    cancel: 'Annuleren',
    close: 'Sluiten',
    needTitle: 'Geef het bericht een titel.',
  },
  en: {
    newPost: 'New post',
    translate: '{title} in {language}',
    title: 'Title',
    titleHelp: 'Stands above the post and on the blog. You can change it later.',
    language: 'Language',
    path: 'The post will be at {path}.',
    make: 'Start writing',
    cancel: 'Cancel',
    close: 'Close',
    needTitle: 'Give the post a title.',
  },
  de: {
    newPost: 'Neuer Beitrag',
    translate: '{title} auf {language}',
    title: 'Titel',
    titleHelp: 'Steht über dem Beitrag und im Blog. Du kannst ihn später ändern.',
    language: 'Sprache',
    path: 'Der Beitrag kommt auf {path}.',
    make: 'Schreiben beginnen',
    cancel: 'Abbrechen',
    close: 'Schließen',
    needTitle: 'Gib dem Beitrag einen Titel.',
  },
} satisfies Texts;

/** What the dialog begins with: nothing, another language of a post (`key`), or a copy. */
export interface NewPostStart {
  key?: string;
  language?: Language;
  title?: string;
  copyOf?: string;
}

/** Makes the draft of a post, of today and by who makes it, and opens it in the builder. */
export const NewPostDialog = ({ start, onClose }: { start: NewPostStart | undefined; onClose(): void }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const title = start?.language
    ? fill(
        text.translate,
        { title: start.title ?? '', language: languageNames[language][start.language] },
        language,
      )
    : text.newPost;
  return (
    <Modal
      opened={start !== undefined}
      onClose={onClose}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': text.close }}
    >
      {start && <NewPostForm start={start} onClose={onClose} />}
    </Modal>
  );
};

const NewPostForm = ({ start, onClose }: { start: NewPostStart; onClose(): void }) => {
  const text = useTexts(texts);
  const { language: staffLanguage } = useLanguage();
  const staff = useStaff();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: pages = [] } = useQuery(pagesQuery);
  const form = useForm<{ title: string; language: Language }>({
    initialValues: { title: start.title ?? '', language: start.language ?? staffLanguage },
    validate: { title: (value) => (slugOf(value) ? null : text.needTitle) },
  });
  const path = freePath(pages, form.values);
  const make = useAction(async ({ title, language }: { title: string; language: Language }) => {
    const copied = start.key ?? start.copyOf;
    const { key } = await api.post<{ key: string }>('/pages', {
      key: start.key,
      title: title.trim(),
      language,
      path,
      post: newPost(
        staff.name,
        pages.find((page) => page.key === copied),
      ),
      from: copied ? { page: copied } : undefined,
    });
    await queryClient.invalidateQueries({ queryKey: pagesQuery.queryKey });
    await navigate({ to: '/pages/$key/$language', params: { key, language } });
  });
  return (
    <Form onSubmit={form.onSubmit((values) => void make.run(values))}>
      <FormProblem error={make.error} />
      <TextInput
        {...form.getInputProps('title')}
        label={text.title}
        description={text.titleHelp}
        maxLength={200}
        data-autofocus
      />
      {start.key === undefined && (
        <Select
          {...form.getInputProps('language')}
          onChange={(value) => isLanguage(value) && form.setFieldValue('language', value)}
          label={text.language}
          data={languages.map((value) => ({ value, label: languageNames[staffLanguage][value] }))}
        />
      )}
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {slugOf(form.values.title) && fill(text.path, { path }, staffLanguage)}
        </Text>
        <Group>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" color="accent" loading={make.busy}>
            {text.make}
          </Button>
        </Group>
      </Group>
    </Form>
  );
};

/** A new post is of today; another language of one, and a copy, keep what does not depend on the language. */
function newPost(author: string, from: PageInList | undefined) {
  const original = from && languages.map((each) => from.languages[each]?.post).find(Boolean);
  const today = localNow(new Date(), 'Europe/Amsterdam').slice(0, 10);
  const empty = { date: today, author, picture: null, excerpt: '', categories: [] };
  return {
    ...empty,
    ...(original && { author: original.author, picture: original.picture, date: original.date }),
  };
}

/** Below the blog, and of no other page. */
function freePath(
  pages: readonly PageInList[],
  { title, language }: { title: string; language: Language },
): string {
  const blog = pages.find(({ key }) => key === blogKey)?.languages[language]?.path;
  const below = blog ?? (language === 'nl' ? '/blog' : `/${language}/blog`);
  const taken = new Set(pages.flatMap((page) => page.languages[language]?.path ?? []));
  const wanted = `${below}/${slugOf(title)}`;
  for (let count = 1; ; count += 1) {
    const path = count === 1 ? wanted : `${wanted}-${count}`;
    if (!taken.has(path)) return path;
  }
}
