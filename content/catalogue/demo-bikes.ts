import type { BikeSize, BikeType } from '../../src/features/booking/booking.types.ts';

/** Sizes as `[id, label, from cm, until cm, stock]`. */
type SizeRow = [id: string, label: string, from: number, until: number, stock: number];

const sizes = (bikeTypeId: string, rows: SizeRow[]): BikeSize[] =>
  rows.map(([id, label, from, until, stock]) => ({
    id,
    label,
    riderHeightCm: { from, until },
    resourceId: `bike:${bikeTypeId}:${id}`,
    stock,
  }));

const vatPercent = 21;

/** The bikes Polder & Pedaal rents out; prices in cents, VAT included. */
export const demoBikes: BikeType[] = [
  {
    id: 'city',
    name: { nl: 'Stadsfiets', en: 'City bike', de: 'Stadtrad' },
    description: {
      nl: 'Zeven versnellingen, terugtraprem, stevige mand voorop. Voor de stad, de duinen en alles ertussen.',
      en: 'Seven gears, a back-pedal brake and a sturdy basket. For the town, the dunes and everything in between.',
      de: 'Sieben Gänge, Rücktrittbremse, stabiler Korb. Für die Stadt, die Dünen und alles dazwischen.',
    },
    picture: 'bike-city',
    prices: { hour: 450, 'half-day': 900, day: 1250, 'extra-day': 850, week: 5500 },
    depositCents: 5000,
    vatPercent,
    sizes: sizes('city', [
      ['s', 'S (48 cm)', 150, 168, 14],
      ['m', 'M (53 cm)', 164, 182, 22],
      ['l', 'L (58 cm)', 178, 205, 16],
    ]),
  },
  {
    id: 'e-bike',
    name: { nl: 'Elektrische fiets', en: 'E-bike', de: 'E-Bike' },
    description: {
      nl: 'Stille middenmotor en een accu die een dag tegenwind aankan. Tot 90 kilometer op één lading.',
      en: 'A quiet mid-drive motor and a battery that shrugs off a day of headwind. Up to 90 kilometres on a charge.',
      de: 'Leiser Mittelmotor und ein Akku, der einen Tag Gegenwind aushält. Bis zu 90 Kilometer pro Ladung.',
    },
    picture: 'bike-e-bike',
    prices: { hour: 900, 'half-day': 1900, day: 2950, 'extra-day': 2400, week: 14500 },
    depositCents: 15000,
    vatPercent,
    sizes: sizes('e-bike', [
      ['s', 'S (48 cm)', 152, 168, 8],
      ['m', 'M (53 cm)', 164, 182, 12],
      ['l', 'L (58 cm)', 178, 205, 8],
    ]),
  },
  {
    id: 'tandem',
    name: { nl: 'Tandem', en: 'Tandem', de: 'Tandem' },
    description: {
      nl: 'Samen op één fiets: de voorste stuurt, de achterste heeft altijd gelijk. Acht versnellingen.',
      en: 'Two on one bike: the one in front steers, the one behind is always right. Eight gears.',
      de: 'Zu zweit auf einem Rad: Vorn wird gelenkt, hinten hat man immer recht. Acht Gänge.',
    },
    picture: 'bike-tandem',
    prices: { hour: 800, 'half-day': 1750, day: 2750, 'extra-day': 2250, week: 13000 },
    depositCents: 10000,
    vatPercent,
    sizes: sizes('tandem', [['one', '54/50 cm', 160, 200, 5]]),
  },
  {
    id: 'cargo',
    name: { nl: 'Bakfiets', en: 'Cargo bike', de: 'Lastenrad' },
    description: {
      nl: 'Twee kinderen, een picknick en een parasol passen erin. Met riempjes, regentent en lage instap.',
      en: 'Room for two children, a picnic and a parasol. With straps, a rain cover and a low step.',
      de: 'Platz für zwei Kinder, ein Picknick und einen Sonnenschirm. Mit Gurten, Regenverdeck und tiefem Einstieg.',
    },
    picture: 'bike-cargo',
    prices: { hour: 900, 'half-day': 2000, day: 3250, 'extra-day': 2750, week: 16000 },
    depositCents: 15000,
    vatPercent,
    sizes: sizes('cargo', [['one', '52 cm', 158, 198, 4]]),
  },
  {
    id: 'children',
    name: { nl: 'Kinderfiets', en: 'Children’s bike', de: 'Kinderrad' },
    description: {
      nl: 'Licht, laag en met handremmen waar kinderhanden bij kunnen. Helm erbij kan altijd.',
      en: 'Light and low, with brakes small hands can reach. Add a helmet whenever you like.',
      de: 'Leicht, niedrig und mit Bremsen, die auch kleine Hände erreichen. Ein Helm geht immer dazu.',
    },
    picture: 'bike-children',
    prices: { hour: 300, 'half-day': 600, day: 850, 'extra-day': 600, week: 3800 },
    depositCents: 2500,
    vatPercent,
    sizes: sizes('children', [
      ['16', '16 inch', 98, 115, 6],
      ['20', '20 inch', 112, 132, 8],
      ['24', '24 inch', 128, 155, 10],
    ]),
  },
  {
    id: 'road',
    name: { nl: 'Racefiets', en: 'Road bike', de: 'Rennrad' },
    description: {
      nl: 'Aluminium frame, carbon voorvork, schijfremmen. Voor een rondje Bollenstreek of de dijk naar Hoorn.',
      en: 'Aluminium frame, carbon fork, disc brakes. For a lap of the bulb fields or the dyke to Hoorn.',
      de: 'Alurahmen, Carbongabel, Scheibenbremsen. Für eine Runde durch die Blumenfelder oder den Deich nach Hoorn.',
    },
    picture: 'bike-road',
    prices: { 'half-day': 2250, day: 3500, 'extra-day': 2750, week: 16500 },
    depositCents: 25000,
    vatPercent,
    sizes: sizes('road', [
      ['s', 'S (50 cm)', 158, 171, 4],
      ['m', 'M (54 cm)', 168, 181, 6],
      ['l', 'L (58 cm)', 178, 196, 5],
    ]),
  },
  {
    id: 'mountain',
    name: { nl: 'Mountainbike', en: 'Mountain bike', de: 'Mountainbike' },
    description: {
      nl: 'Verende voorvork en brede banden voor de duinroutes van Schoorl en Zandvoort.',
      en: 'Suspension fork and wide tyres for the dune trails of Schoorl and Zandvoort.',
      de: 'Federgabel und breite Reifen für die Dünentrails von Schoorl und Zandvoort.',
    },
    picture: 'bike-mountain',
    prices: { 'half-day': 2000, day: 3250, 'extra-day': 2500, week: 15000 },
    depositCents: 20000,
    vatPercent,
    sizes: sizes('mountain', [
      ['s', 'S (16 inch)', 155, 170, 4],
      ['m', 'M (18 inch)', 167, 181, 6],
      ['l', 'L (20 inch)', 178, 198, 4],
    ]),
  },
];
