/** How long the ring takes to fill, in ms (CNT-2). */
export const circleDuration = 1800;
/** How thick its line is, in px (CNT-2). */
export const circleLineWidth = 5;
/** The widths a ring may have, in px. */
export const circleSizes = { small: 112, regular: 168, large: 240 } as const;
