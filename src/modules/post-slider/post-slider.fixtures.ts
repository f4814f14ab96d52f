import { examplePosts } from '../../components/posts/post-examples.ts';
import type { ModuleFixture } from '../define-module.ts';
import { fixtureSite } from '../fixture-page.ts';

const picture = fixtureSite.picture('tulips-path');

export const postSliderFixtures: ModuleFixture[] = [
  { name: 'five posts', data: { posts: examplePosts(5, picture) } },
  {
    name: 'one in view, rotating',
    props: { perView: { base: 1 }, autoRotate: true, ratio: '16:9' },
    data: { posts: examplePosts(3, picture) },
  },
  {
    name: 'a single post without a picture',
    props: { ratio: 'none' },
    data: { posts: examplePosts(1, undefined) },
  },
];
