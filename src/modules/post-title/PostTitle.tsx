import { PostCategories, PostMeta } from '../../components/posts/PostMeta.tsx';
import { PostPicture } from '../../components/posts/PostPicture.tsx';
import type { PostMetaData } from '../../components/posts/post-data.ts';
import type { Picture } from '../../fields/site-data.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { postTitleFields } from './post-title.definition.ts';
import styles from './post-title.module.css';

export interface PostTitleData {
  title: string;
  excerpt: string;
  picture: Picture | null;
  /** Null where it stands on a page that is no post. */
  meta: PostMetaData | null;
}

/** The head of a post: its categories, title, what is told of it, and its picture. */
export const PostTitle = (props: ModuleProps<typeof postTitleFields, never, PostTitleData>) => {
  const { root, language, data, level, ratio, share } = props;
  const { title, excerpt, picture, meta } = data;
  const Title = level;
  return (
    <header {...rootWith(root, styles.head)}>
      {meta && <PostCategories meta={meta} language={language} />}
      <Title className={styles.title}>{title}</Title>
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      {meta && <PostMeta meta={meta} language={language} />}
      {picture && (
        <PostPicture picture={picture} ratio={ratio} sizes={sizesOf[share]} className={styles.picture} />
      )}
    </header>
  );
};

const sizesOf = {
  page: '(max-width: 1260px) 100vw, 1180px',
  column: '(max-width: 980px) 100vw, 760px',
};
