import { API_PREFIX } from '@gatehouse/contract/call/request-headers';
import { postRegister } from '@gatehouse/contract/registration/registration';
import { headersOf } from '../../platform/request/headers.ts';
import type { PageFrame } from '../../shell/page-context.tsx';

/** A valid channel; others belong to no partner. */
const CHANNEL = /^[\w-]{1,64}$/;

/**
 * SIGNUP-08: notifies the partner who sent the user of the new account. Not awaited; survives the navigation; errors
 * are ignored.
 */
export function notifyPartner({ language }: PageFrame, uuid: string, channel: string | undefined): void {
  if (!channel || !CHANNEL.test(channel)) return;
  const { method, path } = postRegister;
  fetch(API_PREFIX + path, {
    method,
    keepalive: true,
    credentials: 'same-origin',
    headers: headersOf({ language: language.value, platform: '' }),
    body: JSON.stringify({ channel, uuid, status: 'registered' }),
  }).catch(() => undefined);
}
