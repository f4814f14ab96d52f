import type { ModuleFixture } from '../define-module.ts';

const tariff = `| 2 uur | Halve dag | Dag | Week
Stadsfiets | € 7 | € 10 | € 14 | € 60
E-bike | € 14 | € 22 | € 32 | € 145
Tandem | € 16 | € 22 | € 30 | € 130
Bakfiets | € 18 | € 26 | € 38 | –`;

export const tableFixtures: ModuleFixture[] = [
  {
    name: 'prices with both headers, a note',
    props: {
      caption: 'Wat het kost',
      cells: tariff,
      headerColumn: true,
      note: 'Helm, slot en poncho inbegrepen. Borg € 50 per fiets.',
    },
  },
  { name: 'a board', props: { cells: tariff, headerColumn: true, look: 'board' } },
  {
    name: 'scrolls on phones',
    props: { caption: 'Wat het kost, per fiets', cells: tariff, headerColumn: true, onPhone: 'scroll' },
  },
  {
    name: 'a board, values abreast on phones',
    props: { caption: 'Fietsen', cells: tariff, headerColumn: true, look: 'board', onPhone: 'grid' },
  },
  {
    name: 'no headers, stripes',
    props: {
      cells: 'Maandag\tgesloten\nDinsdag\t9.00–18.00\nWoensdag\t9.00–18.00\nDonderdag\t9.00–21.00',
      headerRow: false,
      look: 'stripes',
    },
  },
  {
    name: 'long texts',
    props: {
      cells: `Wat | Waarom\nRegenbroek | ${'Omdat het hier kan regenen terwijl aan de overkant van de straat de zon schijnt. '.repeat(3)}\n${'Fietsenstallingsbeheerdersvergunning'.repeat(3)} | Vraagt niemand om`,
    },
  },
];
