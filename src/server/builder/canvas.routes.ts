import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ShopItems } from '../../editor/catalogue.ts';
import { postSchema } from '../../features/pages/pages.schemas.ts';
import { type Language, languages } from '../../lib/language.ts';
import { registry } from '../../modules/registry.ts';
import type { PageAddress } from '../../page/page.store.ts';
import { pageLimits } from '../../page/page-node.ts';
import { siteMenusSchema } from '../../site/site-settings.ts';
import type { CanvasRenderer } from './canvas-renderer.ts';
import { moduleCatalogue } from './module-catalogue.ts';

interface Options {
  canvas: CanvasRenderer;
  icons: Iterable<string>;
  shopItems(): Promise<ShopItems>;
}

const pageParams = z.object({ key: z.string().max(120), language: z.enum(languages) });
/** Loosely: what is not right yet is said where it is typed, and saved nowhere. */
const settings = z.object({
  path: z.string().default('/'),
  title: z.string().default(''),
  description: z.string().default(''),
  indexed: z.boolean().default(true),
  sharePicture: z.string().nullable().default(null),
  headerMode: z.enum(['auto', 'fixed', 'transparent']).default('auto'),
  post: postSchema.optional(),
});
const nodes = z.array(z.unknown());
const editing = { roles: ['owner', 'editor'] } as const;
/** As much as a page of 5,000 modules may be. */
const bodyLimit = 6 * 1024 * 1024;

const tooLarge = {
  nl: `Deze pagina heeft meer dan ${pageLimits.nodes} onderdelen. Verdeel ze over meer pagina’s.`,
  en: `This page has more than ${pageLimits.nodes} modules. Spread them over more pages.`,
  de: `Diese Seite hat mehr als ${pageLimits.nodes} Elemente. Verteile sie auf mehrere Seiten.`,
};

/** What the builder asks of the server: the module types, and drafts as visitors would see them (EDIT-2). */
export const canvasRoutes: FastifyPluginAsyncZod<Options> = async (app, { canvas, icons, shopItems }) => {
  const catalogue = JSON.stringify(moduleCatalogue(registry, icons));

  /** Everything the builder knows of the module types; the same for everyone until the program is renewed. */
  app.get('/modules', { config: editing }, (_request, reply) =>
    reply.type('application/json').send(catalogue),
  );

  /** The bikes and tours a module may be about. */
  app.get('/shop-items', { config: editing }, shopItems);

  /** A draft as a document for the canvas. */
  app.post(
    '/canvas/:key/:language',
    {
      config: editing,
      bodyLimit,
      schema: {
        params: pageParams,
        body: z.object({ tree: nodes, settings, menus: siteMenusSchema.optional() }),
      },
    },
    async ({ params, body, staff }, reply) => {
      if (isTooLarge(body.tree)) return refuseLarge(reply, staff.language);
      return canvas.document(body.tree, addressOf(params, body.settings), staff, { menus: body.menus });
    },
  );

  /** Some outermost modules of a draft, after something in them has changed. */
  app.post(
    '/canvas/:key/:language/parts',
    {
      config: editing,
      bodyLimit,
      schema: { params: pageParams, body: z.object({ nodes, settings: settings.prefault({}) }) },
    },
    async ({ params, body, staff }, reply) => {
      if (isTooLarge(body.nodes)) return refuseLarge(reply, staff.language);
      return canvas.parts(body.nodes, addressOf(params, body.settings), staff);
    },
  );
};

const refuseLarge = (reply: FastifyReply, language: Language) =>
  reply.code(413).send({ error: { code: 'page-too-large', message: tooLarge[language] } });

const addressOf = (
  params: { key: string; language: Language },
  draft: z.infer<typeof settings>,
): PageAddress => ({ ...params, ...draft, revisionId: 0 });

/** Counts what looks like modules, without recursion: a hostile tree may be deep. */
function isTooLarge(tree: readonly unknown[]): boolean {
  const waiting: unknown[] = [...tree];
  let count = 0;
  while (waiting.length > 0) {
    const slots = (waiting.pop() as { slots?: unknown } | null)?.slots;
    count += 1;
    if (count > pageLimits.nodes) return true;
    if (slots && typeof slots === 'object')
      for (const children of Object.values(slots)) if (Array.isArray(children)) waiting.push(...children);
  }
  return false;
}
