import { GUID_TTL_MS, guidOf } from '@gatehouse/rules/session/session';
import { readCookie, writeCookie } from '../storage/cookie.ts';

/**
 * SESS-02: the device guid of this browser, 36 characters, in a cookie for 120 days. A missing or damaged one is
 * replaced. The web server sets it too; this covers pages from a cache.
 * @param name of the cookie, from the brand
 */
export function ensureGuid(name: string): string {
  const kept = guidOf(readCookie(name));
  if (kept) return kept;
  const made = newGuid();
  writeCookie(name, made, GUID_TTL_MS);
  return made;
}

/** A random UUID (RFC 9562, version 4), also outside secure contexts, where `randomUUID` is missing. */
export function newGuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
