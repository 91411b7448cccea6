import { type InviterData, loadInviter } from '../../features/inviter/load-inviter.ts';
import type { PageDefinition } from '../page.ts';
import { registrationPage } from '../registration-page.ts';

/** ROUTE-02, ROUTE-03, AFF-06: registration for invited visitors. */
export const page: PageDefinition<InviterData> = {
  ...registrationPage,
  paths: ['/sign-up'],
  load: loadInviter,
};
