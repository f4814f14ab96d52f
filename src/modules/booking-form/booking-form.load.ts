import { shortMoney } from '../../components/shop/short-money.ts';
import { durationText } from '../../components/shop/tour-words.ts';
import type { BikeSize, Catalogue, Tour } from '../../features/booking/booking.types.ts';
import type { SiteData } from '../../fields/site-data.ts';
import { type Language, localeOf } from '../../lib/language.ts';
import { minutesOfTime, timeOfMinutes } from '../../lib/local-time.ts';
import type { LoadContext } from '../module-load.ts';
import { bookingFormTexts } from './booking-form.texts.ts';
import type { BookingFormData, BookingFormState, FormValues } from './booking-form.types.ts';
import { buildState } from './form-state.ts';

/** What the form offers, and its state: fresh, filled from the address (`?tour=…&date=…`), or as it was sent. */
export async function loadBookingForm(
  { offers }: { offers: 'both' | 'rental' | 'tour' },
  context: LoadContext,
): Promise<BookingFormData> {
  const { language, site, request, services, today } = context;
  const { booking } = services;
  context.dependsOn('catalogue');
  context.dependsOn('today');
  const { catalogue } = await booking.present();
  const sent = request.actionState as BookingFormState | undefined;
  const start = startValues(request.query, offers);
  const state =
    sent ?? (await buildState({ values: start, step: 'what', complain: false, language }, booking)).state;
  return {
    texts: bookingFormTexts[language],
    today,
    times: timesOf(catalogue),
    bikes: offers === 'tour' ? [] : catalogue.bikeTypes.map((type) => bikeOf(type, language, site)),
    accessories: catalogue.accessories.map(({ id, name, priceCents, per }) => ({
      id,
      name: name[language],
      price: accessoryPrice(priceCents, per, language),
    })),
    deliveryCents: catalogue.settings.delivery?.priceCents ?? null,
    tours: offers === 'rental' ? [] : catalogue.tours.map((tour) => tourOf(tour, language)),
    openings: catalogue.openingHours.map(({ from, until, weekday }) => ({ from, until, weekday })),
    closedDays: catalogue.closedDays.map(({ date }) => date),
    termsPath: site.pagePath('terms') ?? '/',
    state,
  };
}

/** The first values: a tour, date or bike that a link on another page names is chosen already. */
function startValues(query: URLSearchParams, offers: string): FormValues {
  const tour = query.get('tour') ?? '';
  const bike = query.get('bike') ?? '';
  const date = (query.get('date') ?? '').split('-').reverse().join('/');
  const forTour = offers === 'tour' || (offers === 'both' && tour !== '');
  return {
    kind: forTour ? 'tour' : 'rental',
    tour,
    input_6_96: date,
    departure: query.get('departure') ?? '',
    adults: forTour ? '2' : '',
    heights_bike: bike,
    payment: 'online',
  };
}

function timesOf({ openingHours, settings }: Catalogue): string[] {
  const opens = Math.min(...openingHours.map((hours) => minutesOfTime(hours.opens)));
  const closes = Math.max(...openingHours.map((hours) => minutesOfTime(hours.closes)));
  const step = settings.timeStepMinutes;
  return Array.from({ length: Math.floor((closes - opens) / step) + 1 }, (_, index) =>
    timeOfMinutes(opens + index * step),
  );
}

const bikeOf = (type: Catalogue['bikeTypes'][number], language: Language, site: SiteData) => ({
  id: type.id,
  name: type.name[language],
  picture: site.picture(type.picture) ?? null,
  dayCents: type.prices.day ?? 0,
  depositCents: type.depositCents,
  sizes: type.sizes.map((size) => ({ id: size.id, label: size.label, fits: fitsText(size) })),
});

const fitsText = ({ riderHeightCm: { from, until } }: BikeSize): string => `${from}–${until} cm`;

const perDay: Record<Language, string> = { nl: 'per dag', en: 'a day', de: 'pro Tag' };
const perRental: Record<Language, string> = { nl: 'per stuk', en: 'each', de: 'pro Stück' };

const accessoryPrice = (cents: number, per: 'rental' | 'day', language: Language): string => {
  const free: Record<Language, string> = { nl: 'gratis', en: 'free', de: 'gratis' };
  if (cents === 0) return free[language];
  return `${shortMoney(cents, language)} ${(per === 'day' ? perDay : perRental)[language]}`;
};

function tourOf(tour: Tour, language: Language) {
  const named = new Intl.DisplayNames(localeOf[language], { type: 'language' });
  return {
    id: tour.id,
    name: tour.name[language],
    facts: `${tour.distanceKm} km · ${durationText(tour.durationMinutes, language)}`,
    adultCents: tour.adultCents,
    childCents: tour.childCents,
    childMaximumAge: tour.childMaximumAge,
    privateGroupCents: tour.privateGroupCents,
    guideLanguages: tour.guideLanguages.map((id) => ({ id, name: named.of(id) ?? id })),
  };
}
