import { defineModule } from '../define-module.ts';
import { PostContent } from './PostContent.tsx';
import { postContentFixtures } from './post-content.fixtures.ts';

export const postContent = defineModule({
  type: 'post-content',
  version: 1,
  label: { nl: 'Inhoud van het bericht', en: 'Content of the post', de: 'Inhalt des Beitrags' },
  category: 'lists',
  icon: 'page',
  fields: {},
  slots: { content: { label: { nl: 'Bericht', en: 'Post', de: 'Beitrag' }, filled: true } },
  Component: PostContent,
  fixtures: postContentFixtures,
});
