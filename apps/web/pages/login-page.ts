import type { PageDefinition } from './page.ts';

/** LOGIN-01: what all pages with the login form share. */
export const loginPage = {
  title: 'page.login',
  description: 'page.login.description',
  errors: ['310', '700001', '70003', '70004', '700085', '70009', '20100', '40029'],
  audience: 'visitor',
  logsIn: true,
  variants: { source: ['commit_login'], demoAccount: ['true'], loggedOut: ['true'] },
} as const satisfies Omit<PageDefinition, 'paths'>;
