import type { Brand } from '../site/brand.ts';
import type { Site } from '../site/site.ts';

/** SESS-01 */
export const TOKEN_TTL_MS = 7 * 24 * 60 * 60 * 1000;
/** SESS-04: idle timeout of a session, unless its site sets another. */
export const SESSION_IDLE_MS = 3 * 24 * 60 * 60 * 1000;
/** SESS-02 */
export const GUID_TTL_MS = 120 * 24 * 60 * 60 * 1000;
export const GUID_CHARS = 36;
/** The longest cookie lifetime that browsers accept (RFC 6265bis, 5.5). */
export const DEVICE_TTL_MS = 400 * 24 * 60 * 60 * 1000;
/** LOGIN-02: how long a device is remembered after its last login: it needs no confirmation, and shows the account's mask. */
export const KNOWN_DEVICE_TTL_MS = 120 * 24 * 60 * 60 * 1000;
/** SESS-05 */
export const PROFILE_CACHE_TTL_MS = 10_000;

/**
 * SESS-01, SESS-10: name of the token cookie: the brand's name with the site's suffix. On HTTPS the `__Host-` prefix
 * makes browsers refuse one that another host or a plain connection set.
 */
export function tokenCookieName(
  brand: { readonly keys: Pick<Brand['keys'], 'token'> },
  site: Pick<Site, 'cookieSuffix'>,
  secure: boolean,
): string {
  return hostOnly(brand.keys.token, secure) + site.cookieSuffix;
}

/** SESS-02: name of the cookie of the guid, which page scripts read and write too. */
export function guidCookieName(brand: { readonly keys: Pick<Brand['keys'], 'guid'> }, secure: boolean): string {
  return hostOnly(brand.keys.guid, secure);
}

/** SESS-02: name of the cookie that holds the secret of the device. */
export function deviceCookieName(brand: { readonly keys: Pick<Brand['keys'], 'device'> }, secure: boolean): string {
  return hostOnly(brand.keys.device, secure);
}

/** PLAT-02: name of the cookie of a browser whose launch data the API has verified; it ends with the browser. */
export function miniAppCookieName(secure: boolean): string {
  return hostOnly('mini_app', secure);
}

/** Name of the cookie of the account that the device remembers. */
export function knownAccountCookieName(secure: boolean): string {
  return hostOnly('known_account', secure);
}

/** Names of cookies in the frame of Telegram's web clients end so: the same browser's own windows have others. */
export const TELEGRAM_FRAME_ENDING = '_tg';

/** The name of a cookie of one host: on HTTPS no other host and no plain connection can set it. */
export function hostOnly(name: string, secure: boolean): string {
  return `${secure ? '__Host-' : ''}${name}`;
}

/** SESS-02: validates the secret of a device, 256 random bits in base64url; undefined for a malformed one. */
export function deviceSecretOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/**
 * SESS-02: validates the guid; undefined: a new one has to be made. It is sent in a header, so beside the
 * length its characters are checked: letters, digits, dash, underscore.
 */
export function guidOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.length === GUID_CHARS && /^[\w-]+$/.test(value) ? value : undefined;
}

/** SESS-03: logged in means a user info whose id is above 0. */
export function isLoggedIn(userInfo: { readonly id?: unknown } | null | undefined): boolean {
  return typeof userInfo?.id === 'number' && userInfo.id > 0;
}

/** SESS-08: KYC-verified when either number is there and not zero. */
export function isKycVerified(
  profile:
    | { readonly kyc_person_level?: unknown; readonly member_tag?: { readonly KYC?: unknown } | null | undefined }
    | null
    | undefined,
): boolean {
  return isNonZero(profile?.kyc_person_level) || isNonZero(profile?.member_tag?.KYC);
}

function isNonZero(value: unknown): boolean {
  return typeof value === 'number' && value !== 0 && !Number.isNaN(value);
}
