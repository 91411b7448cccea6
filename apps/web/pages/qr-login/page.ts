import { QR_APPROVAL_PATH } from '@gatehouse/rules/page/page-paths';
import type { PageDefinition } from '../page.ts';

/**
 * LOGIN-05: what a camera opens that has read a QR code. For anyone: a visitor's browser keeps what the code said, in the
 * fragment, which a redirect by the server to the login page would hand on; then it goes there and comes back.
 */
export const page: PageDefinition = {
  paths: [QR_APPROVAL_PATH],
  title: 'page.qrLogin',
  words: [
    'qr.approve.',
    'form.errorCode',
    'form.retryIn',
    'form.unreachable',
    'error.70011',
    'error.4006',
    'error.700040',
    'error.offline',
    'error.unknown',
  ],
  audience: 'anyone',
};
