import type { PageDefinition } from './page.ts';

/** Messages of the step that asks for the code or link of a registration. */
export const proofMessages = [
  'prove.email',
  'prove.mobile',
  'prove.again',
  'prove.lapsed',
  'prove.minutes',
  'prove.resend',
  'prove.spam',
  'prove.triesLeft',
] as const;

/**
 * SIGNUP-01: what all pages with the registration form share: its messages, those of its outcomes, and the audience. `ui` chooses
 * the layout; 0 is the old one (SHELL-09).
 */
export const registrationPage = {
  title: 'page.register',
  description: 'page.register.description',
  words: [
    'register.',
    ...proofMessages,
    // All but those that ask for the name of an account.
    ...['form.code', 'form.email', 'form.errorCode', 'form.insecure', 'form.password'],
    ...['form.retryIn', 'form.step', 'form.unreachable', 'form.wait'],
    // All of 7000 but those of login links, identities and step-up.
    ...['error.70000', 'error.70001', 'error.70002', 'error.70003', 'error.70004', 'error.70005'],
    ...['error.700060', 'error.700061', 'error.700062', 'error.700081', 'error.700082', 'error.700083'],
    ...['error.700084', 'error.700085', 'error.70009'],
    'error.41007',
    'error.31018',
    'error.offline',
    'error.unknown',
    'verify.used',
    'verify.registered',
    'verify.action.logIn',
    'verify.unknown',
    'dev.mailbox.link',
    'thirdParty.button.',
  ],
  audience: 'visitor',
  variants: { ui: ['0', '1', '2'] },
  signUp: 'begins',
} as const satisfies Omit<PageDefinition, 'paths'>;
