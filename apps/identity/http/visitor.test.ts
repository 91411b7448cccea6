import { defaultBrand } from '@gatehouse/brand/default-brand';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { visitorOf } from './visitor.ts';

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
