import type { ShopFacts, SiteMenus } from '../../site/site-settings.ts';
import type { Theme } from '../../site/theme/theme.ts';

/** Code of others for the pages, for when visitors agree to it. Stored only: no page carries it yet. */
export interface SiteScript {
  id: string;
  name: string;
  code: string;
  /** What a visitor agrees to before it may run. */
  consent: 'necessary' | 'statistics' | 'marketing';
  place: 'head' | 'end';
  active: boolean;
}

/** The settings of the site by name, as they are read and saved whole (EDIT-5). */
export interface SettingValues {
  site: ShopFacts;
  menus: SiteMenus;
  theme: Theme;
  scripts: SiteScript[];
}

export type SettingName = keyof SettingValues;

/** A setting and which state of it this is: who saves sends the version along that they began with. */
export interface Versioned<Value> {
  version: number;
  value: Value;
}

/** One redirect, as staff see it. */
export interface ListedRedirect {
  id: string;
  from: string;
  to: string;
  kind: 'permanent' | 'temporary';
  /** Made by itself because a page moved. */
  automatic: boolean;
  createdAt: Date;
}

/** What a line of an imported list came to. */
export interface ImportedLine {
  line: number;
  from: string;
  to: string;
  outcome: 'added' | 'changed' | 'same' | 'refused';
  /** Why it was refused, in the staff member's language. */
  reason?: string;
}

/** When the shop is open: hours by weekday and part of the year, and days on which it is closed. */
export interface OpeningTimes {
  openingHours: { from: string; until: string; weekday: number; opens: string; closes: string }[];
  closedDays: { date: string; name: { nl: string; en: string; de: string } }[];
}
