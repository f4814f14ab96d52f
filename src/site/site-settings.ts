import { z } from 'zod';
import { isSafeAddress } from '../fields/safe-address.ts';
import type { Language } from '../lib/language.ts';

/** A visitor-facing text in every language of the site. */
export type LocalText = Record<Language, string>;

const line = z.string().trim().min(1).max(200);
const localText = z.strictObject({ nl: line, en: line, de: line });
const address = z
  .string()
  .max(2000)
  .refine(isSafeAddress, 'must be a path or start with http, https, mailto or tel');

/** The words of a menu: Dutch stands in where a translation is missing. */
const menuLabel = z.strictObject({
  nl: z.string().trim().min(1).max(80),
  en: z.string().trim().max(80),
  de: z.string().trim().max(80),
});

/** An entry of a menu: a page by its key, so that it survives a changed slug, or an address. */
export interface MenuItem {
  label: LocalText;
  page?: string;
  url?: string;
  /** At most two levels below the first (NAV-11). */
  children?: MenuItem[];
}

const entry = { label: menuLabel, page: z.string().min(1).optional(), url: address.optional() };
const hasTarget = (item: { page?: string; url?: string }) =>
  (item.page === undefined) !== (item.url === undefined);
const oneTarget = 'must have either a page or a url';
const thirdLevel = z.strictObject(entry).refine(hasTarget, oneTarget);
const secondLevel = z
  .strictObject({ ...entry, children: z.array(thirdLevel).optional() })
  .refine(hasTarget, oneTarget);
const firstLevel = z
  .strictObject({ ...entry, children: z.array(secondLevel).optional() })
  .refine(hasTarget, oneTarget);

export const menuSchema: z.ZodType<MenuItem[]> = z.array(firstLevel).max(20);

/** A column of the footer. */
export interface MenuGroup {
  title: LocalText;
  items: MenuItem[];
}

/** What the shop says of itself everywhere (EDIT-5). */
export const shopFactsSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  /** One sentence that says who the shop is. */
  claim: localText,
  address: z.strictObject({
    street: line,
    postalCode: line,
    city: line,
    country: localText,
    /** ISO 3166-1, e.g. `NL`. */
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  /** As people write it, and as E.164 for the `tel:` link. */
  phone: z.strictObject({ shown: line, number: z.string().regex(/^\+\d{8,15}$/) }),
  email: z.email(),
  /** Chamber of commerce and VAT numbers, as the law wants them on the site. */
  registration: z.strictObject({ chamberOfCommerce: line, vat: line }),
  socials: z.array(z.strictObject({ name: line, url: address })).max(12),
  /** Names of the ways to pay, as their owners write them. */
  paymentMethods: z.array(line).max(20),
});

export const siteMenusSchema = z.strictObject({
  main: menuSchema,
  footer: z.array(z.strictObject({ title: menuLabel, items: menuSchema })).max(6),
  legal: menuSchema,
});

export type ShopFacts = z.infer<typeof shopFactsSchema>;
export type SiteMenus = z.infer<typeof siteMenusSchema>;

/** What header, footer and structured data say of the shop; staff edit it. */
export type SiteSettings = ShopFacts & { menus: SiteMenus };
