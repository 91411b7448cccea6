import { LOGIN_LINK_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';

/** LOGIN-02: the page of an emailed login link, `?trx=…#token`. A click logs in; opening the page does not. */
export const page: PageDefinition = {
  paths: [LOGIN_LINK_PATH],
  title: 'page.loginLink',
  errors: ['310', '7000', '40029'],
  audience: 'visitor',
  withToken: true,
};
