import type { ModuleFixture } from '../define-module.ts';

const categories = ['Onderweg', 'Werkplaats', 'Haarlem'].map((name, index) => ({
  name,
  href: `/blog?category=${name}`,
  count: 3 - index,
}));

export const postCategoriesFixtures: ModuleFixture[] = [
  { name: 'three', data: { categories } },
  {
    name: 'without numbers and without a blog page',
    props: { showCount: false },
    data: { categories: categories.map((each) => ({ ...each, href: null })) },
  },
];
