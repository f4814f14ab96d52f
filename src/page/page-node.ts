import { z } from 'zod';
import { isLocalDateTime, type LocalDateTime } from '../lib/local-time.ts';

/**
 * One module on a page as it is stored (SITE-1). `props` are the module's values at `version`; `design` holds
 * the values every module has; `slots` the modules inside it.
 */
export interface PageNode {
  /** Unique on the page, letters and digits. */
  id: string;
  type: string;
  version: number;
  props: Record<string, unknown>;
  design?: Record<string, unknown>;
  /** The anchor the editor set: the element's `id`, for links and `#` addresses. */
  anchor?: string;
  shown?: ShownPeriod;
  slots?: Record<string, PageNode[]>;
}

/** When visitors see a module, by the shop's clock: from the first moment, until just before the last (MOD-7). */
export interface ShownPeriod {
  from?: LocalDateTime;
  until?: LocalDateTime;
}

const moment = z.string().refine(isLocalDateTime, 'must be a moment such as 2026-11-27T17:00');
export const shownPeriodSchema = z.strictObject({ from: moment.optional(), until: moment.optional() });

/** Deepest nesting and most modules of a page; a page beyond them is refused when saved. */
export const pageLimits = { depth: 32, nodes: 20_000 } as const;

export const pageNodeSchema: z.ZodType<PageNode> = z.lazy(() =>
  z.strictObject({
    id: z.string().regex(/^[a-z0-9]{1,24}$/i),
    type: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
    version: z.int().min(1),
    props: z.record(z.string(), z.unknown()),
    design: z.record(z.string(), z.unknown()).optional(),
    anchor: z
      .string()
      .regex(/^[a-z][\w-]{0,60}$/i)
      .optional(),
    shown: shownPeriodSchema.optional(),
    slots: z.record(z.string(), z.array(pageNodeSchema)).optional(),
  }),
);

export const pageTreeSchema = z.array(pageNodeSchema).refine(withinLimits, {
  message: `a page has at most ${pageLimits.nodes} modules, nested at most ${pageLimits.depth} deep`,
});

function withinLimits(nodes: readonly PageNode[]): boolean {
  let count = 0;
  const fits = (level: readonly PageNode[], depth: number): boolean =>
    depth <= pageLimits.depth &&
    level.every((node) => {
      count += 1;
      return (
        count <= pageLimits.nodes && Object.values(node.slots ?? {}).every((slot) => fits(slot, depth + 1))
      );
    });
  return fits(nodes, 1);
}
