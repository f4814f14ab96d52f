import { examplePictures, examplePosts } from '../../components/posts/post-examples.ts';
import type { ModuleFixture } from '../define-module.ts';
import { fixtureSite } from '../fixture-page.ts';
import type { PostListData } from './PostList.tsx';

const pictures = examplePictures.map((media) => fixtureSite.picture(media));

const paging = (current: number, last: number, missing = false) => ({
  ...{ current, last, missing, name: 'page', path: '/blog', query: '' },
});

const filter = ['', 'Onderweg', 'Werkplaats'].map((name) => ({
  name,
  href: name ? `/blog?category=${name}` : '/blog',
  current: name === 'Onderweg',
}));

const data = (count: number, rest: Partial<PostListData> = {}): PostListData => ({
  posts: examplePosts(count, pictures),
  filter: null,
  paging: null,
  ...rest,
});

export const postListFixtures: ModuleFixture[] = [
  { name: 'three columns', data: data(3, { paging: paging(1, 2) }) },
  {
    name: 'the newest large, with categories and pages',
    props: { firstLarge: true, filter: true, showAuthor: true },
    data: data(4, { filter, paging: paging(1, 84) }),
  },
  { name: 'below each other', props: { layout: 'list', ratio: '4:3' }, data: data(3) },
  {
    name: 'one post, without a picture',
    props: { columns: '2' },
    data: { ...data(0), posts: examplePosts(1) },
  },
  {
    name: 'only titles and dates',
    props: { ratio: 'none', showExcerpt: false, showCategories: false, showReadingTime: false, columns: '1' },
    data: {
      ...data(0),
      posts: examplePosts(4).map((post) => ({
        ...post,
        excerpt: '',
        meta: { ...post.meta, categories: [], author: '', readingTime: '' },
      })),
    },
  },
  { name: 'a page that is not there', data: data(1, { paging: paging(2, 2, true) }) },
  { name: 'none yet', props: { emptyText: 'Binnenkort meer.' }, data: data(0) },
  { name: 'four dozen', props: { perPage: 50, columns: '4' }, data: data(48) },
];
