/** A drawn picture of the demo shop: size in px, the point that stays in view when cropped, and its words. */
export interface DemoPicture {
  width: number;
  height: number;
  focus: { x: number; y: number };
  alt: { nl: string; en: string; de: string };
}

/** Every picture of this folder, by the name of its file. */
export const pictures: Record<string, DemoPicture> = {};
