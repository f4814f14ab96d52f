import { headingLevelField } from '../../components/heading-level-field.ts';
import { postMetaFields, postRatioField } from '../../components/posts/post-fields.ts';
import { choice, toggle } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { PostTitle } from './PostTitle.tsx';
import { postTitleFixtures } from './post-title.fixtures.ts';

const meta = postMetaFields();

export const postTitleFields = {
  level: headingLevelField('h1'),
  ratio: postRatioField('16:9'),
  share: choice({
    label: { nl: 'Breedte van de afbeelding', en: 'Width of the picture', de: 'Breite des Bildes' },
    help: {
      nl: 'Hoe breed dit onderdeel staat; bepaalt welk bestand wordt geladen',
      en: 'How wide this module stands; decides which file is loaded',
      de: 'Wie breit dieses Element steht; bestimmt, welche Datei geladen wird',
    },
    options: {
      column: { nl: 'Kolom', en: 'Column', de: 'Spalte' },
      page: { nl: 'Pagina', en: 'Page', de: 'Seite' },
    },
    initial: 'column',
  }),
  showExcerpt: toggle({
    label: { nl: 'Met samenvatting', en: 'With excerpt', de: 'Mit Auszug' },
    initial: false,
  }),
  ...meta,
  showAuthor: { ...meta.showAuthor, initial: true },
};

/** On a page that is no post it shows the title of that page. */
export const postTitle = defineModule({
  type: 'post-title',
  version: 1,
  label: { nl: 'Titel van het bericht', en: 'Title of the post', de: 'Titel des Beitrags' },
  about: {
    nl: 'Titel, datum, schrijver en foto, voor boven aan een bericht.',
    en: 'Title, date, author and picture, for the top of a post.',
    de: 'Titel, Datum, Autor und Bild, für den Anfang eines Beitrags.',
  },
  category: 'lists',
  icon: 'page',
  fields: postTitleFields,
  Component: PostTitle,
  isEmpty: (_values, data) => !data?.title,
  fixtures: postTitleFixtures,
});
