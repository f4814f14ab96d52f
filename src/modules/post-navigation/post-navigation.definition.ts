import { toggle } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { PostNavigation } from './PostNavigation.tsx';
import { postNavigationFixtures } from './post-navigation.fixtures.ts';

export const postNavigationFields = {
  sameCategory: toggle({
    label: { nl: 'Binnen de categorie', en: 'Within the category', de: 'Innerhalb der Kategorie' },
    help: {
      nl: 'De eerste categorie van het bericht',
      en: 'The first category of the post',
      de: 'Die erste Kategorie des Beitrags',
    },
    initial: false,
  }),
  showPictures: toggle({
    label: { nl: 'Met afbeelding', en: 'With picture', de: 'Mit Bild' },
    initial: true,
  }),
};

export const postNavigation = defineModule({
  type: 'post-navigation',
  version: 1,
  label: { nl: 'Vorig en volgend bericht', en: 'Previous and next post', de: 'Voriger und nächster Beitrag' },
  about: {
    nl: 'Links naar de berichten ervoor en erna, voor onder aan een bericht.',
    en: 'Links to the posts before and after, for the foot of a post.',
    de: 'Links zu den Beiträgen davor und danach, für das Ende eines Beitrags.',
  },
  category: 'lists',
  icon: 'arrow-right',
  fields: postNavigationFields,
  Component: PostNavigation,
  isEmpty: (_values, data) => !data?.previous && !data?.next,
  fixtures: postNavigationFixtures,
});
