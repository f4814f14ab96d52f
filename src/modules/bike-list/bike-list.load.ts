import { chosenOf } from '../../components/shop/shop-list-fields.ts';
import { shortMoney } from '../../components/shop/short-money.ts';
import type { BikeType } from '../../features/booking/booking.types.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { Language } from '../../lib/language.ts';
import type { LoadContext } from '../module-load.ts';
import type { BikeListData } from './BikeList.tsx';
import type { bikeListFields } from './bike-list.definition.ts';

type Values = ShownValues<typeof bikeListFields>;

const pricePer = {
  nl: { day: ['vanaf ', ' per dag'], 'half-day': ['vanaf ', ' per halve dag'], hour: ['vanaf ', ' per uur'] },
  en: { day: ['from ', ' a day'], 'half-day': ['from ', ' for half a day'], hour: ['from ', ' an hour'] },
  de: { day: ['ab ', ' pro Tag'], 'half-day': ['ab ', ' pro halben Tag'], hour: ['ab ', ' pro Stunde'] },
} as const;

/** The chosen bikes of the catalogue, each with the address of its own page. */
export async function loadBikeList(values: Values, context: LoadContext): Promise<BikeListData> {
  context.dependsOn('catalogue');
  const { bikeTypes } = await context.services.catalogue();
  const { language, site } = context;
  return {
    bikes: chosenOf(bikeTypes, values).map((bike) => ({
      key: bike.id,
      title: bike.name[language],
      href: site.pagePath(`bike-${bike.id}`) ?? null,
      picture: site.picture(bike.picture) ?? null,
      description: bike.description[language],
      sizes: bike.sizes.map(({ label }) => label),
      price: priceOf(bike, values.price, language),
    })),
  };
}

/** The price by the chosen unit, or by the day when the bike is not rented by that. */
function priceOf({ prices }: BikeType, per: Values['price'], language: Language) {
  if (per === 'none') return null;
  const unit = prices[per] === undefined ? 'day' : per;
  const cents = prices[unit];
  if (cents === undefined) return null;
  const [before, after] = pricePer[language][unit];
  return [before, shortMoney(cents, language), after] as const;
}
