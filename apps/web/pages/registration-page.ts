import type { PageDefinition } from './page.ts';

/** Ways of a proof that no registration asks for, and what goes with them. */
export const otherProofs = [
  'prove.account',
  'prove.choose',
  'prove.other',
  'prove.over',
  'prove.passkey',
  'prove.password',
  'prove.recovery',
  'prove.submit',
  'prove.totp',
  'prove.trust',
  'prove.way',
] as const;

/**
 * SIGNUP-01: what all pages with the registration form share: its errors and the audience. `ui` chooses
 * the layout; 0 is the old one (SHELL-09).
 */
export const registrationPage = {
  title: 'page.register',
  description: 'page.register.description',
  errors: [
    // All of 7000 but those of login links, identities and step-up.
    '70000',
    '70001',
    '70002',
    '70003',
    '70004',
    '70005',
    '700060',
    '700061',
    '700062',
    '700081',
    '700082',
    '700083',
    '700084',
    '700085',
    '70009',
    '41007',
    '31018',
  ],
  // Only an emailed link leads to those of `verify`.
  neverShows: [
    ...otherProofs,
    'verify.confirm',
    'verify.elsewhere',
    'verify.expired',
    'verify.replaced',
    'verify.verified',
  ],
  audience: 'visitor',
  variants: { ui: ['0', '1', '2'] },
  signUp: 'begins',
} as const satisfies Omit<PageDefinition, 'paths'>;
