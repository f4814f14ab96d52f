import { type Result, refuse, succeed } from '../../lib/result.ts';
import type { PageNode } from '../../page/page-node.ts';
import type { PageSettings } from '../../page/page-settings.ts';
import { cleanTree, storable } from './clean-tree.ts';
import {
  deleteBlock,
  deleteTemplate,
  insertBlock,
  insertTemplate,
  listBlocks,
  listTemplates,
} from './kept.store.ts';
import type { Editor, PagesRefusal } from './pages.types.ts';
import type { PagesContext } from './pages-context.ts';
import { checkTree } from './rules/check-tree.ts';

type Kept = Result<{ id: string; name: string }, PagesRefusal>;

/** Saved blocks and templates: parts of pages kept under a name of their own (EDIT-2). */
export const keptParts = (context: PagesContext) => {
  const { db, registry, recordAudit } = context;
  const cleaned = (tree: unknown): Result<PageNode[], PagesRefusal> => {
    const checked = checkTree(tree);
    return checked.ok ? succeed(cleanTree(checked.value, registry)) : checked;
  };
  const keep = async (
    editor: Editor,
    kind: 'block' | 'template',
    name: string,
    insert: (tx: Parameters<typeof insertBlock>[0]) => Promise<string | undefined>,
  ): Promise<Kept> =>
    db.transaction(async (tx) => {
      const id = await insert(tx);
      if (!id) return refuse({ code: 'name-taken' as const, field: 'name' });
      await recordAudit(tx, { staffId: editor.id, action: `${kind}.created`, subject: name });
      return succeed({ id, name });
    });
  return {
    blocks: () => listBlocks(db),
    templates: () => listTemplates(db),
    async createBlock(editor: Editor, { name, nodes }: { name: string; nodes: unknown }): Promise<Kept> {
      const tree = cleaned(nodes);
      if (!tree.ok) return tree;
      return keep(editor, 'block', name, (tx) =>
        insertBlock(tx, { name, nodes: tree.value, createdBy: editor.id }),
      );
    },
    async createTemplate(
      editor: Editor,
      { name, ...sent }: { name: string; tree: unknown; settings: PageSettings },
    ): Promise<Kept> {
      const tree = cleaned(sent.tree);
      if (!tree.ok) return tree;
      const settings = storable(sent.settings) as PageSettings;
      return keep(editor, 'template', name, (tx) =>
        insertTemplate(tx, { name, tree: tree.value, settings, createdBy: editor.id }),
      );
    },
    async remove(
      editor: Editor,
      kind: 'block' | 'template',
      id: string,
    ): Promise<Result<undefined, PagesRefusal>> {
      return db.transaction(async (tx) => {
        const name = await (kind === 'block' ? deleteBlock : deleteTemplate)(tx, id);
        if (name === undefined)
          return refuse({
            code: kind === 'block' ? ('no-such-block' as const) : ('no-such-template' as const),
          });
        await recordAudit(tx, { staffId: editor.id, action: `${kind}.deleted`, subject: name });
        return succeed(undefined);
      });
    },
  };
};
