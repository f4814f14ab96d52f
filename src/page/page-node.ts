import { z } from 'zod';
import { type Language, languages } from '../lib/language.ts';
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
  /** What of `props` is different on narrower devices and under the pointer (SITE-3, MOD-2). */
  variants?: Variants;
  shown?: ShownWhen;
  slots?: Record<string, PageNode[]>;
}

export const variantRanges = ['tablet', 'phone', 'hover'] as const;
/** Where a module may have other content: tablets (≤ 980 px) and phones (≤ 767 px), or while it is pointed at. */
export type VariantRange = (typeof variantRanges)[number];

/** Values in the place of those of `props`. Phones take what they do not say from tablets, those from desktops. */
export type Variants = Partial<Record<VariantRange, Record<string, unknown>>>;

/** Which visitors see a module (MOD-7): those for whom everything that is said here holds. */
export interface ShownWhen {
  /** By the shop's clock: from this moment, until just before that one. */
  from?: LocalDateTime;
  until?: LocalDateTime;
  /** The languages of the page it stands on, where a block stands on pages of several. */
  languages?: Language[];
  /** A name in the address (`?via=mail`), with this value or, without one, with any. */
  query?: NameAndValue;
  /** The same of a cookie. */
  cookie?: NameAndValue;
}

export interface NameAndValue {
  name: string;
  value?: string;
}

const moment = z.string().refine(isLocalDateTime, 'must be a moment such as 2026-11-27T17:00');
const nameAndValue = z.strictObject({
  // What a cookie may be called; names in an address need no more.
  name: z.string().regex(/^[\w.-]{1,60}$/),
  value: z.string().min(1).max(200).optional(),
});
export const shownWhenSchema = z.strictObject({
  from: moment.optional(),
  until: moment.optional(),
  languages: z.array(z.enum(languages)).min(1).optional(),
  query: nameAndValue.optional(),
  cookie: nameAndValue.optional(),
});
const values = z.record(z.string(), z.unknown());
export const variantsSchema = z.strictObject({
  tablet: values.optional(),
  phone: values.optional(),
  hover: values.optional(),
});

/** Deepest nesting and most modules of a page; a page beyond them is refused when saved. */
export const pageLimits = { depth: 32, nodes: 20_000 } as const;

/** What a module has itself, beside its id, its type and the modules inside it. */
export const ownSchemas = {
  version: z.int().min(1),
  props: z.record(z.string(), z.unknown()),
  design: z.record(z.string(), z.unknown()).optional(),
  anchor: z
    .string()
    .regex(/^[a-z][\w-]{0,60}$/i)
    .optional(),
  variants: variantsSchema.optional(),
  shown: shownWhenSchema.optional(),
};

export const pageNodeSchema: z.ZodType<PageNode> = z.lazy(() =>
  z.strictObject({
    id: z.string().regex(/^[a-z0-9]{1,24}$/i),
    type: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
    ...ownSchemas,
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
