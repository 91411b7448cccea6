import type { PageDefinition } from '../page.ts';

/** LOGIN-06: after the login that somebody was asked for before they may link an account of another company. */
export const page: PageDefinition = {
  paths: ['/third-party/link'],
  title: 'page.thirdParty.link',
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
  audience: 'user',
};
