import { QR_APPROVAL_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';

/**
 * LOGIN-05: the page that the camera opens from a QR code. Open to visitors: the browser stores the secret of the fragment, which
 * a server redirect to the login page would pass on, then goes to log in and comes back.
 */
export const page: PageDefinition = {
  paths: [QR_APPROVAL_PATH],
  title: 'page.qrLogin',
  errors: ['70011', '4006', '700040'],
  audience: 'anyone',
};
