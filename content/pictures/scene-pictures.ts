import type { DemoPicture } from './pictures.ts';

type Words = readonly [nl: string, en: string, de: string];

const sized =
  (width: number, height: number) =>
  ([nl, en, de]: Words, x = 0.5, y = 0.62): DemoPicture => ({
    width,
    height,
    focus: { x, y },
    alt: { nl, en, de },
  });

const hero = sized(1600, 1000);
const scene = sized(1200, 800);
const portrait = sized(400, 400);

/** The scenes of the tours and the wide pictures at the head of pages. */
export const scenePictures: Record<string, DemoPicture> = {
  'hero-tulips': hero(
    [
      'Een moeder met een kind achterop fietst langs de tulpenvelden; aan de horizon de Bavo van Haarlem, een molen en de lage zon',
      'A mother with a child on the rear seat rides past the tulip fields; St Bavo’s, a windmill and a low sun on the horizon',
      'Eine Mutter mit Kind auf dem Rücksitz radelt an Tulpenfeldern vorbei, am Horizont St. Bavo, eine Windmühle und die tiefe Sonne',
    ],
    0.72,
    0.7,
  ),
  'dunes-evening': hero(
    [
      'Vier fietsers van achteren op het schelpenpad door de duinen, voor hen de zee en de ondergaande zon',
      'Four riders seen from behind on the shell path through the dunes, with the sea and the setting sun ahead',
      'Vier Radfahrer von hinten auf dem Muschelweg durch die Dünen, vor ihnen Meer und Abendsonne',
    ],
    0.5,
    0.72,
  ),
  'bikes-quay': hero(
    [
      'Vijf fietsen op een rij aan de kade van het Spaarne, daarachter trapgevels en de toren van de Bavo',
      'Five bikes in a row on the quay of the Spaarne, with gabled houses and the tower of St Bavo’s behind',
      'Fünf Räder in einer Reihe am Kai der Spaarne, dahinter Giebelhäuser und der Turm von St. Bavo',
    ],
    0.5,
    0.8,
  ),
  team: hero(
    [
      'De drie mensen van de winkel staan op de dijk rond een groene stadsfiets',
      'The three people of the shop standing on the dike around a green city bike',
      'Die drei vom Laden stehen auf dem Deich um ein grünes Stadtrad',
    ],
    0.56,
    0.76,
  ),
  'mills-at-work': sized(1200, 675)(
    [
      'Drie molens aan het water met de lage zon, twee mensen fietsen over de kade voorbij',
      'Three windmills along the water in low sun, two people riding past on the quay',
      'Drei Mühlen am Wasser in tiefer Sonne, zwei Leute radeln auf dem Kai vorbei',
    ],
    0.6,
    0.6,
  ),
  'dunes-path': scene(
    [
      'Twee fietsers op het pad over het laatste duin, achter hen de branding',
      'Two riders on the path over the last dune, the surf behind them',
      'Zwei Radfahrer auf dem Weg über die letzte Düne, hinter ihnen die Brandung',
    ],
    0.55,
    0.74,
  ),
  'tour-dunes-and-sea-2': scene(
    [
      'Een Schotse hooglander aan een duinmeer in het avondlicht, aan de overkant een fietser',
      'A Highland cow by a dune lake in the evening light, a rider on the far side',
      'Ein Hochlandrind am Dünensee im Abendlicht, am anderen Ufer ein Radfahrer',
    ],
    0.68,
    0.66,
  ),
  'tour-dunes-and-sea-3': scene(
    [
      'Moeder en kind op het strand, twee fietsen tegen een paal en een meeuw die dichterbij komt',
      'Mother and child on the beach, two bikes against a post and a gull coming closer',
      'Mutter und Kind am Strand, zwei Räder an einem Pfahl und eine Möwe, die näher kommt',
    ],
    0.5,
    0.72,
  ),
  'tulips-path': scene(
    [
      'Fietser van achteren op een pad tussen bloeiende tulpenbedden, boven haar een hoge wolkenlucht',
      'A rider from behind on a path between beds of tulips under a tall, cloudy sky',
      'Radfahrerin von hinten auf einem Weg zwischen blühenden Tulpenbeeten unter hohem Wolkenhimmel',
    ],
    0.45,
    0.72,
  ),
  'tour-tulip-fields-2': scene(
    [
      'Tulpen van dichtbij; daarachter rijdt iemand voor de lage zon langs',
      'Tulips close up; behind them somebody cycles past the low sun',
      'Tulpen ganz nah; dahinter radelt jemand vor der tiefen Sonne vorbei',
    ],
    0.5,
    0.68,
  ),
  'tour-tulip-fields-3': scene(
    [
      'Een bloemenkraam langs de weg met emmers tulpen, ervoor een klant met haar fiets',
      'A roadside flower stall with buckets of tulips and a customer with her bike',
      'Ein Blumenstand am Straßenrand mit Eimern voller Tulpen, davor eine Kundin mit ihrem Rad',
    ],
    0.5,
    0.7,
  ),
  'windmills-quay': scene(
    [
      'Twee fietsers langs het water, aan de overkant drie poldermolens en hun spiegelbeeld',
      'Two riders along the water; three polder mills and their reflections on the other side',
      'Zwei Radfahrer am Wasser, gegenüber drei Poldermühlen und ihr Spiegelbild',
    ],
    0.5,
    0.66,
  ),
  'tour-windmills-2': scene(
    [
      'Grazende koeien, een poldermolen en een fietser op het pad ertussen',
      'Grazing cows, a polder mill and a rider on the path between',
      'Grasende Kühe, eine Poldermühle und dazwischen eine Radfahrerin',
    ],
    0.45,
    0.7,
  ),
  'tour-windmills-3': scene(
    [
      'Molen De Adriaan aan het Spaarne bij avond, een fietser op de kade',
      'De Adriaan windmill on the Spaarne in the evening, a rider on the quay',
      'Die Mühle De Adriaan an der Spaarne am Abend, eine Radfahrerin am Kai',
    ],
    0.62,
    0.56,
  ),
  'amsterdam-bridge': scene(
    [
      'Een fietser met een krat voorop op een gemetselde grachtenbrug in Amsterdam',
      'A rider with a crate up front on a brick canal bridge in Amsterdam',
      'Eine Radfahrerin mit Kiste vorn auf einer gemauerten Grachtenbrücke in Amsterdam',
    ],
    0.48,
    0.62,
  ),
  'tour-amsterdam-by-bike-2': scene(
    [
      'Twee fietsers op een witte ophaalbrug in de schemering, achter hen verlichte ramen',
      'Two riders on a white drawbridge at dusk, lit windows behind them',
      'Zwei Radfahrer auf einer weißen Zugbrücke in der Dämmerung, dahinter erleuchtete Fenster',
    ],
    0.5,
    0.58,
  ),
  'tour-amsterdam-by-bike-3': scene(
    [
      'Fietsers aan de reling van het pontje over het IJ',
      'Cyclists at the rail of the ferry across the IJ',
      'Radfahrer an der Reling der Fähre über das IJ',
    ],
    0.5,
    0.74,
  ),
  'zuiderzee-dike': scene(
    [
      'Twee fietsers met tassen op de dijk, botters op het water en schapen in het gras',
      'Two riders with panniers on the dike, fishing boats on the water and sheep in the grass',
      'Zwei Radfahrer mit Packtaschen auf dem Deich, Botter auf dem Wasser und Schafe im Gras',
    ],
    0.45,
    0.7,
  ),
  'tour-zuiderzee-2': scene(
    [
      'De houten huizen van Marken met was aan de lijn; twee fietsers rijden erlangs',
      'The wooden houses of Marken with washing on the line; two riders pass by',
      'Die Holzhäuser von Marken mit Wäsche auf der Leine, zwei Radfahrer fahren vorbei',
    ],
    0.5,
    0.74,
  ),
  'tour-zuiderzee-3': scene(
    [
      'Avond in een oude Zuiderzeehaven: botters, verlichte gevels en twee bepakte fietsen',
      'Evening in an old Zuiderzee harbour: fishing boats, lit gables and two loaded bikes',
      'Abend in einem alten Zuiderzeehafen: Botter, erleuchtete Giebel und zwei bepackte Räder',
    ],
    0.55,
    0.7,
  ),
  'rain-ride': scene(
    [
      'Twee fietsers in regenjas met de capuchon op, regen en plassen, in de verte de Bavo',
      'Two riders in raincoats with their hoods up, rain and puddles, St Bavo’s in the distance',
      'Zwei Radfahrer im Regenmantel mit Kapuze, Regen und Pfützen, in der Ferne St. Bavo',
    ],
    0.5,
    0.66,
  ),
  'bike-lock': scene(
    [
      'Een fiets met gesloten ringslot en een rode ketting door het achterwiel, vast aan de reling langs de gracht',
      'A bike with its ring lock closed and a red chain through the rear wheel, fastened to the canal railing',
      'Ein Rad mit geschlossenem Ringschloss und roter Kette durch das Hinterrad, am Geländer der Gracht befestigt',
    ],
    0.45,
    0.62,
  ),
  sizes: scene(
    [
      'Vijf mensen van klein naar groot voor een meetlat',
      'Five people from short to tall in front of a measuring rule',
      'Fünf Menschen von klein bis groß vor einer Messlatte',
    ],
    0.5,
    0.6,
  ),
  'pick-up-counter': scene(
    [
      'Aan de balie krijgt een klant zijn sleutel; links bij het raam staat een rode stadsfiets klaar',
      'A customer gets his key at the counter; a red city bike waits by the window',
      'Am Tresen bekommt ein Kunde seinen Schlüssel, am Fenster steht ein rotes Stadtrad bereit',
    ],
    0.62,
    0.62,
  ),
  'child-seat-ride': scene(
    [
      'Een vader fietst langs de gracht met een kind in het zitje achterop',
      'A father rides along the canal with a child in the seat behind him',
      'Ein Vater radelt an der Gracht entlang, sein Kind sitzt hinten im Kindersitz',
    ],
    0.5,
    0.66,
  ),
  'portrait-1': portrait([
    'Portret van opzij van een man met kort zwart haar en een baard',
    'Profile of a man with short black hair and a beard',
    'Profil eines Mannes mit kurzem schwarzem Haar und Bart',
  ]),
  'portrait-2': portrait([
    'Portret van opzij van een vrouw met zwarte krullen en een gele sjaal',
    'Profile of a woman with black curls and a yellow scarf',
    'Profil einer Frau mit schwarzen Locken und gelbem Schal',
  ]),
  'portrait-3': portrait([
    'Portret van opzij van een vrouw met rood haar in een knot',
    'Profile of a woman with red hair in a bun',
    'Profil einer Frau mit rotem Haar im Dutt',
  ]),
  'portrait-4': portrait([
    'Portret van opzij van een man met witte baard en pet',
    'Profile of a man with a white beard and a cap',
    'Profil eines Mannes mit weißem Bart und Mütze',
  ]),
  'portrait-5': portrait([
    'Portret van opzij van een vrouw met paarse hoofddoek',
    'Profile of a woman with a purple headscarf',
    'Profil einer Frau mit violettem Kopftuch',
  ]),
  'portrait-6': portrait([
    'Portret van opzij van een vrouw met afrokapsel en een witte sjaal',
    'Profile of a woman with an afro and a white scarf',
    'Profil einer Frau mit Afro und weißem Schal',
  ]),
  logo: sized(403, 64)(['Polder & Pedaal', 'Polder & Pedaal', 'Polder & Pedaal'], 0.5, 0.5),
  'logo-light': sized(403, 64)(['Polder & Pedaal', 'Polder & Pedaal', 'Polder & Pedaal'], 0.5, 0.5),
  'logo-mark': sized(80, 80)(['Polder & Pedaal', 'Polder & Pedaal', 'Polder & Pedaal'], 0.5, 0.5),
  'partner-duinhotel': sized(245, 64)(['Duinhotel', 'Duinhotel', 'Duinhotel'], 0.5, 0.5),
  'partner-spaarne-koffie': sized(330, 64)(['Spaarne Koffie', 'Spaarne Koffie', 'Spaarne Koffie'], 0.5, 0.5),
  'partner-haarlem-zomer': sized(336, 64)(['Haarlem Zomer', 'Haarlem Zomer', 'Haarlem Zomer'], 0.5, 0.5),
  'partner-bollenroute': sized(267, 64)(['Bollenroute', 'Bollenroute', 'Bollenroute'], 0.5, 0.5),
  'partner-molenbakker': sized(301, 64)(['Molenbakker', 'Molenbakker', 'Molenbakker'], 0.5, 0.5),
  'og-image': sized(1200, 630)(
    [
      'Polder & Pedaal: een moeder met kind achterop langs de tulpenvelden bij Haarlem',
      'Polder & Pedaal: a mother with a child on the rear seat passes the tulip fields near Haarlem',
      'Polder & Pedaal: eine Mutter mit Kind auf dem Rücksitz radelt an den Tulpenfeldern bei Haarlem vorbei',
    ],
    0.5,
    0.5,
  ),
};
