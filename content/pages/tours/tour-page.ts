import type { Language } from '../../../src/lib/language.ts';
import type { ContentNode, ContentPage } from '../../../src/page/page-content.ts';
import { routeMapProps } from '../../routes/tour-maps.ts';
import { asHtml, heading, image, node, offPhones, row, section, small, text } from '../parts/nodes.ts';
import { to } from '../parts/page-link.ts';
import { questions, reviewsOf } from '../parts/product-page.ts';
import { type PageKey, slugs } from '../parts/slugs.ts';

/** What one language says of a tour; distance, prices, languages and dates come from the catalogue. */
interface TourTexts {
  title: string;
  description: string;
  kicker: string;
  heading: string;
  lead: string;
  story: { heading: string; paragraphs: readonly string[] };
  route: { heading: string; caption: string; stops: readonly { text: string; detail: string }[] };
  included: readonly { text: string; detail?: string; icon: string }[];
  notIncluded: string;
  departures: { heading: string; text: string };
  questions: readonly { question: string; answer: string }[];
}

interface Tour {
  id: string;
  key: PageKey & `tour-${string}`;
  /** The scene of the opening and the two further on, the second not on phones. */
  pictures: { opening: string; story: string; second: string };
  /** How the opening stands: beside the words or below them. */
  opening: {
    layout: 'beside' | 'below';
    ground?: 'sand' | 'sky' | 'brand';
    textAt?: 'middle';
    pictureSide?: 'start';
  };
  /** The ground of the route; the departures take the other one. */
  ground: 'sky' | 'sand';
  texts: Readonly<Record<Language, TourTexts>>;
  /** Modules of this tour alone, before the questions. */
  extra?: (language: Language) => readonly ContentNode[];
}

const words = {
  dates: { nl: 'Bekijk de data', en: 'See the dates', de: 'Termine ansehen' },
  included: { nl: 'Zit erbij', en: 'Included', de: 'Inklusive' },
  questions: { nl: 'Vragen vooraf', en: 'Before you book', de: 'Fragen vorab' },
  others: { nl: 'Andere tochten', en: 'Other tours', de: 'Andere Touren' },
  group: {
    nl: 'Liever met alleen je eigen groep? Kies dat in het formulier; de prijs staat hierboven bij de feiten.',
    en: 'Prefer to keep it to your own group? Choose that in the form; the price is with the facts above.',
    de: 'Lieber nur mit der eigenen Gruppe? Wähl das im Formular; der Preis steht oben bei den Fakten.',
  },
};

/** The page of a tour: where it goes, what belongs to it, when it leaves and what people ask. */
export const tourPage = (tour: Tour): ContentPage => ({
  key: tour.key,
  slug: slugs[tour.key],
  title: { nl: tour.texts.nl.title, en: tour.texts.en.title, de: tour.texts.de.title },
  description: {
    nl: tour.texts.nl.description,
    en: tour.texts.en.description,
    de: tour.texts.de.description,
  },
  modules: (t, language) => {
    const page = t(tour.texts);
    return [
      opening(tour, page, t(words.dates)),
      section({ space: 'small' }, [
        node('breadcrumbs'),
        node('tour-facts', { tour: tour.id, layout: 'line', showButton: false }),
      ]),
      story(tour, page, t(words.included)),
      route(tour, page, language),
      departures(tour, page, t(words.group)),
      section({ space: 'none' }, [node('review-slider', reviewsOf(`tour:${tour.id}`, 2))]),
      ...(tour.extra?.(language) ?? []),
      questions(t(words.questions), page.questions),
      section({ space: 'small' }, [
        heading('h2', t(words.others), { size: 'small' }),
        node('tour-list', { except: tour.id, columns: '4', showDescription: false, showDeparture: false }),
      ]),
    ];
  },
});

const opening = ({ opening: placement, pictures }: Tour, page: TourTexts, dates: string) =>
  node('hero', {
    kicker: page.kicker,
    heading: page.heading,
    html: asHtml([page.lead]),
    picture: { media: pictures.opening },
    ...placement,
    buttons: [{ label: dates, link: { url: '#dates' }, kind: 'main' }],
  });

const story = ({ pictures }: Tour, page: TourTexts, included: string) =>
  section({ space: 'small' }, [
    row(
      '3/5+2/5',
      [
        [
          heading('h2', page.story.heading),
          text(...page.story.paragraphs),
          heading('h3', included, { size: 'small' }),
          node('list', { items: page.included, tone: 'brand', columns: '2' }),
          small(page.notIncluded),
        ],
        [image(pictures.story, { ratio: '4:5' })],
      ],
      { gap: 'large', align: 'center' },
    ),
  ]);

const route = (
  { id, ground }: Tour,
  { route: { heading: title, caption, stops } }: TourTexts,
  language: Language,
) =>
  section({ ground }, [
    heading('h2', title),
    node('route-map', { ...routeMapProps(id, stops, language), caption }),
  ]);

const departures = ({ id, pictures }: Tour, page: TourTexts, groupWords: string): ContentNode =>
  section(
    {},
    [
      row(
        '1/3+2/3',
        [
          [
            heading('h2', page.departures.heading),
            text(page.departures.text),
            text(groupWords),
            offPhones(image(pictures.second, { ratio: '3:2' })),
          ],
          [node('tour-departures', { tour: id, months: 9, shownAtFirst: 6, emptyLink: to('contact') })],
        ],
        { gap: 'large', align: 'start' },
      ),
    ],
    'dates',
  );
