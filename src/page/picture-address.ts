import type { Picture } from '../fields/site-data.ts';

/** The widths in px the image route makes (IMG-1); any other is refused. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600, 2000] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The address of a picture at a width: `/pictures/640x0/<name>`; the server answers with AVIF or WebP. */
export const pictureAddress = (picture: Pick<Picture, 'name'>, width: PictureWidth): string =>
  `/pictures/${width}x0/${picture.name}`;

/** The `srcset` of a picture: every width up to the first that covers the original. */
export function pictureSourceSet(
  picture: Pick<Picture, 'name' | 'width'>,
  largest: PictureWidth = 2000,
): string {
  const widths = pictureWidths.filter(
    (width) => width <= largest && (width <= picture.width || width === pictureWidths[0]),
  );
  return widths.map((width) => `${pictureAddress(picture, width)} ${width}w`).join(', ');
}
