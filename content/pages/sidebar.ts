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
    heading('h3', t({ nl: 'Waarover', en: 'Subjects', de: 'Themen' }), { size: 'small' }),
    node('post-categories'),
    heading('h3', t({ nl: 'Zelf op pad?', en: 'Off you go?', de: 'Selbst los?' }), { size: 'small' }),
    node('text', {
      html: asHtml([
        t({
          nl: 'Reserveer er een, dan staat hij voor je klaar, op jouw hoogte gezet.',
          en: 'Book a bike and it will be waiting for you, set to your height.',
          de: 'Buch dir ein Rad, dann steht es bereit, auf deine Größe eingestellt.',
        }),
      ]),
    }),
    node('button', {
      label: t({ nl: 'Kies je fiets', en: 'Choose your bike', de: 'Rad auswählen' }),
      link: to('booking'),
      kind: 'main',
    }),
  ],
};
