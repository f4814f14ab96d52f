import { Icon } from '../../components/Icon.tsx';
import { PictureImage } from '../../components/PictureImage.tsx';
import type { Picture } from '../../fields/site-data.ts';
import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { postNavigationFields } from './post-navigation.definition.ts';
import styles from './post-navigation.module.css';

interface PostLink {
  title: string;
  href: string;
  picture: Picture | null;
}

export interface PostNavigationData {
  previous: PostLink | null;
  next: PostLink | null;
}

const texts = {
  nl: { label: 'Andere berichten', previous: 'Vorige', next: 'Volgende' },
  en: { label: 'Other posts', previous: 'Previous', next: 'Next' },
  de: { label: 'Andere Beiträge', previous: 'Zurück', next: 'Weiter' },
} satisfies Texts;

/** The way to the post before and the one after. */
export const PostNavigation = (
  props: ModuleProps<typeof postNavigationFields, never, PostNavigationData>,
) => {
  const { root, language, data } = props;
  const words = texts[language];
  return (
    <nav {...rootWith(root, styles.navigation)} aria-label={words.label}>
      {data.previous && <Neighbour post={data.previous} side="previous" word={words.previous} />}
      {data.next && <Neighbour post={data.next} side="next" word={words.next} />}
    </nav>
  );
};

const Neighbour = ({ post, side, word }: { post: PostLink; side: 'previous' | 'next'; word: string }) => (
  <a
    href={post.href}
    rel={side === 'previous' ? 'prev' : 'next'}
    className={`${styles.link} ${styles[side]}`}
  >
    {post.picture && (
      <span className={styles.picture}>
        <PictureImage picture={{ ...post.picture, alt: '' }} sizes="120px" />
      </span>
    )}
    <span className={styles.words}>
      <span className={styles.side}>
        {side === 'previous' && <Icon name="arrow-left" />}
        {word}
        {side === 'next' && <Icon name="arrow-right" />}
      </span>
      <span className={styles.title}>{post.title}</span>
    </span>
  </a>
);
