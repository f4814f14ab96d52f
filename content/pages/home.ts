import type { Language } from '../../src/lib/language.ts';
import type { ContentPage, Translate } from '../../src/page/page-content.ts';
import { asHtml, button, heading, image, lead, node, row, section, text } from './parts/nodes.ts';
import { linksIn, to } from './parts/page-link.ts';
import { bikeOf, money, settings } from './parts/shop-facts.ts';
import { slugs } from './parts/slugs.ts';

export const home: ContentPage = {
  key: 'home',
  slug: slugs.home,
  title: { nl: 'Fietsen huren in Haarlem', en: 'Bike hire in Haarlem', de: 'Fahrräder mieten in Haarlem' },
  description: {
    nl: 'Huur een goede fiets in Haarlem of rij mee met een gids: naar zee, langs de bollen, van molen naar molen. Online reserveren, gratis annuleren.',
    en: 'Hire a good bike in Haarlem or ride with a guide: to the sea, past the tulips, from mill to mill. Book online, cancel free of charge.',
    de: 'Miete ein gutes Rad in Haarlem oder fahr mit Guide: ans Meer, durch die Tulpen, von Mühle zu Mühle. Online buchen, kostenlos stornieren.',
  },
  modules: (t, language) => [
    opening(t, language),
    bikes(t),
    tours(t),
    steps(t),
    section({ ground: 'raised' }, [
      heading(
        'h2',
        t({ nl: 'Wat er in het gastenboek staat', en: 'From the guest book', de: 'Aus dem Gästebuch' }),
      ),
      node('review-slider', {
        label: t({ nl: 'Beoordelingen van gasten', en: 'Reviews by guests', de: 'Bewertungen von Gästen' }),
        perView: { base: 2.4, tablet: 1.6 },
        limit: 6,
        itemName: settings.name,
      }),
    ]),
    practical(t, language),
    closing(t),
  ],
};

const opening = (t: Translate, language: Language) => {
  const price = money(bikeOf('city').prices.day ?? 0, language);
  return node('hero', {
    kicker: t({
      nl: 'Fietsverhuur en tochten aan het Spaarne, Haarlem',
      en: 'Bike hire and tours on the Spaarne, Haarlem',
      de: 'Radverleih und Touren an der Spaarne, Haarlem',
    }),
    heading: t({
      nl: 'De zee is twintig minuten trappen.',
      en: 'The sea is twenty minutes’ pedalling away.',
      de: 'Bis zum Meer sind es zwanzig Minuten im Sattel.',
    }),
    headingSize: 'poster',
    html: asHtml([
      t({
        nl: 'Een goede fiets, een lage horizon en iemand die de weg weet.',
        en: 'A good bike, a low horizon and someone who knows the way.',
        de: 'Ein gutes Rad, ein tiefer Horizont und jemand, der den Weg kennt.',
      }),
    ]),
    buttons: [
      {
        label: t({ nl: 'Kies je fiets', en: 'Choose your bike', de: 'Rad auswählen' }),
        link: to('bikes'),
        kind: 'main',
      },
      {
        label: t({ nl: 'Bekijk de tochten', en: 'See the tours', de: 'Touren ansehen' }),
        link: to('tours'),
        kind: 'quiet',
      },
    ],
    note: t({
      nl: `Stadsfiets ${price} per dag, slot en pechhulp inbegrepen.`,
      en: `City bike ${price} a day, lock and roadside help included.`,
      de: `Stadtrad ${price} pro Tag, Schloss und Pannenhilfe inklusive.`,
    }),
    picture: { media: 'hero-home' },
  });
};

const bikes = (t: Translate) =>
  section({}, [
    row(
      '2/3+1/3',
      [
        [
          heading(
            'h2',
            t({
              nl: 'Waarop rijd je vandaag?',
              en: 'What will you ride today?',
              de: 'Womit fährst du heute?',
            }),
          ),
          lead(
            t({
              nl: 'Ze staan op de kade, banden hard, ketting gesmeerd. Reserveren kan tot een uur van tevoren.',
              en: 'They stand on the quay, tyres hard, chains oiled. Book up to an hour ahead.',
              de: 'Sie stehen am Kai, Reifen hart, Kette geölt. Buchen kannst du bis eine Stunde vorher.',
            }),
          ),
        ],
        [
          node('button', {
            label: t({
              nl: 'Alle fietsen en prijzen',
              en: 'All bikes and prices',
              de: 'Alle Räder und Preise',
            }),
            link: to('bikes'),
            kind: 'text',
            align: 'end',
          }),
        ],
      ],
      { align: 'end' },
    ),
    node('bike-list', {
      only: ['city', 'e-bike', 'cargo', 'children', 'tandem', 'road'].map((id) => ({ id })),
      showSizes: false,
      showDescription: false,
    }),
  ]);

const tours = (t: Translate) =>
  section({ ground: 'sky' }, [
    heading(
      'h2',
      t({ nl: 'Of rij achter iemand aan', en: 'Or follow someone', de: 'Oder fahr jemandem hinterher' }),
      {
        kicker: t({ nl: 'Tochten met gids', en: 'Guided tours', de: 'Geführte Touren' }),
      },
    ),
    node('tour-list', {
      layout: 'rows',
      only: ['dunes-and-sea', 'tulip-fields', 'windmills'].map((id) => ({ id })),
    }),
    button(
      t({
        nl: 'Ook Amsterdam en de Zuiderzee',
        en: 'Amsterdam and the Zuiderzee too',
        de: 'Auch Amsterdam und die Zuiderzee',
      }),
      to('tours'),
      'quiet',
    ),
  ]);

