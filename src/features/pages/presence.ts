import { type Result, refuse, succeed } from '../../lib/result.ts';
import { findDraft } from './drafts.store.ts';
import { deletePresence, listPresence, putPresence } from './kept.store.ts';
import type { Editor, PageName, PagesRefusal } from './pages.types.ts';
import type { PagesContext } from './pages-context.ts';

/** Windows tell every 10 s that they are open; one that was quiet for this long, in ms, is closed. */
const quiet = 30_000;

/** Says that a window has a page open in the builder; answers which others have. `leaving` closes it. */
export async function announcePresence(
  context: PagesContext,
  editor: Editor,
  name: PageName,
  { client, leaving }: { client: string; leaving: boolean },
): Promise<Result<{ name: string; since: Date }[], PagesRefusal>> {
  const { db } = context;
  const draft = await findDraft(db, name);
  if (!draft) return refuse({ code: 'no-such-page' });
  const { pageId, language } = draft;
  const now = context.now();
  const gone = new Date(now.getTime() - quiet);
  if (leaving) await deletePresence(db, draft, client);
  else await putPresence(db, { pageId, language, client, staffId: editor.id, now, gone });
  return succeed(await listPresence(db, draft, client));
}
