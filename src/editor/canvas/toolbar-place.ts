/** In px of the screen, as the toolbar is drawn. */
export const toolbarSize = { width: 292, height: 34 };
const gap = 4;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Where the toolbar of a selected module stands in the canvas: above its outline, else below one it would cover a good
 * part of, else inside at the top.
 */
export function toolbarPlace(module: Box, canvas: { width: number; height: number }) {
  const { width, height } = toolbarSize;
  const above = module.y - height - gap;
  const below = module.y + module.height + gap;
  const highest = canvas.height - height - gap;
  const isLow = module.height < 4 * height;
  const inside = Math.min(Math.max(gap, module.y + gap), highest);
  return {
    left: Math.max(gap, Math.min(module.x, canvas.width - width - gap)),
    top: above >= gap ? above : isLow && below <= highest ? below : inside,
  };
}
