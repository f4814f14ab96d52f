import type { PageAddress } from '../page/page.store.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

/** What stands around every page: header, footer, base styles, fonts and icons. */
export interface SiteFrame {
  css: string;
  fontFiles: readonly string[];
  icons: ReadonlyMap<string, string>;
  around(
    address: PageAddress,
    snapshot: SiteSnapshot,
  ): { header: string; footer: string; siteName: string; structuredData: readonly object[] };
}

export function createFrame(): SiteFrame {
  return {
    css: '',
    fontFiles: [],
    icons: new Map(),
    around: () => ({ header: '', footer: '', siteName: 'P&P', structuredData: [] }),
  };
}
