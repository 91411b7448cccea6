import { type KnownAccount, readKnownAccount } from '@gatehouse/rules/login/known-account';
import { KNOWN_DEVICE_TTL_MS, knownAccountCookieName } from '@gatehouse/rules/session/session';
import type { FastifyReply } from 'fastify';
import { writeCookie } from '../http/cookie.ts';
import type { Visitor } from './visitor.ts';

type Browser = Pick<Visitor, 'secure' | 'framed'>;

/**
 * Sets the cookie of the account that the device remembers from now on; an empty text removes it. Frames of other sites remember
 * none.
 */
export function rememberAccount(
  reply: FastifyReply,
  { secure, framed, knownAccount }: Browser & Pick<Visitor, 'knownAccount'>,
  text: string | undefined,
): void {
  if (framed) return;
  if (text === '' && knownAccount) forgetAccount(reply, { secure });
  if (!text || !readKnownAccount(text)) return;
  const options = { maxAgeSeconds: KNOWN_DEVICE_TTL_MS / 1_000, httpOnly: true, secure };
  reply.header('set-cookie', writeCookie(knownAccountCookieName(secure), text, options));
}

export function forgetAccount(reply: FastifyReply, { secure }: Pick<Browser, 'secure'>): void {
  reply.header(
    'set-cookie',
    writeCookie(knownAccountCookieName(secure), '', { maxAgeSeconds: 0, httpOnly: true, secure }),
  );
}

/** What the login page shows of it. */
export function shownAccount({
  knownAccount,
  framed,
}: Pick<Visitor, 'knownAccount' | 'framed'>): Omit<KnownAccount, 'sealed'> | undefined {
  const known = framed ? undefined : readKnownAccount(knownAccount);
  return known && { mask: known.mask, passkey: known.passkey };
}
