import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Role, StaffMember } from './accounts.types.ts';
import { languageOf, type PresentStaff, presentStaff } from './present-staff.ts';
import { refuseWith } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose requests are let in; below `/admin/api` a route that does not say is closed to everyone. */
    roles?: readonly Role[] | 'everyone';
  }
  interface FastifyRequest {
    /** Who asks. Throws on a route that lets everyone in. */
    readonly staff: StaffMember;
    /** Which of their sessions this is. */
    readonly staffSession: string;
  }
}

/**
 * The one guard of what is for staff, for the root of the server: below `/admin/api` nobody is let in unless the route
 * names their role (EDIT-1), before anything of the request is read; elsewhere only where a route names roles.
 */
export function requireRole(
  app: FastifyInstance,
  findStaff: (request: FastifyRequest) => Promise<PresentStaff | undefined>,
): void {
  app.decorateRequest('staff', {
    getter(this: FastifyRequest) {
      return presentIn(this).staff;
    },
  });
  app.decorateRequest('staffSession', {
    getter(this: FastifyRequest) {
      return presentIn(this).session;
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    const { roles } = request.routeOptions.config;
    if (!roles && !isStaffApi(request)) return;
    reply.header('cache-control', 'no-store');
    if (roles === 'everyone') return;
    const found = await findStaff(request);
    if (!found) return refuseWith(reply, 'not-signed-in', languageOf(request));
    // An address that no route of the API has is not found, which is nobody's secret among staff.
    if (!roles && !isStaffRoute(request)) return;
    if (!roles?.includes(found.staff.role)) return refuseWith(reply, 'not-allowed', found.staff.language);
    if (found.cookies.length > 0) reply.header('set-cookie', found.cookies);
    presentStaff.set(request, found);
  });
}

function presentIn(request: FastifyRequest): PresentStaff {
  const found = presentStaff.get(request);
  if (!found) throw new Error(`${request.routeOptions.url} lets everyone in: there is no staff member`);
  return found;
}

/** By the route's own address, for a request's may be spelt in other ways. */
const isStaffRoute = ({ routeOptions }: FastifyRequest) =>
  routeOptions.url?.startsWith('/admin/api/') === true;

const isStaffApi = (request: FastifyRequest) =>
  isStaffRoute(request) || request.url.startsWith('/admin/api/');
