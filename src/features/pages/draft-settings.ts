import type { Database, Transaction } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import { isLocalDate } from '../../lib/local-time.ts';
import type { PageSettings } from '../../page/page-settings.ts';
import { findDraftOwner, findLiveOwner } from './drafts.store.ts';
import { messageOf } from './pages.errors.ts';
import type { DraftProblem, PageName, PagesRefusal } from './pages.types.ts';
import { pathProblem } from './rules/page-path.ts';

/**
 * Why a page with these settings cannot be published, if there is a reason. To make a page or to save it, a path that
 * another draft means to have counts as taken too; of two such drafts the first that is published gets it.
 */
export async function settingsRefusals(
  db: Database | Transaction,
  name: PageName,
  { path, title, post }: Pick<PageSettings, 'path' | 'title' | 'post'>,
  purpose: 'publish' | 'plan',
): Promise<PagesRefusal[]> {
  const refusals: PagesRefusal[] = [];
  if (title.trim() === '') refusals.push({ code: 'title-missing', field: 'title' });
  if (post && !isLocalDate(post.date)) refusals.push({ code: 'post-date-missing', field: 'post' });
  const wrong = pathProblem(path, name.language);
  if (wrong) return [...refusals, { code: wrong, field: 'path' }];
  const owner =
    (await findLiveOwner(db, path, name)) ??
    (purpose === 'plan' ? await findDraftOwner(db, path, name) : undefined);
  if (owner) refusals.push({ code: 'path-taken', field: 'path', values: { path, title: owner.title } });
  return refusals;
}

export const settingsProblems = (refusals: readonly PagesRefusal[], language: Language): DraftProblem[] =>
  refusals.map((refusal) => ({
    nodeId: '',
    type: 'page',
    code: refusal.code,
    ...(refusal.field && { field: refusal.field }),
    reason: messageOf(refusal, language),
  }));
