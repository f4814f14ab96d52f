import type { ModuleFixture } from '../define-module.ts';

export const textFixtures: ModuleFixture[] = [
  {
    name: 'paragraphs, a list and a link',
    props: {
      html: '<p>Haal je fiets op aan het <a href="/contact">Spaarne</a>. We zetten het zadel goed, pompen de banden nog eens op en wijzen de wind aan.</p><ul><li>Helm inbegrepen</li><li>Slot ook</li></ul>',
    },
  },
  {
    name: 'headings, numbers and a quote, as in a long article',
    props: {
      html: '<h2>Lek onderweg</h2><p>Onder het zadel zit een reserveband. Wie liever belt, belt: <b>binnen tien kilometer van Haarlem</b> komen we plakken.</p><h3>Zelf plakken</h3><ol><li>Draai de fiets om, zadel in het gras.</li><li>Haal de band van de velg, zonder schroevendraaier.</li><li>Zoek het gat in de sloot: waar het borrelt, daar zit het.</li></ol><blockquote><p>Een lekke band is ook een pauze.</p></blockquote><p>Het plakspul ligt in het tasje.</p>',
    },
  },
  {
    name: 'a lead',
    props: { html: '<p>Wij lenen je een goede fiets en vertellen waar je heen moet.</p>', size: 'lead' },
  },
  { name: 'small print', props: { html: '<p>Borg € 50, terug als de fiets terug is.</p>', size: 'small' } },
];
