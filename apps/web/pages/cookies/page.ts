import type { PageDefinition } from '../page.ts';

/** SHELL-06: the cookie policy; on one site it is an article of the help centre, at that site's path. */
export const page: PageDefinition = {
  paths: ['/terms-service/cookiePolicy', '/help-center/article/cookie-policy'],
  title: 'page.cookies',
  description: 'page.cookies.description',
  audience: 'anyone',
  index: true,
};
