import { chosenOf } from '../../components/shop/shop-list-fields.ts';
import { shortMoney } from '../../components/shop/short-money.ts';
import { dateText, durationText, languageNames } from '../../components/shop/tour-words.ts';
import type { Tour } from '../../features/booking/booking.types.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { Language } from '../../lib/language.ts';
import { dateOf, timeOf } from '../../lib/local-time.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import type { LoadContext } from '../module-load.ts';
import type { TourListData } from './TourList.tsx';
import type { tourListFields } from './tour-list.definition.ts';

const texts = {
  nl: { after: ' per persoon', children: ', kinderen {price}' },
  en: { after: ' per person', children: ', children {price}' },
  de: { after: ' pro Person', children: ', Kinder {price}' },
} satisfies Texts;

/** The chosen tours of the catalogue, each with its next departure that has a seat. */
export async function loadTourList(
  values: ShownValues<typeof tourListFields>,
  context: LoadContext,
): Promise<TourListData> {
  context.dependsOn('catalogue');
  const { tours } = await context.services.catalogue();
  const { language, site } = context;
  const shown = chosenOf(tours, values).map(async (tour) => ({
    key: tour.id,
    title: tour.name[language],
    href: site.pagePath(`tour-${tour.id}`) ?? null,
    picture: site.picture(tour.picture) ?? null,
    description: tour.description[language],
    price: priceOf(tour, language),
    distanceKm: tour.distanceKm,
    duration: durationText(tour.durationMinutes, language),
    languages: languageNames(tour.guideLanguages, language),
    next: values.showDeparture ? await nextDeparture(tour.id, context) : null,
  }));
  return { tours: await Promise.all(shown) };
}

function priceOf({ adultCents, childCents }: Tour, language: Language) {
  const { after, children } = texts[language];
  const cheaper =
    childCents < adultCents ? fill(children, { price: shortMoney(childCents, language) }, language) : '';
  return ['', shortMoney(adultCents, language), after + cheaper] as const;
}

async function nextDeparture(tourId: string, context: LoadContext): Promise<string | null> {
  context.dependsOn('departures');
  context.dependsOn('today');
  const departures = await context.services.departures({ tourId, limit: 30 });
  const next = departures.find(({ free }) => free > 0)?.departure.startsAt;
  if (!next) return null;
  const parts = { weekday: 'short', day: 'numeric', month: 'long' } as const;
  return `${dateText(dateOf(next), context.language, parts)}, ${timeOf(next)}`;
}
