import { choice, number, toggle } from '../../fields/kinds.ts';
import { postCategory } from '../../fields/post-category.ts';
import { headingLevelField } from '../heading-level-field.ts';

/** Which posts a list shows. */
export const postChoiceFields = () => ({
  category: postCategory({
    label: { nl: 'Alleen deze categorie', en: 'This category only', de: 'Nur diese Kategorie' },
  }),
  offset: number({
    label: { nl: 'Nieuwste overslaan', en: 'Leave out the newest', de: 'Neueste auslassen' },
    help: {
      nl: 'Zoveel berichten, bijvoorbeeld omdat ze er al boven staan',
      en: 'This many posts, perhaps because they stand above already',
      de: 'So viele Beiträge, etwa weil sie schon darüber stehen',
    },
    initial: 0,
    minimum: 0,
    maximum: 500,
  }),
});

/** What is told of a post beside its title. */
export const postMetaFields = () => ({
  showDate: toggle({ label: { nl: 'Met datum', en: 'With date', de: 'Mit Datum' }, initial: true }),
  showAuthor: toggle({
    label: { nl: 'Met auteur', en: 'With author', de: 'Mit Autor oder Autorin' },
    initial: false,
  }),
  showCategories: toggle({
    label: { nl: 'Met categorieën', en: 'With categories', de: 'Mit Kategorien' },
    initial: true,
  }),
  showReadingTime: toggle({
    label: { nl: 'Met leestijd', en: 'With reading time', de: 'Mit Lesezeit' },
    initial: true,
  }),
});

export const postRatioField = (initial: '3:2' | '16:9') =>
  choice({
    label: { nl: 'Afbeelding', en: 'Picture', de: 'Bild' },
    options: {
      '3:2': { nl: '3:2', en: '3:2', de: '3:2' },
      '16:9': { nl: '16:9', en: '16:9', de: '16:9' },
      '4:3': { nl: '4:3', en: '4:3', de: '4:3' },
      '1:1': { nl: 'Vierkant', en: 'Square', de: 'Quadratisch' },
      none: { nl: 'Geen', en: 'None', de: 'Keines' },
    },
    initial,
  });

/** How a card shows a post. */
export const postLookFields = () => ({
  ratio: postRatioField('3:2'),
  level: headingLevelField('h3'),
  showExcerpt: toggle({
    label: { nl: 'Met samenvatting', en: 'With excerpt', de: 'Mit Auszug' },
    initial: true,
  }),
  ...postMetaFields(),
});
