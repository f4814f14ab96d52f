import type { Point } from '../kit/geometry.ts';

/** A place as degrees north and east. */
export type Place = readonly [north: number, east: number];

export interface MapFrame {
  /** The middle of the map. */
  centre: Place;
  /** Pixels for a degree of latitude. */
  zoom: number;
  width: number;
  height: number;
}

/** Where a place comes on the paper; a degree of longitude is shorter by the cosine of 52.4°. */
export const project =
  ({ centre, zoom, width, height }: MapFrame) =>
  ([north, east]: Place): Point => [
    width / 2 + (east - centre[1]) * zoom * 0.61,
    height / 2 - (north - centre[0]) * zoom,
  ];

/** The coast from Bergen to Katwijk. */
export const coast: readonly Place[] = [
  [52.85, 4.66],
  [52.75, 4.635],
  [52.62, 4.615],
  [52.55, 4.6],
  [52.5, 4.59],
  [52.468, 4.575],
  [52.455, 4.562],
  [52.41, 4.55],
  [52.375, 4.525],
  [52.33, 4.49],
  [52.28, 4.45],
  [52.245, 4.425],
  [52.2, 4.39],
  [52.1, 4.31],
];

/** Where the dunes end and the polder begins. */
export const duneEdge: readonly Place[] = [
  [52.85, 4.72],
  [52.75, 4.69],
  [52.62, 4.66],
  [52.55, 4.645],
  [52.5, 4.63],
  [52.455, 4.618],
  [52.41, 4.612],
  [52.375, 4.594],
  [52.33, 4.56],
  [52.28, 4.5],
  [52.245, 4.455],
  [52.2, 4.42],
  [52.1, 4.36],
];

export const spaarne: readonly Place[] = [
  [52.327, 4.648],
  [52.34, 4.638],
  [52.36, 4.632],
  [52.372, 4.636],
  [52.379, 4.641],
  [52.386, 4.646],
  [52.398, 4.652],
  [52.407, 4.668],
  [52.414, 4.684],
  [52.425, 4.69],
  [52.438, 4.7],
];

export const northSeaCanal: readonly Place[] = [
  [52.463, 4.55],
  [52.464, 4.6],
  [52.456, 4.65],
  [52.442, 4.7],
  [52.43, 4.76],
  [52.418, 4.83],
  [52.402, 4.88],
  [52.386, 4.91],
  [52.378, 4.95],
  [52.385, 4.985],
  [52.383, 5.02],
];

export const zaan: readonly Place[] = [
  [52.42, 4.826],
  [52.438, 4.815],
  [52.455, 4.82],
  [52.474, 4.82],
  [52.495, 4.8],
  [52.51, 4.79],
  [52.54, 4.8],
];

export const ringvaart: readonly Place[] = [
  [52.4, 4.75],
  [52.372, 4.68],
  [52.345, 4.655],
  [52.335, 4.635],
  [52.31, 4.6],
  [52.28, 4.585],
  [52.255, 4.572],
  [52.23, 4.555],
  [52.2, 4.56],
];

export const leidsevaart: readonly Place[] = [
  [52.38, 4.628],
  [52.36, 4.61],
  [52.33, 4.585],
  [52.3, 4.555],
  [52.27, 4.51],
  [52.24, 4.49],
  [52.2, 4.48],
];

export const amstel: readonly Place[] = [
  [52.376, 4.905],
  [52.362, 4.907],
  [52.345, 4.915],
  [52.32, 4.92],
  [52.29, 4.9],
];

/** The shore of the Markermeer, from Flevoland by Muiden up to Hoorn and Enkhuizen. */
export const markermeer: readonly Place[] = [
  [52.47, 5.6],
  [52.44, 5.32],
  [52.4, 5.2],
  [52.355, 5.165],
  [52.335, 5.12],
  [52.33, 5.07],
  [52.365, 5.02],
  [52.385, 5.01],
  [52.41, 5.03],
  [52.435, 5.045],
  [52.455, 5.04],
  [52.47, 5.045],
  [52.49, 5.07],
  [52.515, 5.075],
  [52.56, 5.045],
  [52.6, 5.02],
  [52.628, 5.045],
  [52.64, 5.07],
  [52.635, 5.12],
  [52.66, 5.2],
  [52.7, 5.29],
  [52.72, 5.34],
  [52.86, 5.4],
];

/** The island of Marken. */
export const marken: readonly Place[] = [
  [52.451, 5.085],
  [52.462, 5.09],
  [52.47, 5.11],
  [52.463, 5.138],
  [52.452, 5.13],
  [52.446, 5.105],
];

/** Lakes, each around its shore. */
export const lakes: readonly (readonly Place[])[] = [
  [
    [52.4, 4.67],
    [52.407, 4.674],
    [52.408, 4.684],
    [52.402, 4.69],
    [52.397, 4.682],
  ],
  [
    [52.44, 4.9],
    [52.447, 4.905],
    [52.445, 4.915],
    [52.438, 4.912],
  ],
  [
    [52.52, 4.83],
    [52.53, 4.84],
    [52.522, 4.86],
    [52.513, 4.85],
  ],
  [
    [52.585, 4.78],
    [52.595, 4.8],
    [52.58, 4.83],
    [52.57, 4.8],
  ],
];
