import { exampleMeta } from '../../components/posts/post-examples.ts';
import type { ModuleFixture } from '../define-module.ts';
import { fixtureSite } from '../fixture-page.ts';
import type { PostTitleData } from './PostTitle.tsx';

const data: PostTitleData = {
  title: 'De week waarin de bollen opengaan',
  excerpt: '',
  picture: fixtureSite.picture('tulips-path') ?? null,
  meta: exampleMeta,
};

export const postTitleFixtures: ModuleFixture[] = [
  { name: 'with its picture', data },
  {
    name: 'with excerpt, without picture',
    props: { ratio: 'none', showExcerpt: true },
    data: {
      ...data,
      picture: null,
      excerpt: 'Elk jaar vraagt iemand aan de balie: is het al zover? Dit jaar hebben we het bijgehouden.',
    },
  },
  {
    name: 'a page that is no post, a very long word',
    data: { ...data, title: `Fietsen${'enfietsen'.repeat(40)}`, meta: null, picture: null },
  },
];
