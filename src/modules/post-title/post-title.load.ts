import { postMeta } from '../../components/posts/post-data.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { LoadContext } from '../module-load.ts';
import type { PostTitleData } from './PostTitle.tsx';
import type { postTitleFields } from './post-title.definition.ts';

/** The title of the page it stands on, with what is told of a post. */
export async function loadPostTitle(
  values: ShownValues<typeof postTitleFields>,
  { page, site }: LoadContext,
): Promise<PostTitleData> {
  const post = page?.post;
  const picture = values.ratio !== 'none' && post?.picture ? site.picture(post.picture) : undefined;
  return {
    title: page?.title ?? '',
    excerpt: values.showExcerpt ? (post?.excerpt ?? '') : '',
    picture: picture ?? null,
    meta: page && post ? postMeta(post, page.readingMinutes(), values, site) : null,
  };
}
