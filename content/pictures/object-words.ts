import type { DemoPicture } from './pictures.ts';

const picture = (
  [width, height]: readonly [number, number],
  [nl, en, de]: readonly [string, string, string],
  x = 0.5,
  y = 0.55,
): DemoPicture => ({ width, height, focus: { x, y }, alt: { nl, en, de } });

const upright = [1000, 1250] as const;
const square = [800, 800] as const;
const map = [1200, 900] as const;

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
  'route-dunes-and-sea': picture(map, [
    'Kaart van de ronde van Haarlem door de duinen naar Bloemendaal aan Zee en Zandvoort',
    'Map of the loop from Haarlem through the dunes to Bloemendaal beach and Zandvoort',
    'Karte der Runde von Haarlem durch die Dünen nach Bloemendaal aan Zee und Zandvoort',
  ]),
  'route-tulip-fields': picture(map, [
    'Kaart van de ronde van Heemstede langs Vogelenzang, De Zilk, Lisse en Hillegom',
    'Map of the loop from Heemstede by Vogelenzang, De Zilk, Lisse and Hillegom',
    'Karte der Runde von Heemstede über Vogelenzang, De Zilk, Lisse und Hillegom',
  ]),
  'route-windmills': picture(map, [
    'Kaart van de ronde van Haarlem over Spaarndam naar de Zaanse Schans en terug langs Halfweg',
    'Map of the loop from Haarlem by Spaarndam to the Zaanse Schans and back by Halfweg',
    'Karte der Runde von Haarlem über Spaarndam zur Zaanse Schans und zurück über Halfweg',
  ]),
  'route-amsterdam-by-bike': picture(map, [
    'Kaart van de rit van Haarlem over Halfweg naar Amsterdam, gestippeld de trein terug',
    'Map of the ride from Haarlem by Halfweg to Amsterdam, the train back dotted',
    'Karte der Fahrt von Haarlem über Halfweg nach Amsterdam, gepunktet der Zug zurück',
  ]),
  'route-zuiderzee': picture(map, [
    'Kaart van de tweedaagse tocht van Haarlem over Marken en Edam naar Hoorn en door de Beemster naar Zaandam',
    'Map of the two-day ride from Haarlem by Marken and Edam to Hoorn and through the Beemster to Zaandam',
    'Karte der Zweitagestour von Haarlem über Marken und Edam nach Hoorn und durch den Beemster nach Zaandam',
  ]),
};
