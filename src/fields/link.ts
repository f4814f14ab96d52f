import { z } from 'zod';
import { type Field, type Label, noSearchText } from './field.ts';
import { isSafeAddress } from './safe-address.ts';
import type { Link } from './site-data.ts';

/**
 * Where a link goes: a page of the site by its key, so that it survives a changed slug, with an optional
 * `#fragment` or `?query`; or any safe address.
 */
export type StoredLink =
  | { page: string; suffix?: string; newWindow?: boolean }
  | { url: string; newWindow?: boolean };

const schema = z.union([
  z.strictObject({
    page: z.string().min(1),
    suffix: z.string().regex(/^[?#]/).optional(),
    newWindow: z.boolean().optional(),
  }),
  z.strictObject({
    url: z
      .string()
      .max(2000)
      .refine(isSafeAddress, 'must be a path or start with http, https, mailto or tel'),
    newWindow: z.boolean().optional(),
  }),
]);

/** A link to a page or an address (LINK-1); null is no link. A link to a page that is gone shows as none. */
export const link = (options: { label: Label; help?: Label }): Field<StoredLink | null, Link | null> => ({
  label: options.label,
  help: options.help,
  schema: schema.nullable(),
  initial: null,
  control: { type: 'link' },
  resolve: (value, site) => {
    if (!value) return null;
    const newWindow = value.newWindow ?? false;
    if ('url' in value) return value.url ? { href: value.url, newWindow } : null;
    const path = site.pagePath(value.page);
    return path === undefined ? null : { href: path + (value.suffix ?? ''), newWindow };
  },
  searchText: noSearchText,
});
