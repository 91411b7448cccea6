import type { PageDefinition } from '../page.ts';

/** Shown with status 500 when a page could not be made. */
export const page: PageDefinition = {
  paths: [],
  title: 'page.broken',
  words: ['broken.'],
  audience: 'anyone',
};
