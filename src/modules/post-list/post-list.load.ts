import { pageTitle } from '../../components/paging/page-title.ts';
import { type Paging, pagingOf } from '../../components/paging/paging.state.ts';
import { postCard } from '../../components/posts/post-data.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { LoadContext } from '../module-load.ts';
import type { CategoryChoice, PostListData } from './PostList.tsx';
import type { postListFields } from './post-list.definition.ts';
import { categoryNameOf } from './post-list.query.ts';

type Values = ShownValues<typeof postListFields>;

/** The posts of the page asked for; beside a post, the others. */
export async function loadPostList(values: Values, context: LoadContext): Promise<PostListData> {
  context.dependsOn('pages');
  const { language, site, services, page } = context;
  const filter = values.filter ? await choiceOf(values, context) : null;
  const chosen = filter?.find(({ current }) => current)?.name || values.category;
  const query = {
    language,
    category: chosen || undefined,
    except: page?.post ? page.key : undefined,
  };
  const count = async () => (await services.posts.list({ ...query, limit: 0 })).total - values.offset;
  const paging: Paging | null = values.paged
    ? pagingOf(context, Math.max(0, await count()), values.perPage)
    : null;
  if (paging) for (const title of pageTitle(paging, language)) context.inTitle(title);
  const { posts } = await services.posts.list({
    ...query,
    offset: values.offset + ((paging?.current ?? 1) - 1) * values.perPage,
    limit: values.perPage,
  });
  return { posts: posts.map((post) => postCard(post, values, site)), filter, paging };
}

/** Every category with its address; one that no post has is answered with 404. */
async function choiceOf({ category }: Values, context: LoadContext): Promise<CategoryChoice[] | null> {
  const { request, services, language, path, anchor } = context;
  const name = categoryNameOf(anchor);
  const asked = request.query.get(name) ?? '';
  const categories = await services.posts.categories(language);
  const known = categories.some((each) => each.name === asked);
  if (asked && !known) context.answerWith(404);
  if (asked && known) context.inTitle(asked);
  if (categories.length < 2 && !asked) return null;
  const current = known ? asked : category;
  return ['', ...categories.map((each) => each.name)].map((each) => ({
    name: each,
    href: each ? `${path}?${new URLSearchParams({ [name]: each })}` : path || '?',
    current: each === current,
  }));
}
