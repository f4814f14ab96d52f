import { shortMoney } from '../../components/shop/short-money.ts';
import type { BikeType, TierKind } from '../../features/booking/booking.types.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { Language } from '../../lib/language.ts';
import { decimalMoney } from '../../lib/money.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import type { LoadContext } from '../module-load.ts';
import type { BikeFactsData } from './BikeFacts.tsx';
import type { bikeFactsFields } from './bike-facts.definition.ts';

const texts = {
  nl: {
    hour: 'Per uur',
    'half-day': 'Halve dag ({hours} uur)',
    day: 'Dag (24 uur)',
    'extra-day': 'Elke dag erbij',
    week: 'Week',
    height: '{from}–{until} cm',
  },
  en: {
    hour: 'One hour',
    'half-day': 'Half a day ({hours} hours)',
    day: 'A day (24 hours)',
    'extra-day': 'Each day more',
    week: 'A week',
    height: '{from}–{until} cm',
  },
  de: {
    hour: 'Eine Stunde',
    'half-day': 'Halber Tag ({hours} Stunden)',
    day: 'Ein Tag (24 Stunden)',
    'extra-day': 'Jeder weitere Tag',
    week: 'Eine Woche',
    height: '{from}–{until} cm',
  },
} satisfies Texts;

const tiers: TierKind[] = ['hour', 'half-day', 'day', 'extra-day', 'week'];

/** Prices, sizes and deposit of one type of bike; null when there is no such type. */
export async function loadBikeFacts(
  { bike: id }: ShownValues<typeof bikeFactsFields>,
  { language, site, services, dependsOn }: LoadContext,
): Promise<BikeFactsData> {
  dependsOn('catalogue');
  const { bikeTypes, settings } = await services.catalogue();
  const bike = bikeTypes.find((each) => each.id === id);
  if (!bike) return null;
  const words = texts[language];
  const booking = site.pagePath('booking');
  return {
    name: bike.name[language],
    description: bike.description[language],
    prices: tiers.flatMap((tier) => {
      const cents = bike.prices[tier];
      const label = fill(words[tier], { hours: settings.halfDayHours }, language);
      return cents === undefined ? [] : [{ tier, label, price: shortMoney(cents, language) }];
    }),
    sizes: sizesOf(bike, language),
    deposit: bike.depositCents > 0 ? shortMoney(bike.depositCents, language) : null,
    offer: bike.prices.day === undefined ? null : decimalMoney(bike.prices.day),
    bookHref: booking ? `${booking}?${new URLSearchParams({ bike: id })}` : null,
  };
}

const sizesOf = ({ sizes }: BikeType, language: Language) =>
  sizes.map(({ id, label, riderHeightCm }) => ({
    id,
    label,
    height: fill(
      texts[language].height,
      { from: String(riderHeightCm.from), until: String(riderHeightCm.until) },
      language,
    ),
  }));
