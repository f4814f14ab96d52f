import type { SurroundingPage } from '../modules/module-load.ts';
import type { ModuleServices } from '../modules/module-services.ts';
import { registry } from '../modules/registry.ts';
import type { PageAddress } from '../page/page.store.ts';
import { prefixedIds } from '../page/prefixed-ids.ts';
import type { CanvasMarking, FilledModule, Filling } from '../page/prepare-options.ts';
import { readingMinutes } from '../page/reading-time.ts';
import { postLayoutKey, type SiteSnapshot } from './site-snapshot.ts';

interface Own {
  tree: unknown;
  address: PageAddress;
  isPart?: boolean | undefined;
  canvas?: CanvasMarking | undefined;
}

interface Site {
  snapshot: SiteSnapshot;
  services: Pick<ModuleServices, 'posts'>;
  tree(revisionId: number): Promise<unknown>;
}

/** The tree to prepare for a page, and what stands in the filled slots of its modules. */
export interface Surroundings {
  tree: unknown;
  source: string;
  canvas: CanvasMarking | undefined;
  page: SurroundingPage;
  fill(module: FilledModule): Promise<Filling | undefined>;
}

/**
 * A post stands in the page `post-layout` where its module `post-content` is; any other page stands by itself. The layout
 * itself is shown around the newest post. A sidebar shows the modules of another page.
 */
export async function surroundingsOf(own: Own, site: Site): Promise<Surroundings> {
  const { address, canvas } = own;
  const { language } = address;
  const isInLayout = !!address.post && !own.isPart;
  const example = address.key === postLayoutKey ? await newestPost(address, site) : undefined;
  const layout = isInLayout ? await layoutOf(address, site) : undefined;
  const shown = example ?? own;
  return {
    tree: layout ?? own.tree,
    source: layout ? postLayoutKey : address.key,
    canvas: layout ? undefined : canvas,
    page: {
      key: shown.address.key,
      title: shown.address.title,
      post: shown.address.post ?? undefined,
      readingMinutes: () => readingMinutes(shown.tree, registry),
    },
    async fill({ id, type, props }) {
      if (type === 'post-content') {
        if (layout) return { source: address.key, tree: own.tree, canvas };
        return example && { source: example.address.key, tree: prefixedIds(example.tree, id) };
      }
      const found = type === 'sidebar' ? site.snapshot.page(String(props.page), language) : undefined;
      return found && { source: found.key, tree: prefixedIds(await site.tree(found.revisionId), id) };
    },
  };
}

async function newestPost({ language }: PageAddress, { snapshot, services, tree }: Site) {
  const { posts } = await services.posts.list({ language, limit: 1 });
  const address = posts[0] && snapshot.page(posts[0].key, language);
  return address && { address, tree: await tree(address.revisionId) };
}

/** The published layout, as long as the post has a place in it. */
async function layoutOf({ language }: PageAddress, { snapshot, tree }: Site): Promise<unknown[]> {
  const page = snapshot.page(postLayoutKey, language);
  const stored = page && (await tree(page.revisionId));
  return prefixedIds(showsPost(stored) ? stored : plainLayout(), 'layout');
}

const showsPost = (nodes: unknown): boolean =>
  Array.isArray(nodes) &&
  nodes.some(
    (node: { type?: unknown; slots?: object } | null) =>
      node?.type === 'post-content' || Object.values(node?.slots ?? {}).some(showsPost),
  );

/** A post without a layout stands in a column of reading width below its title. */
function plainLayout() {
  const node = (type: string, props: object, content?: unknown[]) => ({
    id: type,
    type,
    version: registry.definition(type)?.version ?? 1,
    props,
    ...(content && { slots: { content } }),
  });
  return [node('section', { width: 'text' }, [node('post-title', {}), node('post-content', {})])];
}
