import type { FastifyInstance } from 'fastify';
import type { Route } from '../fields/route.ts';
import { writeGpx } from '../lib/write-gpx.ts';
import { everyNode } from './page-facts.ts';
import { nodesOf } from './page-renderer.ts';
import type { Site } from './site.ts';

const addresses = /^\/gpx(\/.*)?\/([a-z\d]{1,12})\.gpx$/;

/** The GPX file of a route that stands on a published page: `/gpx<path of the page>/<id of the route>.gpx`. */
export async function routeFiles(
  app: FastifyInstance,
  { renderer, snapshot }: Pick<Site, 'renderer' | 'snapshot'>,
): Promise<void> {
  app.get('/gpx/*', async (request, reply) => {
    const [, path = '/', id] = addresses.exec(decoded(request.url.split('?', 1)[0] ?? '')) ?? [];
    const address = id ? (await snapshot()).pageAt(path) : undefined;
    const nodes = address ? everyNode(nodesOf(await renderer.prepare(address))) : [];
    const node = nodes.find(
      ({ definition, props }) => definition.type === 'route-map' && routeOf(props)?.id === id,
    );
    const route = node && routeOf(node.props);
    if (!node || !route)
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such route.');
    const { tour } = node.data as { tour: { name: string } | null };
    const name = tour?.name || route.name || 'Route';
    const places = (node.props.stops as { title: string; place: Route['points'][number] | null }[]).flatMap(
      ({ title, place }) => (place && title ? [{ ...place, name: title }] : []),
    );
    return reply
      .type('application/gpx+xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-disposition', `attachment; filename="${fileName(name)}.gpx"`)
      .send(writeGpx({ name, points: route.points, places }));
  });
}

const routeOf = (props: Record<string, unknown>) => props.route as Route | null;

/** A name for the visitor's disk: plain letters only, for it stands in a header. */
const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'route';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
