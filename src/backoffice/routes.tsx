import { createRootRoute, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import type { Role } from '../features/accounts/accounts.types.ts';
import { galleryChoiceOf } from './modules-gallery/gallery-choice.ts';
import { type PageFilter, pageFilters } from './pages/page-rows.ts';
import { SignedIn } from './session/SignedIn.tsx';
import { editors, rolesOf } from './shell/navigation.ts';
import { Shell } from './shell/Shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may see the route; everyone signed in when left out. The API refuses by itself. */
    roles?: readonly Role[];
  }
}

const root = createRootRoute({ component: Outlet });

/** Addresses inside the app that one may be sent back to after signing in; anything else is the overview. */
const nextOf = (search: Record<string, unknown>): { next?: string } =>
  typeof search.next === 'string' && /^\/(?![/\\])/.test(search.next) ? { next: search.next } : {};

const tokenOf = (search: Record<string, unknown>): { token: string } => ({
  token: typeof search.token === 'string' ? search.token : '',
});

const doors = [
  createRoute({
    getParentRoute: () => root,
    path: '/sign-in',
    validateSearch: nextOf,
    component: lazyRouteComponent(() => import('./sign-in/SignInScreen.tsx'), 'SignInScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/forgotten',
    component: lazyRouteComponent(() => import('./sign-in/ForgottenScreen.tsx'), 'ForgottenScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/reset',
    validateSearch: tokenOf,
    component: lazyRouteComponent(() => import('./sign-in/ResetScreen.tsx'), 'ResetScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/welcome',
    validateSearch: tokenOf,
    component: lazyRouteComponent(() => import('./sign-in/WelcomeScreen.tsx'), 'WelcomeScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/invitation/$token',
    component: lazyRouteComponent(() => import('./sign-in/InvitationScreen.tsx'), 'InvitationScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/sign-out',
    component: lazyRouteComponent(() => import('./sign-out/SignOutScreen.tsx'), 'SignOutScreen'),
  }),
] as const;

const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedIn });

/** The builder takes the whole window. */
const builder = createRoute({
  getParentRoute: () => signedIn,
  path: '/pages/$key/$language',
  staticData: { roles: editors },
  component: lazyRouteComponent(() => import('./pages/BuilderScreen.tsx'), 'BuilderScreen'),
});

/** Stands in no other: while modules are worked on it opens without signing in. */
const modulesGallery = createRoute({
  getParentRoute: () => root,
  path: '/modules',
  validateSearch: galleryChoiceOf,
  component: lazyRouteComponent(() => import('./modules-gallery/GalleryScreen.tsx'), 'GalleryScreen'),
});

const shell = createRoute({ getParentRoute: () => signedIn, id: 'shell', component: Shell });

const screens = [
  createRoute({
    getParentRoute: () => shell,
    path: '/',
    component: lazyRouteComponent(() => import('./overview/OverviewScreen.tsx'), 'OverviewScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/pages',
    validateSearch: ({ show }: Record<string, unknown>): { show?: PageFilter } => {
      const filter = pageFilters.find((each) => each === show);
      return filter ? { show: filter } : {};
    },
    component: lazyRouteComponent(() => import('./pages/PagesScreen.tsx'), 'PagesScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/posts',
    staticData: { roles: rolesOf('/posts') },
    component: lazyRouteComponent(() => import('./posts/PostsScreen.tsx'), 'PostsScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/media',
    staticData: { roles: rolesOf('/media') },
    component: lazyRouteComponent(() => import('./media/MediaScreen.tsx'), 'MediaScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/menus',
    staticData: { roles: rolesOf('/menus') },
    component: lazyRouteComponent(() => import('./menus/MenusScreen.tsx'), 'MenusScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/look',
    staticData: { roles: rolesOf('/look') },
    component: lazyRouteComponent(() => import('./look/LookScreen.tsx'), 'LookScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/shop',
    staticData: { roles: rolesOf('/shop') },
    component: lazyRouteComponent(() => import('./shop/ShopScreen.tsx'), 'ShopScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/opening-hours',
    staticData: { roles: rolesOf('/opening-hours') },
    component: lazyRouteComponent(
      () => import('./opening-hours/OpeningHoursScreen.tsx'),
      'OpeningHoursScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/redirects',
    staticData: { roles: rolesOf('/redirects') },
    component: lazyRouteComponent(() => import('./redirects/RedirectsScreen.tsx'), 'RedirectsScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/scripts',
    staticData: { roles: rolesOf('/scripts') },
    component: lazyRouteComponent(() => import('./scripts/ScriptsScreen.tsx'), 'ScriptsScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/people',
    staticData: { roles: rolesOf('/people') },
    component: lazyRouteComponent(() => import('./people/PeopleScreen.tsx'), 'PeopleScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/audit',
    staticData: { roles: rolesOf('/audit') },
    component: lazyRouteComponent(() => import('./audit/AuditScreen.tsx'), 'AuditScreen'),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '/account',
    component: lazyRouteComponent(() => import('./account/AccountScreen.tsx'), 'AccountScreen'),
  }),
] as const;

/** Every address of the back office; each screen is fetched when it is first opened. */
export const routeTree = root.addChildren([
  ...doors,
  modulesGallery,
  signedIn.addChildren([builder, shell.addChildren([...screens])]),
]);
