import { postCard } from '../../components/posts/post-data.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { LoadContext } from '../module-load.ts';
import type { PostSliderData } from './PostSlider.island.tsx';
import type { postSliderFields } from './post-slider.definition.ts';

/** The newest posts; beside a post, the others. */
export async function loadPostSlider(
  values: ShownValues<typeof postSliderFields>,
  { language, site, services, page, dependsOn }: LoadContext,
): Promise<PostSliderData> {
  dependsOn('pages');
  const { posts } = await services.posts.list({
    language,
    category: values.category || undefined,
    except: page?.post ? page.key : undefined,
    offset: values.offset,
    limit: values.limit,
  });
  return { posts: posts.map((post) => postCard(post, values, site)) };
}
