import type { ContentPage } from '../../src/page/page-content.ts';
import { demoTours } from '../catalogue/demo-tours.ts';
import { haarlemGround } from '../routes/tour-maps.ts';
import { asHtml, heading, image, lead, node, offPhones, row, section, small, text } from './parts/nodes.ts';
import { linksIn, to } from './parts/page-link.ts';
import { phoneIn, settings } from './parts/shop-facts.ts';
import { type PageKey, slugs } from './parts/slugs.ts';

function tourOf(id: string) {
  const tour = demoTours.find((each) => each.id === id);
  if (!tour) throw new Error(`there is no tour ${id}`);
  return tour;
}

const { address, phone, email, registration } = settings;
const map = `https://www.openstreetmap.org/?mlat=${address.latitude}&mlon=${address.longitude}#map=17/${address.latitude}/${address.longitude}`;

/** The tours that begin elsewhere than at the shop. */
const meetingPoints = [
  {
    tour: tourOf('windmills'),
    icon: 'wind',
    words: {
      nl: 'De molentocht begint hier, twee minuten fietsen van de winkel. Je fiets staat klaar.',
      en: 'The windmill tour starts here, two minutes’ ride from the shop. Your bike is waiting.',
      de: 'Die Mühlentour beginnt hier, zwei Minuten mit dem Rad vom Laden. Dein Rad steht bereit.',
    },
  },
  {
    tour: tourOf('tulip-fields'),
    icon: 'map-pin',
    words: {
      nl: 'In april en mei vertrekt hier de bollentocht. Vier treinen per uur uit Haarlem, drie minuten.',
      en: 'The tulip tour leaves from here in April and May. Four trains an hour from Haarlem, three minutes.',
      de: 'Im April und Mai startet hier die Tulpentour. Vier Züge pro Stunde ab Haarlem, drei Minuten.',
    },
  },
];

