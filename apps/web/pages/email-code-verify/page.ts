import { EMAIL_CODE_VERIFY_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';
import { proofMessages } from '../registration-page.ts';

/** ROUTE-08, SIGNUP-06: the state of the registration in `?trx`, with the next step. */
export const page: PageDefinition = {
  paths: [EMAIL_CODE_VERIFY_PATH],
  title: 'page.verify',
  words: [
    'register.',
    ...proofMessages,
    'form.',
    'verify.',
    'error.7000',
    'error.31018',
    'error.offline',
    'error.unknown',
    'dev.mailbox.link',
  ],
  audience: 'anyone',
  signUp: 'goes on',
};
