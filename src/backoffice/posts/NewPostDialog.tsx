import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { blogKey } from '../../components/posts/post-data.ts';
import { type Language, languages } from '../../lib/language.ts';
import { slugOf } from '../../lib/slug.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { localNow } from '../../lib/zoned-time.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { NewDraftEnd } from '../pages/new-draft/NewDraftEnd.tsx';
import { NewDraftLanguage } from '../pages/new-draft/NewDraftLanguage.tsx';
import { NewDraftModal, type NewDraftStart } from '../pages/new-draft/NewDraftModal.tsx';
import { useNewDraft } from '../pages/new-draft/use-new-draft.ts';
import { type PageInList, pagesQuery } from '../pages/pages-query.ts';
import { useStaff } from '../staff.tsx';
import { Form } from '../ui/Form.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';

const texts = {
  nl: {
    newPost: 'Nieuw bericht',
    title: 'Titel',
    titleHelp: 'Staat boven het bericht en op het blog. Je kunt hem later veranderen.',
    path: 'Het bericht komt op {path}.',
    make: 'Begin met schrijven',
    needTitle: 'Geef het bericht een titel.',
  },
  en: {
    newPost: 'New post',
    title: 'Title',
    titleHelp: 'Stands above the post and on the blog. You can change it later.',
    path: 'The post will be at {path}.',
    make: 'Start writing',
    needTitle: 'Give the post a title.',
  },
  de: {
    newPost: 'Neuer Beitrag',
    title: 'Titel',
    titleHelp: 'Steht über dem Beitrag und im Blog. Du kannst ihn später ändern.',
    path: 'Der Beitrag kommt auf {path}.',
    make: 'Schreiben beginnen',
    needTitle: 'Gib dem Beitrag einen Titel.',
  },
} satisfies Texts;

/** Makes the draft of a post, of today and by who makes it, and opens it in the builder. */
export const NewPostDialog = ({ start, onClose }: { start: NewDraftStart | undefined; onClose(): void }) => {
  const text = useTexts(texts);
  return (
    <NewDraftModal title={text.newPost} {...{ start, onClose }}>
      {(begun) => <NewPostForm start={begun} onClose={onClose} />}
    </NewDraftModal>
  );
};

const NewPostForm = ({ start, onClose }: { start: NewDraftStart; onClose(): void }) => {
  const text = useTexts(texts);
  const { language: staffLanguage } = useLanguage();
  const staff = useStaff();
  const makeDraft = useNewDraft();
  const { data: pages = [] } = useQuery(pagesQuery);
  const form = useForm<{ title: string; language: Language }>({
    initialValues: { title: start.title ?? '', language: start.language ?? staffLanguage },
    validate: { title: (value) => (slugOf(value) ? null : text.needTitle) },
  });
  const path = freePath(pages, form.values);
  const make = useAction(async ({ title, language }: { title: string; language: Language }) => {
    const copied = start.key ?? start.copyOf;
    await makeDraft({
      key: start.key,
      title,
      language,
      path,
      post: newPost(
        staff.name,
        pages.find((page) => page.key === copied),
      ),
      ...(copied && { from: { page: copied } }),
    });
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
        <NewDraftLanguage
          field={form.getInputProps('language')}
          onChange={(value) => form.setFieldValue('language', value)}
        />
      )}
      <NewDraftEnd
        hint={slugOf(form.values.title) && fill(text.path, { path }, staffLanguage)}
        make={text.make}
        busy={make.busy}
        onCancel={onClose}
      />
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
