import { shortMoney } from '../../components/shop/short-money.ts';
import { dateText, languageNames } from '../../components/shop/tour-words.ts';
import type { DepartureSeats } from '../../features/booking/booking.ts';
import type { Tour } from '../../features/booking/booking.types.ts';
import type { ShownValues } from '../../fields/field.ts';
import { addDays, dateOf, localDateTime, timeOf } from '../../lib/local-time.ts';
import type { LoadContext } from '../module-load.ts';
import { groupByMonth } from './group-by-month.ts';
import type { DepartureRow, TourDeparturesData } from './TourDepartures.tsx';
import type { tourDeparturesFields } from './tour-departures.definition.ts';

/** The departures of a tour, or of all, in the coming months, with their seats as they are now. */
export async function loadTourDepartures(
  values: ShownValues<typeof tourDeparturesFields>,
  context: LoadContext,
): Promise<TourDeparturesData> {
  for (const name of ['catalogue', 'departures', 'today'] as const) context.dependsOn(name);
  const { services, today } = context;
  const { tours } = await services.catalogue();
  const departures = await services.departures({
    ...(values.tour && { tourId: values.tour }),
    until: localDateTime(addDays(today, Math.round(values.months * 30.5)), '00:00'),
    limit: 80,
  });
  const rows = departures
    .filter(({ free }) => values.showFull || free > 0)
    .flatMap((seats) => {
      const tour = tours.find(({ id }) => id === seats.departure.tourId);
      return tour ? [rowOf(seats, tour, values.tour === '', context)] : [];
    });
  return groupByMonth(rows, values.shownAtFirst, (date) =>
    dateText(date, context.language, { month: 'long', year: 'numeric' }),
  );
}

function rowOf(
  { departure, free }: DepartureSeats,
  tour: Tour,
  named: boolean,
  { language, site }: LoadContext,
): DepartureRow {
  const date = dateOf(departure.startsAt);
  const lastDate = dateOf(departure.endsAt);
  const query = new URLSearchParams({ tour: tour.id, date, departure: departure.id });
  const booking = site.pagePath('booking');
  return {
    id: departure.id,
    date,
    weekday: dateText(date, language, { weekday: 'short' }),
    day: dateText(date, language, { day: 'numeric' }),
    dateInWords: dateText(date, language),
    time: timeOf(departure.startsAt),
    until: lastDate === date ? timeOf(departure.endsAt) : dateText(lastDate, language),
    tour: named ? tour.name[language] : null,
    guideLanguage: languageNames([departure.guideLanguage], language),
    free: Math.max(0, free),
    price: shortMoney(tour.adultCents, language),
    href: free > 0 && booking ? `${booking}?${query}` : null,
  };
}
