import type { Language } from '../../lib/language.ts';
import { PictureImage } from '../PictureImage.tsx';
import { PostCategories, PostMeta } from './PostMeta.tsx';
import styles from './post.module.css';
import type { PostCardData } from './post-data.ts';

interface Props {
  post: PostCardData;
  level: 'h1' | 'h2' | 'h3' | 'h4';
  ratio: '3:2' | '16:9' | '4:3' | '1:1' | 'none';
  /** The `sizes` of its picture. */
  sizes: string;
  /** Picture and words beside each other: small in a list, large as the first of a grid. */
  look?: 'card' | 'row' | 'lead';
  language: Language;
}

/** A post in a list; the whole card leads to it. */
export const PostCard = ({ post, level, ratio, sizes, look = 'card', language }: Props) => {
  const Title = level;
  return (
    <article className={look === 'card' ? styles.card : `${styles.card} ${styles[look]}`}>
      <div className={styles.words}>
        <PostCategories meta={post.meta} language={language} />
        <Title className={styles.title}>
          <a href={post.href}>{post.title}</a>
        </Title>
        {post.excerpt && <p className={styles.excerpt}>{post.excerpt}</p>}
        <PostMeta meta={post.meta} language={language} />
      </div>
      {post.picture && (
        <div className={`${styles.picture} ${styles[`ratio-${ratio.replace(':', '-')}`]}`}>
          <PictureImage picture={{ ...post.picture, alt: '' }} sizes={sizes} />
        </div>
      )}
    </article>
  );
};
