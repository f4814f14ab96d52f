import type { NeighbourPost } from '../../features/posts/posts.types.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { LoadContext } from '../module-load.ts';
import type { PostNavigationData } from './PostNavigation.tsx';
import type { postNavigationFields } from './post-navigation.definition.ts';

/** The posts before and after the one it stands below, by date. */
export async function loadPostNavigation(
  { sameCategory, showPictures }: ShownValues<typeof postNavigationFields>,
  { page, language, services, site, dependsOn }: LoadContext,
): Promise<PostNavigationData> {
  dependsOn('pages');
  if (!page?.post) return { previous: null, next: null };
  const { previous, next } = await services.posts.neighbours({
    key: page.key,
    language,
    date: page.post.date,
    category: sameCategory ? page.post.categories[0] : undefined,
  });
  const shown = (post: NeighbourPost | undefined) =>
    post
      ? {
          title: post.title,
          href: post.path,
          picture: (showPictures && post.picture && site.picture(post.picture)) || null,
        }
      : null;
  return { previous: shown(previous), next: shown(next) };
}
