import type { PageDefinition } from '../page.ts';
import { registrationPage } from '../registration-page.ts';

/** ROUTE-02, SIGNUP-08: the same form for people whom a partner sends (`register_channel`), without our header (SHELL-03). */
export const page: PageDefinition = { ...registrationPage, paths: ['/channel-register'] };
