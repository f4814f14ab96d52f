import type { PageNode } from '../../page/page-node.ts';
import type { CanvasParts } from '../catalogue.ts';
import type { Tree } from '../state/tree.ts';

interface CanvasSyncOptions {
  render(nodes: readonly PageNode[]): Promise<CanvasParts>;
  show(answer: CanvasParts): void;
  arrange(tree: Tree): void;
  failed(error: unknown): void;
  /** Calls back when the next picture is drawn. */
  schedule(callback: () => void): void;
}

export interface CanvasSync {
  /** The page is now this; renders what has changed of it. */
  update(tree: Tree): void;
  /** An outermost module that is not rendered for now, because someone types in it. */
  hold(id: string | undefined): void;
  /** Forgets what was rendered, e.g. after a failure. */
  retry(): void;
}

/**
 * Keeps the canvas like the tree. Changes of one picture are rendered together, one request after another, so that
 * answers come in order and the newest is shown last. What is gone meanwhile, or is being typed in, is not shown.
 */
export function canvasSync(rendered: Tree, options: CanvasSyncOptions): CanvasSync {
  let tree = rendered;
  const shown = new Map(rendered.map((node) => [node.id, node]));
  let held: string | undefined;
  let scheduled = false;
  let asking = false;

  const changed = () => tree.filter((node) => shown.get(node.id) !== node && node.id !== held);

  const run = async () => {
    scheduled = false;
    options.arrange(tree);
    for (const id of shown.keys()) if (!tree.some((node) => node.id === id)) shown.delete(id);
    const nodes = changed();
    if (asking || nodes.length === 0) return;
    asking = true;
    try {
      const answer = await options.render(nodes);
      const asked = new Map(nodes.map((node) => [node.id, node]));
      const present = new Set(tree.map(({ id }) => id));
      const parts = answer.parts.filter(({ id }) => present.has(id) && id !== held);
      for (const { id } of parts) shown.set(id, asked.get(id) as PageNode);
      options.show({ ...answer, parts });
      options.arrange(tree);
    } catch (error) {
      asking = false;
      return options.failed(error);
    }
    asking = false;
    if (changed().length > 0) request();
  };

  const request = () => {
    if (scheduled) return;
    scheduled = true;
    options.schedule(() => void run());
  };

  return {
    update(next) {
      if (next === tree) return;
      tree = next;
      request();
    },
    hold(id) {
      held = id;
      request();
    },
    retry() {
      request();
    },
  };
}
