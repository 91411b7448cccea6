import { LOGIN_LINK_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';

/** LOGIN-02: the page of an emailed login link, `?trx=…#token`. A click logs in; opening the page does not. */
export const page: PageDefinition = {
  paths: [LOGIN_LINK_PATH],
  title: 'page.loginLink',
  words: [
    'loginLink.',
    'login.',
    'form.errorCode',
    'form.retryIn',
    'form.unreachable',
    'form.wait',
    'error.310',
    'error.7000',
    'error.40029',
    'error.offline',
    'error.unknown',
  ],
  audience: 'visitor',
  withToken: true,
};
