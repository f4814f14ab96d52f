import { PictureImage } from '../../components/PictureImage.tsx';
import type { Picture } from '../../fields/site-data.ts';
import { pictureSourceSet } from '../../page/picture-address.ts';

/** How wide the picture is drawn, more than the window where a wide picture fills an upright screen. */
const sizes = {
  background: '(max-width: 767px) 180vw, 100vw',
  beside: '(max-width: 767px) 100vw, 55vw',
  below: '(max-width: 1440px) 100vw, 1440px',
};

interface Props {
  picture: Picture;
  phonePicture: Picture | null;
  layout: keyof typeof sizes;
  className?: string;
  pictureClass?: string;
}

/** The picture of a hero; on phones another one when there is one, and only that is fetched (SITE-3). */
export const HeroPicture = ({ picture, phonePicture, layout, className, pictureClass }: Props) => (
  <picture className={className}>
    {phonePicture && (
      <source
        media="(max-width: 767px)"
        srcSet={pictureSourceSet(phonePicture)}
        sizes="100vw"
        width={phonePicture.width}
        height={phonePicture.height}
      />
    )}
    <PictureImage
      picture={picture}
      sizes={layout === 'background' && phonePicture ? '100vw' : sizes[layout]}
      className={pictureClass}
    />
  </picture>
);
