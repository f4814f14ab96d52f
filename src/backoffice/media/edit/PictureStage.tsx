import type { ReactNode, RefObject } from 'react';
import type { LibraryPicture } from '../../../features/media/library.types.ts';
import styles from './stage.module.css';

interface Props {
  picture: LibraryPicture;
  area: RefObject<HTMLDivElement | null>;
  className?: string;
  children: ReactNode;
}

/** The address of the whole picture, whatever is cropped of it. */
export const wholeAddress = ({ address }: LibraryPicture): string => `/admin/api/media/${address}/whole`;

/** The whole picture in its shape; what lies on it is placed in percent. */
export const PictureStage = ({ picture, area, className, children }: Props) => {
  const { width, height } = picture.original;
  return (
    <div className={styles.stage}>
      <div
        ref={area}
        className={className ? `${styles.fit} ${className}` : styles.fit}
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `${(24 * width) / height}rem` }}
      >
        <img src={wholeAddress(picture)} alt="" draggable={false} />
        {children}
      </div>
    </div>
  );
};
