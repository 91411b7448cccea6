import { randomUUID } from 'node:crypto';
import { DEVICE_TTL_MS, GUID_TTL_MS, guidCookieName } from '@gatehouse/rules/session/session';
import type { Brand } from '@gatehouse/rules/site/brand';
import type { FastifyReply } from 'fastify';
import { writeCookie } from '../http/cookie.ts';
import { freshText } from '../http/random-text.ts';
import type { Visitor } from './visitor.ts';

const SECRET_BYTES = 32;

/** SESS-02: a browser without a device secret gets one, in a cookie that no page script reads; this very request has it too. */
export function withDevice(reply: FastifyReply, visitor: Visitor): Visitor {
  if (visitor.device) return visitor;
  const known = { ...visitor, device: freshText(SECRET_BYTES) };
  keepDevice(reply, known);
  return known;
}

/** Sets the cookie of the visitor's device, for its whole time again, once in an answer; without a device it does nothing. */
export function keepDevice(reply: FastifyReply, { device, deviceCookie, secure }: Visitor): void {
  if (!device) return;
  const line = writeCookie(deviceCookie, device, { maxAgeSeconds: DEVICE_TTL_MS / 1_000, httpOnly: true, secure });
  if (![reply.getHeader('set-cookie')].flat().includes(line)) reply.header('set-cookie', line);
}

/** SESS-02: a missing or malformed guid is replaced; this very page is already the new one's (SHELL-09), and a first visit. */
export function withGuid(reply: FastifyReply, brand: Brand, visitor: Visitor): Visitor {
  if (visitor.guid) return visitor;
  const { secure } = visitor;
  const guid = randomUUID();
  const options = { maxAgeSeconds: GUID_TTL_MS / 1_000, httpOnly: false, secure };
  reply.header('set-cookie', writeCookie(guidCookieName(brand, secure), guid, options));
  return { ...visitor, guid, firstVisit: true };
}
