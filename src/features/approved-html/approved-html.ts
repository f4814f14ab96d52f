import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../../db/database.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import type { NewAuditEntry, StaffMember } from '../accounts/accounts.types.ts';
import { deleteApproval, findApproval, listApprovals, putApproval } from './approved-html.store.ts';
import type {
  ApprovedHtml,
  ApprovedHtmlErrorCode,
  HtmlNeeds,
  HtmlState,
  ListedApproval,
} from './approved-html.types.ts';
import { htmlNeeds } from './html-needs.ts';

export interface ApprovedHtmlOptions {
  db: Database;
  recordAudit(tx: Transaction, entry: NewAuditEntry): Promise<void>;
  /** Told after a commit, so that this instance shows the change at once; the others follow by themselves. */
  changed(names: ['approved-html']): Promise<void>;
}

type Owner = Pick<StaffMember, 'id'>;

/** So much fits into the headers of an answer, also behind a proxy that gives them little room. */
const most = { hosts: 12, hashes: 24 };

const hashOf = (html: string): string => createHash('sha256').update(html).digest('hex');

/**
 * HTML that stands on pages as it is, by leave of an owner. A leave is for one text, wherever that stands: a copy, a
 * template or a former version needs none of its own, one changed sign needs a new one.
 */
export function createApprovedHtml({ db, recordAudit, changed }: ApprovedHtmlOptions) {
  const state = async (html: string): Promise<HtmlState> => {
    const hash = hashOf(html);
    const { hosts, scripts } = htmlNeeds(html);
    return { hash, hosts, scripts, approval: (await findApproval(db, hash)) ?? null };
  };
  const pages: ApprovedHtml = {
    async find(html) {
      const found = await findApproval(db, hashOf(html));
      return found && { html, atOnce: found.atOnce, needs: htmlNeeds(html) };
    },
  };
  return {
    ...pages,
    state,

    /** Every approved text, also of those that stand nowhere now. */
    async list(): Promise<ListedApproval[]> {
      return (await listApprovals(db)).map((each) => ({ ...each, hosts: htmlNeeds(each.html).hosts }));
    },

    /** For an owner's own act; who asks is checked by the route. */
    async approve(
      owner: Owner,
      { html, atOnce }: { html: string; atOnce: boolean },
    ): Promise<Result<HtmlState, ApprovedHtmlErrorCode>> {
      const needs = htmlNeeds(html);
      if (asksTooMuch(needs)) return refuse('needs-too-much');
      const hash = hashOf(html);
      await db.transaction(async (tx) => {
        await putApproval(tx, { hash, html, atOnce, approvedBy: owner.id });
        await recordAudit(tx, {
          ...{ staffId: owner.id, action: 'html.approved', subject: shortened(hash) },
          details: { hash, text: beginning(html), hosts: needs.hosts, scripts: needs.scripts, atOnce },
        });
      });
      await changed(['approved-html']);
      return succeed(await state(html));
    },

    async withdraw(owner: Owner, hash: string): Promise<Result<undefined, ApprovedHtmlErrorCode>> {
      const gone = await db.transaction(async (tx) => {
        const html = await deleteApproval(tx, hash);
        if (html !== undefined)
          await recordAudit(tx, {
            ...{ staffId: owner.id, action: 'html.withdrawn', subject: shortened(hash) },
            details: { hash, text: beginning(html) },
          });
        return html;
      });
      if (gone === undefined) return refuse('not-approved');
      await changed(['approved-html']);
      return succeed(undefined);
    },
  };
}

export type ApprovedHtmlFeature = ReturnType<typeof createApprovedHtml>;

const asksTooMuch = ({ hosts, allowances }: HtmlNeeds): boolean =>
  hosts.length > most.hosts ||
  allowances.filter(({ source }) => source.startsWith("'sha256-")).length > most.hashes;

/** As much of a hash as tells texts apart when people look. */
const shortened = (hash: string): string => hash.slice(0, 8);

const beginning = (html: string): string => html.replace(/\s+/g, ' ').trim().slice(0, 80);
