import { type LandingData, loadLanding } from '../../features/inviter/load-inviter.ts';
import type { PageDefinition } from '../page.ts';

/** ROUTE-07, AFF-06: the benefits of an account, and the inviter. */
export const page: PageDefinition<LandingData> = {
  paths: ['/exclusive-benefits'],
  title: 'page.benefits',
  description: 'page.benefits.description',
  audience: 'anyone',
  load: loadLanding,
};
