import type { PageDefinition } from '../page.ts';

/** Shown with status 503 when a page could not be made, because the API does not answer. It tries again by itself. */
export const page: PageDefinition = {
  paths: [],
  title: 'page.broken',
  words: ['broken.'],
  audience: 'anyone',
};
