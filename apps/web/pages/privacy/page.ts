import type { PageDefinition } from '../page.ts';

/** SHELL-06 */
export const page: PageDefinition = {
  paths: ['/terms-service/privacyPolicy'],
  title: 'page.privacy',
  description: 'page.privacy.description',
  words: ['legal.privacy', 'legal.seeAlso', 'legal.draft'],
  audience: 'anyone',
  index: true,
};
