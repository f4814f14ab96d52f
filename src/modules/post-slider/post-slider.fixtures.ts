import { examplePictures, examplePosts } from '../../components/posts/post-examples.ts';
import type { ModuleFixture } from '../define-module.ts';
import { fixtureSite } from '../fixture-page.ts';

const pictures = examplePictures.map((media) => fixtureSite.picture(media));

export const postSliderFixtures: ModuleFixture[] = [
  { name: 'five posts', data: { posts: examplePosts(5, pictures) } },
  {
    name: 'one in view, rotating',
    props: { perView: { base: 1 }, autoRotate: true, ratio: '16:9' },
    data: { posts: examplePosts(3, pictures) },
  },
  {
    name: 'a single post without a picture',
    props: { ratio: 'none' },
    data: { posts: examplePosts(1) },
  },
];
