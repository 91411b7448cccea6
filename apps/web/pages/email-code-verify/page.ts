import { EMAIL_CODE_VERIFY_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';
import { otherProofs } from '../registration-page.ts';

/** ROUTE-08, SIGNUP-06: the state of the registration in `?trx`, with the next step. */
export const page: PageDefinition = {
  paths: [EMAIL_CODE_VERIFY_PATH],
  title: 'page.verify',
  errors: ['7000', '31018'],
  neverShows: otherProofs,
  audience: 'anyone',
  signUp: 'goes on',
};
