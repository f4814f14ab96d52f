import { shortMoney } from '../../components/shop/short-money.ts';
import { durationText, languageNames } from '../../components/shop/tour-words.ts';
import type { Tour } from '../../features/booking/booking.types.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { Language } from '../../lib/language.ts';
import { decimalMoney } from '../../lib/money.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import type { LoadContext } from '../module-load.ts';
import type { Fact, TourFactsData } from './TourFacts.tsx';
import type { tourFactsFields } from './tour-facts.definition.ts';

const texts = {
  nl: {
    distance: 'Afstand',
    km: '{km} km',
    duration: 'Duur',
    languages: 'Gids spreekt',
    age: 'Vanaf',
    years: '{age} jaar',
    meeting: 'Verzamelen',
    adult: 'Volwassene',
    child: 'Kind t/m {age} jaar',
    group: 'Groep voor jezelf',
  },
  en: {
    distance: 'Distance',
    km: '{km} km',
    duration: 'Time',
    languages: 'Guided in',
    age: 'Age',
    years: '{age} and over',
    meeting: 'Meeting point',
    adult: 'Adult',
    child: 'Child up to {age}',
    group: 'Private group',
  },
  de: {
    distance: 'Strecke',
    km: '{km} km',
    duration: 'Dauer',
    languages: 'Führung auf',
    age: 'Ab',
    years: '{age} Jahren',
    meeting: 'Treffpunkt',
    adult: 'Erwachsene',
    child: 'Kinder bis {age} Jahre',
    group: 'Eigene Gruppe',
  },
} satisfies Texts;

/** What one wants to know of a tour before booking it; null when there is no such tour. */
export async function loadTourFacts(
  { tour: id }: ShownValues<typeof tourFactsFields>,
  { language, site, services, dependsOn }: LoadContext,
): Promise<TourFactsData> {
  dependsOn('catalogue');
  const { tours } = await services.catalogue();
  const tour = tours.find((each) => each.id === id);
  if (!tour) return null;
  const booking = site.pagePath('booking');
  return {
    name: tour.name[language],
    description: tour.description[language],
    facts: factsOf(tour, language),
    prices: pricesOf(tour, language),
    offer: decimalMoney(tour.adultCents),
    bookHref: booking ? `${booking}?${new URLSearchParams({ tour: id })}` : null,
  };
}

function factsOf(tour: Tour, language: Language): Fact[] {
  const words = texts[language];
  const { latitude, longitude, name } = tour.meetingPoint;
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
  return [
    { icon: 'route', label: words.distance, value: fill(words.km, { km: tour.distanceKm }, language) },
    { icon: 'clock', label: words.duration, value: durationText(tour.durationMinutes, language) },
    { icon: 'language', label: words.languages, value: languageNames(tour.guideLanguages, language) },
    ...(tour.minimumAge > 0
      ? [{ icon: 'users', label: words.age, value: fill(words.years, { age: tour.minimumAge }, language) }]
      : []),
    { icon: 'map-pin', label: words.meeting, value: name[language], href: map },
  ];
}

function pricesOf(tour: Tour, language: Language): { label: string; price: string }[] {
  const words = texts[language];
  const { adultCents, childCents, childMaximumAge, privateGroupCents } = tour;
  const childPrice =
    childCents < adultCents
      ? [
          {
            label: fill(words.child, { age: childMaximumAge }, language),
            price: shortMoney(childCents, language),
          },
        ]
      : [];
  const groupPrice =
    privateGroupCents === null
      ? []
      : [{ label: words.group, price: shortMoney(privateGroupCents, language) }];
  return [{ label: words.adult, price: shortMoney(adultCents, language) }, ...childPrice, ...groupPrice];
}
