import { loginPage } from '../login-page.ts';
import type { PageDefinition } from '../page.ts';

/** LOGIN-02: stands in place of `login` where the device remembers an account, at the same paths. */
export const page: PageDefinition = { ...loginPage, paths: [] };
