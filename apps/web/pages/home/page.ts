import { isNewcomer } from '../newcomer.ts';
import type { LoadContext, PageDefinition } from '../page.ts';

/** REDIR-05, REDIR-07, REDIR-09: the start page of this site. */
export const page: PageDefinition<HomeData> = {
  paths: ['/'],
  title: 'page.home',
  description: 'page.home.description',
  audience: 'anyone',
  index: true,
  load: (context) => loadHome(context),
  loadsFor: 'user',
};

/** `welcome`: the user has just registered, on a site that sends new users here (REDIR-07). */
export type HomeData = { readonly welcome: boolean };

export async function loadHome(context: Pick<LoadContext, 'api' | 'site' | 'cameFrom' | 'user'>): Promise<HomeData> {
  return { welcome: !!context.user && (await isNewcomer(context)) };
}
