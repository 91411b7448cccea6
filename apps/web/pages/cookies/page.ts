import type { PageDefinition } from '../page.ts';

/** `cookieSuffix`: what the names of this site's cookies of the session end with (SESS-01). */
export type CookiesData = { readonly cookieSuffix: string };

/** SHELL-06: the cookie policy; on one site it is an article of the help centre, at that site's path. */
export const page: PageDefinition<CookiesData> = {
  paths: ['/terms-service/cookiePolicy', '/help-center/article/cookie-policy'],
  title: 'page.cookies',
  description: 'page.cookies.description',
  words: ['legal.', 'consent.'],
  audience: 'anyone',
  index: true,
  load: ({ site }) => ({ cookieSuffix: site.cookieSuffix }),
};
