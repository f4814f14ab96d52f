import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../page/escape-html.ts';
import type { Site } from './site.ts';

/** What search engines ask for: the list of pages with their translations, and where to find it (SITE-6). */
export async function siteFiles(
  app: FastifyInstance,
  { snapshot, baseUrl }: { snapshot: Site['snapshot']; baseUrl: string },
): Promise<void> {
  const absolute = (path: string) => escapeHtml(new URL(path, baseUrl).href);

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /admin\nDisallow: /pay/\nSitemap: ${absolute('/sitemap.xml')}\n`),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const site = await snapshot();
    const urls = site.pages().map((page) => {
      const alternates = site
        .translations(page.key)
        .map(
          ({ language, path }) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(path)}"/>`,
        );
      const changed = page.publishedAt ? `<lastmod>${page.publishedAt.toISOString()}</lastmod>` : '';
      return `<url><loc>${absolute(page.path)}</loc>${changed}${alternates.join('')}</url>`;
    });
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`,
      );
  });
}
