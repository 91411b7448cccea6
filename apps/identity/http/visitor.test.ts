import { createHash } from 'node:crypto';
import { defaultBrand } from '@gatehouse/brand/default-brand';
import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { visitorOf } from './visitor.ts';

const SECRET = 'x_-0123456789'.padEnd(43, 'Z');

test.each([
  [SECRET, true],
  [SECRET.slice(1), false],
  [`${SECRET}x`, false],
  [`${SECRET.slice(1)}.`, false],
  ['00000000-0000-4000-8000-000000000000', false],
  ['', false],
])('[SESS-02] the device secret %s counts: %s; a hash of it is kept', (secret, counts) => {
  const request = { headers: { [gatewayHeaders.device]: secret, guid: SECRET.slice(7) }, ip: '192.0.2.1' };
  const { device } = visitorOf(request as unknown as FastifyRequest, defaultBrand, true);
  expect(device).toBe(counts ? createHash('sha256').update(secret).digest('base64url') : undefined);
});
