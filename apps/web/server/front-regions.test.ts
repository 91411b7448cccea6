import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { frontRegions } from './front-regions.ts';

test('[LANG-18] names of countries in a language that browsers may not know, whole names and none in English', async () => {
  const server = Fastify();
  await server.register(frontRegions);
  const { headers, body } = await server.inject({ url: '/front/regions/kk-KZ.json' });
  expect(headers['cache-control']).toBe('public, max-age=86400');
  const names = JSON.parse(body);
  expect(names).toMatchObject({ KZ: 'Қазақстан', TR: 'Түркия' });
  expect((await server.inject('/front/regions/ka-GE.json')).json().GB).toBe('გაერთიანებული სამეფო');
  expect(Object.keys(names).length).toBeGreaterThan(240);
  expect(Object.values<string>(names).filter((name) => name.length < 3)).toEqual([]);
  const packed = await server.inject({ url: '/front/regions/ka-GE.json', headers: { 'accept-encoding': 'gzip' } });
  expect([packed.headers['content-encoding'], packed.rawPayload.length < 6_000]).toEqual(['gzip', true]);
  for (const file of ['xx.json', '..%2Fkk-KZ.json', 'kk', '__proto__.json'])
    expect((await server.inject({ url: `/front/regions/${file}` })).statusCode).toBe(404);
  await server.close();
});
