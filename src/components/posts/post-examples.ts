import type { Picture } from '../../fields/site-data.ts';
import type { PostCardData, PostMetaData } from './post-data.ts';

/** For fixtures. */
export const exampleMeta: PostMetaData = {
  date: { day: '2026-10-18', words: '18 oktober 2026' },
  author: 'Jikke van der Meulen',
  categories: [
    { name: 'Onderweg', href: '/blog?category=Onderweg' },
    { name: 'Werkplaats', href: '/blog?category=Werkplaats' },
  ],
  readingTime: '4 minuten lezen',
};

const titles = [
  'De week waarin de bollen opengaan',
  'Wat een ketting je vertelt als je hem laat uitpraten',
  'Met de bakfiets naar zee, en terug tegen de wind',
  'Vijf plekken waar de koffie het omrijden waard is',
  'Regen is geen weer, regen is een jas',
];

/** The pictures that go with the titles. */
export const examplePictures = ['tulips-path', 'workshop', 'bike-cargo-in-use', 'shelter', 'rain-ride'];

export const examplePosts = (
  count: number,
  pictures: readonly (Picture | undefined)[] = [],
): PostCardData[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `post-${index}`,
    title: titles[index % titles.length] as string,
    href: `/blog/bericht-${index}`,
    excerpt: 'Elk jaar vraagt iemand aan de balie: is het al zover? Dit jaar hebben we het bijgehouden.',
    picture: pictures[index % pictures.length] ?? null,
    meta: exampleMeta,
  }));
