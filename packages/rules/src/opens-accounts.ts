import { pagePath } from './page-address.ts';

const REGISTRATION_PATHS: readonly string[] = ['/register', '/tr-register', '/sign-up', '/channel-register'];

/** ROUTE-02: whether an account is opened on this page. @param path with or without language, query and hash */
export function opensAccounts(site: { readonly paths: { readonly register: string } }, path: string): boolean {
  const bare = pagePath(path);
  return bare === site.paths.register || REGISTRATION_PATHS.includes(bare);
}
