import type {
  Accessory,
  BikeSize,
  BikeType,
  BookingError,
  Catalogue,
  RentalRequest,
} from '../booking.types.ts';

export type ChosenBike = { type: BikeType; size: BikeSize; quantity: number };
export type ChosenAccessory = { accessory: Accessory; quantity: number };
export type RentalChoice = { bikes: ChosenBike[]; accessories: ChosenAccessory[] };

/** Looks up what a rental asks for; every unknown or impossible item is an error at its field (BOOK-9). */
export function chooseRental(request: RentalRequest, catalogue: Catalogue): RentalChoice | BookingError[] {
  const errors: BookingError[] = [];
  const bikes: ChosenBike[] = [];
  const accessories: ChosenAccessory[] = [];
  for (const [index, wanted] of request.bikes.entries()) {
    const type = catalogue.bikeTypes.find((candidate) => candidate.id === wanted.bikeTypeId);
    const size = type?.sizes.find((candidate) => candidate.id === wanted.sizeId);
    if (type && size) bikes.push({ type, size, quantity: wanted.quantity });
    else errors.push({ code: 'unknown-bike', field: `bikes.${index}` });
  }
  for (const [index, wanted] of request.accessories.entries()) {
    const accessory = catalogue.accessories.find((candidate) => candidate.id === wanted.accessoryId);
    if (accessory) accessories.push({ accessory, quantity: wanted.quantity });
    else errors.push({ code: 'unknown-accessory', field: `accessories.${index}` });
  }
  errors.push(...checkQuantities(request, catalogue, { bikes, accessories }));
  return errors.length > 0 ? errors : { bikes, accessories };
}

function checkQuantities(
  request: RentalRequest,
  { settings }: Catalogue,
  { bikes, accessories }: RentalChoice,
): BookingError[] {
  const errors: BookingError[] = [];
  const pieces = request.bikes.reduce((sum, bike) => sum + bike.quantity, 0);
  if (pieces === 0) errors.push({ code: 'nothing-chosen', field: 'bikes' });
  if (pieces > settings.maximumPieces) {
    errors.push({ code: 'too-many', field: 'bikes', values: { maximum: settings.maximumPieces } });
  }
  if (request.deliveryAddress !== null && !settings.delivery) {
    errors.push({ code: 'no-delivery', field: 'deliveryAddress' });
  }
  if (bikes.length === request.bikes.length)
    errors.push(
      ...checkStock(
        'bikes',
        bikes.map(({ size, quantity }) => ({ ...size, quantity })),
      ),
    );
  if (accessories.length === request.accessories.length) {
    errors.push(
      ...checkStock(
        'accessories',
        accessories.map(({ accessory, quantity }) => ({ ...accessory, quantity })),
      ),
    );
  }
  return errors;
}

/** More than the shop owns is refused at its field before any date is looked at; lines of one product count together. */
function checkStock(
  list: 'bikes' | 'accessories',
  items: { resourceId: string; stock: number; quantity: number }[],
): BookingError[] {
  const asked = new Map<string, number>();
  const errors: BookingError[] = [];
  for (const [index, { resourceId, stock, quantity }] of items.entries()) {
    const total = (asked.get(resourceId) ?? 0) + quantity;
    asked.set(resourceId, total);
    if (total > stock)
      errors.push({ code: 'more-than-in-stock', field: `${list}.${index}.quantity`, values: { stock } });
  }
  return errors;
}
