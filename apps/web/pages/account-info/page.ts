import { ACCOUNT_INFO_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';
import { type AccountData, loadAccount } from './load.ts';

/** SHELL-13, SESS-08: what users can see and change of their account. */
export const page: PageDefinition<AccountData> = {
  paths: [ACCOUNT_INFO_PATH],
  title: 'page.account',
  words: [
    'account.',
    'factors.',
    'telegram.card.intro',
    'telegram.card.add',
    'telegram.card.messages',
    'telegram.card.remove',
    'error.70004',
    'error.70009',
    'error.offline',
    'error.unknown',
    'form.retryIn',
    'form.unreachable',
    'form.wait',
    'thirdParty.button.leaving',
  ],
  audience: 'user',
  load: (context) => loadAccount(context),
};
