import type { Tour } from '../../src/features/booking/booking.types.ts';

const vatPercent = 21;
const guideLanguages = ['nl', 'en', 'de'];
const cityBikes = {
  adult: { bikeTypeId: 'city', sizeId: 'm' },
  child: { bikeTypeId: 'children', sizeId: '24' },
};

const shopDoor: Tour['meetingPoint'] = {
  name: {
    nl: 'Polder & Pedaal, Zadelmakerskade 12, Haarlem',
    en: 'Polder & Pedaal, Zadelmakerskade 12, Haarlem',
    de: 'Polder & Pedaal, Zadelmakerskade 12, Haarlem',
  },
  latitude: 52.3807,
  longitude: 4.6403,
};

/** The tours of Polder & Pedaal; prices in cents per person, VAT included. */
export const demoTours: Tour[] = [
  {
    id: 'dunes-and-sea',
    name: { nl: 'Duinen en zee', en: 'Dunes and sea', de: 'Dünen und Meer' },
    description: {
      nl: 'Door de Kennemerduinen naar Bloemendaal aan Zee, met grazende wisenten in de verte en koffie op het strand.',
      en: 'Through the Kennemer dunes to the beach at Bloemendaal, with bison grazing in the distance and coffee by the sea.',
      de: 'Durch die Kennemer Dünen nach Bloemendaal aan Zee, mit Wisenten in der Ferne und Kaffee am Strand.',
    },
    picture: 'tour-dunes-and-sea',
    adultCents: 4950,
    childCents: 2950,
    childMaximumAge: 15,
    minimumAge: 8,
    privateGroupCents: 48000,
    vatPercent,
    guideLanguages,
    durationMinutes: 240,
    distanceKm: 28,
    meetingPoint: shopDoor,
    bikes: cityBikes,
  },
  {
    id: 'tulip-fields',
    name: { nl: 'Tulpenvelden', en: 'Tulip fields', de: 'Tulpenfelder' },
    description: {
      nl: 'In april en mei langs de bollenvelden van Vogelenzang en Lisse, over paden waar geen touringcar komt.',
      en: 'In April and May past the bulb fields of Vogelenzang and Lisse, on paths no coach can follow.',
      de: 'Im April und Mai an den Blumenfeldern von Vogelenzang und Lisse entlang, auf Wegen, die kein Reisebus findet.',
    },
    picture: 'tour-tulip-fields',
    adultCents: 5450,
    childCents: 3250,
    childMaximumAge: 15,
    minimumAge: 8,
    privateGroupCents: 62000,
    vatPercent,
    guideLanguages,
    durationMinutes: 270,
    distanceKm: 34,
    meetingPoint: {
      name: {
        nl: 'Station Heemstede-Aerdenhout, uitgang Leidsevaart',
        en: 'Heemstede-Aerdenhout station, Leidsevaart exit',
        de: 'Bahnhof Heemstede-Aerdenhout, Ausgang Leidsevaart',
      },
      latitude: 52.3592,
      longitude: 4.6066,
    },
    bikes: cityBikes,
  },
  {
    id: 'windmills',
    name: { nl: 'Molens en polders', en: 'Windmills and polders', de: 'Windmühlen und Polder' },
    description: {
      nl: 'Van molen De Adriaan langs het Spaarne naar Spaarndam en de Zaanse Schans, met de pont terug.',
      en: 'From De Adriaan mill along the Spaarne to Spaarndam and the Zaanse Schans, and back by ferry.',
      de: 'Von der Mühle De Adriaan am Spaarne entlang nach Spaarndam und zur Zaanse Schans, zurück mit der Fähre.',
    },
    picture: 'tour-windmills',
    adultCents: 5750,
    childCents: 3450,
    childMaximumAge: 15,
    minimumAge: 10,
    privateGroupCents: 56000,
    vatPercent,
    guideLanguages,
    durationMinutes: 330,
    distanceKm: 42,
    meetingPoint: {
      name: {
        nl: 'Molen De Adriaan, Haarlem',
        en: 'De Adriaan windmill, Haarlem',
        de: 'Mühle De Adriaan, Haarlem',
      },
      latitude: 52.3838,
      longitude: 4.6429,
    },
    bikes: null,
  },
  {
    id: 'amsterdam-by-bike',
    name: { nl: 'Amsterdam per fiets', en: 'Amsterdam by bike', de: 'Amsterdam mit dem Rad' },
    description: {
      nl: 'Over Halfweg en de Westerpark-route de stad in, langs de grachten die de gidsboeken overslaan. Terug met de trein.',
      en: 'Into the city by way of Halfweg and Westerpark, along the canals the guidebooks leave out. Back by train.',
      de: 'Über Halfweg und den Westerpark in die Stadt, an Grachten entlang, die im Reiseführer fehlen. Zurück mit dem Zug.',
    },
    picture: 'tour-amsterdam-by-bike',
    adultCents: 6450,
    childCents: 4450,
    childMaximumAge: 15,
    minimumAge: 12,
    privateGroupCents: 62500,
    vatPercent,
    guideLanguages: ['nl', 'en'],
    durationMinutes: 390,
    distanceKm: 36,
    meetingPoint: shopDoor,
    bikes: null,
  },
  {
    id: 'zuiderzee',
    name: { nl: 'Tweedaagse Zuiderzee', en: 'Two-day Zuiderzee tour', de: 'Zweitägige Zuiderzee-Tour' },
    description: {
      nl: 'Over de dijk naar Marken, Volendam en Edam. Slapen in een oud kapiteinshuis, je bagage gaat mee in de bus.',
      en: 'Along the dyke to Marken, Volendam and Edam. A night in an old captain’s house while the van carries your bags.',
      de: 'Auf dem Deich nach Marken, Volendam und Edam. Übernachtung im alten Kapitänshaus, dein Gepäck fährt im Bus mit.',
    },
    picture: 'tour-zuiderzee',
    adultCents: 24500,
    childCents: 17500,
    childMaximumAge: 15,
    minimumAge: 12,
    privateGroupCents: 220000,
    vatPercent,
    guideLanguages,
    durationMinutes: 1950,
    distanceKm: 112,
    meetingPoint: shopDoor,
    bikes: { adult: { bikeTypeId: 'e-bike', sizeId: 'm' }, child: { bikeTypeId: 'children', sizeId: '24' } },
  },
];
