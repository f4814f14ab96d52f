import type { Translate } from '../../../src/page/page-content.ts';
import { heading, image, node, offPhones, row, section, text } from '../parts/nodes.ts';

/** Wind, rain and clothing. */
export const weather = (t: Translate) =>
  section(
    {},
    [
      row(
        '2/5+3/5',
        [
          [offPhones(image('rain-ride', { ratio: '4:5' }))],
          [
            heading(
              'h2',
              t({
                nl: 'Wind, regen en wat je aantrekt',
                en: 'Wind, rain and what to wear',
                de: 'Wind, Regen und was du anziehst',
              }),
            ),
            text(
              t({
                nl: 'De wind komt meestal uit het zuidwesten. Rij dus eerst naar het zuiden of westen en laat je terugwaaien. Vanaf windkracht 5 duurt alles aan zee de helft langer; vanaf 7 verhuren we geen bakfietsen.',
                en: 'The wind usually comes from the south-west. So ride south or west first and let it blow you home. From force 5 everything near the sea takes half as long again; from force 7 we keep the cargo bikes in.',
                de: 'Der Wind kommt meistens aus Südwest. Fahr also erst nach Süden oder Westen und lass dich zurückwehen. Ab Windstärke 5 dauert am Meer alles um die Hälfte länger; ab 7 geben wir keine Lastenräder heraus.',
              }),
              t({
                nl: 'Het regent hier 7 procent van de tijd, maar nooit als je een poncho bij je hebt. Ze hangen bij de balie, gratis te leen.',
                en: 'It rains here 7 per cent of the time, though never when you carry a poncho. They hang by the counter and are free to borrow.',
                de: 'Es regnet hier 7 Prozent der Zeit, aber nie, wenn man einen Poncho dabeihat. Sie hängen an der Theke und sind kostenlos zu leihen.',
              }),
            ),
            node('list', {
              columns: '2',
              tone: 'water',
              items: t({
                nl: [
                  {
                    text: 'Een windjack',
                    detail: 'Ook in juli. Aan zee is het drie graden kouder.',
                    icon: 'wind',
                  },
                  {
                    text: 'Dichte schoenen',
                    detail: 'Slippers en een terugtrap gaan niet samen.',
                    icon: 'check',
                  },
                  { text: 'Zonnebrand', detail: 'Je voelt de zon niet, door de wind.', icon: 'sun' },
                  { text: 'Handschoenen', detail: 'Van oktober tot april.', icon: 'check' },
                ],
                en: [
                  {
                    text: 'A windproof jacket',
                    detail: 'In July too. It is three degrees colder by the sea.',
                    icon: 'wind',
                  },
                  {
                    text: 'Closed shoes',
                    detail: 'Flip-flops and a back-pedal brake do not mix.',
                    icon: 'check',
                  },
                  { text: 'Sun cream', detail: 'The wind hides the sun from you.', icon: 'sun' },
                  { text: 'Gloves', detail: 'From October to April.', icon: 'check' },
                ],
                de: [
                  {
                    text: 'Eine Windjacke',
                    detail: 'Auch im Juli. Am Meer ist es drei Grad kälter.',
                    icon: 'wind',
                  },
                  {
                    text: 'Feste Schuhe',
                    detail: 'Badelatschen und Rücktritt passen nicht zusammen.',
                    icon: 'check',
                  },
                  { text: 'Sonnencreme', detail: 'Wegen des Winds spürst du die Sonne nicht.', icon: 'sun' },
                  { text: 'Handschuhe', detail: 'Von Oktober bis April.', icon: 'check' },
                ],
              }),
            }),
            node('button', {
              label: t({
                nl: 'Zo lees je wind en regen',
                en: 'How to read wind and rain',
                de: 'So liest du Wind und Regen',
              }),
              link: { page: 'post-reading-the-weather' },
              kind: 'text',
            }),
          ],
        ],
        { gap: 'large', align: 'center' },
      ),
    ],
    'weather',
  );
