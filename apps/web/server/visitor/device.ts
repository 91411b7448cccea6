import { randomUUID } from 'node:crypto';
import { DEVICE_TTL_MS, GUID_TTL_MS } from '@gatehouse/rules/session/session';
import type { FastifyReply } from 'fastify';
import { writeCookie } from '../http/cookie.ts';
import { freshText } from '../http/random-text.ts';
import type { Visitor } from './visitor.ts';

const SECRET_BYTES = 32;

/** SESS-02: gives a browser without a device secret one, in an HttpOnly cookie; it applies to this request too. */
export function withDevice(reply: FastifyReply, visitor: Visitor): Visitor {
  if (visitor.device) return visitor;
  const known = { ...visitor, device: freshText(SECRET_BYTES) };
  keepDevice(reply, known);
  return known;
}

/** Sets the cookie of the visitor's device with its full lifetime, once per response; without a device it does nothing. */
export function keepDevice(reply: FastifyReply, { device, deviceCookie, secure, framed }: Visitor): void {
  if (!device) return;
  const options = { maxAgeSeconds: DEVICE_TTL_MS / 1_000, httpOnly: true, secure, framed: framed !== undefined };
  const line = writeCookie(deviceCookie, device, options);
  if (![reply.getHeader('set-cookie')].flat().includes(line)) reply.header('set-cookie', line);
}

/**
 * SESS-02: replaces a missing or malformed guid; the new one applies to this page already (SHELL-09). It is a first visit, unless
 * another page of the same origin led to it (Fetch Metadata): a page without a guid, or a browser that keeps no cookies.
 */
export function withGuid(reply: FastifyReply, visitor: Visitor): Visitor {
  if (visitor.guid) return visitor;
  const { secure, framed, guidCookie } = visitor;
  const guid = randomUUID();
  // In Telegram's frame no page script reads it.
  const httpOnly = framed === 'telegram';
  const options = { maxAgeSeconds: GUID_TTL_MS / 1_000, httpOnly, secure, framed: framed !== undefined };
  reply.header('set-cookie', writeCookie(guidCookie, guid, options));
  const isLed = reply.request.headers['sec-fetch-site'] === 'same-origin';
  return isLed ? { ...visitor, guid } : { ...visitor, guid, firstVisit: true };
}
