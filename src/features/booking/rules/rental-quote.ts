import { dateOf, minutesBetween } from '../../../lib/local-time.ts';
import { percentOf, sumCents } from '../../../lib/money.ts';
import { type Result, refuse, succeed } from '../../../lib/result.ts';
import type {
  BookingError,
  Catalogue,
  GroupDiscount,
  Quote,
  QuoteLine,
  QuotePart,
  RentalRequest,
  Season,
} from '../booking.types.ts';
import { cheapestTiers } from './price-tiers.ts';
import { sumLine, sumQuote } from './quote-totals.ts';
import { type ChosenAccessory, type ChosenBike, chooseRental } from './rental-choice.ts';
import { seasonOn } from './season.ts';

type Circumstances = {
  minutes: number;
  halfDayHours: number;
  season: Season | undefined;
  discount: GroupDiscount | undefined;
};

/** What a rental costs, each line explaining itself (BOOK-2, BOOK-5). Times are checked by `checkRentalTimes`. */
export function quoteRental(request: RentalRequest, catalogue: Catalogue): Result<Quote, BookingError[]> {
  const choice = chooseRental(request, catalogue);
  if (Array.isArray(choice)) return refuse(choice);
  const pieces = choice.bikes.reduce((sum, bike) => sum + bike.quantity, 0);
  const circumstances: Circumstances = {
    minutes: minutesBetween(request.pickUp, request.return),
    halfDayHours: catalogue.settings.halfDayHours,
    season: seasonOn(catalogue.seasons, dateOf(request.pickUp)),
    discount: groupDiscountFor(pieces, catalogue.groupDiscounts),
  };
  const lines: QuoteLine[] = [];
  const errors: BookingError[] = [];
  for (const [index, bike] of choice.bikes.entries()) {
    const line = bikeLine(bike, circumstances);
    if (line) lines.push(line);
    else errors.push({ code: 'not-for-this-duration', field: `bikes.${index}` });
  }
  if (errors.length > 0) return refuse(errors);
  lines.push(...choice.accessories.map((chosen) => accessoryLine(chosen, circumstances.minutes)));
  const delivery = deliveryLine(request, catalogue);
  if (delivery) lines.push(delivery);
  return succeed(
    sumQuote(
      request.pickUp,
      request.return,
      lines.filter((line) => line.quantity > 0),
    ),
  );
}

/** The best discount a number of bikes earns. */
export function groupDiscountFor(
  pieces: number,
  discounts: readonly GroupDiscount[],
): GroupDiscount | undefined {
  return discounts
    .filter((discount) => pieces >= discount.minimumBikes)
    .toSorted((a, b) => b.percent - a.percent)[0];
}

function bikeLine({ type, size, quantity }: ChosenBike, circumstances: Circumstances): QuoteLine | undefined {
  const { minutes, halfDayHours, season, discount } = circumstances;
  const ownPrices = season?.prices[type.id];
  const tiers = cheapestTiers(minutes, ownPrices ?? type.prices, halfDayHours);
  if (!tiers) return undefined;
  const parts: QuotePart[] = tiers.map(({ kind, count, unitCents }) => ({
    kind,
    count,
    pieces: quantity,
    unitCents,
    cents: count * unitCents * quantity,
  }));
  const sum = () => sumCents(parts.map((part) => part.cents));
  if (season && (ownPrices || season.percent !== 0)) {
    // Own prices are the season's already: its percentage is for types without them.
    const percent = ownPrices ? 0 : season.percent;
    parts.push({
      kind: 'season',
      seasonId: season.id,
      name: season.name,
      percent,
      cents: percentOf(sum(), percent),
    });
  }
  if (discount) {
    parts.push({ kind: 'group-discount', ...discount, cents: percentOf(sum(), -discount.percent) });
  }
  return sumLine({
    kind: 'bike',
    productId: type.id,
    sizeId: size.id,
    name: type.name,
    detail: size.label,
    quantity,
    parts,
    vatPercent: type.vatPercent,
    depositCents: type.depositCents * quantity,
  });
}

function accessoryLine({ accessory, quantity }: ChosenAccessory, minutes: number): QuoteLine {
  const count = accessory.per === 'day' ? Math.ceil(minutes / 1440) : 1;
  const unitCents = accessory.priceCents;
  const cents = unitCents * count * quantity;
  return sumLine({
    kind: 'accessory',
    productId: accessory.id,
    sizeId: null,
    name: accessory.name,
    detail: null,
    quantity,
    parts: [{ kind: 'accessory', per: accessory.per, count, pieces: quantity, unitCents, cents }],
    vatPercent: accessory.vatPercent,
    depositCents: 0,
  });
}

function deliveryLine(request: RentalRequest, { settings }: Catalogue): QuoteLine | undefined {
  if (request.deliveryAddress === null || !settings.delivery) return undefined;
  const { priceCents, vatPercent } = settings.delivery;
  return sumLine({
    kind: 'delivery',
    productId: 'delivery',
    sizeId: null,
    name: { nl: 'Bezorgen en ophalen', en: 'Delivery and collection', de: 'Lieferung und Abholung' },
    detail: null,
    quantity: 1,
    parts: [{ kind: 'delivery', cents: priceCents }],
    vatPercent,
    depositCents: 0,
  });
}
