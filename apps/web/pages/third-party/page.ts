import { THIRD_PARTY_CALLBACK_PATH } from '@gatehouse/contract/login/third-party';
import type { PageDefinition } from '../page.ts';

/** LOGIN-06: the page that providers send browsers back to. A user who links an account is logged in. */
export const page: PageDefinition = {
  paths: [THIRD_PARTY_CALLBACK_PATH],
  title: 'page.thirdParty',
  errors: ['70012'],
  audience: 'anyone',
};
