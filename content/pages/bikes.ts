import type { Language } from '../../src/lib/language.ts';
import type { ContentPage } from '../../src/page/page-content.ts';
import { washed } from './bikes/washed.ts';
import { asHtml, cells, heading, image, node, row, section, small, text } from './parts/nodes.ts';
import { linksIn, to } from './parts/page-link.ts';
import { accessoryPrice, deliveryPrice, money, shop } from './parts/shop-facts.ts';
import { slugs } from './parts/slugs.ts';

const fleet = shop.bikeTypes.flatMap(({ sizes }) => sizes).reduce((sum, { stock }) => sum + stock, 0);

const tiers = ['hour', 'half-day', 'day', 'extra-day', 'week'] as const;

const tariffs = (head: string, language: Language): string =>
  cells([
    head.split(' | '),
    ...shop.bikeTypes.map(({ name, prices, depositCents }) => [
      name[language],
      ...tiers.map((tier) => (prices[tier] === undefined ? '–' : money(prices[tier], language))),
      money(depositCents, language),
    ]),
  ]);

const extras = (per: { day: string; rental: string }, language: Language) =>
  shop.accessories.map(({ id, name, per: unit }) => ({
    text: name[language],
    detail: `${accessoryPrice(id, language)} ${per[unit]}`,
  }));

