import { API_PREFIX } from '@gatehouse/contract/call/request-headers';
import { postRegister } from '@gatehouse/contract/registration/registration';
import { headersOf } from '../../platform/request/headers.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** What the API takes as a channel; another one is nobody's. */
const CHANNEL = /^[\w-]{1,64}$/;

/**
 * SIGNUP-08: tells the partner by whom somebody came that there is an account now. Nobody waits for it, leaving the page
 * does not stop it, and its failure is nobody's.
 */
export function notifyPartner({ locale }: PageFrame, uuid: string, channel: string | undefined): void {
  if (!channel || !CHANNEL.test(channel)) return;
  const { method, path } = postRegister;
  fetch(API_PREFIX + path, {
    method,
    keepalive: true,
    credentials: 'same-origin',
    headers: headersOf({ language: locale.value, platform: '' }),
    body: JSON.stringify({ channel, uuid, status: 'registered' }),
  }).catch(() => undefined);
}
