import type { Picture } from '../../fields/site-data.ts';
import type { Language } from '../../lib/language.ts';
import type { LocalDateTime } from '../../lib/local-time.ts';
import { HtmlCache } from '../../page/html-cache.ts';
import type { PageAddress } from '../../page/page.store.ts';
import type { PageNode } from '../../page/page-node.ts';
import { ownTheme } from '../../site/theme/theme.ts';
import { PageRenderer } from '../page-renderer.ts';
import { type SiteSnapshot, siteSnapshot } from '../site-snapshot.ts';

const address = (key: string, language: Language, path: string, revisionId: number): PageAddress => ({
  ...{ key, language, path, revisionId },
  title: key,
  description: '',
  indexed: true,
  sharePicture: null,
  headerMode: 'auto',
});

const heading = (text: string): PageNode[] => [{ id: 'n1', type: 'heading', version: 1, props: { text } }];

const noPictures: ReadonlyMap<string, Picture> = new Map();

/** A site of a few pages with one heading each, kept in memory; the modules are the program's own. */
export function smallSite() {
  const trees = new Map<number, unknown>([
    [1, heading('Voorpagina')],
    [2, heading('Tochten')],
    [3, heading('Tours')],
    [4, heading('Niet gevonden')],
    [5, heading('Not found')],
  ]);
  const newSnapshot = () =>
    siteSnapshot({
      addresses: [
        address('home', 'nl', '/', 1),
        address('tours', 'nl', '/tochten', 2),
        address('tours', 'en', '/en/tours', 3),
        address('not-found', 'nl', '/niet-gevonden', 4),
        address('not-found', 'en', '/en/not-found', 5),
      ],
      pictures: { nl: noPictures, en: noPictures, de: noPictures },
      settings: {} as never,
      theme: ownTheme,
      openingHours: [],
      redirects: new Map([
        ['/ritten', { target: '/tochten', kind: 'permanent' }],
        ['/actie', { target: 'https://elders.example/a%20b?c=1', kind: 'temporary' }],
        ['/tochten', { target: '/', kind: 'permanent' }],
      ]),
    });
  let present: SiteSnapshot = newSnapshot();
  let now = '2027-05-01T12:00';
  const cache = new HtmlCache();
  const snapshot = async () => present;
  const renderer = new PageRenderer({
    shell: {
      document: (_prepared, main, _status, view) => ({
        body: Buffer.from((view?.bar?.html ?? '') + main),
        headers: { 'content-type': 'text/html' },
      }),
    },
    services: {} as never,
    snapshot,
    tree: async (revisionId) => trees.get(revisionId),
    now: () => now,
    log: { warn: () => {} },
  });
  return {
    cache,
    renderer,
    snapshot,
    latest: () => present,
    touch: async () => {},
    stop: async () => {},

    setClock(to: LocalDateTime): void {
      now = to;
    },
    setTree(revisionId: number, tree: PageNode[]): void {
      trees.set(revisionId, tree);
    },
    /** As when pages were published: what was read of the site is read anew. */
    publish(revisionId: number, text: string) {
      trees.set(revisionId, heading(text));
      present = newSnapshot();
      renderer.drop(new Set(['pages']));
      cache.drop(['pages']);
    },
  };
}
