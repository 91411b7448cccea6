import type { PageDefinition } from '../page.ts';
import { type HomeData, loadHome } from './load.ts';

/** REDIR-05, REDIR-07, REDIR-09: the start page of this site. */
export const page: PageDefinition<HomeData> = {
  paths: ['/'],
  title: 'page.home',
  description: 'page.home.description',
  words: ['home.'],
  audience: 'anyone',
  index: true,
  load: (context) => loadHome(context),
  loadsFor: 'user',
};
