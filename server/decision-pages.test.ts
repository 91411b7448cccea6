import { createReferences } from '@gatehouse/web/server/references/references';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { decisionPages } from './decision-pages.ts';

async function opened() {
  const now = { ms: Date.UTC(2026, 0, 2, 3, 4, 5) };
  const references = createReferences({ clock: () => now.ms });
  const server = Fastify();
  await server.register(decisionPages, { references });
  const reference = references.keep({
    question: 'What does this answer of the API show?',
    site: 'kz',
    facts: { code: '400601', country: 'KZ' },
    reported: ['code'],
    decision: { value: 'a & <b>', trace: [{ rule: 'REGION-09', check: 'code', outcome: 'won', detail: '<script>' }] },
  });
  const get = (name: string, accept = 'text/html') =>
    server.inject({ url: `/decisions/${encodeURIComponent(name)}`, headers: { accept } });
  return { get, reference: reference ?? '', now };
}

test('support reads what was asked, what was known, what came of it and why', async () => {
  const { get, reference } = await opened();
  const { statusCode, headers, body } = await get(reference.toLowerCase().replaceAll('-', ''));
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  for (const said of [
    reference,
    'What does this answer',
    'REGION-09',
    'won',
    '<dd>KZ</dd>',
    '2026-01-02 03:04:05 UTC',
  ]) {
    expect(body).toContain(said);
  }
  expect(body).toContain('<dd>400601 <small>as the browser said</small></dd>');
  expect(body).toContain('a &#38; &#60;b&#62;');
  expect(body).not.toContain('<script>');
});

test('as JSON for machines', async () => {
  const { get, reference } = await opened();
  const answer = await get(reference, 'application/json');
  expect(answer.json()).toMatchObject({ reference, site: 'kz', facts: { country: 'KZ' }, value: 'a & <b>' });
});

test.each(['GH-0000-0000', 'nonsense', '<script>', '../../etc/passwd', '\u0000', 'x'.repeat(90)])(
  '%j is unknown, and is not repeated',
  async (name) => {
    const { get } = await opened();
    for (const accept of ['text/html', 'application/json']) {
      const { statusCode, body } = await get(name, accept);
      expect(statusCode).toBe(404);
      expect(body).toContain('No decision is known by this reference');
      expect(body).not.toContain('<script>');
    }
  },
);

test('after seven days it is as unknown as any other', async () => {
  const { get, reference, now } = await opened();
  now.ms += 7 * 86_400_000;
  expect((await get(reference)).statusCode).toBe(404);
});
