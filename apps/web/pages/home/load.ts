import { isNewcomer } from '../newcomer.ts';
import type { LoadContext } from '../page.ts';

/** `welcome`: the user has just registered, on a site that sends new users here (REDIR-07). */
export type HomeData = { readonly welcome: boolean };

export async function loadHome(context: Pick<LoadContext, 'api' | 'site' | 'cameFrom' | 'user'>): Promise<HomeData> {
  return { welcome: !!context.user && (await isNewcomer(context)) };
}
