import type { PageDefinition } from '../page.ts';
import { loadUnavailable, type UnavailableData } from './load.ts';

/** REGION-03: shown with status 451 in place of every page that opens accounts, if sign-up is closed. */
export const page: PageDefinition<UnavailableData> = {
  paths: ['/unavailable'],
  title: 'page.unavailable',
  audience: 'anyone',
  load: loadUnavailable,
};
