import { z } from 'zod';
import { isLocalDate, isLocalTime } from '../../lib/local-time.ts';
import { shopFactsSchema, siteMenusSchema } from '../../site/site-settings.ts';
import { themeSchema } from '../../site/theme/theme.ts';
import type { SettingName } from './settings.types.ts';

const scriptSchema = z.strictObject({
  id: z.uuid(),
  name: z.string().trim().min(1).max(80),
  code: z.string().trim().min(1).max(20_000),
  consent: z.enum(['necessary', 'statistics', 'marketing']),
  place: z.enum(['head', 'end']),
  active: z.boolean(),
});

/** What a setting may be, by its name. */
export const settingSchemas = {
  site: shopFactsSchema,
  menus: siteMenusSchema,
  theme: themeSchema,
  scripts: z.array(scriptSchema).max(30).default([]),
} satisfies Record<SettingName, z.ZodType>;

export const version = z.int().min(0);

/** Whether a text is a day of the year, `MM-DD`, 29 February included. */
const isDayOfYear = (text: string) => isLocalDate(`2028-${text}`);
const dayOfYear = z.string().refine(isDayOfYear, 'must be a day as MM-DD');
const time = z.string().refine((text) => text === '24:00' || isLocalTime(text), 'must be a time as HH:mm');
const name = z.string().trim().min(1).max(80);

const hoursSchema = z
  .strictObject({
    from: dayOfYear,
    until: dayOfYear,
    weekday: z.int().min(1).max(7),
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, { message: 'must close after it opens', path: ['closes'] });

interface Period {
  from: string;
  until: string;
}
const within = (day: string, { from, until }: Period) =>
  from <= until ? from <= day && day <= until : from <= day || day <= until;
const overlap = (one: Period, other: Period) => within(one.from, other) || within(other.from, one);

export const openingTimesSchema = z.strictObject({
  openingHours: z
    .array(hoursSchema)
    .max(70)
    .refine(
      (hours) => new Set(hours.map(({ from, weekday }) => `${from} ${weekday}`)).size === hours.length,
      'must name a weekday once in a season',
    )
    .refine(
      (hours) =>
        !hours.some((one, index) =>
          hours.slice(index + 1).some((other) => one.weekday === other.weekday && overlap(one, other)),
        ),
      'must not have two seasons on one day',
    ),
  closedDays: z
    .array(
      z.strictObject({
        date: z.string().refine((text) => isLocalDate(text) || isDayOfYear(text), 'must be a date'),
        name: z.strictObject({ nl: name, en: name, de: name }),
      }),
    )
    .max(400)
    .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, 'must name a date once'),
});

export const openingTimesBody = z.strictObject({
  version,
  value: openingTimesSchema,
  /** The bookings that lie outside the new times were seen. */
  accept: z.boolean().default(false),
});

const path = z.string().max(2000);
export const redirectBody = z.strictObject({
  from: path,
  to: path,
  kind: z.enum(['permanent', 'temporary']),
});
export const importBody = z.strictObject({
  csv: z.string().max(1_000_000),
  /** False only says what it would come to. */
  apply: z.boolean(),
});
export const byId = z.object({ id: z.uuid() });
