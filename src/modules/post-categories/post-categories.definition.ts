import { toggle } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { PostCategories } from './PostCategories.tsx';
import { postCategoriesFixtures } from './post-categories.fixtures.ts';

export const postCategoriesFields = {
  showCount: toggle({
    label: { nl: 'Met het aantal', en: 'With the number of posts', de: 'Mit Zahl der Beiträge' },
    initial: true,
  }),
};

export const postCategories = defineModule({
  type: 'post-categories',
  version: 1,
  label: { nl: 'Categorieën van berichten', en: 'Categories of posts', de: 'Kategorien der Beiträge' },
  about: {
    nl: 'De onderwerpen van je blog, elk met een link naar de berichten erover.',
    en: 'The topics of your blog, each with a link to its posts.',
    de: 'Die Themen deines Blogs, jeweils mit Link zu ihren Beiträgen.',
  },
  category: 'lists',
  icon: 'page',
  fields: postCategoriesFields,
  Component: PostCategories,
  isEmpty: (_values, { categories }) => categories.length === 0,
  fixtures: postCategoriesFixtures,
});
