import { z } from 'zod';
import { languages } from '../../lib/language.ts';

export const pageParams = z.object({ key: z.string().min(1).max(120), language: z.enum(languages) });
export const keyParams = z.object({ key: z.string().min(1).max(120) });
export const idParams = z.object({ id: z.uuid() });
export const revisionParams = pageParams.extend({ id: z.coerce.number().int().min(1) });

export const postSchema = z.strictObject({
  date: z.string().max(10),
  author: z.string().max(200),
  excerpt: z.string().max(1000),
  picture: z.string().max(200).nullable(),
  categories: z.array(z.string().max(80)).max(20),
});

/** Loosely, as a draft may be: whether it can be published is said when it is. */
export const settingsSchema = z.strictObject({
  path: z.string().max(300),
  title: z.string().max(300),
  description: z.string().max(2000),
  indexed: z.boolean(),
  sharePicture: z.string().max(200).nullable(),
  headerMode: z.enum(['auto', 'fixed', 'transparent']),
  post: postSchema.optional(),
});

const version = z.int().min(0);
export const draftBody = z.strictObject({ version, tree: z.unknown(), settings: settingsSchema });
export const mergeBody = z.strictObject({ base: z.unknown(), tree: z.unknown() });

/** A moment with its offset, such as `2026-11-27T16:00:00Z`. */
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
export const publishBody = z.strictObject({ version, at: instant.optional(), until: instant.optional() });
export const restoreBody = z.strictObject({ version });

export const newPageBody = z.strictObject({
  key: z.string().min(1).max(60).optional(),
  language: z.enum(languages),
  title: z.string().max(300),
  path: z.string().max(300),
  post: postSchema.optional(),
  from: z
    .union([
      z.strictObject({ template: z.uuid() }),
      z.strictObject({ page: z.string().max(120), language: z.enum(languages).optional() }),
    ])
    .optional(),
});

export const changesQuery = z.object({
  against: z.union([z.enum(['draft', 'published']), z.coerce.number().int().min(1)]).default('published'),
});
export const previewBody = z.strictObject({ hours: z.int().min(1).max(720).optional() });
export const presenceBody = z.strictObject({
  client: z.string().min(1).max(60),
  leaving: z.boolean().default(false),
});

const name = z.string().trim().min(1).max(120);
export const blockBody = z.strictObject({ name, nodes: z.unknown() });
export const templateBody = z.strictObject({ name, tree: z.unknown(), settings: settingsSchema });
