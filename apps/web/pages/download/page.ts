import type { PageDefinition } from '../page.ts';

/** REDIR-05: where mobile devices go after login when downloads are allowed. */
export const page: PageDefinition = {
  paths: ['/download'],
  title: 'page.download',
  description: 'page.download.description',
  words: ['download.'],
  audience: 'anyone',
};
