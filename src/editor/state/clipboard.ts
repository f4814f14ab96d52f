import { type Result, refuse, succeed } from '../../lib/result.ts';
import { type PageNode, pageTreeSchema } from '../../page/page-node.ts';
import { withNewIds, withoutAnchors } from './tree.ts';

const mark = 'zadel/modules@1';

/** Modules as text for the clipboard, so that they can go to another page or window. */
export const clipboardText = (nodes: readonly PageNode[]): string =>
  JSON.stringify({ format: mark, nodes }, null, 1);

export type ClipboardRefusal = { code: 'not-modules' } | { code: 'damaged' };

/** The modules in a text, with new ids and without anchors. Whether they fit somewhere the place rules say. */
export function readClipboard(text: string, nextId: () => string): Result<PageNode[], ClipboardRefusal> {
  const content = parse(text);
  if (content?.format !== mark) return refuse({ code: 'not-modules' });
  const nodes = pageTreeSchema.safeParse(content.nodes);
  if (!nodes.success || nodes.data.length === 0) return refuse({ code: 'damaged' });
  return succeed(nodes.data.map((node) => withoutAnchors(withNewIds(node, nextId))));
}

function parse(text: string): { format?: unknown; nodes?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
