import type { Database, Transaction } from '../../db/database.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import { type SiteSettings, shopFactsSchema, siteMenusSchema } from '../../site/site-settings.ts';
import { type Theme, themeSchema } from '../../site/theme/theme.ts';
import { contrastProblems } from '../../site/theme/theme-contrast.ts';
import { createRedirects } from './redirects.ts';
import type { SettingsRefusal } from './settings.errors.ts';
import { settingSchemas } from './settings.schemas.ts';
import { findSetting, replaceSetting } from './settings.store.ts';
import type { OpeningTimes, SettingName, SettingValues, Versioned } from './settings.types.ts';
import type { Editor, SettingsOptions } from './settings-context.ts';

export type { SettingsOptions };

/** What header, footer, mails and invoices say of the shop. Throws when what is stored is none. */
export async function readSiteSettings(db: Database | Transaction): Promise<SiteSettings> {
  const site = shopFactsSchema.parse((await findSetting(db, 'site')).value);
  return { ...site, menus: siteMenusSchema.parse((await findSetting(db, 'menus')).value) };
}

/** How the site looks; the shop's own look until somebody changed it, or when what is stored is none. */
export async function readTheme(db: Database): Promise<Theme> {
  const read = themeSchema.safeParse((await findSetting(db, 'theme')).value ?? {});
  return read.success ? read.data : themeSchema.parse({});
}

/** The settings of the site as staff change them: each whole, under its version (EDIT-5). */
export function createSettings(options: SettingsOptions) {
  const { db, recordAudit, changed, openingTimes } = options;

  const read = async <Name extends SettingName>(name: Name): Promise<Versioned<SettingValues[Name]>> => {
    const { version, value } = await findSetting(db, name);
    const known = settingSchemas[name].safeParse(value ?? initialOf(name));
    // What an older program stored and this one does not know is shown as it is, to be mended by staff.
    return { version, value: (known.success ? known.data : value) as SettingValues[Name] };
  };

  return {
    read,

    /** Refuses what somebody else has changed since `version`, and colours that cannot be read. */
    async save<Name extends SettingName>(
      editor: Editor,
      name: Name,
      { version, value }: Versioned<SettingValues[Name]>,
    ): Promise<Result<Versioned<SettingValues[Name]>, SettingsRefusal>> {
      if (name === 'theme') {
        const problems = contrastProblems((value as Theme).colours);
        if (problems.length > 0) return refuse({ code: 'contrast', more: { problems } });
      }
      const before = await read(name);
      const next = await db.transaction(async (tx) => {
        const saved = await replaceSetting(tx, name, { version, value });
        const details = { changed: changedParts(before.value, value) };
        if (saved !== undefined)
          await recordAudit(tx, { staffId: editor.id, action: 'settings.changed', subject: name, details });
        return saved;
      });
      if (next === undefined) return refuse({ code: 'stale', more: { current: await read(name) } });
      await changed(['settings']);
      return succeed({ version: next, value });
    },

    openingTimes: () => openingTimes.read(),

    async saveOpeningTimes(
      editor: Editor,
      times: Versioned<OpeningTimes> & { accept: boolean },
    ): Promise<Result<{ version: number }, SettingsRefusal>> {
      const saved = await openingTimes.change(times, (tx) =>
        recordAudit(tx, { staffId: editor.id, action: 'settings.changed', subject: 'opening-hours' }),
      );
      if (saved.ok) return saved;
      if (saved.error.code === 'stale')
        return refuse({ code: 'stale', more: { current: saved.error.current } });
      const { days, bookings } = saved.error;
      return refuse({ code: 'bookings-affected', values: { count: bookings }, more: { days, bookings } });
    },

    redirects: createRedirects(options),
  };
}

export type Settings = ReturnType<typeof createSettings>;

const initialOf = (name: SettingName): unknown => (name === 'scripts' ? [] : {});

/** The names of what differs at the top, for the audit log. */
function changedParts(before: unknown, after: unknown): string[] {
  if (Array.isArray(after)) return [];
  const [old, young] = [before, after].map((value) => Object(value) as Record<string, unknown>) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  return Object.keys(young).filter((key) => JSON.stringify(old[key]) !== JSON.stringify(young[key]));
}
