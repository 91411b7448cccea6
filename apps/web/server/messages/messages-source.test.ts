import { wordsFor } from '@gatehouse/words/words-for';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { createMessagesSource } from './messages-source.ts';

let host: FastifyInstance | undefined;
afterEach(() => host?.close());

test('[LANG-14] files of the translation host override the shipped messages once they have arrived', async () => {
  const asked: string[] = [];
  host = Fastify();
  host.get('/*', (request, reply) => {
    asked.push(request.url);
    return reply.send(
      request.url === '/gatehouse/global/tr-TUR.json' ? { 'shell.logIn': 'Bir giriş', 'no.such': 'x' } : {},
    );
  });
  const origin = await host.listen({ port: 0 });
  const onChange = vi.fn();
  const source = createMessagesSource({ origin, project: 'gatehouse', report: () => {}, onChange });
  expect(source.wordsFor('tr-TUR', ['shell.logIn'])).toEqual(wordsFor('tr-TUR', ['shell.logIn']));
  await vi.waitFor(() =>
    expect([onChange.mock.calls.length, asked.filter((url) => url.includes('tr-TUR')).length]).toEqual([1, 3]),
  );
  expect(source.wordsFor('tr-TUR', ['shell.logIn'])).toEqual({ 'shell.logIn': 'Bir giriş' });
  expect(source.wordsFor('en', ['shell.logIn'])).toEqual({ 'shell.logIn': 'Log in' });
  expect(JSON.parse(source.file('tr-TUR', 'global'))['shell.logIn']).toBe('Bir giriş');
  expect(asked.filter((url) => url.includes('tr-TUR')).toSorted()).toEqual([
    '/gatehouse/global/tr-TUR.json',
    '/gatehouse/inverse-error-code/tr-TUR.json',
    '/gatehouse/inverse/tr-TUR.json',
  ]);
});

test('[LANG-15] without a host, or while it does not answer, the shipped messages show', () => {
  const source = createMessagesSource({
    origin: undefined,
    project: 'gatehouse',
    report: () => {},
    onChange: () => {},
  });
  expect(source.wordsFor('ar-ARE', ['shell.logIn'])).toEqual(wordsFor('ar-SA', ['shell.logIn']));
});
