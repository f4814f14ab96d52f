import { pagedQuery } from '../../components/paging/paging.state.ts';
import { postChoiceFields, postLookFields } from '../../components/posts/post-fields.ts';
import { choice, number, text, toggle } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { PostList } from './PostList.tsx';
import { postListFixtures } from './post-list.fixtures.ts';
import { categoryQuery } from './post-list.query.ts';

export const postListFields = {
  layout: choice({
    label: { nl: 'Indeling', en: 'Layout', de: 'Anordnung' },
    options: {
      grid: { nl: 'Naast elkaar', en: 'Side by side', de: 'Nebeneinander' },
      list: { nl: 'Onder elkaar', en: 'One below the other', de: 'Untereinander' },
    },
    initial: 'grid',
  }),
  columns: choice({
    label: { nl: 'Kolommen', en: 'Columns', de: 'Spalten' },
    options: {
      '1': { nl: '1', en: '1', de: '1' },
      '2': { nl: '2', en: '2', de: '2' },
      '3': { nl: '3', en: '3', de: '3' },
      '4': { nl: '4', en: '4', de: '4' },
    },
    initial: '3',
  }),
  firstLarge: toggle({
    label: { nl: 'Nieuwste groot', en: 'Newest large', de: 'Neuester Beitrag groß' },
    help: {
      nl: 'Op de eerste pagina, als er een rij onder past',
      en: 'On the first page, where a row fits below it',
      de: 'Auf der ersten Seite, wenn eine Reihe darunter passt',
    },
    initial: false,
  }),
  ...postChoiceFields(),
  perPage: number({
    label: { nl: 'Berichten per pagina', en: 'Posts per page', de: 'Beiträge pro Seite' },
    initial: 6,
    minimum: 1,
    maximum: 50,
  }),
  paged: toggle({
    label: { nl: 'Verder bladeren', en: 'Further pages', de: 'Weiterblättern' },
    help: {
      nl: 'Uit: alleen de eerste pagina',
      en: 'Off: the first page only',
      de: 'Aus: nur die erste Seite',
    },
    initial: true,
  }),
  filter: toggle({
    label: { nl: 'Kiezen uit categorieën', en: 'Choice of categories', de: 'Auswahl der Kategorien' },
    help: {
      nl: 'Ook links naar een categorie van de pagina ‘blog’ komen hier uit',
      en: 'Links to a category of the page ‘blog’ lead here too',
      de: 'Auch Links zu einer Kategorie der Seite „blog“ führen hierher',
    },
    initial: false,
  }),
  ...postLookFields(),
  emptyText: text({
    label: {
      nl: 'Als er nog geen bericht is',
      en: 'While there are no posts yet',
      de: 'Solange es keinen Beitrag gibt',
    },
    help: {
      nl: 'Leeg: dan is er niets te zien',
      en: 'Empty: then nothing is shown',
      de: 'Leer: dann ist nichts zu sehen',
    },
    maximumLength: 200,
  }),
};

export const postList = defineModule({
  type: 'post-list',
  version: 1,
  label: { nl: 'Berichten', en: 'Posts', de: 'Beiträge' },
  about: {
    nl: 'Wat je op je blog schreef, het nieuwste eerst, om door te bladeren.',
    en: 'What you wrote on your blog, newest first, page by page.',
    de: 'Was du im Blog geschrieben hast, das Neueste zuerst, zum Blättern.',
  },
  category: 'lists',
  icon: 'page',
  fields: postListFields,
  Component: PostList,
  readsQuery: (anchor, { paged, filter }) => ({
    ...(paged && pagedQuery(anchor)),
    ...(filter && categoryQuery(anchor)),
  }),
  scripts: ['src/components/paging/paging.browser.ts'],
  isEmpty: ({ emptyText }, data) => data.posts.length === 0 && !data.filter && !emptyText,
  fixtures: postListFixtures,
});
