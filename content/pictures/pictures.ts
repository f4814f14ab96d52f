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
};
