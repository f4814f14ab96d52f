import { type Result, refuse, succeed } from '../../lib/result.ts';
import { findLiveOwner, keyExists } from './drafts.store.ts';
import type { Editor, PagesRefusal } from './pages.types.ts';
import type { PagesContext } from './pages-context.ts';
import { isPathTaken } from './path-taken.ts';
import { trashedPaths, trashPage, untrashPage } from './publishing.store.ts';

type Done = Result<undefined, PagesRefusal>;

/** Takes a page off the site in every language and into the bin; links to it show as broken in the builder. */
export async function trash(context: PagesContext, editor: Editor, key: string): Promise<Done> {
  const { db, neededPages } = context;
  if (neededPages.has(key)) return refuse({ code: 'page-needed' });
  if (!(await keyExists(db, key))) return refuse({ code: 'no-such-page' });
  await db.transaction(async (tx) => {
    if (await trashPage(tx, key, context.now()))
      await context.recordAudit(tx, { staffId: editor.id, action: 'page.trashed', subject: key });
  });
  await context.changed();
  return succeed(undefined);
}

/** Brings a page back out of the bin as it was, if nobody has its address now. */
export async function untrash(context: PagesContext, editor: Editor, key: string): Promise<Done> {
  const { db } = context;
  if (!(await keyExists(db, key))) return refuse({ code: 'no-such-page' });
  for (const { path, language } of await trashedPaths(db, key)) {
    const owner = await findLiveOwner(db, path, { key, language });
    if (owner) return refuse({ code: 'path-taken', field: 'path', values: { path, title: owner.title } });
  }
  try {
    await db.transaction(async (tx) => {
      if (await untrashPage(tx, key))
        await context.recordAudit(tx, { staffId: editor.id, action: 'page.untrashed', subject: key });
    });
  } catch (error) {
    // Somebody published there just now; asked again, the page is known.
    if (isPathTaken(error)) return untrash(context, editor, key);
    throw error;
  }
  await context.changed();
  return succeed(undefined);
}
