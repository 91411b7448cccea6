import { loadBrand } from '@gatehouse/brand/load-brand';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explorer } from './explorer.ts';

const brand = loadBrand({ port: 3000 });
let server: FastifyInstance;

beforeAll(async () => {
  server = Fastify();
  await server.register(explorer, { brand, complianceOf: () => undefined, alone: true });
});
afterAll(() => server.close());

const check = (payload: unknown, type = 'application/json') =>
  server.inject({
    method: 'POST',
    url: '/dev/explorer/config',
    headers: { 'content-type': type },
    payload: payload as string,
  });

test('[COMP-09] the page and its files have the policy of pages, and nothing else of the product is served', async () => {
  const page = await server.inject('/dev/explorer?host=eu.localhost&view=matrix');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(
    /default-src 'none'; script-src 'nonce-[\w-]{22}' 'strict-dynamic'/,
  );
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
  expect(page.body).toContain('<style nonce=');
  expect(page.body).toContain(`:root{--hue:${brand.sites.find(({ id }) => id === 'EU')?.look.hue}}`);
  const files = [...page.body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect((await server.inject(file)).statusCode, file).toBe(200);
  for (const path of [
    '/',
    '/en/login',
    '/dev/gallery',
    '/dev/mailbox',
    '/x-api/login',
    '/dev/explorer/',
    '/assets/../manifest.json',
  ]) {
    expect((await server.inject(path)).statusCode, path).toBe(404);
  }
});

test('[COMP-09] answers hostile and huge queries', async () => {
  for (const query of [
    '?',
    '?%',
    '?host=%00&country=%ff',
    `?target=${'a'.repeat(10_000)}`,
    '?__proto__=1',
    '?view=%3Cscript%3E',
  ]) {
    const { statusCode, body } = await server.inject(`/dev/explorer${query}`);
    expect(statusCode, query.slice(0, 40)).toBe(200);
    expect(body).not.toContain('<script>');
  }
});

test('[COMP-02] checks a pasted config as the running one, and names each invalid item', async () => {
  const good = { version: '2', items: [{ element: 'blogLink', action: 'hide', priority: 1 }] };
  expect((await check({ text: JSON.stringify(good) })).json()).toMatchObject({ config: { version: '2' } });
  const bad = {
    version: '2',
    items: [...good.items, { element: 'blogLink', action: 'vanish', priority: '1', rcc: 'DE' }],
  };
  const { problem } = (await check({ text: JSON.stringify(bad) })).json();
  expect(problem).toContain('item 2 (blogLink), action: must be "show" or "hide"');
  expect(problem).toContain('item 2 (blogLink), rcc: is not a field');
  expect((await check({ text: '{' })).json().problem).toContain('not valid JSON');
  expect((await check({})).json().problem).toContain('not valid JSON');
  expect((await check('text=1', 'text/plain')).statusCode).toBeGreaterThanOrEqual(200);
  expect((await check('text=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
});
