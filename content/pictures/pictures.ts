/** A drawn picture of the demo shop: size in px, the point that stays in view when cropped, and its words. */
export interface DemoPicture {
  width: number;
  height: number;
  focus: { x: number; y: number };
  alt: { nl: string; en: string; de: string };
}

type Words = readonly [nl: string, en: string, de: string];

/** Pictures of one size; `x` and `y` place the focus point, 0 to 1. */
const sized =
  (width: number, height: number) =>
  ([nl, en, de]: Words, x = 0.5, y = 0.6): DemoPicture => ({ width, height, focus: { x, y }, alt: { nl, en, de } });

const bike = sized(1200, 900);
const hero = sized(1600, 1000);
const scene = sized(1200, 800);

/** Every picture of this folder, by the name of its file. */
export const pictures: Record<string, DemoPicture> = {
  'bike-city': bike([
    'Rode stadsfiets met rieten mand voorop, van opzij',
    'Red city bike with a wicker basket, seen from the side',
    'Rotes Citybike mit Weidenkorb vorn, von der Seite',
  ]),
  'bike-e-bike': bike([
    'Blauwe elektrische fiets met lage instap en een rode fietstas',
    'Blue step-through e-bike with a red pannier',
    'Blaues E-Bike mit tiefem Einstieg und roter Packtasche',
  ]),
  'bike-tandem': bike([
    'Rode tandem met twee zadels en twee sturen',
    'Red tandem with two saddles and two sets of handlebars',
    'Rotes Tandem mit zwei Sätteln und zwei Lenkern',
  ]),
  'bike-cargo': bike([
    'Groene bakfiets met een houten bak tussen stuur en voorwiel',
    'Green cargo bike with a wooden box between bars and front wheel',
    'Grünes Lastenrad mit Holzkiste zwischen Lenker und Vorderrad',
  ]),
  'bike-children': bike([
    'Gele kinderfiets met een rood vlaggetje achterop',
    'Yellow children’s bike with a small red flag',
    'Gelbes Kinderrad mit rotem Wimpel',
  ]),
  'bike-road': bike([
    'Donkerblauwe racefiets met rood stuurlint',
    'Dark blue road bike with red bar tape',
    'Dunkelblaues Rennrad mit rotem Lenkerband',
  ]),
  'bike-mountain': bike([
    'Rode mountainbike met verende voorvork en grove banden',
    'Red mountain bike with a suspension fork and knobbly tyres',
    'Rotes Mountainbike mit Federgabel und Stollenreifen',
  ]),
  'hero-home': hero(
    [
      'Een vrouw in een rode jas fietst door de duinen langs zee, met een slapend kind achterop en een lage zon boven het water',
      'A woman in a red coat cycles through the dunes by the sea, a sleeping child behind her and a low sun over the water',
      'Eine Frau im roten Mantel radelt durch die Dünen am Meer, hinter ihr ein schlafendes Kind, über dem Wasser die tiefe Sonne',
    ],
    0.72,
    0.7,
  ),
  favicon: sized(64, 64)(
    ['Zon als een fietswiel boven de horizon', 'Sun as a bicycle wheel above the horizon', 'Sonne als Fahrradrad über dem Horizont'],
    0.5,
    0.5,
  ),
};