export const contact: ContentPage = {
  key: 'contact',
  slug: slugs.contact,
  title: {
    nl: 'Contact en openingstijden',
    en: 'Contact and opening hours',
    de: 'Kontakt und Öffnungszeiten',
  },
  description: {
    nl: `Polder & Pedaal zit aan het Spaarne in Haarlem, tien minuten van het station. Adres, openingstijden, telefoon en hoe je er komt.`,
    en: 'Polder & Pedaal is on the river Spaarne in Haarlem, ten minutes from the station. Address, opening hours, telephone and how to get here.',
    de: 'Polder & Pedaal liegt an der Spaarne in Haarlem, zehn Minuten vom Bahnhof. Adresse, Öffnungszeiten, Telefon und wie du hinkommst.',
  },
  modules: (t, language) => {
    const link = linksIn(language);
    return [
      section({ space: 'small' }, [
        node('breadcrumbs'),
        row(
          '1/2+1/2',
          [
            [
              heading('h1', t({ nl: 'Aan het Spaarne', en: 'On the Spaarne', de: 'An der Spaarne' })),
              lead(
                t({
                  nl: 'Een groene pui, een rij fietsen op de kade en meestal iemand die aan het sleutelen is. Loop binnen.',
                  en: 'A green shop front, a row of bikes on the quay and usually someone with a spanner. Walk in.',
                  de: 'Eine grüne Ladenfront, eine Reihe Räder am Kai und meistens jemand mit einem Schraubenschlüssel. Komm rein.',
                }),
              ),
              node('list', {
                kind: 'icons',
                size: 'large',
                tone: 'brand',
                ground: 'sun',
                items: [
                  {
                    text: address.street,
                    detail: `${address.postalCode} ${address.city}, ${address.country[language]}`,
                    icon: 'map-pin',
                    link: { url: map },
                  },
                  {
                    text: t({
                      nl: phoneIn('nl'),
                      en: phoneIn('en'),
                      de: phoneIn('de'),
                    }),
                    detail: t({
                      nl: 'Tijdens openingstijden. Bij pech ook ernaar, tot acht uur.',
                      en: 'During opening hours. For breakdowns until eight in the evening.',
                      de: 'Zu den Öffnungszeiten. Bei Pannen bis acht Uhr abends.',
                    }),
                    icon: 'phone',
                    link: { url: `tel:${phone.number}` },
                  },
                  {
                    text: email,
                    detail: t({
                      nl: 'Antwoord binnen een dag, in je eigen taal.',
                      en: 'An answer within a day, in your own language.',
                      de: 'Antwort innerhalb eines Tages, in deiner Sprache.',
                    }),
                    icon: 'mail',
                    link: { url: `mailto:${email}` },
                  },
                ],
              }),
            ],
            [image('shop-front', { ratio: '4:3' })],
          ],
          { gap: 'large', align: 'center' },
        ),
      ]),
      section(
        { ground: 'sand' },
        [
          row(
            '1/2+1/2',
            [
              [
                node('opening-hours', {
                  title: t({ nl: 'Openingstijden', en: 'Opening hours', de: 'Öffnungszeiten' }),
                  level: 'h2',
                }),
              ],
              [
                heading(
                  'h2',
                  t({ nl: 'Buiten die tijden', en: 'Outside those hours', de: 'Außerhalb der Zeiten' }),
                  {
                    size: 'small',
                  },
                ),
                text(
                  t({
                    nl: 'Met een groep of een vroege trein? Vanaf tien fietsen doen we op afspraak om acht uur de deur open. Bel een dag van tevoren.',
                    en: 'A group, or an early train? From ten bikes on we open at eight by appointment. Ring the day before.',
                    de: 'Mit einer Gruppe oder einem frühen Zug? Ab zehn Rädern öffnen wir nach Absprache um acht. Ruf am Tag vorher an.',
                  }),
                  t({
                    nl: `Boeken kan altijd: ${link('booking', 'het formulier')} slaapt niet.`,
                    en: `You can book at any time: ${link('booking', 'the form')} never sleeps.`,
                    de: `Buchen geht immer: ${link('booking', 'Das Formular')} schläft nicht.`,
                  }),
                ),
                offPhones(image('pick-up-counter', { ratio: '3:2' })),
              ],
            ],
            { gap: 'large', align: 'start' },
          ),
        ],
        'opening-hours',
      ),
      section({ width: 'page' }, [
        heading('h2', t({ nl: 'Hier vind je ons', en: 'Where to find us', de: 'Hier findest du uns' })),
        node('map', {
          ...haarlemGround(language),
          label: t({
            nl: 'Kaart van Haarlem met de winkel en de plekken waar tochten beginnen',
            en: 'Map of Haarlem with the shop and the places where tours begin',
            de: 'Karte von Haarlem mit dem Laden und den Orten, an denen Touren beginnen',
          }),
          placesAt: 'beside',
          pins: [
            {
              title: settings.name,
              place: { latitude: address.latitude, longitude: address.longitude },
              html: asHtml([
                t({
                  nl: `${address.street}, aan het water. De tochten naar zee, Amsterdam en de Zuiderzee beginnen hier.`,
                  en: `${address.street}, on the water. The tours to the sea, Amsterdam and the Zuiderzee start here.`,
                  de: `${address.street}, am Wasser. Die Touren ans Meer, nach Amsterdam und zur Zuiderzee beginnen hier.`,
                }),
              ]),
              link: to('tours'),
              linkLabel: t({ nl: 'Alle tochten', en: 'All tours', de: 'Alle Touren' }),
              icon: 'bike',
              colour: 'accent',
            },
            ...meetingPoints.map(({ tour, icon, words }) => {
              const { name, latitude, longitude } = tour.meetingPoint;
              return {
                title: name[language],
                place: { latitude, longitude },
                html: asHtml([words[language]]),
                link: to(`tour-${tour.id}` as PageKey),
                linkLabel: tour.name[language],
                icon,
                colour: 'brand',
              };
            }),
          ],
        }),
      ]),
      section(
        {},
        [
          row(
            '1/2+1/2',
            [
              [
                image('haarlem-street-map', {
                  lightbox: true,
                  share: 'full',
                  caption: t({
                    nl: 'Van het station naar het water, en dan de kade volgen tot de rij fietsen.',
                    en: 'From the station to the water, then along the quay to the row of bikes.',
                    de: 'Vom Bahnhof ans Wasser und dann am Kai entlang bis zur Reihe Räder.',
                  }),
                }),
              ],
              [
                heading('h2', t({ nl: 'Zo kom je er', en: 'Getting here', de: 'So kommst du her' })),
                node('list', {
                  kind: 'rows',
                  items: t({
                    nl: [
                      {
                        text: 'Met de trein',
                        detail:
                          'Station Haarlem, vijftien minuten van Amsterdam. Daarna tien minuten lopen: Jansweg in, links de Parklaan, bij het Spaarne rechts. Vlak voor Teylers Museum zie je de fietsen.',
                      },
                      { text: 'Met de bus', detail: 'Halte Verwulft, acht minuten lopen.' },
                      {
                        text: 'Met de auto',
                        detail:
                          'Parkeren in garage De Appelaar, vier minuten lopen. Voor de deur kan het niet.',
                      },
                      {
                        text: 'Met de boot',
                        detail: 'Passantenkade aan het Spaarne. Vlak voor de deur, als er plek is.',
                      },
                    ],
                    en: [
                      {
                        text: 'By train',
                        detail:
                          'Haarlem station, fifteen minutes from Amsterdam. Then ten minutes on foot: down Jansweg, left into Parklaan, right at the Spaarne. Just before Teylers Museum you see the bikes.',
                      },
                      { text: 'By bus', detail: 'Stop Verwulft, eight minutes on foot.' },
                      {
                        text: 'By car',
                        detail:
                          'Park in De Appelaar car park, four minutes on foot. There is no parking at the door.',
                      },
                      {
                        text: 'By boat',
                        detail: 'Visitors’ quay on the Spaarne. Right at the door, if there is a berth.',
                      },
                    ],
                    de: [
                      {
                        text: 'Mit dem Zug',
                        detail:
                          'Bahnhof Haarlem, fünfzehn Minuten von Amsterdam. Dann zehn Minuten zu Fuß: in den Jansweg, links in die Parklaan, an der Spaarne rechts. Kurz vor dem Teylers Museum siehst du die Räder.',
                      },
                      {
                        text: 'Mit dem Bus',
                        detail: 'Haltestelle Verwulft, acht Minuten zu Fuß.',
                      },
                      {
                        text: 'Mit dem Auto',
                        detail: 'Parkhaus De Appelaar, vier Minuten zu Fuß. Vor der Tür geht es nicht.',
                      },
                      {
                        text: 'Mit dem Boot',
                        detail: 'Gästekai an der Spaarne. Direkt vor der Tür, wenn ein Platz frei ist.',
                      },
                    ],
                  }),
                }),
                small(
                  t({
                    nl: `KvK ${registration.chamberOfCommerce} · btw ${registration.vat}`,
                    en: `Chamber of Commerce ${registration.chamberOfCommerce} · VAT ${registration.vat}`,
                    de: `Handelskammer ${registration.chamberOfCommerce} · USt-IdNr. ${registration.vat}`,
                  }),
                ),
              ],
            ],
            { gap: 'large', align: 'center' },
          ),
        ],
        'directions',
      ),
    ];
  },
};
