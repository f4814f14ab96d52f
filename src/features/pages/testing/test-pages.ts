import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { list, text } from '../../../fields/kinds.ts';
import { link } from '../../../fields/link.ts';
import { picture } from '../../../fields/picture.ts';
import { richText } from '../../../fields/rich-text.ts';
import { expectValue } from '../../../lib/result.ts';
import { defineModule, type ModuleDefinition } from '../../../modules/define-module.ts';
import type { PageNode } from '../../../page/page-node.ts';
import type { PageSettings } from '../../../page/page-settings.ts';
import { moduleRegistry } from '../../../page/testing/module-registry.ts';
import { auditEntry, staff } from '../../accounts/accounts.tables.ts';
import { createPages, type PagesOptions } from '../pages.ts';
import type { Editor } from '../pages.types.ts';

const label = (nl: string) => ({ nl, en: nl, de: nl });
const about = label('Om te proberen.');
const shared = { version: 1, about, category: 'text', fixtures: [], Component: () => null } as const;
const hero = defineModule({
  ...shared,
  type: 'hero',
  label: label('Openingsbeeld'),
  fields: {
    heading: text({ label: label('Kop') }),
    body: richText({ label: label('Tekst') }),
    target: link({ label: label('Knop') }),
    photo: picture({ label: label('Foto') }),
    points: list({ label: label('Punten'), item: { title: text({ label: label('Titel') }) } }),
  },
}) as ModuleDefinition;
const row = defineModule({
  ...shared,
  type: 'row',
  label: label('Rij'),
  fields: {},
  slots: { content: { label: label('Inhoud') } },
}) as unknown as ModuleDefinition;

export const testRegistry = moduleRegistry([hero, row]);

export const heroNode = (id: string, props: Record<string, unknown>): PageNode => ({
  id,
  type: 'hero',
  version: 1,
  props,
});

/** A clock that stands until it is set. */
export class TestClock {
  time = new Date('2026-05-01T10:00:00Z');
  now = (): Date => this.time;
  set(time: string): Date {
    this.time = new Date(time);
    return this.time;
  }
}

export function testPages(db: Database, clock: TestClock, more: Partial<PagesOptions> = {}) {
  const woken: Date[] = [];
  const pages = createPages({
    db,
    registry: testRegistry,
    recordAudit: async (tx, entry) => void (await tx.insert(auditEntry).values(entry)),
    pictureNames: async () => new Set(['dunes']),
    neededPages: new Set(['home']),
    wakeAt: async (_tx, at) => void woken.push(at),
    changed: async () => {},
    log: { error: () => {} },
    now: clock.now,
    ...more,
  });
  return { pages, woken };
}

export async function addEditor(db: Database, name: string): Promise<Editor> {
  const id = randomUUID();
  await db.insert(staff).values({ id, name, email: `${id}@shop.example`, role: 'editor', language: 'nl' });
  return { id, language: 'nl' };
}

/** A new page with one module, not published. */
export async function makePage(
  { pages }: ReturnType<typeof testPages>,
  editor: Editor,
  key: string,
  heading = 'De zee',
) {
  const name = expectValue(
    await pages.create(editor, { key, language: 'nl', title: `Pagina ${key}`, path: `/${key}` }),
  );
  const draft = expectValue(await pages.draft(name));
  const tree = [heroNode('h1', { heading })];
  const saved = expectValue(
    await pages.save(editor, name, { version: draft.version, tree, settings: draft.settings }),
  );
  return { name, tree, settings: draft.settings as PageSettings, version: saved.version };
}
