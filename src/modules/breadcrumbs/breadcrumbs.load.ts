import type { LoadContext } from '../module-load.ts';

/** The pages above this one, this one last. */
export const loadBreadcrumbs = async (_props: unknown, context: LoadContext) => {
  context.dependsOn('pages');
  return context.trail.map(({ title, path }) => ({ title, path }));
};

export type Breadcrumb = Awaited<ReturnType<typeof loadBreadcrumbs>>[number];
