import type { Database } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import type { ModuleRegistry } from '../../modules/registry.ts';
import { readingMinutes } from '../../page/reading-time.ts';
import { countPosts, selectCategories, selectNeighbour, selectPosts, selectTrees } from './posts.store.ts';
import type { Post, Posts, PostsQuery } from './posts.types.ts';

/** More than a list shows; the oldest go first. */
const rememberedTimes = 2000;

/** The blog: published pages that are posts (OTH-1). They change with the data name `pages`, as every page does. */
export function createPosts({ db, registry }: { db: Database; registry: ModuleRegistry }): Posts {
  const times = new Map<number, number>();

  /** Counting the words of a post is done once, for its revision never changes. */
  const learnTimes = async (revisionIds: readonly number[]) => {
    const unknown = revisionIds.filter((id) => !times.has(id));
    if (unknown.length === 0) return;
    for (const { id, tree } of await selectTrees(db, unknown)) times.set(id, readingMinutes(tree, registry));
    for (const id of times.keys()) if (times.size > rememberedTimes) times.delete(id);
  };

  return {
    async list(query: PostsQuery) {
      const [rows, total] = await Promise.all([selectPosts(db, query), countPosts(db, query)]);
      await learnTimes(rows.map(({ revisionId }) => revisionId));
      const posts = rows.map(
        ({ key, path, title, description, post, revisionId }): Post => ({
          ...{ key, path, title, ...post },
          excerpt: post.excerpt || description,
          readingMinutes: times.get(revisionId) ?? 1,
        }),
      );
      return { posts, total };
    },
    async neighbours(of) {
      const [previous, next] = await Promise.all([
        selectNeighbour(db, of, 'older'),
        selectNeighbour(db, of, 'newer'),
      ]);
      return { previous, next };
    },
    categories: (language: Language) => selectCategories(db, language),
  };
}
