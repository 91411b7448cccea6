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
  const shown = (locale: string) => source.wordsFor(locale, 'TUR');
  expect(shown('tr-TUR')).toEqual(wordsFor('tr-TUR'));
  await vi.waitFor(() =>
    expect([onChange.mock.calls.length, asked.filter((url) => url.includes('tr-TUR')).length]).toEqual([1, 3]),
  );
  expect(shown('tr-TUR')).toEqual({ ...wordsFor('tr-TUR'), 'shell.logIn': 'Bir giriş' });
  expect(shown('en')).toEqual(wordsFor('en'));
  expect(shown('en')['shell.logIn']).toBe('Log in');
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
  const shown = (site: string, locale = 'tr-TUR') => source.wordsFor(locale, site);
  expect(shown('ONE')['shell.logIn']).toBe('brand');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(shown('ONE')).toMatchObject({ 'shell.logIn': 'brand', 'shell.menu': 'host' });
  expect(shown('TWO')).toMatchObject({ 'shell.logIn': 'host', 'shell.menu': 'host' });
  shown('ONE', 'ru-KAZ');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  expect(shown('ONE', 'ru-KAZ')['shell.logIn']).toBe('brand');
  expect(shown('TWO', 'ru-KAZ')['shell.logIn']).toBe('host');
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
  expect(source.wordsFor('ru-KAZ', 'TUR')).toEqual(wordsFor('ru-RU'));
});
