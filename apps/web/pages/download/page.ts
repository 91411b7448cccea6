import type { PageDefinition } from '../page.ts';

/** REDIR-05: the page for mobile devices after login if the brand has downloads. */
export const page: PageDefinition = {
  paths: ['/download'],
  title: 'page.download',
  description: 'page.download.description',
  audience: 'anyone',
};
