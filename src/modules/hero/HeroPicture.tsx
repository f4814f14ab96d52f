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
  tabletPicture: Picture | null;
  phonePicture: Picture | null;
  layout: keyof typeof sizes;
  className?: string;
  pictureClass?: string;
}

/**
 * The picture of a hero; on tablets and phones another one when there is one, and only that is fetched (SITE-3).
 * A phone without one of its own shows the tablet's.
 */
export const HeroPicture = (props: Props) => {
  const { picture, tabletPicture, phonePicture, layout, className, pictureClass } = props;
  return (
    <picture className={className}>
      {phonePicture && (
        <Source
          picture={phonePicture}
          media="(max-width: 767px)"
          sizes={phonePicture.width > phonePicture.height ? sizes[layout] : '100vw'}
        />
      )}
      {tabletPicture && <Source picture={tabletPicture} media="(max-width: 980px)" sizes={sizes[layout]} />}
      <PictureImage
        picture={picture}
        sizes={layout === 'background' && (phonePicture || tabletPicture) ? '100vw' : sizes[layout]}
        className={pictureClass}
      />
    </picture>
  );
};

const Source = ({ picture, media, sizes }: { picture: Picture; media: string; sizes: string }) => (
  <source
    media={media}
    srcSet={pictureSourceSet(picture)}
    sizes={sizes}
    width={picture.width}
    height={picture.height}
  />
);
