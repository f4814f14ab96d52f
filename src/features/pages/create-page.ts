import type { Transaction } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import { slugOf } from '../../lib/slug.ts';
import type { PageNode } from '../../page/page-node.ts';
import type { PageSettings } from '../../page/page-settings.ts';
import { settingsRefusals } from './draft-settings.ts';
import { ensurePage, findDraft, insertDraft, keyExists, otherLanguages } from './drafts.store.ts';
import { findTemplate } from './kept.store.ts';
import type { Editor, NewPageRequest, PageName, PagesRefusal } from './pages.types.ts';
import { type PagesContext, subjectOf } from './pages-context.ts';

interface Beginning {
  tree: PageNode[];
  settings: Omit<PageSettings, 'path' | 'title'>;
}

const nothing: Beginning = {
  tree: [],
  settings: { description: '', indexed: true, sharePicture: null, headerMode: 'auto' },
};

/** Makes a page, or with the key of one another language of it: empty, from a template or as a copy. Not published yet. */
export async function createPage(
  context: PagesContext,
  editor: Editor,
  request: NewPageRequest,
): Promise<Result<PageName, PagesRefusal>> {
  const { title, path, language, post } = request;
  if (request.key !== undefined && slugOf(request.key) !== request.key)
    return refuse({ code: 'invalid-key', field: 'key' });
  return context.db.transaction(async (tx) => {
    const key = request.key ?? (await freeKey(tx, keyOf(request)));
    const name = { key, language };
    const [wrong] = await settingsRefusals(tx, name, { title, path }, 'plan');
    if (wrong) return refuse(wrong);
    const beginning = await beginningOf(tx, context, request);
    if (!beginning.ok) return beginning;
    const page = await ensurePage(tx, key);
    if (page.trashedAt) return refuse({ code: 'trashed' as const, field: 'key' });
    const { tree, settings } = beginning.value;
    const made = await insertDraft(tx, {
      pageId: page.id,
      language,
      tree,
      settings: { ...settings, title, path, ...(post && { post }) },
      updatedBy: editor.id,
      updatedAt: context.now(),
    });
    if (!made) return refuse({ code: 'language-exists' as const, field: 'language' });
    await context.recordAudit(tx, { staffId: editor.id, action: 'page.created', subject: subjectOf(name) });
    return succeed(name);
  });
}

/** A post never takes the key of a page that means something to the program. */
function keyOf({ title, post }: NewPageRequest): string {
  const word = slugOf(title);
  if (!post) return word || 'page';
  return word && word !== 'layout' ? `post-${word}` : 'post-1';
}

async function freeKey(tx: Transaction, wanted: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? wanted : `${wanted}-${count}`;
    if (!(await keyExists(tx, key))) return key;
  }
}

async function beginningOf(
  tx: Transaction,
  { registry }: PagesContext,
  { from, language, post }: NewPageRequest,
): Promise<Result<Beginning, PagesRefusal>> {
  if (!from) {
    // A post begins with words: the place for them is there already.
    const text = post && registry.definition('text');
    const tree = text ? [{ id: 'm1', type: text.type, version: text.version, props: {} }] : [];
    return succeed({ ...nothing, tree });
  }
  if ('template' in from) {
    const template = await findTemplate(tx, from.template);
    return template ? succeed(template) : refuse({ code: 'no-such-template' });
  }
  const wanted: Language[] = [from.language ?? language];
  for (const each of [...wanted, ...(await otherLanguages(tx, { key: from.page, language }))]) {
    const draft = await findDraft(tx, { key: from.page, language: each });
    if (draft) return succeed(draft);
  }
  return refuse({ code: 'no-such-page', field: 'from' });
}
