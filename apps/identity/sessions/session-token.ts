import { hash } from 'node:crypto';
import { SESSION_IDLE_MS } from '@gatehouse/rules/session/session';
import type { Brand } from '@gatehouse/rules/site/brand';
import { siteById } from '@gatehouse/rules/site/site-of';

/** What the store keeps of a token. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** How long a session opened on a site may stay unused. */
export function idleMsOf(brand: Brand, siteId: string): number {
  const { idleMinutes } = siteById(brand, siteId) ?? {};
  return idleMinutes === undefined ? SESSION_IDLE_MS : idleMinutes * 60_000;
}
