/**
 * What React alone needs for the home page: its modules as one tree, data loaded already, through one
 * `renderToString`. Prints the number of modules and the processor time of one rendering as JSON.
 */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { openDatabase } from '../src/db/database.ts';
import { type BookingEngine, createBooking, openSpanOn } from '../src/features/booking/booking.ts';
import { createReviews } from '../src/features/reviews/reviews.ts';
import { datesFromTo } from '../src/lib/local-time.ts';
import type { ModuleServices } from '../src/modules/module-services.ts';
import { registry } from '../src/modules/registry.ts';
import { publishedAddresses, revisionTree } from '../src/page/page.store.ts';
import { preparePage } from '../src/page/prepare-page.ts';
import type { PreparedNode } from '../src/page/prepared-page.ts';

const { db, close } = openDatabase(process.env.DATABASE_URL as string);
const unused = () => Promise.reject(new Error('the bench books nothing'));
const engine: BookingEngine = createBooking({
  db,
  secret: 'bench'.repeat(8),
  enqueueMail: unused,
  refund: unused,
  issueInvoice: unused,
  settleBeforeExpiry: unused,
  addresses: { manage: () => '', book: () => '' },
});
const addresses = await publishedAddresses(db);
const home = addresses.find(({ path }) => path === '/');
if (!home) throw new Error('there is no home page');
const services: Partial<ModuleServices> = {
  catalogue: async () => (await engine.present()).catalogue,
  openingDays: async (from, until) => {
    const { catalogue } = await engine.present();
    return datesFromTo(from, until).map((date) => ({ date, open: openSpanOn(catalogue, date) }));
  },
  departures: engine.departures,
  reviews: createReviews(db),
};
const site = {
  language: 'nl' as const,
  picture: (name: string) => ({
    name: `${name}.00000000`,
    width: 1200,
    height: 800,
    alt: name,
    focus: { x: 0.5, y: 0.5 },
    placeholder: '',
  }),
  pagePath: (key: string) =>
    addresses.find((address) => address.key === key && address.language === 'nl')?.path,
};
const page = await preparePage(await revisionTree(db, home.revisionId), {
  registry,
  site,
  now: '2027-05-01T12:00',
  load: {
    language: 'nl',
    site,
    trail: [home],
    path: '/',
    today: (await engine.present()).now.slice(0, 10),
    services: services as ModuleServices,
    request: { query: new URLSearchParams() },
  },
});
await close();

let modules = 0;
const element = (node: PreparedNode): ReactNode => {
  modules += 1;
  const { Component } = node.definition;
  const slots = Object.fromEntries(
    Object.entries(node.slots).map(([name, children]) => [
      name,
      children.map((child) => ({
        key: child.id,
        type: child.definition.type,
        props: child.props,
        element: element(child),
      })),
    ]),
  );
  return (
    <Component key={node.id} {...node.props} root={node.root} language="nl" data={node.data} slots={slots} />
  );
};
const render = () => renderToString(page.nodes.map(element));
for (let warm = 0; warm < 300; warm += 1) render();
const times = 500;
const before = process.cpuUsage();
for (let time = 0; time < times; time += 1) render();
const used = process.cpuUsage(before);
modules = 0;
render();
console.log(JSON.stringify({ modules, microseconds: (used.user + used.system) / times }));
