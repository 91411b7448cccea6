import { type LandingData, loadLanding } from '../../features/inviter/load-inviter.ts';
import type { PageDefinition } from '../page.ts';

/** ROUTE-06, AFF-05, AFF-06: the page of an invitation link. */
export const page: PageDefinition<LandingData> = {
  paths: ['/friend-invite', '/invite'],
  title: 'page.friendInvite',
  description: 'page.friendInvite.description',
  audience: 'anyone',
  load: loadLanding,
};
