import type { ModuleFixture } from '../define-module.ts';

export const textFixtures: ModuleFixture[] = [
  {
    name: 'paragraphs, a list and a link',
    props: {
      html: '<p>Haal je fiets op aan het <a href="/contact">Spaarne</a>.</p><ul><li>Helm inbegrepen</li><li>Slot ook</li></ul>',
    },
  },
  {
    name: 'a lead',
    props: { html: '<p>Wij lenen je een goede fiets en vertellen waar je heen moet.</p>', size: 'lead' },
  },
];
