import type { Language } from '../../src/lib/language.ts';
import type { ContentPage, Translate } from '../../src/page/page-content.ts';
import { cells, heading, image, lead, node, row, section, small, text } from './parts/nodes.ts';
import { linksIn, to } from './parts/page-link.ts';
import { money, settings, shop } from './parts/shop-facts.ts';
import { slugs } from './parts/slugs.ts';
import { distances } from './practical-parts/distances.ts';
import { rules } from './practical-parts/rules.ts';
import { weather } from './practical-parts/weather.ts';

export const practical: ContentPage = {
  key: 'practical',
  slug: slugs.practical,
  title: { nl: 'Praktisch', en: 'Good to know', de: 'Praktisches' },
  description: {
    nl: 'Ophalen en terugbrengen, borg, annuleren, kleding, wind en verkeersregels, met afstanden vanaf Haarlem naar zee, bollen, molens en Amsterdam.',
    en: 'Pick-up and return, deposit, cancelling, clothing, wind and road rules, with distances from Haarlem to the sea, the bulbs and Amsterdam.',
    de: 'Abholung und Rückgabe, Kaution, Storno, Kleidung, Wind und Regeln, mit Entfernungen von Haarlem ans Meer, zu den Tulpen und nach Amsterdam.',
  },
  modules: (t, language) => [
    opening(t),
    pickUp(t, language),
    deposit(t, language),
    cancelling(t, language),
    distances(t),
    weather(t),
    rules(t),
    section({ space: 'small' }, [
      node('call-to-action', {
        heading: t({
          nl: 'Dat was het. Rijden maar.',
          en: 'That is all. Off you go.',
          de: 'Das war es. Los geht’s.',
        }),
        buttons: [
          {
            label: t({ nl: 'Kies je fiets', en: 'Choose your bike', de: 'Rad auswählen' }),
            link: to('bikes'),
            kind: 'main',
          },
          {
            label: t({ nl: 'Toch nog een vraag', en: 'One more question', de: 'Doch noch eine Frage' }),
            link: to('faq'),
            kind: 'quiet',
          },
        ],
        ground: 'none',
        align: 'split',
      }),
    ]),
  ],
};

const opening = (t: Translate) =>
  section({ space: 'small' }, [
    node('breadcrumbs'),
    row(
      '3/5+2/5',
      [
        [
          heading('h1', t({ nl: 'Voor je opstapt', en: 'Before you get on', de: 'Bevor du aufsteigst' })),
          lead(
            t({
              nl: 'Tien minuten aan de balie, tien minuten lezen. Daarna hoef je alleen nog te trappen.',
              en: 'Ten minutes at the counter, ten minutes of reading. After that all you need to do is pedal.',
              de: 'Zehn Minuten an der Theke, zehn Minuten lesen. Danach musst du nur noch treten.',
            }),
          ),
        ],
        [image('pick-up-counter', { ratio: '4:3' })],
      ],
      { gap: 'large', align: 'end' },
    ),
  ]);

const pickUp = (t: Translate, language: Language) => {
  const link = linksIn(language);
  return section(
    { space: 'small' },
    [
      heading(
        'h2',
        t({ nl: 'Ophalen en terugbrengen', en: 'Pick-up and return', de: 'Abholung und Rückgabe' }),
      ),
      row(
        '1/2+1/2',
        [
          [
            node('list', {
              kind: 'steps',
              items: t({
                nl: [
                  {
                    text: 'Kom naar de balie',
                    detail: `${settings.address.street}, tien minuten lopen van station Haarlem. Neem een legitimatiebewijs mee.`,
                  },
                  {
                    text: 'Betaal de borg',
                    detail: 'Met pin of contant. Is de huur nog niet betaald, dan doen we dat meteen.',
                  },
                  {
                    text: 'Rij een rondje',
                    detail: 'Zadel goed, remmen proberen, slot uitgelegd. Zeg het als iets niet lekker zit.',
                  },
                  {
                    text: 'Breng hem terug',
                    detail:
                      'Voor sluitingstijd, op dezelfde plek. We kijken hem na en je borg gaat terug. Drie minuten.',
                  },
                ],
                en: [
                  {
                    text: 'Come to the counter',
                    detail: `${settings.address.street}, ten minutes’ walk from Haarlem station. Bring proof of identity.`,
                  },
                  {
                    text: 'Pay the deposit',
                    detail: 'By card or in cash. If the hire is still to be paid, we do that at once.',
                  },
                  {
                    text: 'Ride a lap',
                    detail: 'Saddle set, brakes tried, lock explained. Say so if anything feels wrong.',
                  },
                  {
                    text: 'Bring it back',
                    detail:
                      'Before closing time, to the same place. We look it over and return your deposit. Three minutes.',
                  },
                ],
                de: [
                  {
                    text: 'Komm an die Theke',
                    detail: `${settings.address.street}, zehn Minuten zu Fuß vom Bahnhof Haarlem. Bring einen Ausweis mit.`,
                  },
                  {
                    text: 'Zahl die Kaution',
                    detail: 'Mit Karte oder bar. Ist die Miete noch offen, erledigen wir das gleich mit.',
                  },
                  {
                    text: 'Dreh eine Runde',
                    detail:
                      'Sattel eingestellt, Bremsen probiert, Schloss erklärt. Sag es, wenn etwas nicht passt.',
                  },
                  {
                    text: 'Bring es zurück',
                    detail:
                      'Vor Ladenschluss, am selben Ort. Wir sehen das Rad durch, und du bekommst die Kaution zurück. Drei Minuten.',
                  },
                ],
              }),
            }),
          ],
          [
            node('opening-hours', {
              title: t({ nl: 'Wanneer we open zijn', en: 'When we are open', de: 'Wann wir geöffnet haben' }),
            }),
            small(
              t({
                nl: `Later terug? Bel voor sluitingstijd. Route en kaart staan bij ${link('contact', 'contact')}.`,
                en: `Back later? Ring before closing time. Directions and a map are under ${link('contact', 'contact')}.`,
                de: `Später zurück? Ruf vor Ladenschluss an. Anfahrt und Karte findest du unter ${link('contact', 'Kontakt')}.`,
              }),
            ),
          ],
        ],
        { gap: 'large', align: 'start' },
      ),
    ],
    'pick-up',
  );
};

