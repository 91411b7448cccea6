import { loginPage } from '../login-page.ts';
import type { PageDefinition } from '../page.ts';

/** ROUTE-01, LOGIN-01 */
export const page: PageDefinition = { ...loginPage, paths: ['/login', '/tr-login'], index: true, knowsDevices: true };
