import { PERSONAL_PAGE_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';
import { type IdentityData, loadIdentity } from './load.ts';

/** REDIR-06, REDIR-08, SHELL-13: the identity verification. New users of some sites arrive here. */
export const page: PageDefinition<IdentityData> = {
  paths: [PERSONAL_PAGE_PATH],
  title: 'page.identity',
  words: [
    'identity.',
    'country.chosen',
    'country.blocked',
    'country.count',
    'country.none',
    'country.recent',
    'country.search',
    'country.title',
    'phone.likely',
    'phone.others',
    'dashboard.verification.unknown',
    'error.70004',
    'error.70009',
    'error.70013',
    'error.offline',
    'error.unknown',
    'form.errorCode',
    'form.retryIn',
    'form.unreachable',
    'form.wait',
  ],
  audience: 'user',
  load: (context) => loadIdentity(context),
};
