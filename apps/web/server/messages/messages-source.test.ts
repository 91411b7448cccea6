import type { BrandWords } from '@gatehouse/rules/site/brand';
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
  const source = createMessagesSource({ brand: {}, origin, project: 'gatehouse', report: () => {}, onChange });
  expect(source.wordsFor('tr-TUR', ['shell.logIn'], 'TUR')).toEqual(wordsFor('tr-TUR', ['shell.logIn']));
  await vi.waitFor(() =>
    expect([onChange.mock.calls.length, asked.filter((url) => url.includes('tr-TUR')).length]).toEqual([1, 3]),
  );
  expect(source.wordsFor('tr-TUR', ['shell.logIn'], 'TUR')).toEqual({ 'shell.logIn': 'Bir giriş' });
  expect(source.wordsFor('en', ['shell.logIn'], 'TUR')).toEqual({ 'shell.logIn': 'Log in' });
  expect(JSON.parse(source.file('tr-TUR', 'global', 'TUR'))['shell.logIn']).toBe('Bir giriş');
  expect(asked.filter((url) => url.includes('tr-TUR')).toSorted()).toEqual([
    '/gatehouse/global/tr-TUR.json',
    '/gatehouse/inverse-error-code/tr-TUR.json',
    '/gatehouse/inverse/tr-TUR.json',
  ]);
});

test('[LANG-14] [SITE-10] the brand’s own messages of a site count before those of the translation host', async () => {
  host = Fastify();
  host.get('/*', (request, reply) =>
    reply.send(request.url.includes('/global/') ? { 'shell.logIn': 'host', 'shell.menu': 'host' } : {}),
  );
  const origin = await host.listen({ port: 0 });
  const onChange = vi.fn();
  const words: readonly BrandWords[] = [
    { sites: ['ONE'], locale: 'tr-TUR', texts: { 'shell.logIn': 'brand' } },
    { sites: ['ONE'], locale: 'ru-RU', texts: { 'shell.logIn': 'brand' } },
    // English that Turkish does not need.
    { locale: 'en', texts: { 'shell.menu': 'brand' } },
  ];
  const source = createMessagesSource({
    ...{ brand: { words }, origin, project: 'gatehouse', report: () => {}, onChange },
  });
  const shown = (site: string) => source.wordsFor('tr-TUR', ['shell.logIn', 'shell.menu'], site);
  expect(shown('ONE')['shell.logIn']).toBe('brand');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(shown('ONE')).toEqual({ 'shell.logIn': 'brand', 'shell.menu': 'host' });
  expect(shown('TWO')).toEqual({ 'shell.logIn': 'host', 'shell.menu': 'host' });
  source.wordsFor('ru-KAZ', ['shell.logIn'], 'ONE');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  expect(source.wordsFor('ru-KAZ', ['shell.logIn'], 'ONE')).toEqual({ 'shell.logIn': 'brand' });
  expect(source.wordsFor('ru-KAZ', ['shell.logIn'], 'TWO')).toEqual({ 'shell.logIn': 'host' });
  expect(JSON.parse(source.file('tr-TUR', 'global', 'ONE'))['shell.logIn']).toBe('brand');
  expect(JSON.parse(source.file('tr-TUR', 'global', 'TWO'))['shell.logIn']).toBe('host');
});

test('[LANG-15] without a host, or while it does not answer, the shipped messages show', () => {
  const source = createMessagesSource({
    brand: {},
    origin: undefined,
    project: 'gatehouse',
    report: () => {},
    onChange: () => {},
  });
  expect(source.wordsFor('ar-ARE', ['shell.logIn'], 'TUR')).toEqual(wordsFor('ar-SA', ['shell.logIn']));
});
