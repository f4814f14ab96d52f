import type { Shape } from '../kit/svg.ts';

/** Shapes and their reflection in still water that begins at `y`. */
export const mirrored = (
  id: string,
  y: number,
  shapes: readonly Shape[],
  opacity = 0.34,
): { real: Shape; reflection: Shape } => ({
  real: `<g id="${id}">${shapes.join('')}</g>`,
  reflection: `<use href="#${id}" transform="matrix(1 0 0 -1 0 ${2 * y})" opacity="${opacity}"/>`,
});
