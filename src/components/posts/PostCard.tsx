import type { Language } from '../../lib/language.ts';
import card from '../card/card.module.css';
import { PostCategories, PostMeta } from './PostMeta.tsx';
import { PostPicture, type PostRatio } from './PostPicture.tsx';
import styles from './post.module.css';
import type { PostCardData } from './post-data.ts';

interface Props {
  post: PostCardData;
  level: 'h1' | 'h2' | 'h3' | 'h4';
  ratio: PostRatio;
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
    <article className={`${card.card} ${styles.post}${look === 'card' ? '' : ` ${styles[look]}`}`}>
      <div className={card.words}>
        <PostCategories meta={post.meta} language={language} />
        <Title className={card.title}>
          <a href={post.href}>{post.title}</a>
        </Title>
        {post.excerpt && <p className={styles.excerpt}>{post.excerpt}</p>}
        <PostMeta meta={post.meta} language={language} />
      </div>
      {post.picture && <PostPicture picture={{ ...post.picture, alt: '' }} ratio={ratio} sizes={sizes} />}
    </article>
  );
};
