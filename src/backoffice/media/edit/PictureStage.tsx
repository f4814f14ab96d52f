import type { ReactNode, RefObject } from 'react';
import type { LibraryPicture } from '../../../features/media/library.types.ts';
import styles from './stage.module.css';

interface Props {
  picture: LibraryPicture;
  area: RefObject<HTMLDivElement | null>;
  className?: string;
  /** Lies on the picture and ends at its edge. */
  inside?: ReactNode;
  /** May hang over the edge, such as handles. */
  children: ReactNode;
}

/** The address of the whole picture, whatever is cropped of it. */
const wholeAddress = ({ address }: LibraryPicture): string => `/admin/api/media/${address}/whole`;

/** The whole picture in its shape; what lies on it is placed in percent. */
export const PictureStage = ({ picture, area, className, inside, children }: Props) => {
  const { width, height } = picture.original;
  return (
    <div className={styles.stage}>
      <div
        ref={area}
        className={className ? `${styles.fit} ${className}` : styles.fit}
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `${(24 * width) / height}rem` }}
      >
        <div className={styles.clip}>
          <img src={wholeAddress(picture)} alt="" draggable={false} />
          {inside}
        </div>
        {children}
      </div>
    </div>
  );
};
