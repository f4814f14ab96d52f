import type { Translate } from '../../../src/page/page-content.ts';
import { cells, heading, image, node, offPhones, row, section } from '../parts/nodes.ts';

/** How far it is from the shop. */
export const distances = (t: Translate) =>
  section(
    { ground: 'sky' },
    [
      heading('h2', t({ nl: 'Hoe ver is het?', en: 'How far is it?', de: 'Wie weit ist es?' })),
      row(
        '3/5+2/5',
        [
          [
            node('table', {
              headerColumn: true,
              onPhone: 'grid',
              cells: cells(
                t({
                  nl: [
                    ['Vanaf de winkel naar', 'Afstand', 'Enkele reis', 'En daar'],
                    ['Bloemendaal aan Zee', '8 km', '20–35 min', 'Koffie bij Parnassia'],
                    ['Zandvoort', '9 km', '30–40 min', 'Strand en friet'],
                    ['Spaarndam', '8 km', '30 min', 'Terras aan de sluis'],
                    ['Cruquius', '7 km', '25 min', 'Stoomgemaal'],
                    ['IJmuiden aan Zee', '17 km', '1 uur', 'Pier en vis'],
                    ['Lisse', '17 km', '1 uur', 'Bollen, in april'],
                    ['Amsterdam, Westerpark', '20 km', '1 uur 15', 'Alles'],
                    ['Zaanse Schans', '21 km', '1 uur 20', 'Molens'],
                  ],
                  en: [
                    ['From the shop to', 'Distance', 'One way', 'Once there'],
                    ['Bloemendaal aan Zee', '8 km', '20–35 min', 'Coffee at Parnassia'],
                    ['Zandvoort', '9 km', '30–40 min', 'Beach and chips'],
                    ['Spaarndam', '8 km', '30 min', 'A terrace by the lock'],
                    ['Cruquius', '7 km', '25 min', 'The steam engine'],
                    ['IJmuiden aan Zee', '17 km', '1 hour', 'Pier and fish'],
                    ['Lisse', '17 km', '1 hour', 'Bulbs, in April'],
                    ['Amsterdam, Westerpark', '20 km', '1 h 15', 'Everything'],
                    ['Zaanse Schans', '21 km', '1 h 20', 'Windmills'],
                  ],
                  de: [
                    ['Vom Laden nach', 'Strecke', 'Einfach', 'Und dort'],
                    ['Bloemendaal aan Zee', '8 km', '25–35 Min.', 'Kaffee bei Parnassia'],
                    ['Zandvoort', '9 km', '30–40 Min.', 'Strand und Pommes'],
                    ['Spaarndam', '8 km', '30 Min.', 'Terrasse an der Schleuse'],
                    ['Cruquius', '7 km', '25 Min.', 'Dampfpumpwerk'],
                    ['IJmuiden aan Zee', '17 km', '1 Std.', 'Mole und Fisch'],
                    ['Lisse', '17 km', '1 Std.', 'Tulpen, im April'],
                    ['Amsterdam, Westerpark', '20 km', '1 Std. 15', 'Alles'],
                    ['Zaanse Schans', '21 km', '1 Std. 20', 'Mühlen'],
                  ],
                }),
              ),
              note: t({
                nl: 'De kortste tijd is met de wind mee, de langste ertegenin. Met een e-bike maakt het niet uit.',
                en: 'The shorter time is with the wind, the longer against it. On an e-bike it makes no difference.',
                de: 'Die kürzere Zeit gilt mit Rückenwind, die längere dagegen. Mit dem E-Bike ist es egal.',
              }),
            }),
          ],
          [offPhones(image('dunes-evening', { ratio: '4:5' }))],
        ],
        { gap: 'large', align: 'start' },
      ),
    ],
    'distances',
  );
