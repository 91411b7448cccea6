import { pageNames } from '../page-entries.ts';
import type { PageDefinition } from '../pages/page.ts';

export type Page = { readonly name: string; readonly definition: PageDefinition<unknown> };

/** Every page by its path, and those that stand in place of others. */
export type Pages = {
  readonly byPath: ReadonlyMap<string, Page>;
  readonly notFound: Page;
  readonly broken: Page;
  readonly unavailable: Page;
  /** LOGIN-02: the login page of a device that remembers an account. */
  readonly knownLogin: Page;
};

/** CAPT-01: whether a page has calls that a captcha protects. */
export function isProtected({ definition: { logsIn, signUp, asksCaptcha } }: Page): boolean {
  return logsIn === true || signUp !== undefined || asksCaptcha === true;
}

/**
 * Loads `pages/<name>/page.ts` of every page.
 * @throws {Error} if two pages claim one path, or a required page is missing
 */
export async function loadPages({ development }: { development: boolean }): Promise<Pages> {
  const byPath = new Map<string, Page>();
  const byName = new Map<string, Page>();
  for (const name of pageNames()) {
    const module = await import(`../pages/${name}/page.ts`);
    const page: Page = { name, definition: module.page };
    byName.set(name, page);
    const { apart, sandbox } = page.definition;
    for (const path of page.definition.paths) {
      if (apart || (path.startsWith('/dev/') && !development && !sandbox)) continue;
      const other = byPath.get(path);
      if (other) throw new Error(`The pages ${other.name} and ${name} both claim ${path}`);
      byPath.set(path, page);
    }
  }
  return {
    byPath,
    notFound: needed(byName, 'not-found'),
    broken: needed(byName, 'broken'),
    unavailable: needed(byName, 'unavailable'),
    knownLogin: needed(byName, 'login-known'),
  };
}

function needed(pages: ReadonlyMap<string, Page>, name: string): Page {
  const page = pages.get(name);
  if (!page) throw new Error(`pages/${name} is missing`);
  return page;
}
