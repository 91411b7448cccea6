import type { PageDefinition } from '../page.ts';

/** ROUTE-01, LOGIN-01 */
export const page: PageDefinition = {
  paths: ['/login', '/tr-login'],
  title: 'page.login',
  description: 'page.login.description',
  words: [
    'login.',
    'form.account',
    'form.email.invalid',
    'form.errorCode',
    'form.insecure',
    'form.password.empty',
    'form.password.show',
    'form.password.hide',
    'form.retryIn',
    'form.unreachable',
    'error.310',
    'error.700001',
    'error.70003',
    'error.70004',
    'error.70009',
    'error.20100',
    'error.40029',
    'error.offline',
    'error.unknown',
  ],
  audience: 'visitor',
  index: true,
  variants: { source: ['commit_login'] },
};
