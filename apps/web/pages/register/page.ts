import type { PageDefinition } from '../page.ts';

/** ROUTE-02, SIGNUP-01. `ui` chooses the layout; 0 is the old one (SHELL-09). */
export const page: PageDefinition = {
  paths: ['/register', '/tr-register'],
  title: 'page.register',
  description: 'page.register.description',
  words: [
    'register.',
    'form.',
    'error.7000',
    'error.41007',
    'error.31018',
    'error.offline',
    'error.unknown',
    'verify.used',
    'verify.action.logIn',
    'verify.unknown',
    'dev.mailbox.link',
  ],
  audience: 'visitor',
  index: true,
  variants: { ui: ['0', '1', '2'] },
};
