import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Gallery, GalleryModule } from '../../editor/catalogue.ts';
import type { Label } from '../../fields/field.ts';
import { languages } from '../../lib/language.ts';
import { moduleCss } from '../../modules/module-css.ts';
import { registry } from '../../modules/registry.ts';
import type { GalleryDocuments } from './gallery-documents.ts';
import { moduleFacts } from './module-facts.ts';
import { styleGuideParts } from './style-guide/style-guide.tsx';
import { styleGuideTexts } from './style-guide/style-guide-texts.ts';

interface Options {
  documents: GalleryDocuments;
  /** While modules are worked on; otherwise it is for those who make the site. */
  openToEveryone: boolean;
}

const params = z.object({ type: z.string().max(60) });
const wish = z.object({
  fixture: z.coerce.number().int().min(0).optional(),
  language: z.enum(languages).default('nl'),
  twice: z.enum(['0', '1']).default('0'),
});

/** The gallery of modules: what there is, and every fixture of a module as a document of its own. */
export const galleryRoutes: FastifyPluginAsyncZod<Options> = async (app, { documents, openToEveryone }) => {
  const config = { roles: openToEveryone ? ('everyone' as const) : (['owner', 'editor'] as const) };
  const modules = registry.all().map(galleryModule);
  const guide = styleGuideParts.map((part) => labelOf(part));

  app.get('/api/modules/gallery', { config }, (): Gallery => ({ modules, styleGuide: guide }));

  /** A module's fields and all else that its definition tells. */
  app.get('/api/modules/gallery/:type', { config, schema: { params } }, ({ params: { type } }, reply) => {
    const definition = registry.definition(type);
    return definition ? moduleFacts(definition, registry) : notFound(reply);
  });

  /** One fixture of a module, or all of them below each other, as visitors get it: no-store, never indexed. */
  app.get(
    '/modules/show/:type',
    { config, schema: { params, querystring: wish } },
    async ({ params, query, url }, reply) => {
      const document = await documents({
        ...{ type: params.type, fixture: query.fixture, language: query.language },
        twice: query.twice === '1',
        query: new URLSearchParams(url.split('?')[1]),
      });
      if (!document) return notFound(reply);
      return reply.headers(document.headers).send(document.body);
    },
  );
};

const notFound = (reply: FastifyReply) =>
  reply.code(404).send({ error: { code: 'not-found', message: 'There is no such module or fixture.' } });

const labelOf = (part: (typeof styleGuideParts)[number]): Label => ({
  nl: styleGuideTexts.nl[part],
  en: styleGuideTexts.en[part],
  de: styleGuideTexts.de[part],
});

const galleryModule = (definition: ReturnType<typeof registry.all>[number]): GalleryModule => {
  const { type, label, about, category, icon, fixtures } = definition;
  return {
    ...{ type, label, about, category, icon },
    fixtures: fixtures.map(({ name }) => name),
    moves: category === 'moving' || /animation|prefers-reduced-motion/.test(moduleCss(registry.folder(type))),
  };
};
