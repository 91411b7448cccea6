import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadBrand } from '@gatehouse/brand/load-brand';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { setOwnWebhook } from './own-telegram-webhook.ts';

/** A Telegram that breaks off the first calls; counts all. */
async function telegramThatFails(times: number) {
  const seen: string[] = [];
  const server = createServer((request, reply) => {
    seen.push(request.url ?? '');
    if (seen.length <= times) return request.socket.destroy();
    return reply.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true,"result":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  return { seen, port: (server.address() as AddressInfo).port };
}

function set(port: number): string[] {
  const problems: string[] = [];
  const environment = readEnvironment({ PORT: String(port) });
  setOwnWebhook(environment, loadBrand({ port }), (problem) => problems.push(problem));
  return problems;
}

test('a process that is busy while it starts has its webhook all the same', async () => {
  const { seen, port } = await telegramThatFails(2);
  const problems = set(port);
  await vi.waitFor(() => expect(seen).toHaveLength(3), 10_000);
  expect(seen.every((url) => url.endsWith('/setWebhook'))).toBe(true);
  expect(problems).toEqual([]);
});

test('one that breaks off every call is reported once, without the token', async () => {
  const { seen, port } = await telegramThatFails(Number.POSITIVE_INFINITY);
  const problems = set(port);
  await vi.waitFor(() => expect(problems).toHaveLength(1), 10_000);
  expect(seen).toHaveLength(3);
  expect(problems[0]).not.toMatch(/bot\d+:/);
});
