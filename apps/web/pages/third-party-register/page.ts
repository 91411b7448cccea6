import type { PageDefinition } from '../page.ts';

/** SIGNUP-12: the short form that opens an account after authentication by a provider. */
export const page: PageDefinition = {
  paths: ['/third-party/register'],
  title: 'page.register',
  words: [
    'thirdParty.',
    'register.title',
    'register.terms',
    'register.euSubscription',
    'register.password.submit',
    'form.',
    'error.7000',
    'error.70012',
    'error.offline',
    'error.unknown',
  ],
  audience: 'visitor',
  asksCaptcha: true,
};
