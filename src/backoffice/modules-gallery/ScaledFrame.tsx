import { useElementSize } from '@mantine/hooks';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styles from './gallery.module.css';

interface Props {
  src: string;
  title: string;
  /** How wide the document in it is laid out, in px. */
  width: number;
}

/** In px. A module that fills the screen fills this one. */
const screenHeight = 720;
const mostHeight = 6000;
/** A module as high as its frame grows with it: it is followed so many times. */
const mostFollowed = 12;

/** A document as wide as a device, drawn as large as there is room, as high as what it shows. */
export const ScaledFrame = ({ src, title, width }: Props) => {
  const { ref, width: room } = useElementSize();
  const [height, setHeight] = useState(screenHeight);
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);
  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const content = currentTarget.contentDocument?.querySelector('[data-fixture]');
    observer.current?.disconnect();
    if (!content) return;
    let followed = 0;
    observer.current = new ResizeObserver(() => {
      followed += 1;
      if (followed > mostFollowed) return;
      setHeight(Math.min(mostHeight, Math.max(40, Math.ceil(content.getBoundingClientRect().height))));
    });
    observer.current.observe(content);
  };
  const scale = room > 0 ? Math.min(1, room / width) : 0.3;
  return (
    <div ref={ref} className={styles.stage}>
      <div className={styles.window} style={{ width: width * scale, height: height * scale }}>
        <iframe
          src={src}
          title={title}
          loading="lazy"
          onLoad={follow}
          style={{ width, height, scale: String(scale) }}
        />
      </div>
    </div>
  );
};
