import type { PageDefinition } from '../page.ts';
import { registrationPage } from '../registration-page.ts';

/**
 * ROUTE-02, SIGNUP-08: the registration form for a partner's users (`register_channel`), without the site's header (SHELL-03).
 */
export const page: PageDefinition = { ...registrationPage, paths: ['/channel-register'] };
