import { z } from 'zod';
import type { StoredRoute } from '../lib/import-route.ts';
import type { RouteFigures } from '../lib/route-figures.ts';
import { decodeLine, type RoutePoint } from '../lib/route-line.ts';
import type { Field, Label } from './field.ts';

/** A route as a component shows it. */
export interface Route extends RouteFigures {
  /** Short and the same as long as the line is: names the route in the address of its file. */
  id: string;
  name: string;
  points: RoutePoint[];
}

const metres = (maximum: number) => z.number().int().min(0).max(maximum);

/** The longest line `importRoute` makes is about half of this. */
const maximumLine = 20_000;

const schema = z.strictObject({
  name: z.string().max(200),
  line: z
    .string()
    .max(maximumLine)
    .refine((line) => (decodeLine(line)?.length ?? 0) > 1, 'must be an encoded route of two points or more'),
  metres: metres(20_000_000),
  climb: metres(200_000),
  descent: metres(200_000),
});

/** A route read from a GPX file by the builder, kept as a simplified line; null is none. */
export const route = (options: { label: Label; help?: Label }): Field<StoredRoute | null, Route | null> => ({
  label: options.label,
  help: options.help,
  schema: schema.nullable(),
  initial: null,
  control: { type: 'route' },
  resolve: (stored) => {
    const points = stored && decodeLine(stored.line);
    if (!points || points.length < 2) return null;
    const { name, metres, climb, descent, line } = stored;
    return { id: shortHash(line), name, metres, climb, descent, points };
  },
  searchText: (stored) => (stored?.name ? [stored.name] : []),
});

/** FNV-1a, in base 36: enough to tell the routes of one page apart. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}
