import type { Language } from '../../../src/lib/language.ts';
import { fill } from '../../../src/lib/texts.ts';
import type { ContentNode, ContentPage } from '../../../src/page/page-content.ts';
import { button, group, heading, image, lead, node, row, section, small, text } from '../parts/nodes.ts';
import { to } from '../parts/page-link.ts';
import { questions, reviewsOf } from '../parts/product-page.ts';
import { bikeOf, money } from '../parts/shop-facts.ts';
import { type PageKey, slugs } from '../parts/slugs.ts';

/** What one language says of a type of bike; prices, sizes and deposit come from the catalogue. */
interface BikeTexts {
  title: string;
  description: string;
  heading: string;
  lead: string;
  story: readonly string[];
  included: readonly { text: string; detail?: string }[];
  ride: { kicker: string; heading: string; story: readonly string[]; stops: readonly Stop[] };
  questions: readonly { question: string; answer: string }[];
}

interface Stop {
  text: string;
  detail: string;
}

interface Bike {
  id: string;
  key: PageKey & `bike-${string}`;
  /** The picture beside the ride. */
  ridePicture: string;
  /** The ground of the ride, and on which side its picture stands: neighbours in the menu differ. */
  ground: 'sky' | 'sand' | 'raised';
  pictureFirst: boolean;
  /** What readers of this page are shown next. */
  next: readonly string[];
  texts: Readonly<Record<Language, BikeTexts>>;
}

const words = {
  book: { nl: 'Reserveer deze fiets', en: 'Book this bike', de: 'Dieses Rad buchen' },
  price: {
    nl: '{day} voor een dag, {extra} voor elke dag erbij.',
    en: '{day} for a day, {extra} for each day more.',
    de: '{day} für einen Tag, {extra} für jeden weiteren.',
  },
  included: { nl: 'Wat erbij zit', en: 'What comes with it', de: 'Was dabei ist' },
  questions: { nl: 'Goed om te weten', en: 'Worth knowing', de: 'Gut zu wissen' },
  others: {
    nl: 'Toch liever een andere?',
    en: 'Rather ride something else?',
    de: 'Doch lieber ein anderes?',
  },
};

/** The page of a type of bike: what it is, what it costs, where to ride it first, and what people ask. */
export const bikePage = (bike: Bike): ContentPage => ({
  key: bike.key,
  slug: slugs[bike.key],
  title: { nl: bike.texts.nl.title, en: bike.texts.en.title, de: bike.texts.de.title },
  description: {
    nl: bike.texts.nl.description,
    en: bike.texts.en.description,
    de: bike.texts.de.description,
  },
  modules: (t, language) => {
    const page = t(bike.texts);
    return [
      opening(bike, page, t(words.book), fill(t(words.price), pricesOf(bike.id, language), language)),
      section({ space: 'small' }, [
        row(
          '3/5+2/5',
          [
            [
              text(...page.story),
              heading('h2', t(words.included), { size: 'small' }),
              node('list', { items: page.included, tone: 'brand', columns: '2' }),
              {
                ...node('review-slider', reviewsOf(`bike:${bike.id}`, 1)),
                design: { marginTop: { base: '--space-6' } },
              },
            ],
            [node('bike-facts', { bike: bike.id, showButton: false })],
          ],
          { gap: 'large', align: 'start' },
        ),
      ]),
      ride(bike, page),
      questions(t(words.questions), page.questions),
      section({ space: 'small' }, [
        heading('h2', t(words.others), { size: 'small' }),
        node('bike-list', {
          only: bike.next.map((id) => ({ id })),
          showDescription: false,
          showSizes: false,
        }),
      ]),
    ];
  },
});

/** On phones the full list of prices stands far below: these two are said at once. */
const pricesOf = (id: string, language: Language) => {
  const { prices } = bikeOf(id);
  return { day: money(prices.day ?? 0, language), extra: money(prices['extra-day'] ?? 0, language) };
};

const opening = ({ id, key }: Bike, page: BikeTexts, book: string, price: string): ContentNode =>
  section({ space: 'small' }, [
    node('breadcrumbs'),
    row(
      '2/5+3/5',
      [
        [
          heading('h1', page.heading),
          lead(page.lead),
          button(book, to('booking', `?bike=${id}`), 'main'),
          small(price),
        ],
        [image(key, { share: 'half' })],
      ],
      { gap: 'large', align: 'center' },
    ),
  ]);

function ride(
  { ground, pictureFirst, ridePicture }: Bike,
  { ride: { kicker, heading: title, story, stops } }: BikeTexts,
) {
  const picture = [image(ridePicture, { ratio: '4:5', shape: 'rounded', hang: 'bottom' })];
  const words = [
    heading('h2', title, { kicker }),
    text(...story),
    group({}, [node('list', { kind: 'rows', items: stops })]),
  ];
  return section({ ground }, [
    row(pictureFirst ? '2/5+3/5' : '3/5+2/5', pictureFirst ? [picture, words] : [words, picture], {
      gap: 'large',
      align: 'center',
    }),
  ]);
}
