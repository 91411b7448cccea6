import type { PageDefinition } from '../page.ts';

/** SIGNUP-12: the short form that opens an account after authentication by a provider. */
export const page: PageDefinition = {
  paths: ['/third-party/register'],
  title: 'page.register',
  errors: ['7000', '70012'],
  audience: 'visitor',
  asksCaptcha: true,
};
