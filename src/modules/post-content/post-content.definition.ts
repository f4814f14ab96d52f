import { defineModule } from '../define-module.ts';
import { PostContent } from './PostContent.tsx';
import { postContentFixtures } from './post-content.fixtures.ts';

export const postContent = defineModule({
  type: 'post-content',
  version: 1,
  label: { nl: 'Inhoud van het bericht', en: 'Content of the post', de: 'Inhalt des Beitrags' },
  about: {
    nl: 'De plek waar het bericht zelf komt, op de pagina die om elk bericht staat.',
    en: 'Where the post itself goes, on the page that stands around every post.',
    de: 'Hier erscheint der Beitrag selbst, auf der Seite, die jeden Beitrag umgibt.',
  },
  category: 'lists',
  icon: 'page',
  fields: {},
  slots: { content: { label: { nl: 'Bericht', en: 'Post', de: 'Beitrag' }, filled: true } },
  Component: PostContent,
  fixtures: postContentFixtures,
});
