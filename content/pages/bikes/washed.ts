import type { Translate } from '../../../src/page/page-content.ts';
import { heading, node, row, section, text } from '../parts/nodes.ts';

/** A bike as it comes back from the beach and as the next guest gets it. */
export const washed = (t: Translate) =>
  section({ ground: 'raised' }, [
    row(
      '3/5+2/5',
      [
        [
          node('before-after', {
            before: { media: 'bike-sandy' },
            beforeLabel: t({ nl: 'Kwart voor zes', en: 'Quarter to six', de: 'Viertel vor sechs' }),
            after: { media: 'bike-washed' },
            afterLabel: t({
              nl: 'Zeven minuten later',
              en: 'Seven minutes later',
              de: 'Sieben Minuten später',
            }),
          }),
        ],
        [
          heading(
            'h2',
            t({
              nl: 'Zo komt hij terug, zo gaat hij mee',
              en: 'How it comes back, how it goes out',
              de: 'So kommt es zurück, so geht es hinaus',
            }),
          ),
          text(
            t({
              nl: 'Elke fiets gaat na elke rit langs de slang en de werkbank: remmen, banden, licht, bel. Zeven minuten, meer als er zeewier tussen de spaken zit.',
              en: 'After every ride every bike passes the hose and the workbench: brakes, tyres, lights, bell. Seven minutes, more if there is seaweed in the spokes.',
              de: 'Nach jeder Fahrt kommt jedes Rad an den Schlauch und auf die Werkbank: Bremsen, Reifen, Licht, Klingel. Sieben Minuten, mehr, wenn Seetang in den Speichen hängt.',
            }),
            t({
              nl: 'Jij hoeft hem dus niet schoon terug te brengen. Zand hoort erbij.',
              en: 'So there is no need to return it clean. Sand is part of it.',
              de: 'Sauber zurückbringen musst du es also nicht. Sand gehört dazu.',
            }),
          ),
        ],
      ],
      { gap: 'large', align: 'center' },
    ),
  ]);