const deposit = (t: Translate, language: Language) =>
  section(
    { ground: 'sand' },
    [
      row(
        '1/2+1/2',
        [
          [
            heading('h2', t({ nl: 'De borg', en: 'The deposit', de: 'Die Kaution' })),
            text(
              t({
                nl: 'Borg is geld dat je ons even toevertrouwt, net als wij jou een fiets. Je betaalt hem bij het ophalen en krijgt hem terug als de fiets terug is. Hij zit niet in de prijs.',
                en: 'A deposit is money you trust us with, as we trust you with a bike. You pay it at pick-up and get it back when the bike is back. It is not part of the price.',
                de: 'Die Kaution ist Geld, das du uns anvertraust, so wie wir dir ein Rad. Du zahlst sie bei der Abholung und bekommst sie zurück, wenn das Rad zurück ist. Im Preis ist sie nicht enthalten.',
              }),
              t({
                nl: 'Is er schade, dan houden we in wat het herstel kost en krijg je daar een rekening van. Een lekke band telt niet mee. Zand ook niet.',
                en: 'If there is damage we keep what the repair costs and give you a bill for it. A puncture does not count. Nor does sand.',
                de: 'Gibt es einen Schaden, behalten wir ein, was die Reparatur kostet, und du bekommst eine Rechnung. Ein Platten zählt nicht. Sand auch nicht.',
              }),
            ),
          ],
          [
            node('table', {
              headerColumn: true,
              cells: cells([
                t({ nl: 'Fiets | Borg', en: 'Bike | Deposit', de: 'Rad | Kaution' }).split(' | '),
                ...shop.bikeTypes.map(({ name, depositCents }) => [
                  name[language],
                  money(depositCents, language),
                ]),
              ]),
              note: t({
                nl: 'Per fiets. Voor accessoires en tochten vragen we geen borg.',
                en: 'Per bike. There is no deposit on accessories or tours.',
                de: 'Pro Rad. Für Zubehör und Touren nehmen wir keine Kaution.',
              }),
            }),
          ],
        ],
        { gap: 'large', align: 'center' },
      ),
    ],
    'deposit',
  );

const cancelling = (t: Translate, language: Language) => {
  const link = linksIn(language);
  const [free, half] = shop.cancellation;
  return section(
    {},
    [
      row(
        '2/5+3/5',
        [
          [
            heading('h2', t({ nl: 'Annuleren', en: 'Cancelling', de: 'Stornieren' })),
            text(
              t({
                nl: 'Plannen veranderen. Met de link in je bevestiging annuleer je zelf, en je ziet vooraf wat je terugkrijgt. Dit geldt voor fietsen en voor tochten.',
                en: 'Plans change. You cancel with the link in your confirmation and see beforehand what you get back. It holds for bikes and for tours.',
                de: 'Pläne ändern sich. Über den Link in deiner Bestätigung stornierst du selbst und siehst vorher, was du zurückbekommst. Das gilt für Räder und für Touren.',
              }),
            ),
            small(
              t({
                nl: `Het hele verhaal staat in de ${link('terms', 'voorwaarden')}.`,
                en: `The whole story is in the ${link('terms', 'terms')}.`,
                de: `Die ganze Geschichte steht in den ${link('terms', 'AGB')}.`,
              }),
            ),
          ],
          [
            node('table', {
              look: 'stripes',
              cells: cells([
                t({
                  nl: 'Voor ophalen of vertrek | Je krijgt terug',
                  en: 'Before pick-up or departure | You get back',
                  de: 'Vor Abholung oder Abfahrt | Du bekommst zurück',
                }).split(' | '),
                [
                  t({
                    nl: `${free?.hoursBefore} uur of meer`,
                    en: `${free?.hoursBefore} hours or more`,
                    de: `${free?.hoursBefore} Stunden oder mehr`,
                  }),
                  t({ nl: 'alles', en: 'everything', de: 'alles' }),
                ],
                [
                  t({
                    nl: `${half?.hoursBefore} tot ${free?.hoursBefore} uur`,
                    en: `${half?.hoursBefore} to ${free?.hoursBefore} hours`,
                    de: `${half?.hoursBefore} bis ${free?.hoursBefore} Stunden`,
                  }),
                  t({ nl: 'de helft', en: 'half', de: 'die Hälfte' }),
                ],
                [
                  t({
                    nl: `minder dan ${half?.hoursBefore} uur`,
                    en: `less than ${half?.hoursBefore} hours`,
                    de: `weniger als ${half?.hoursBefore} Stunden`,
                  }),
                  t({ nl: 'niets', en: 'nothing', de: 'nichts' }),
                ],
              ]),
            }),
          ],
        ],
        { gap: 'large', align: 'center' },
      ),
    ],
    'cancelling',
  );
};
