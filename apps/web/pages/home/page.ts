import type { PageDefinition } from '../page.ts';
import { type HomeData, loadHome } from './load.ts';

/** REDIR-05, REDIR-07, REDIR-09: where visitors of this site start. */
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
