import type { Language } from '../../src/lib/language.ts';
import type { ContentPage, Translate } from '../../src/page/page-content.ts';
import { asHtml, button, heading, lead, node, section, text } from './parts/nodes.ts';
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
        limit: 4,
        textLength: 160,
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
      de: 'In zwanzig Minuten am Meer.',
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
    heading(
      'h2',
      t({ nl: 'Waarop rijd je vandaag?', en: 'What will you ride today?', de: 'Womit fährst du heute?' }),
    ),
    lead(
      t({
        nl: 'Ze staan op de kade, banden hard, ketting gesmeerd. Reserveren kan tot een uur van tevoren.',
        en: 'They stand on the quay, tyres hard, chains oiled. Book up to an hour ahead.',
        de: 'Sie stehen am Kai, Reifen hart, Kette geölt. Buchen kannst du bis eine Stunde vorher.',
      }),
    ),
    node('bike-list', {
      only: ['city', 'e-bike', 'cargo', 'children', 'tandem', 'road'].map((id) => ({ id })),
      showSizes: false,
      showDescription: false,
    }),
    button(
      t({ nl: 'Alle fietsen en prijzen', en: 'All bikes and prices', de: 'Alle Räder und Preise' }),
      to('bikes'),
      'quiet',
    ),
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

const steps = (t: Translate) => ({
  ...node('hero', {
    heading: t({
      nl: 'Een kwartier en je rijdt',
      en: 'A quarter of an hour and you are off',
      de: 'Eine Viertelstunde, und du fährst',
    }),
    level: 'h2',
    layout: 'beside',
    pictureSide: 'start',
    textAt: 'middle',
    picture: { media: 'bikes-quay' },
  }),
  slots: {
    content: [
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
              detail: 'Lek? Bel, dan komt Bram met de bakfiets. Binnen vijftien kilometer kost dat niets.',
            },
            {
              text: 'Breng terug voor sluitingstijd',
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
              text: 'Bring it back before closing',
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
              text: 'Bring es vor Ladenschluss zurück',
              detail: 'Kaution zurück, in drei Minuten. Sand in der Kette ist nicht schlimm.',
            },
          ],
        }),
      }),
    ],
  },
});

/** The hero again, with the opening hours in it: its CSS is on the page already. */
const practical = (t: Translate, language: Language) => {
  const link = linksIn(language);
  const { address } = settings;
  return {
    ...node('hero', {
      heading: t({ nl: 'Aan het Spaarne', en: 'On the Spaarne', de: 'An der Spaarne' }),
      level: 'h2',
      html: asHtml([
        t({
          nl: `${address.street}, tien minuten lopen van station Haarlem en een half uur van Amsterdam. ${link('contact', 'Zo kom je er', '#directions')}.`,
          en: `${address.street}, ten minutes on foot from Haarlem station and half an hour from Amsterdam. ${link('contact', 'Getting here', '#directions')}.`,
          de: `${address.street}, zehn Minuten zu Fuß vom Bahnhof Haarlem und eine halbe Stunde von Amsterdam. ${link('contact', 'So kommst du her', '#directions')}.`,
        }),
      ]),
      picture: { media: 'shop-front' },
      layout: 'beside',
      textAt: 'middle',
      ground: 'sand',
    }),
    slots: { content: [node('opening-hours', { showSeasons: false, closedDaysAhead: 21 })] },
  };
};

const closing = (t: Translate) =>
  section({}, [
    heading(
      'h2',
      t({
        nl: 'De wind staat goed. Kies een dag.',
        en: 'The wind is fair. Choose a day.',
        de: 'Der Wind steht gut. Wähl einen Tag.',
      }),
      { size: 'large' },
    ),
    text(
      t({
        nl: 'En staat hij verkeerd, dan zeggen we het. Tot 48 uur van tevoren annuleer je gratis.',
        en: 'And when it is not, we say so. Cancel free of charge up to 48 hours ahead.',
        de: 'Und wenn er falsch steht, sagen wir es. Bis 48 Stunden vorher stornierst du kostenlos.',
      }),
    ),
    button(t({ nl: 'Reserveer', en: 'Book', de: 'Buchen' }), to('booking'), 'main'),
  ]);
