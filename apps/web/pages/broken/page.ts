import type { PageDefinition } from '../page.ts';

/** Shown with status 503 if the API does not answer. It retries by itself. */
export const page: PageDefinition = {
  paths: [],
  title: 'page.broken',
  audience: 'anyone',
};
