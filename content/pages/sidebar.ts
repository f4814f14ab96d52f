import type { ContentPage } from '../../src/page/page-content.ts';
import { asHtml, heading, node } from './parts/nodes.ts';
import { to } from './parts/page-link.ts';
import { slugs } from './parts/slugs.ts';

/** Stands beside every post of the blog. */
export const sidebar: ContentPage = {
  key: 'sidebar',
  slug: slugs.sidebar,
  title: { nl: 'Zijbalk van verhalen', en: 'Sidebar of stories', de: 'Seitenleiste der Geschichten' },
  description: {
    nl: 'Wat naast elk verhaal staat: de onderwerpen waarover we schrijven, de nieuwste verhalen, en de weg naar een fiets.',
    en: 'What stands beside every story: the subjects we write about, the newest stories, and the way to a bike of your own.',
    de: 'Was neben jeder Geschichte steht: die Themen, über die wir schreiben, die neuesten Geschichten, und der Weg zum Rad.',
  },
  modules: (t) => [
    heading('h2', t({ nl: 'Waarover', en: 'Subjects', de: 'Themen' }), { size: 'small' }),
    node('post-categories'),
    heading('h2', t({ nl: 'Zelf op pad?', en: 'Off you go?', de: 'Selbst los?' }), { size: 'small' }),
    node('text', {
      html: asHtml([
        t({
          nl: 'Vanaf negen uur staat er een fiets voor je klaar, op jouw hoogte gezet.',
          en: 'From nine o’clock a bike is ready for you, set to your height.',
          de: 'Ab neun Uhr steht ein Rad für dich bereit, auf deine Größe eingestellt.',
        }),
      ]),
    }),
    node('button', {
      label: t({ nl: 'Kies een fiets', en: 'Choose a bike', de: 'Rad aussuchen' }),
      link: to('booking'),
      kind: 'main',
    }),
  ],
};
