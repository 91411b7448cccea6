import { THIRD_PARTY_CALLBACK_PATH } from '@gatehouse/contract/login/third-party';
import type { PageDefinition } from '../page.ts';

/** LOGIN-06: where providers send browsers back to. Whoever links an account is logged in meanwhile. */
export const page: PageDefinition = {
  paths: [THIRD_PARTY_CALLBACK_PATH],
  title: 'page.thirdParty',
  words: [
    'thirdParty.',
    'form.wait',
    'form.errorCode',
    'form.retryIn',
    'form.unreachable',
    'error.70012',
    'error.offline',
    'error.unknown',
  ],
  audience: 'anyone',
};
