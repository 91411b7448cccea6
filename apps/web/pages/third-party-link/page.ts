import type { PageDefinition } from '../page.ts';

/** LOGIN-06: links an account of another company after the login. */
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
