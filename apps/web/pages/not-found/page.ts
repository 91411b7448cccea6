import type { PageDefinition } from '../page.ts';

/** Shown with status 404 for every unknown path. */
export const page: PageDefinition = {
  paths: [],
  title: 'page.notFound',
  audience: 'anyone',
};
