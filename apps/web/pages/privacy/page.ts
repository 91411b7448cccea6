import type { PageDefinition } from '../page.ts';

/** SHELL-06 */
export const page: PageDefinition = {
  paths: ['/terms-service/privacyPolicy'],
  title: 'page.privacy',
  description: 'page.privacy.description',
  audience: 'anyone',
  index: true,
};
