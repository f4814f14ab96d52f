import type { IncomingHttpHeaders } from 'node:http';
import { renderAdminBar } from '../../backoffice/admin-bar/render-admin-bar.tsx';
import type { StaffMember } from '../../features/accounts/accounts.types.ts';
import type { PageName, PageState } from '../../features/pages/pages.types.ts';
import type { PageAddress } from '../../page/page.store.ts';
import type { StaffVisits } from '../page-routes.ts';

interface Options {
  cookieName: string;
  staffOf(headers: IncomingHttpHeaders): Promise<StaffMember | undefined>;
  stateOf(page: PageName): Promise<PageState>;
  /** Whether visitors get this path from the HTML cache. */
  isKept(path: string): boolean;
}

/** Public pages as signed-in staff see them: with the admin bar, and never counted (SITE-10, TRACK-6). */
export const createStaffVisits = ({ cookieName, staffOf, stateOf, isKept }: Options): StaffVisits => ({
  cookieName,
  async viewOf({ headers }, { key, language, path }: PageAddress) {
    const staff = await staffOf(headers);
    if (!staff) return;
    const bar = renderAdminBar({
      language: staff.language,
      page: { key, language },
      state: await stateOf({ key, language }),
      cached: isKept(path),
      editable: staff.role !== 'desk',
    });
    return { seenBy: 'staff', bar };
  },
});
