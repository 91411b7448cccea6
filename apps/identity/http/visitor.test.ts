import { defaultBrand } from '@gatehouse/brand/default-brand';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { countedAddress, visitorOf } from './visitor.ts';

test.each([
  ['0123456789_abcdefghijklmnopqrstuvwxy', true],
  ['00000000-0000-4000-8000-000000000000', true],
  ['00000000-0000-4000-8000-00000000000', false],
  ['00000000-0000-4000-8000-00000000000.', false],
  ['', false],
])('[SESS-02] the guid %s counts: %s', (guid, counts) => {
  const request = { headers: { guid }, ip: '192.0.2.1' } as unknown as FastifyRequest;
  expect(visitorOf(request, defaultBrand, true).guid).toBe(counts ? guid : undefined);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('[LOGIN-01] limits count %s as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});