const steps = (t: Translate) =>
  section({}, [
    row(
      '2/5+3/5',
      [
        [image('pick-up-counter', { ratio: '4:5', hang: 'start' })],
        [
          heading(
            'h2',
            t({
              nl: 'Een kwartier en je rijdt',
              en: 'A quarter of an hour and you are off',
              de: 'Eine Viertelstunde, und du fährst',
            }),
          ),
          node('list', {
            kind: 'steps',
            size: 'large',
            items: t({
              nl: [
                {
                  text: 'Kies dag, tijd en maat',
                  detail:
                    'Je ziet wat er vrij is en wat het kost, regel voor regel. Betalen kan meteen of straks.',
                },
                {
                  text: 'Haal op aan de kade',
                  detail: 'Borg, zadel, rondje. Wij wijzen de wind aan en zeggen welk hek open is.',
                },
                {
                  text: 'Rij',
                  detail:
                    'Lek? Bel, dan komt Bram met de bakfiets. Binnen vijftien kilometer kost dat niets.',
                },
                {
                  text: 'Breng terug voor zessen',
                  detail: 'Borg terug, in drie minuten. Zand in de ketting is niet erg.',
                },
              ],
              en: [
                {
                  text: 'Choose day, time and size',
                  detail: 'You see what is free and what it costs, line by line. Pay now or later.',
                },
                {
                  text: 'Pick up on the quay',
                  detail: 'Deposit, saddle, a lap. We point out the wind and tell you which gate is open.',
                },
                {
                  text: 'Ride',
                  detail:
                    'A puncture? Ring, and Bram comes out with the cargo bike. Within fifteen kilometres it costs nothing.',
                },
                {
                  text: 'Bring it back by six',
                  detail: 'Deposit returned in three minutes. Sand in the chain is fine.',
                },
              ],
              de: [
                {
                  text: 'Wähl Tag, Uhrzeit und Größe',
                  detail:
                    'Du siehst, was frei ist und was es kostet, Zeile für Zeile. Zahlen kannst du gleich oder später.',
                },
                {
                  text: 'Hol es am Kai ab',
                  detail:
                    'Kaution, Sattel, eine Runde. Wir zeigen, woher der Wind kommt und welches Tor offen ist.',
                },
                {
                  text: 'Fahr',
                  detail:
                    'Platten? Ruf an, dann kommt Bram mit dem Lastenrad. Im Umkreis von fünfzehn Kilometern kostet das nichts.',
                },
                {
                  text: 'Bring es bis sechs zurück',
                  detail: 'Kaution zurück, in drei Minuten. Sand in der Kette ist nicht schlimm.',
                },
              ],
            }),
          }),
        ],
      ],
      { gap: 'large', align: 'center' },
    ),
  ]);

const practical = (t: Translate, language: Language) => {
  const link = linksIn(language);
  const { address } = settings;
  return section({ ground: 'sand' }, [
    row(
      '1/2+1/2',
      [
        [
          heading('h2', t({ nl: 'Aan het Spaarne', en: 'On the Spaarne', de: 'An der Spaarne' })),
          text(
            t({
              nl: `${address.street}, tien minuten lopen van station Haarlem. Vanuit Amsterdam ben je er in een half uur. ${link('contact', 'Zo kom je er', '#directions')}.`,
              en: `${address.street}, ten minutes on foot from Haarlem station and half an hour from Amsterdam. ${link('contact', 'Getting here', '#directions')}.`,
              de: `${address.street}, zehn Minuten zu Fuß vom Bahnhof Haarlem und eine halbe Stunde von Amsterdam. ${link('contact', 'So kommst du her', '#directions')}.`,
            }),
            t({
              nl: `Tot 48 uur van tevoren annuleer je gratis. Wat je aantrekt en hoe de borg werkt, staat bij ${link('practical', 'praktisch')}.`,
              en: `Cancel free of charge up to 48 hours ahead. What to wear and how the deposit works is under ${link('practical', 'good to know')}.`,
              de: `Bis 48 Stunden vorher stornierst du kostenlos. Was du anziehst und wie die Kaution funktioniert, steht unter ${link('practical', 'Praktisches')}.`,
            }),
          ),
          image('shop-front', { ratio: '16:9' }),
        ],
        [
          node('opening-hours', {
            title: t({ nl: 'Wanneer we open zijn', en: 'When we are open', de: 'Wann wir geöffnet haben' }),
            level: 'h2',
            showSeasons: false,
          }),
        ],
      ],
      { gap: 'large', align: 'start' },
    ),
  ]);
};

const closing = (t: Translate) =>
  section({}, [
    node('call-to-action', {
      heading: t({
        nl: 'De wind staat goed. Kies een dag.',
        en: 'The wind is fair. Choose a day.',
        de: 'Der Wind steht gut. Wähl einen Tag.',
      }),
      buttons: [
        { label: t({ nl: 'Reserveer', en: 'Book', de: 'Buchen' }), link: to('booking'), kind: 'main' },
      ],
      note: t({
        nl: 'Als de wind verkeerd staat, zeggen we het.',
        en: 'If it is not, we will say so.',
        de: 'Wenn nicht, sagen wir es.',
      }),
      picture: { media: 'workshop' },
      ground: 'sky',
    }),
  ]);
