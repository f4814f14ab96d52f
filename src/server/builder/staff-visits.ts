import type { IncomingHttpHeaders } from 'node:http';
import type { StaffMember } from '../../features/accounts/accounts.types.ts';
import type { PageAddress } from '../../page/page.store.ts';
import type { StaffVisits } from '../page-routes.ts';
import type { StaffView } from '../page-shell.ts';

interface Options {
  cookieName: string;
  staffOf(headers: IncomingHttpHeaders): Promise<StaffMember | undefined>;
  /** The bar above a page; none for who may not edit it. */
  bar(staff: StaffMember, page: PageAddress): Promise<StaffView['bar']>;
}

/** Public pages as signed-in staff see them: with the admin bar, and never counted (SITE-10, TRACK-6). */
export const createStaffVisits = ({ cookieName, staffOf, bar }: Options): StaffVisits => ({
  cookieName,
  async viewOf({ headers }, page) {
    const staff = await staffOf(headers);
    return staff && { seenBy: 'staff', bar: await bar(staff, page) };
  },
});
