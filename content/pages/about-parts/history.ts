import type { Translate } from '../../../src/page/page-content.ts';
import { demoBikes } from '../../catalogue/demo-bikes.ts';
import { asHtml, heading, node, row, section } from '../parts/nodes.ts';

const bikesNow = demoBikes.flatMap(({ sizes }) => sizes).reduce((sum, { stock }) => sum + stock, 0);

/** From eleven bikes to all of them: figures beside the years. */
export const history = (t: Translate) =>
  section({}, [
    row(
      '1/3+2/3',
      [
        [
          heading('h2', t({ nl: 'Zo ging het verder', en: 'And so it went on', de: 'So ging es weiter' })),
          node('number-counter', {
            value: bikesNow,
            start: 11,
            label: t({
              nl: 'fietsen, van elf in 2009',
              en: 'bikes, up from eleven in 2009',
              de: 'Räder, nach elf im Jahr 2009',
            }),
          }),
          node('number-counter', {
            value: 210_000,
            suffix: ' km',
            label: t({
              nl: 'reden ze vorig jaar samen, de helft met tegenwind',
              en: 'they covered between them last year, half of it into the wind',
              de: 'fuhren sie letztes Jahr zusammen, die Hälfte gegen den Wind',
            }),
          }),
          node('number-counter', {
            value: 7,
            suffix: t({ nl: ' min', en: ' min', de: ' Min.' }),
            label: t({
              nl: 'op de werkbank voor elke fiets, na elke rit',
              en: 'on the workbench for every bike, after every ride',
              de: 'auf der Werkbank für jedes Rad, nach jeder Fahrt',
            }),
          }),
        ],
        [node('timeline', { items: years(t) })],
      ],
      { gap: 'large', align: 'start' },
    ),
  ]);

const years = (t: Translate) =>
  [
    {
      when: '2009',
      title: t({ nl: 'Elf fietsen', en: 'Eleven bikes', de: 'Elf Räder' }),
      story: t({
        nl: 'Bram neemt de werkplaats van zijn oom over, met alles wat erin stond en een huurcontract op een bierviltje.',
        en: 'Bram takes over his uncle’s workshop with all that was in it, and a lease written on a beer mat.',
        de: 'Bram übernimmt die Werkstatt seines Onkels mit allem, was darin stand, und einem Mietvertrag auf einem Bierdeckel.',
      }),
    },
    {
      when: '2011',
      title: t({
        nl: 'De fiets die er nog is',
        en: 'The bike that is still here',
        de: 'Das Rad, das noch da ist',
      }),
      story: t({
        nl: 'We kopen onze eerste nieuwe stadsfiets. Hij rijdt nog. Het frame is van toen, en de bel.',
        en: 'We buy our first new city bike. It is still going. The frame is original, and the bell.',
        de: 'Wir kaufen unser erstes neues Stadtrad. Es fährt noch. Der Rahmen ist von damals, und die Klingel.',
      }),
    },
    {
      when: '2014',
      title: t({ nl: 'Noor rijdt voorop', en: 'Noor rides in front', de: 'Noor fährt vorn' }),
      story: t({
        nl: 'Vier gasten, één regenbui en een hooglander op het pad: de eerste tocht duurt zes uur.',
        en: 'Four guests, one downpour and a Highland cow on the path: the first tour takes six hours.',
        de: 'Vier Gäste, ein Wolkenbruch und ein Hochlandrind auf dem Weg: Die erste Tour dauert sechs Stunden.',
      }),
    },
    {
      when: '2018',
      title: t({ nl: 'De eerste e-bikes', en: 'The first e-bikes', de: 'Die ersten E-Bikes' }),
      story: t({
        nl: 'Vijf stuks, op proef. Bram is tegen, tot hij op een dag met kracht 6 terug moet uit IJmuiden.',
        en: 'Five of them, on trial. Bram is against it, until one day he has to get home from IJmuiden in a force 6.',
        de: 'Fünf Stück, zur Probe. Bram ist dagegen, bis er eines Tages bei Windstärke 6 aus IJmuiden zurückmuss.',
      }),
    },
    {
      when: '2021',
      title: t({
        nl: 'Saskia haalt de briefjes van de muur',
        en: 'Saskia takes the notes off the wall',
        de: 'Saskia nimmt die Zettel von der Wand',
      }),
      story: t({
        nl: 'Er hangen er 312. Sindsdien weten we hoeveel fietsen er weg zijn.',
        en: 'There are 312 of them. Ever since, we have known how many bikes are out.',
        de: 'Es sind 312. Seitdem wissen wir, wie viele Räder unterwegs sind.',
      }),
    },
  ].map(({ story, ...moment }) => ({ ...moment, html: asHtml([story]) }));
