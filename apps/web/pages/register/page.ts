import type { PageDefinition } from '../page.ts';
import { registrationPage } from '../registration-page.ts';

/** ROUTE-02, SIGNUP-01 */
export const page: PageDefinition = { ...registrationPage, paths: ['/register', '/tr-register'], index: true };
