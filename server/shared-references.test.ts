import { REFERENCE_TTL_MS } from '@gatehouse/web/server/references/references';
import { expect, test } from 'vitest';
import { redisStore } from './shared-references.ts';

type Redis = Parameters<typeof redisStore>[0];

function store(status: string, more: Partial<Record<'set' | 'get', unknown>> = {}) {
  const calls: unknown[][] = [];
  const errors: Error[] = [];
  const set = async (...asked: unknown[]) => void calls.push(asked);
  const redis = { status, set, get: async () => null, ...more } as unknown as Redis;
  return { calls, errors, store: redisStore(redis, (error) => errors.push(error)) };
}

test('a reference goes to Redis under a key of its own and for seven days', async () => {
  const { calls, store: shared } = store('ready');
  expect(shared.save('GH-7K3F-92QX', 'text')).toBe(true);
  expect(calls).toEqual([['gatehouse:reference:GH-7K3F-92QX', 'text', 'PX', REFERENCE_TTL_MS]]);
  expect(await shared.load('GH-7K3F-92QX')).toBeUndefined();
});

test.each(['connecting', 'reconnecting', 'end'])('while Redis is %s no reference is given', (status) => {
  const { calls, store: shared } = store(status);
  expect(shared.save('GH-7K3F-92QX', 'text')).toBe(false);
  expect(calls).toEqual([]);
});

test('a write that fails is reported and breaks nothing', async () => {
  const { errors, store: shared } = store('ready', { set: () => Promise.reject(new Error('gone')) });
  const lost: string[] = [];
  expect(shared.save('GH-7K3F-92QX', 'text', () => lost.push('GH-7K3F-92QX'))).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect([errors.map(({ message }) => message), lost]).toEqual([['gone'], ['GH-7K3F-92QX']]);
});
