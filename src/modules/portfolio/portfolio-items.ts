import { shortMoney } from '../../components/shop/short-money.ts';
import { durationText } from '../../components/shop/tour-words.ts';
import type { Tour } from '../../features/booking/booking.types.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { Language } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import type { LoadContext } from '../module-load.ts';
import type { PortfolioItem } from './portfolio.types.ts';
import { readCategories } from './portfolio-categories.ts';
import type { portfolioSourceFields } from './portfolio-fields.ts';

type Values = ShownValues<ReturnType<typeof portfolioSourceFields>>;

const texts = {
  nl: { short: 'Halve dag', day: 'Hele dag', days: 'Meer dagen', facts: '{km} km · {duration} · {price}' },
  en: {
    short: 'Half a day',
    day: 'A whole day',
    days: 'Several days',
    facts: '{km} km · {duration} · {price}',
  },
  de: {
    short: 'Halber Tag',
    day: 'Ganzer Tag',
    days: 'Mehrere Tage',
    facts: '{km} km · {duration} · {price}',
  },
} satisfies Texts;

/** Longest a tour of half a day and of a day takes, in minutes. */
const longest = { short: 5 * 60, day: 24 * 60 };

/** The items of a portfolio: those entered, or the shop's tours, whose categories are how long they take. */
export async function portfolioItems(values: Values, context: LoadContext): Promise<PortfolioItem[]> {
  if (values.source === 'tours') {
    context.dependsOn('catalogue');
    const { tours } = await context.services.catalogue();
    return tours.map((tour) => tourItem(tour, context));
  }
  return values.items
    .filter(({ title, picture }) => title.trim() || picture)
    .map(({ categories, ...item }, index) => ({
      ...item,
      key: String(index),
      categories: readCategories(categories),
    }));
}

function tourItem(tour: Tour, { language, site }: LoadContext): PortfolioItem {
  const path = site.pagePath(`tour-${tour.id}`);
  return {
    key: tour.id,
    title: tour.name[language],
    text: fill(
      texts[language].facts,
      {
        km: tour.distanceKm,
        duration: durationText(tour.durationMinutes, language),
        price: shortMoney(tour.adultCents, language),
      },
      language,
    ),
    picture: site.picture(tour.picture) ?? null,
    link: path === undefined ? null : { href: path, newWindow: false },
    categories: readCategories(lengthName(tour.durationMinutes, language)),
  };
}

function lengthName(minutes: number, language: Language): string {
  const words = texts[language];
  if (minutes <= longest.short) return words.short;
  return minutes <= longest.day ? words.day : words.days;
}