export const bikes: ContentPage = {
  key: 'bikes',
  slug: slugs.bikes,
  title: { nl: 'Fietsen', en: 'Bikes', de: 'Räder' },
  description: {
    nl: 'Zeven soorten huurfietsen in Haarlem, van stadsfiets tot bakfiets. Alle prijzen per uur, dag en week, de borg, de maten en wat erbij zit.',
    en: 'Seven kinds of bike for hire in Haarlem, from city bike to cargo bike. All prices by the hour, day and week, deposits, sizes and what is included.',
    de: 'Sieben Arten von Mieträdern in Haarlem, vom Stadtrad bis zum Lastenrad. Alle Preise pro Stunde, Tag und Woche, Kaution, Größen und Zubehör.',
  },
  modules: (t, language) => {
    const link = linksIn(language);
    return [
      node('hero', {
        heading: t({
          nl: 'Kies waarop je rijdt',
          en: 'Choose what you ride',
          de: 'Wähl, womit du fährst',
        }),
        html: asHtml([
          t({
            nl: `Zeven soorten, ${fleet} fietsen, allemaal nagekeken in de werkplaats achter de balie. Slot, licht en pechhulp zitten erbij.`,
            en: `Seven kinds, ${fleet} bikes, each of them checked in the workshop behind the counter. Lock, lights and help on the road are included.`,
            de: `Sieben Arten, ${fleet} Räder, jedes in der Werkstatt hinter der Theke geprüft. Schloss, Licht und Pannenhilfe sind dabei.`,
          }),
        ]),
        picture: { media: 'hero-bikes' },
        layout: 'beside',
        ground: 'sand',
        textAt: 'middle',
        buttons: [
          {
            label: t({ nl: 'Kijk wat er vrij is', en: 'See what is free', de: 'Sieh, was frei ist' }),
            link: to('booking'),
            kind: 'main',
          },
        ],
      }),
      section({ space: 'small' }, [
        node('breadcrumbs'),
        heading('h2', t({ nl: 'Alle fietsen', en: 'All bikes', de: 'Alle Räder' })),
        node('bike-list', { columns: '3' }),
      ]),
      section(
        { ground: 'raised' },
        [
          heading('h2', t({ nl: 'Wat het kost', en: 'What it costs', de: 'Was es kostet' })),
          node('table', {
            caption: t({ nl: 'Prijzen per fiets', en: 'Prices per bike', de: 'Preise pro Rad' }),
            headerColumn: true,
            look: 'board',
            onPhone: 'grid',
            cells: tariffs(
              t({
                nl: 'Fiets | Uur | Halve dag | Dag | Dag erbij | Week | Borg',
                en: 'Bike | Hour | Half day | Day | Each day more | Week | Deposit',
                de: 'Rad | Stunde | Halber Tag | Tag | Weiterer Tag | Woche | Kaution',
              }),
              language,
            ),
            note: t({
              nl: 'Btw inbegrepen. Een halve dag is 4 uur, een dag 24 uur. In april en mei komt er 15 % bij, in juli en augustus 10 %; voor de e-bike geldt in de zomer een eigen prijs. Het formulier kiest altijd de voordeligste combinatie.',
              en: 'VAT included. Half a day is 4 hours, a day 24 hours. April and May add 15%, July and August 10%; the e-bike has a summer price of its own. The form always picks the cheapest combination.',
              de: 'Inklusive Mehrwertsteuer. Ein halber Tag sind 4 Stunden, ein Tag 24. Im April und Mai kommen 15 % dazu, im Juli und August 10 %; das E-Bike hat im Sommer einen eigenen Preis. Das Formular nimmt immer die günstigste Kombination.',
            }),
          }),
          row(
            '1/2+1/2',
            [
              [
                heading('h3', t({ nl: 'Met meer', en: 'More of you', de: 'Zu mehreren' }), { size: 'small' }),
                text(
                  t({
                    nl: 'Vanaf zes fietsen gaat er 5 % van de huur af, vanaf tien 10 % en vanaf twintig 15 %. Dat gaat vanzelf.',
                    en: 'From six bikes we take 5% off the hire, from ten 10% and from twenty 15%. It happens by itself.',
                    de: 'Ab sechs Rädern ziehen wir 5 % von der Miete ab, ab zehn 10 % und ab zwanzig 15 %. Das geht von allein.',
                  }),
                ),
              ],
              [
                heading(
                  'h3',
                  t({ nl: 'Gebracht en gehaald', en: 'Brought and fetched', de: 'Gebracht und geholt' }),
                  {
                    size: 'small',
                  },
                ),
                text(
                  t({
                    nl: `In Haarlem en omgeving brengen we de fietsen naar je adres en halen we ze weer op: ${deliveryPrice(language)} per boeking, hoeveel het er ook zijn.`,
                    en: `In and around Haarlem we bring the bikes to your address and fetch them again: ${deliveryPrice(language)} per booking, however many there are.`,
                    de: `In Haarlem und Umgebung bringen wir die Räder zu deiner Adresse und holen sie wieder ab: ${deliveryPrice(language)} pro Buchung, egal wie viele es sind.`,
                  }),
                ),
              ],
            ],
            { gap: 'large' },
          ),
        ],
        'prices',
      ),
      section(
        {},
        [
          row(
            '2/5+3/5',
            [
              [image('sizes', { ratio: '4:5' })],
              [
                heading('h2', t({ nl: 'Welke maat?', en: 'Which size?', de: 'Welche Größe?' })),
                text(
                  t({
                    nl: 'Het gaat om je lengte, niet om je leeftijd. Vul in het boekingsformulier de lengtes van iedereen in, dan kiezen wij de maten en staan de fietsen zo klaar.',
                    en: 'It goes by height, not by age. Enter everyone’s height in the booking form and we choose the sizes and have the bikes ready.',
                    de: 'Es geht nach der Körpergröße, nicht nach dem Alter. Trag im Buchungsformular die Größen von allen ein, dann wählen wir und stellen die Räder bereit.',
                  }),
                  t({
                    nl: 'Klopt het niet als je erop zit, dan ruilen we. Het zadel staat goed als je zittend met je tenen bij de grond komt, en je knie bij het trappen bijna recht is.',
                    en: 'If it is wrong once you sit on it, we swap. The saddle is right when your toes reach the ground while seated and your knee is almost straight at the bottom of the stroke.',
                    de: 'Passt es nicht, wenn du draufsitzt, tauschen wir. Der Sattel stimmt, wenn du im Sitzen mit den Zehen an den Boden kommst und dein Knie unten beim Treten fast gestreckt ist.',
                  }),
                ),
                node('table', {
                  headerColumn: true,
                  cells: cells([
                    t({
                      nl: 'Jouw lengte | Stadsfiets of e-bike',
                      en: 'Your height | City bike or e-bike',
                      de: 'Deine Größe | Stadtrad oder E-Bike',
                    }).split(' | '),
                    [
                      '150–168 cm',
                      t({ nl: 'S (e-bike vanaf 152)', en: 'S (e-bike from 152)', de: 'S (E-Bike ab 152)' }),
                    ],
                    ['164–182 cm', 'M'],
                    ['178–205 cm', 'L'],
                  ]),
                }),
                node('button', {
                  label: t({
                    nl: 'Liever precies: meet je maat thuis',
                    en: 'To be exact: measure yourself at home',
                    de: 'Lieber genau: miss zu Hause nach',
                  }),
                  link: { page: 'post-frame-size' },
                  kind: 'text',
                }),
              ],
            ],
            { gap: 'large', align: 'center' },
          ),
        ],
        'sizes',
      ),
      washed(t),
      section({ ground: 'sky' }, [
        row(
          '3/5+2/5',
          [
            [
              heading(
                'h2',
                t({ nl: 'Wat je erbij neemt', en: 'What to take along', de: 'Was du dazunimmst' }),
              ),
              node('list', {
                kind: 'rows',
                items: extras(
                  t({
                    nl: { day: 'per dag', rental: 'per stuk, en hij is van jou' },
                    en: { day: 'a day', rental: 'each, and it is yours to keep' },
                    de: { day: 'pro Tag', rental: 'pro Stück, und sie gehört dir' },
                  }),
                  language,
                ),
              }),
              small(
                t({
                  nl: `Bagage achterlaten mag: in de winkel is ruimte voor koffers, gratis zolang je rijdt. Meer weten? Kijk bij ${link('practical', 'praktisch')}.`,
                  en: `You may leave luggage: there is room for suitcases in the shop, free while you ride. More under ${link('practical', 'good to know')}.`,
                  de: `Gepäck kannst du dalassen: Im Laden ist Platz für Koffer, kostenlos, solange du fährst. Mehr unter ${link('practical', 'Praktisches')}.`,
                }),
              ),
            ],
            [
              row(
                '1/2+1/2',
                [
                  [
                    image('child-seat', { ratio: '1:1', share: 'third' }),
                    image('panniers', { ratio: '1:1', share: 'third' }),
                  ],
                  [
                    image('helmet', { ratio: '1:1', share: 'third' }),
                    image('map', { ratio: '1:1', share: 'third' }),
                  ],
                ],
                { phoneColumns: '2', gap: 'small' },
              ),
            ],
          ],
          { gap: 'large', align: 'center' },
        ),
      ]),
      section({}, [
        node('call-to-action', {
          heading: t({
            nl: 'Liever met iemand die de weg weet?',
            en: 'Rather go with someone who knows the way?',
            de: 'Lieber mit jemandem, der den Weg kennt?',
          }),
          html: asHtml([
            t({
              nl: 'Vijf tochten met gids. De fiets zit in de prijs.',
              en: 'Five guided tours. The bike is in the price.',
              de: 'Fünf geführte Touren. Das Rad ist im Preis.',
            }),
          ]),
          buttons: [
            {
              label: t({ nl: 'Bekijk de tochten', en: 'See the tours', de: 'Touren ansehen' }),
              link: to('tours'),
              kind: 'quiet',
            },
          ],
          ground: 'none',
          align: 'split',
        }),
      ]),
    ];
  },
};
