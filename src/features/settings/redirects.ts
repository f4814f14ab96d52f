import type { Transaction } from '../../db/database.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import {
  deleteRedirect,
  insertRedirect,
  listRedirects,
  livePaths,
  lockRedirects,
  type RedirectRow,
  updateRedirect,
} from './redirects.store.ts';
import { readCsv } from './rules/csv.ts';
import { follow, readFrom, readTo } from './rules/redirects.ts';
import { messageOf, type SettingsRefusal } from './settings.errors.ts';
import type { ImportedLine, ListedRedirect } from './settings.types.ts';
import type { Editor, SettingsOptions } from './settings-context.ts';

const longestList = 5000;

/** Old and short addresses and where they lead (EDIT-5). */
export function createRedirects({ db, recordAudit, changed }: SettingsOptions) {
  const audit = (tx: Transaction, editor: Editor, details: Record<string, unknown>) =>
    recordAudit(tx, { staffId: editor.id, action: 'settings.changed', subject: 'redirects', details });
  const inTransaction = async <T>(
    work: (tx: Transaction) => Promise<Result<T, SettingsRefusal>>,
  ): Promise<Result<T, SettingsRefusal>> => {
    const result = await db.transaction(work);
    if (result.ok) await changed(['pages']);
    return result;
  };

  return {
    list: () => listRedirects(db),

    add: (editor: Editor, wanted: RedirectRow) =>
      inTransaction<{ id: string }>(async (tx) => {
        const checked = check(wanted, await lockRedirects(tx), await livePaths(tx));
        if (!checked.ok) return checked;
        const id = await insertRedirect(tx, checked.value, editor.id);
        await audit(tx, editor, { added: checked.value });
        return succeed({ id });
      }),

    change: (editor: Editor, id: string, wanted: RedirectRow) =>
      inTransaction<{ id: string }>(async (tx) => {
        const present = await lockRedirects(tx);
        const before = present.find((each) => each.id === id);
        if (!before) return refuse({ code: 'no-such-redirect' });
        const others = present.filter((each) => each.id !== id);
        const checked = check(wanted, others, await livePaths(tx));
        if (!checked.ok) return checked;
        await updateRedirect(tx, id, checked.value);
        await audit(tx, editor, { from: before.from, changed: checked.value });
        return succeed({ id });
      }),

    remove: (editor: Editor, id: string) =>
      inTransaction<undefined>(async (tx) => {
        const from = await deleteRedirect(tx, id);
        if (from === undefined) return refuse({ code: 'no-such-redirect' });
        await lockRedirects(tx);
        await audit(tx, editor, { removed: from });
        return succeed(undefined);
      }),

    /**
     * Reads a list of old and new addresses. What is right is added or changed, the rest refused line by line; with
     * `apply` false nothing is written.
     */
    import: (editor: Editor, { csv, apply }: { csv: string; apply: boolean }) =>
      inTransaction<ImportedLine[]>(async (tx) => {
        const rows = readCsv(csv);
        if (rows.length > longestList)
          return refuse({ code: 'too-many-lines', values: { count: longestList } });
        const present = new Map((await lockRedirects(tx)).map((each) => [each.from, each]));
        const pages = await livePaths(tx);
        const lines: ImportedLine[] = [];
        for (const [index, row] of rows.entries()) {
          if (row.every((cell) => cell === '') || (index === 0 && isHeading(row))) continue;
          const line = { line: index + 1, from: row[0] ?? '', to: row[1] ?? '' };
          const wanted = { from: line.from, to: line.to, kind: kindOf(row[2]) };
          const own = readFrom(wanted.from);
          const same = 'path' in own ? present.get(own.path) : undefined;
          const others = [...present.values()].filter((each) => each !== same);
          const checked = check(wanted, others, pages);
          if (!checked.ok) {
            lines.push({ ...line, outcome: 'refused', reason: messageOf(checked.error, editor.language) });
            continue;
          }
          const outcome = await put(tx, editor, same, checked.value, apply);
          present.set(checked.value.from, { ...(same ?? newRow), ...checked.value });
          lines.push({ line: line.line, from: checked.value.from, to: checked.value.to, outcome });
        }
        const count = (outcome: ImportedLine['outcome']) =>
          lines.filter((each) => each.outcome === outcome).length;
        if (apply)
          await audit(tx, editor, { imported: { added: count('added'), changed: count('changed') } });
        return succeed(lines);
      }),
  };
}

const newRow = { id: '', automatic: false, createdAt: new Date(0) };

async function put(
  tx: Transaction,
  editor: Editor,
  same: ListedRedirect | undefined,
  row: RedirectRow,
  apply: boolean,
): Promise<'added' | 'changed' | 'same'> {
  if (same?.to === row.to && same.kind === row.kind) return 'same';
  if (apply && same?.id) await updateRedirect(tx, same.id, row);
  if (apply && !same) await insertRedirect(tx, row, editor.id);
  return same ? 'changed' : 'added';
}

/** A redirect as it is kept, if it can work beside the others. */
function check(
  wanted: RedirectRow,
  others: readonly ListedRedirect[],
  pages: ReadonlySet<string>,
): Result<RedirectRow, SettingsRefusal> {
  const from = readFrom(wanted.from);
  if ('problem' in from) return refuse({ code: from.problem, field: 'from' });
  const values = { from: from.path };
  const to = readTo(wanted.to);
  if (to === undefined) return refuse({ code: 'invalid-to', field: 'to' });
  if (pages.has(from.path)) return refuse({ code: 'page-at-from', field: 'from', values });
  if (others.some((each) => each.from === from.path))
    return refuse({ code: 'from-taken', field: 'from', values });
  const targets = new Map(others.map((each) => [each.from, each.to]));
  const trail = follow(from.path, targets.set(from.path, to), pages);
  if (trail.ends === 'loop')
    return refuse({ code: 'loop', field: 'to', values: { trail: trail.steps.join(' → ') } });
  return succeed({ from: from.path, to, kind: wanted.kind });
}

const isHeading = ([first = '', second = '']: readonly string[]) =>
  !first.includes('/') && !second.includes('/') && first !== '';

/** 302 and 307 pass, everything else is for good. */
const kindOf = (cell = ''): RedirectRow['kind'] =>
  /30[27]|temp|tijd|zeit/i.test(cell) ? 'temporary' : 'permanent';
