import { categoryLink } from '../../components/posts/post-data.ts';
import type { LoadContext } from '../module-load.ts';
import type { PostCategoriesData } from './PostCategories.tsx';

/** Every category that a post has. */
export async function loadPostCategories(
  _values: unknown,
  { language, services, site, dependsOn }: LoadContext,
): Promise<PostCategoriesData> {
  dependsOn('pages');
  const categories = await services.posts.categories(language);
  return { categories: categories.map(({ name, count }) => ({ ...categoryLink(name, site), count })) };
}
