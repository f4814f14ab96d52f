import type { Picture } from '../../fields/site-data.ts';
import card from '../card/card.module.css';
import { PictureImage } from '../PictureImage.tsx';
import styles from './post.module.css';

export type PostRatio = '3:2' | '16:9' | '4:3' | '1:1' | 'none';

interface Props {
  picture: Picture;
  ratio: PostRatio;
  /** The `sizes` of the picture. */
  sizes: string;
  className?: string;
}

/** The picture of a post, cropped as its list or its title asks for. */
export const PostPicture = ({ picture, ratio, sizes, className = '' }: Props) => (
  <div className={`${card.picture} ${styles[`ratio-${ratio.replace(':', '-')}`] ?? ''} ${className}`.trim()}>
    <PictureImage picture={picture} sizes={sizes} />
  </div>
);
