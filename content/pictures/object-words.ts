import type { DemoPicture } from './pictures.ts';

const picture = (
  [width, height]: readonly [number, number],
  [nl, en, de]: readonly [string, string, string],
  x = 0.5,
  y = 0.55,
): DemoPicture => ({ width, height, focus: { x, y }, alt: { nl, en, de } });

const upright = [1000, 1250] as const;
const square = [800, 800] as const;
const ground = [2000, 1500] as const;

/** The bikes on their rides, what can be hired with them, and the maps. */
export const objectPictures: Record<string, DemoPicture> = {
  'bike-city-in-use': picture(
    upright,
    [
      'Een vrouw in een rode jas fietst langs een plas met zeilboten',
      'A woman in a red coat cycles past a lake with sailing boats',
      'Eine Frau in roter Jacke radelt an einem See mit Segelbooten vorbei',
    ],
    0.5,
    0.75,
  ),
  'bike-e-bike-in-use': picture(
    upright,
    [
      'Een oudere vrouw rijdt op een e-bike over de pier, langs een binnenvarend schip en een meeuw die wacht',
      'An older woman rides an e-bike along the pier, past an incoming ship and a waiting gull',
      'Eine ältere Frau fährt mit dem E-Bike über die Mole, vorbei an einem einlaufenden Schiff und einer wartenden Möwe',
    ],
    0.5,
    0.75,
  ),
  'bike-tandem-in-use': picture(
    upright,
    [
      'Twee mensen op een rode tandem langs het water, met een molen achter hen',
      'Two people on a red tandem along the water, a windmill behind them',
      'Zwei Menschen auf einem roten Tandem am Wasser, hinter ihnen eine Mühle',
    ],
    0.5,
    0.75,
  ),
  'bike-cargo-in-use': picture(
    upright,
    [
      'Een man fietst naar de duinen met twee kinderen en een parasol in de bakfiets',
      'A man cycles to the dunes with two children and a parasol in the cargo bike',
      'Ein Mann radelt in die Dünen, im Lastenrad zwei Kinder und ein Sonnenschirm',
    ],
    0.55,
    0.75,
  ),
  'bike-children-in-use': picture(
    upright,
    [
      'Twee kinderen met helm fietsen achter elkaar door het duin, een rood vlaggetje wappert',
      'Two children in helmets cycle through the dunes, a red flag flying',
      'Zwei Kinder mit Helm radeln durch die Dünen, ein roter Wimpel weht',
    ],
    0.5,
    0.8,
  ),
  'bike-road-in-use': picture(
    upright,
    [
      'Een vrouw in rood op een racefiets, de bollenvelden achter haar',
      'A woman in red on a road bike, the bulb fields behind her',
      'Eine Frau in Rot auf dem Rennrad, hinter ihr die Blumenfelder',
    ],
    0.5,
    0.75,
  ),
  'bike-mountain-in-use': picture(
    upright,
    [
      'Iemand in een rode trui daalt op een gele mountainbike een zandig duinpad af',
      'Someone in a red jersey rides a yellow mountain bike down a sandy trail',
      'Jemand im roten Trikot fährt auf einem gelben Mountainbike einen sandigen Trail hinunter',
    ],
    0.5,
    0.6,
  ),
  'child-seat': picture(square, [
    'Rood kinderzitje met gordel en voetsteun',
    'Red child seat with a harness and footrest',
    'Roter Kindersitz mit Gurt und Fußstütze',
  ]),
  helmet: picture(square, [
    'Rode fietshelm met kinband',
    'Red cycle helmet with chin strap',
    'Roter Fahrradhelm mit Kinnriemen',
  ]),
  panniers: picture(square, [
    'Twee fietstassen, rood en blauw, met een stokbrood dat eruit steekt',
    'Two panniers, red and blue, with a baguette sticking out',
    'Zwei Packtaschen, rot und blau, ein Baguette schaut heraus',
  ]),
  map: picture(square, [
    'Uitgevouwen fietskaart met een rode route van zee naar het achterland',
    'Unfolded cycling map with a red route inland from the sea',
    'Aufgefaltete Radkarte mit einer roten Route vom Meer ins Hinterland',
  ]),
  'haarlem-street-map': picture(
    upright,
    [
      'Kaart van de binnenstad van Haarlem, met de winkel aan het Spaarne, de Bavo, het station en molen De Adriaan',
      'Map of the centre of Haarlem, with the shop on the Spaarne, the Bavo church, the station and De Adriaan windmill',
      'Karte der Innenstadt von Haarlem mit dem Laden am Spaarne, der Bavokirche, dem Bahnhof und der Mühle De Adriaan',
    ],
    0.55,
    0.5,
  ),
  'map-haarlem': picture(ground, [
    'Getekende kaart van Haarlem, Heemstede en de rand van de duinen',
    'Drawn map of Haarlem, Heemstede and the edge of the dunes',
    'Gezeichnete Karte von Haarlem, Heemstede und dem Rand der Dünen',
  ]),
  'map-dunes-and-sea': picture(ground, [
    'Getekende kaart van Haarlem tot de zee, met de duinen ertussen',
    'Drawn map from Haarlem to the sea, with the dunes between',
    'Gezeichnete Karte von Haarlem bis zum Meer, dazwischen die Dünen',
  ]),
  'map-tulip-fields': picture(ground, [
    'Getekende kaart van de Bollenstreek tussen Heemstede en Lisse',
    'Drawn map of the bulb country between Heemstede and Lisse',
    'Gezeichnete Karte des Blumenlands zwischen Heemstede und Lisse',
  ]),
  'map-windmills': picture(ground, [
    'Getekende kaart van de polders tussen Haarlem en de Zaan',
    'Drawn map of the polders between Haarlem and the Zaan',
    'Gezeichnete Karte der Polder zwischen Haarlem und der Zaan',
  ]),
  'map-amsterdam-by-bike': picture(ground, [
    'Getekende kaart van Haarlem tot Amsterdam',
    'Drawn map from Haarlem to Amsterdam',
    'Gezeichnete Karte von Haarlem bis Amsterdam',
  ]),
  'map-zuiderzee': picture(ground, [
    'Getekende kaart van de Noordzee tot het Markermeer, met de Beemster',
    'Drawn map from the North Sea to the Markermeer, with the Beemster',
    'Gezeichnete Karte von der Nordsee bis zum Markermeer, mit dem Beemster',
  ]),
};
