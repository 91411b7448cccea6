import type { Envelope } from '@gatehouse/contract/call/call';
import { codes } from '@gatehouse/contract/errors/codes';
import { banInfo, banStatus, SELF_UNBIND_TOKEN, unblock, unblockBegin } from '@gatehouse/contract/recovery/ban';
import { SELF_UNBIND_TTL_MS } from '@gatehouse/rules/login/ban';
import { hostOnly } from '@gatehouse/rules/session/session';
import { fitsCookie, readCookie, writeCookie } from '../http/cookie.ts';

/** BAN-01: these send the token of the cookie. */
const CALLS: readonly string[] = [banStatus, banInfo, unblockBegin].map(({ path }) => path);

const cookieName = (secure: boolean) => hostOnly(SELF_UNBIND_TOKEN, secure);

/** The payload of a ban call with the token of the cookie, which only this server can read. */
export function withSelfUnbind(
  path: string,
  body: Buffer | undefined,
  { cookie, secure }: { readonly cookie: string | undefined; readonly secure: boolean },
): Buffer | undefined {
  const token = CALLS.includes(path) ? readCookie(cookie, cookieName(secure)) : undefined;
  const payload = token && (body && body.length > 0 ? objectOf(body) : {});
  return payload ? Buffer.from(JSON.stringify({ ...payload, [SELF_UNBIND_TOKEN]: token })) : body;
}

/** What is no JSON object is passed to the API unchanged, which reports the error. */
function objectOf(body: Buffer): object | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Moves the token of a refused login (31003) into a cookie, hidden from page scripts, and removes it after unlocking. `envelope`
 * is for the page.
 */
export function takeSelfUnbind(
  path: string,
  envelope: Envelope,
  secure: boolean,
): { readonly envelope: Envelope; readonly cookie?: string } {
  const options = { httpOnly: true, secure };
  if (path === unblock.path && envelope.ret_code === codes.success) {
    return { envelope, cookie: writeCookie(cookieName(secure), '', { ...options, maxAgeSeconds: 0 }) };
  }
  const { result } = envelope;
  if (envelope.ret_code !== codes.accountBanned || typeof result !== 'object' || result === null) return { envelope };
  const { [SELF_UNBIND_TOKEN]: token, ...rest } = result as Record<string, unknown>;
  const taken = { ...envelope, result: rest };
  if (typeof token !== 'string' || !fitsCookie(token)) return { envelope: taken };
  const age = { maxAgeSeconds: SELF_UNBIND_TTL_MS / 1_000 };
  return { envelope: taken, cookie: writeCookie(cookieName(secure), token, { ...options, ...age }) };
}
