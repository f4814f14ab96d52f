import { Paging, pagingRoot } from '../../components/paging/Paging.tsx';
import type { Paging as PagingState } from '../../components/paging/paging.state.ts';
import { PostCard } from '../../components/posts/PostCard.tsx';
import type { PostCardData } from '../../components/posts/post-data.ts';
import type { Language } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { postListFields } from './post-list.definition.ts';
import styles from './post-list.module.css';

/** A category that the list can be narrowed to; '' is all. */
export interface CategoryChoice {
  name: string;
  href: string;
  current: boolean;
}

export interface PostListData {
  posts: PostCardData[];
  filter: CategoryChoice[] | null;
  paging: PagingState | null;
}

const texts = {
  nl: { all: 'Alles', filter: 'Categorieën', none: 'In deze categorie is er nog niets.' },
  en: { all: 'All', filter: 'Categories', none: 'There is nothing in this category yet.' },
  de: { all: 'Alles', filter: 'Kategorien', none: 'In dieser Kategorie gibt es noch nichts.' },
} satisfies Texts;

/** The blog: posts newest first, in pages and by category. */
export const PostList = (props: ModuleProps<typeof postListFields, never, PostListData>) => {
  const { root, language, data, layout, columns, emptyText } = props;
  const { posts, filter, paging } = data;
  const lead = hasLead(props) ? posts[0] : undefined;
  const shared = { level: props.level, ratio: props.ratio, language };
  return (
    <div {...rootWith(root, styles.posts)} {...(paging && pagingRoot(paging))}>
      {filter && <Filter choices={filter} language={language} />}
      {posts.length === 0 && <p className={styles.none}>{filter ? texts[language].none : emptyText}</p>}
      {lead && <PostCard post={lead} {...shared} look="lead" sizes="(max-width: 767px) 100vw, 700px" />}
      {posts.length > 0 && (
        <ul
          className={`${styles.list} ${layout === 'grid' ? styles.grid : ''} ${styles[`columns-${columns}`]}`}
        >
          {posts.slice(lead ? 1 : 0).map((post) => (
            <li key={post.key}>
              <PostCard
                {...{ post, ...shared }}
                look={layout === 'list' ? 'row' : 'card'}
                sizes={sizesOf(layout, columns)}
              />
            </li>
          ))}
        </ul>
      )}
      {paging && <Paging paging={paging} language={language} />}
    </div>
  );
};

const hasLead = ({
  layout,
  columns,
  firstLarge,
  data: { posts, paging },
}: Pick<
  ModuleProps<typeof postListFields, never, PostListData>,
  'layout' | 'columns' | 'firstLarge' | 'data'
>) => firstLarge && layout === 'grid' && (paging?.current ?? 1) === 1 && posts.length > Number(columns);

const sizesOf = (layout: 'grid' | 'list', columns: string): string =>
  layout === 'list'
    ? '(max-width: 767px) 100vw, 460px'
    : `(max-width: 767px) 100vw, (max-width: 980px) 50vw, ${Math.round(1180 / Number(columns))}px`;

const Filter = ({ choices, language }: { choices: readonly CategoryChoice[]; language: Language }) => (
  <nav className={styles.filter} aria-label={texts[language].filter}>
    <ul>
      {choices.map(({ name, href, current }) => (
        <li key={name}>
          <a href={href} aria-current={current ? 'true' : undefined}>
            {name || texts[language].all}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
