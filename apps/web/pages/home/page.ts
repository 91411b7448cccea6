import type { PageDefinition } from '../page.ts';

/** REDIR-05, REDIR-07, REDIR-09: where visitors of this site start. */
export const page: PageDefinition = {
  paths: ['/'],
  title: 'page.home',
  description: 'page.home.description',
  words: ['home.'],
  audience: 'anyone',
  index: true,
};
