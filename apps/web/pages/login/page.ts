import type { PageDefinition } from '../page.ts';

/** ROUTE-01, LOGIN-01 */
export const page: PageDefinition = {
  paths: ['/login', '/tr-login'],
  title: 'page.login',
  description: 'page.login.description',
  words: [
    'page.login',
    'login.',
    'form.account',
    'form.email.invalid',
    'form.errorCode',
    'form.password.empty',
    'form.password.show',
    'form.password.hide',
    'form.unreachable',
    'error.310',
    'error.7000',
    'error.20100',
    'error.40029',
    'error.offline',
    'error.unknown',
  ],
  audience: 'visitor',
  index: true,
  variants: { source: ['commit_login'] },
};
