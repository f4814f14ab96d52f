import { createHash, randomBytes } from 'node:crypto';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import type { PageSettings } from '../../page/page-settings.ts';
import { findDraft } from './drafts.store.ts';
import { countPreviewLinks, deletePreviewLinks, findPreviewLink, insertPreviewLink } from './kept.store.ts';
import type { Editor, PageName, PagesRefusal } from './pages.types.ts';
import { type PagesContext, subjectOf } from './pages-context.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A link that shows the draft, as it is whenever it is opened, to who has it, for some hours (EDIT-3). */
export async function createPreviewLink(
  context: PagesContext,
  editor: Editor,
  name: PageName,
  hours: number,
): Promise<Result<{ path: string; expiresAt: Date }, PagesRefusal>> {
  const draft = await findDraft(context.db, name);
  if (!draft) return refuse({ code: 'no-such-page' });
  const token = randomBytes(24).toString('base64url');
  const now = context.now();
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  await context.db.transaction(async (tx) => {
    const { pageId, language } = draft;
    const link = { tokenHash: hashOf(token), pageId, language, expiresAt, createdBy: editor.id };
    await insertPreviewLink(tx, link, now);
    await context.recordAudit(tx, {
      staffId: editor.id,
      action: 'page.preview-link',
      subject: subjectOf(name),
      details: { expiresAt: expiresAt.toISOString() },
    });
  });
  return succeed({ path: `/preview/${token}`, expiresAt });
}

/** How many links show a page's draft now (EDIT-3). */
export async function openPreviewLinks(
  context: PagesContext,
  name: PageName,
): Promise<Result<{ open: number }, PagesRefusal>> {
  const draft = await findDraft(context.db, name);
  if (!draft) return refuse({ code: 'no-such-page' });
  return succeed({ open: await countPreviewLinks(context.db, draft, context.now()) });
}

/** Takes back every link to a page's draft: from now on none of them shows it (EDIT-3). */
export async function withdrawPreviewLinks(
  context: PagesContext,
  editor: Editor,
  name: PageName,
): Promise<Result<{ open: number }, PagesRefusal>> {
  const draft = await findDraft(context.db, name);
  if (!draft) return refuse({ code: 'no-such-page' });
  await context.db.transaction(async (tx) => {
    await deletePreviewLinks(tx, draft);
    await context.recordAudit(tx, {
      staffId: editor.id,
      action: 'page.preview-links-withdrawn',
      subject: subjectOf(name),
    });
  });
  return succeed({ open: 0 });
}

export interface PreviewedDraft extends PageName {
  tree: unknown;
  settings: PageSettings;
}

/** The draft a link shows, while the link is good and the page is not in the bin. */
export async function openPreview(context: PagesContext, token: string): Promise<PreviewedDraft | undefined> {
  const link = await findPreviewLink(context.db, hashOf(token), context.now());
  const draft = link && (await findDraft(context.db, link));
  if (!draft || draft.trashedAt) return;
  const { key, language, tree, settings } = draft;
  return { key, language, tree, settings };
}
