import { dateText } from '../../components/shop/tour-words.ts';
import type { Catalogue, OpeningHours } from '../../features/booking/booking.types.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { Language } from '../../lib/language.ts';
import { addDays, datesFromTo, type LocalDate, weekdayOf } from '../../lib/local-time.ts';
import { clockChanges } from '../../lib/zoned-time.ts';
import type { LoadContext } from '../module-load.ts';
import type { OpeningHoursData, Season } from './OpeningHours.tsx';
import type { openingHoursFields } from './opening-hours.definition.ts';

/** Days ahead in which the next opening is looked for. */
const daysAhead = 28;
/** Opening days the page itself knows: it is rendered anew each day, and a tab may stay open for some. */
const openDaysKnown = 4;

/** The week by season, the closed days to come, and the days on which the shop opens. */
export async function loadOpeningHours(
  values: ShownValues<typeof openingHoursFields>,
  { language, today, services, dependsOn }: LoadContext,
): Promise<OpeningHoursData> {
  for (const name of ['catalogue', 'today'] as const) dependsOn(name);
  const { openingHours, closedDays, settings } = await services.catalogue();
  const days = await services.openingDays(today, addDays(today, daysAhead));
  const monday = addDays(today, 1 - weekdayOf(today));
  const seasons = seasonsOf(openingHours, today, language);
  return {
    known: {
      days: days.flatMap(({ date, open }) => (open ? [{ date, ...open }] : [])).slice(0, openDaysKnown),
      clock: clockChanges(
        settings.timeZone,
        noonOf(addDays(today, -1)),
        noonOf(addDays(today, daysAhead + 1)),
      ),
      weekdays: datesFromTo(monday, addDays(monday, 6)).map((date) =>
        dateText(date, language, { weekday: 'long' }),
      ),
    },
    seasons: values.showSeasons ? seasons : seasons.slice(0, 1),
    closedDays: closedDaysAhead(closedDays, today, values.closedDaysAhead).map(({ date, name }) => ({
      date,
      dateInWords: dateText(date, language),
      name: name[language],
    })),
  };
}

const noonOf = (date: LocalDate): Date => new Date(`${date}T12:00:00Z`);

/** The parts of the year with hours of their own, the present one first. */
function seasonsOf(openingHours: readonly OpeningHours[], today: LocalDate, language: Language): Season[] {
  const byPeriod = Map.groupBy(openingHours, ({ from, until }) => `${from} ${until}`);
  const day = today.slice(5);
  const isNow = ({ from, until }: OpeningHours) =>
    from <= until ? from <= day && day <= until : from <= day || day <= until;
  const monday = addDays(today, 1 - weekdayOf(today));
  return [...byPeriod.values()]
    .toSorted((a, b) => Number(b.some(isNow)) - Number(a.some(isNow)))
    .map((spans) => ({
      period: byPeriod.size === 1 ? null : periodText(spans[0] as OpeningHours, language),
      week: datesFromTo(monday, addDays(monday, 6)).map((date) => {
        const span = spans.find(({ weekday }) => weekday === weekdayOf(date));
        return {
          weekday: weekdayOf(date),
          name: dateText(date, language, { weekday: 'long' }),
          open: span ? { opens: span.opens, closes: span.closes } : null,
        };
      }),
    }));
}

/** `1 april – 30 september`; a period until the 29th of February is told as until the 28th. */
const periodText = ({ from, until }: OpeningHours, language: Language): string =>
  [from, until.replace('02-29', '02-28')]
    .map((monthDay) => dateText(`2024-${monthDay}`, language, { day: 'numeric', month: 'long' }))
    .join(' – ');

function closedDaysAhead(closedDays: Catalogue['closedDays'], today: LocalDate, days: number) {
  if (days === 0) return [];
  return datesFromTo(today, addDays(today, days)).flatMap((date) => {
    const closed = closedDays.find((each) => each.date === date || each.date === date.slice(5));
    return closed ? [{ ...closed, date }] : [];
  });
}
