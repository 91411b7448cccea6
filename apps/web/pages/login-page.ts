import type { PageDefinition } from './page.ts';

/** LOGIN-01: what all pages with the login form share. */
export const loginPage = {
  title: 'page.login',
  description: 'page.login.description',
  words: [
    'login.',
    'thirdParty.button.',
    'form.account',
    'form.errorCode',
    'form.insecure',
    'form.password.empty',
    'form.password.show',
    'form.password.hide',
    'form.retryIn',
    'form.unreachable',
    'form.wait',
    'error.310',
    'error.700001',
    'error.70003',
    'error.70004',
    'error.700085',
    'error.70009',
    'error.20100',
    'error.40029',
    'error.offline',
    'error.unknown',
  ],
  audience: 'visitor',
  logsIn: true,
  variants: { source: ['commit_login'], demoAccount: ['true'], loggedOut: ['true'] },
} as const satisfies Omit<PageDefinition, 'paths'>;
