import type { Envelope } from '@gatehouse/contract/call/call';
import { codes } from '@gatehouse/contract/errors/codes';
import { banInfo, banStatus, SELF_UNBIND_TOKEN, unblock, unblockBegin } from '@gatehouse/contract/recovery/ban';
import { SELF_UNBIND_TTL_MS } from '@gatehouse/rules/login/ban';
import { fitsCookie, readCookie, writeCookie } from '../http/cookie.ts';

/** BAN-01: these send the token of the cookie. */
const CALLS: readonly string[] = [banStatus, banInfo, unblockBegin].map(({ path }) => path);

/** On HTTPS no other host and no plain connection can set it. */
function cookieName(secure: boolean): string {
  return `${secure ? '__Host-' : ''}${SELF_UNBIND_TOKEN}`;
}

/** What a ban call carries to the API: its own payload, and the token that only this server can read. */
export function withSelfUnbind(
  path: string,
  body: Buffer | undefined,
  { cookie, secure }: { readonly cookie: string | undefined; readonly secure: boolean },
): Buffer | undefined {
  const token = CALLS.includes(path) ? readCookie(cookie, cookieName(secure)) : undefined;
  const payload = token && (body && body.length > 0 ? objectOf(body) : {});
  return payload ? Buffer.from(JSON.stringify({ ...payload, [SELF_UNBIND_TOKEN]: token })) : body;
}

/** What is no JSON object goes to the API as it came: it says what is wrong. */
function objectOf(body: Buffer): object | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes the token out of a refused login (31003), for page scripts to never see; after an unlocking it is of no use any more.
 * `envelope` is what the page gets.
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
