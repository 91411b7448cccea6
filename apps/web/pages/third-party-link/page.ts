import type { PageDefinition } from '../page.ts';

/** LOGIN-06: links an account of another company after the login. */
export const page: PageDefinition = {
  paths: ['/third-party/link'],
  title: 'page.thirdParty.link',
  errors: ['70012'],
  audience: 'user',
};
