import { articlePictures } from './article-pictures.ts';
import { objectPictures } from './object-words.ts';
import { scenePictures } from './scene-pictures.ts';

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
  ([nl, en, de]: Words, x = 0.5, y = 0.6): DemoPicture => ({
    width,
    height,
    focus: { x, y },
    alt: { nl, en, de },
  });

const bike = sized(1200, 900);
const hero = sized(1600, 1000);
const scene = sized(1200, 800);

/** Every picture of this folder, by the name of its file. */
export const pictures: Record<string, DemoPicture> = {
  ...articlePictures,
  ...objectPictures,
  ...scenePictures,
  'bike-city': bike([
    'Rode stadsfiets met rieten mand voorop, van opzij',
    'Red city bike with a wicker basket, seen from the side',
    'Rotes Stadtrad mit Weidenkorb vorn, von der Seite',
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
    [
      'Zon als een fietswiel boven de horizon',
      'Sun as a bicycle wheel above the horizon',
      'Sonne als Fahrradrad über dem Horizont',
    ],
    0.5,
    0.5,
  ),
  'tour-dunes-and-sea': scene(
    [
      'Twee fietsers op een schelpenpad in de duinen, met de zee, een lage zon en wisenten in de verte',
      'Two cyclists on a shell path through the dunes, with the sea, a low sun and bison in the distance',
      'Zwei Radfahrer auf einem Muschelweg in den Dünen, dahinter Meer, tiefe Sonne und Wisente',
    ],
    0.45,
    0.65,
  ),
  'tour-tulip-fields': scene(
    [
      'Een fietser met rode sjaal rijdt langs bollenvelden die naar een molen aan de horizon lopen',
      'A cyclist with a red scarf rides past bulb fields that run towards a windmill on the horizon',
      'Eine Radfahrerin mit rotem Schal fährt an Tulpenfeldern entlang, die auf eine Mühle am Horizont zulaufen',
    ],
    0.45,
    0.65,
  ),
  'tour-windmills': scene(
    [
      'Drie molens spiegelen in het water bij lage zon; een fietser in rode jas rijdt over de dijk',
      'Three windmills mirrored in the water under a low sun; a cyclist in a red jacket on the dyke',
      'Drei Mühlen spiegeln sich bei tiefer Sonne im Wasser; ein Radfahrer in roter Jacke auf dem Deich',
    ],
    0.4,
    0.6,
  ),
  'tour-amsterdam-by-bike': scene(
    [
      'Grachtenpanden en een brug in Amsterdam, met fietsen tegen het hek langs het water',
      'Canal houses and a bridge in Amsterdam, with bikes against the railing along the water',
      'Grachtenhäuser und eine Brücke in Amsterdam, davor Fahrräder am Geländer',
    ],
    0.55,
    0.65,
  ),
  'tour-zuiderzee': scene(
    [
      'Houten huizen van Marken, een botter onder zeil en twee fietsers op de dijk',
      'The wooden houses of Marken, a botter under sail and two cyclists on the dyke',
      'Holzhäuser von Marken, ein Botter unter Segeln und zwei Radfahrer auf dem Deich',
    ],
    0.5,
    0.65,
  ),
  'hero-tours': hero(
    [
      'Drie fietsers achter elkaar op de dijk, de voorste met een hond in de bakfiets, onder een wijde lucht',
      'Three cyclists in a row on the dyke under a wide sky, one with a dog in the cargo box',
      'Drei Radfahrer hintereinander auf dem Deich unter weitem Himmel, einer mit Hund in der Kiste',
    ],
    0.6,
    0.8,
  ),
  'tours-layer': sized(1600, 1000)(
    [
      'Drie fietsers achter elkaar op de dijk onder een wijde lucht, met veel groen eronder',
      'Three cyclists in a row on the dyke under a wide sky, with a green slope below',
      'Drei Radfahrer hintereinander auf dem Deich unter weitem Himmel, darunter der grüne Hang',
    ],
    0.5,
    0,
  ),
  'tours-layer-phone': sized(800, 1200)(
    [
      'Twee fietsers achter elkaar op de dijk onder een wijde lucht, met veel groen eronder',
      'Two cyclists on the dyke under a wide sky, with a green slope below',
      'Zwei Radfahrer auf dem Deich unter weitem Himmel, darunter der grüne Hang',
    ],
    0.5,
    0,
  ),
  'hero-bikes': hero(
    [
      'Vijf fietsen op een rij op de kade bij ondergaande zon',
      'Five bikes in a row on the quay at sunset',
      'Fünf Fahrräder nebeneinander am Kai bei Sonnenuntergang',
    ],
    0.55,
    0.8,
  ),
  'hero-about': hero(
    [
      'De winkel aan de kade: trapgevel, rood gestreepte luifel en iemand die een fiets naar buiten rijdt',
      'The shop on the quay: a stepped gable, a red-striped awning and someone wheeling out a bike',
      'Der Laden am Kai: Treppengiebel, rot gestreifte Markise und jemand, der ein Rad herausschiebt',
    ],
    0.55,
    0.65,
  ),
  confirmation: scene(
    [
      'Een bepakte fiets met rode tas in de avondzon',
      'A packed bike with a red bag in the evening sun',
      'Ein bepacktes Rad mit roter Tasche in der Abendsonne',
    ],
    0.55,
    0.7,
  ),
  'not-found': scene(
    [
      'Een rode fiets half in de gracht; een eend kijkt toe',
      'A red bike halfway into the canal; a duck looks on',
      'Ein rotes Rad halb in der Gracht; eine Ente schaut zu',
    ],
    0.6,
    0.55,
  ),
  'shop-front': scene(
    [
      'De gevel van Polder & Pedaal met fietsen op de stoep',
      'The front of Polder & Pedaal with bikes on the pavement',
      'Die Fassade von Polder & Pedaal mit Rädern auf dem Gehweg',
    ],
    0.6,
    0.6,
  ),
  workshop: scene(
    [
      'Een monteur met roze hoofddoek werkt aan een racefiets in de werkplaats',
      'A mechanic in a pink headscarf works on a road bike in the workshop',
      'Eine Mechanikerin mit rosa Kopftuch arbeitet in der Werkstatt an einem Rennrad',
    ],
    0.55,
    0.6,
  ),
};
