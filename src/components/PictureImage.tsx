import type { Picture } from '../fields/site-data.ts';
import { pictureAddress, pictureSourceSet } from '../page/picture-address.ts';

interface Props {
  picture: Picture;
  /** The layout's `sizes`: how wide the picture stands at which viewport. */
  sizes: string;
  className?: string;
}

/** A picture at the widths the image route makes, with its place reserved (IMG-1). */
export const PictureImage = ({ picture, sizes, className }: Props) => (
  <img
    className={className}
    src={pictureAddress(picture, 640)}
    srcSet={pictureSourceSet(picture)}
    sizes={sizes}
    width={picture.width}
    height={picture.height}
    alt={picture.alt}
    loading={picture.priority ? 'eager' : 'lazy'}
    fetchPriority={picture.priority ? 'high' : undefined}
    decoding={picture.priority ? 'sync' : 'async'}
    data-picture={picture.name}
  />
);
