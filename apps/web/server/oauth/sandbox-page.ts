import { hasSandbox } from '@gatehouse/rules/oauth/sandbox';
import type { Api } from '../api/api.ts';
import type { Page } from '../pages.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { offersOAuth } from './oauth-pages.ts';

type Asked = { readonly visitor: Visitor; readonly language: string; readonly page: Page | undefined };

/**
 * OAUTH-06: a page for developers of applications, or undefined where it is not there: on sites of real accounts, but for
 * development, and where the API has no OAuth.
 * @throws {ApiUnreachable} where the API does not answer
 */
export async function sandboxPage(
  { api, development }: { readonly api: Api; readonly development: boolean },
  { visitor, language, page }: Asked,
): Promise<Page | undefined> {
  return hasSandbox(visitor.site, development) && (await offersOAuth(api, visitor, language)) ? page : undefined;
}
