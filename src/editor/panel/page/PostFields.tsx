import { Autocomplete, TagsInput, Textarea } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { useId } from 'react';
import { useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { PostSettings } from '../../../page/page-settings.ts';
import { useEditor } from '../../state/use-editor.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import fieldStyles from '../field/field.module.css';
import { usePages } from '../field/use-pages.ts';
import { useTypedText } from '../field/use-typed-text.ts';
import { usePostCategories } from '../page-key/use-post-categories.ts';
import { PictureControl } from '../picture/PictureControl.tsx';

const texts = {
  nl: {
    date: 'Datum',
    dateHelp:
      'Het nieuwste bericht staat bovenaan. Publiceren op een later moment doe je met de knop Publiceren.',
    dateMissing: 'Zonder datum kan het bericht niet gepubliceerd worden.',
    author: 'Auteur',
    categories: 'Categorieën',
    categoriesHelp: 'De belangrijkste eerst. Enter of een komma voegt toe.',
    excerpt: 'Samenvatting',
    excerptHelp: 'Staat op het blog en in de feed. Leeg: de beschrijving.',
    picture: 'Afbeelding',
    pictureHelp: 'Boven het bericht, op het blog en bij delen.',
  },
  en: {
    date: 'Date',
    dateHelp: 'The newest post stands first. To publish at a later moment, use the button Publish.',
    dateMissing: 'Without a date the post cannot be published.',
    author: 'Author',
    categories: 'Categories',
    categoriesHelp: 'The main one first. Enter or a comma adds one.',
    excerpt: 'Excerpt',
    excerptHelp: 'Stands on the blog and in the feed. Empty: the description.',
    picture: 'Picture',
    pictureHelp: 'Above the post, on the blog and where it is shared.',
  },
  de: {
    date: 'Datum',
    dateHelp: 'Der neueste Beitrag steht oben. Für später veröffentlichst du über den Knopf Veröffentlichen.',
    dateMissing: 'Ohne Datum kann der Beitrag nicht veröffentlicht werden.',
    author: 'Autor oder Autorin',
    categories: 'Kategorien',
    categoriesHelp: 'Die wichtigste zuerst. Enter oder ein Komma fügt hinzu.',
    excerpt: 'Auszug',
    excerptHelp: 'Steht im Blog und im Feed. Leer: die Beschreibung.',
    picture: 'Bild',
    pictureHelp: 'Über dem Beitrag, im Blog und beim Teilen.',
  },
} satisfies Texts;

/** What is told of a post beside its modules. */
export const PostFields = ({
  post,
  onChange,
}: {
  post: PostSettings;
  onChange(post: PostSettings): void;
}) => {
  const words = useTexts(texts);
  const id = useId();
  const language = useEditor((state) => state.language);
  const categories = usePostCategories(language);
  const set = (change: Partial<PostSettings>) => onChange({ ...post, ...change });
  const excerpt = useTypedText<HTMLTextAreaElement>({
    text: post.excerpt,
    commit: (text) => {
      set({ excerpt: text });
      return text;
    },
  });
  return (
    <>
      <DatePickerInput
        label={words.date}
        description={words.dateHelp}
        error={post.date ? undefined : words.dateMissing}
        value={post.date || null}
        onChange={(date) => set({ date: date ?? '' })}
        valueFormat="D MMMM YYYY"
        dropdownType="popover"
      />
      <Autocomplete
        label={words.author}
        data={useAuthors()}
        value={post.author}
        onChange={(author) => set({ author })}
        maxLength={200}
      />
      <TagsInput
        label={words.categories}
        description={words.categoriesHelp}
        data={categories}
        value={post.categories}
        onChange={(chosen) => set({ categories: namesIn(chosen) })}
        maxTags={20}
        acceptValueOnBlur
        clearable
      />
      <Textarea
        {...excerpt.input}
        label={words.excerpt}
        description={words.excerptHelp}
        rows={4}
        maxLength={1000}
        classNames={{ input: fieldStyles.textarea }}
      />
      <FieldFrame
        label={words.picture}
        labelId={`${id}-picture-label`}
        help={words.pictureHelp}
        helpId={`${id}-picture-help`}
        problemId={`${id}-picture-problem`}
      >
        <PictureControl
          value={post.picture ? { media: post.picture } : null}
          onChange={(picture) => set({ picture: picture?.media ?? null })}
          id={`${id}-picture`}
          labelId={`${id}-picture-label`}
          describedBy={`${id}-picture-help`}
          withoutAlt
        />
      </FieldFrame>
    </>
  );
};

/** Pasted or typed at once they may be several. */
const namesIn = (typed: readonly string[]): string[] => [
  ...new Set(
    typed
      .flatMap((each) => each.split(','))
      .map((each) => each.trim())
      .filter(Boolean),
  ),
];

/** Everyone who has written a post. */
function useAuthors(): string[] {
  const { pages } = usePages();
  const names = pages.flatMap(({ languages }) =>
    Object.values(languages).map(({ post }) => post?.author ?? ''),
  );
  return [...new Set(names)].filter(Boolean).toSorted();
}
