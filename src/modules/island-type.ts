/** The module type of an island's file: `…/review-slider/ReviewSlider.island.tsx` → `review-slider`. */
export const islandType = (path: string): string =>
  path
    .replace(/^.*\/|\.island\.tsx$/g, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();
