import { defaultBrand } from '@gatehouse/brand/default-brand';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { markAddress, providerMarks } from './provider-marks.ts';

const marks = defaultBrand.thirdPartyMarks;

test('[LOGIN-06] each mark is served where its address says, for ever, and may run nothing', async () => {
  const server = Fastify();
  providerMarks(server, marks);
  for (const id of Object.keys(marks)) {
    const [path = '', part] = markAddress(marks, id)?.split('#') ?? [];
    const { statusCode, headers, body } = await server.inject(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain(`id="${part}"`);
  }
  await server.close();
});

test('[LOGIN-06] Google’s mark keeps its four colours, and Apple’s has that of the text', () => {
  expect(marks.google?.paths.map(({ fill }) => fill)).toEqual(['#ea4335', '#4285f4', '#fbbc05', '#34a853']);
  expect(marks.apple?.paths.map(({ fill }) => fill)).toEqual([undefined]);
});

test.each(['telegram', 'constructor', ''])('%s has none', (id) => {
  expect(markAddress(marks, id)).toBeUndefined();
});
