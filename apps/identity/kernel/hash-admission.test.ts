import { expect, test } from 'vitest';
import { admission, type From } from './hash-admission.ts';

const GUESSES = 16;

/** Work that runs until the test ends it. */
function opened(concurrency: number, queue = 10, processors = 2) {
  const hashing = admission({ concurrency, queue, processors });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const bring = (name: string, from: From) =>
    hashing.admit(() => {
      order.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    }, from);
  const endFirst = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const guess = (wrong: boolean) => {
    for (let count = 0; count < GUESSES; count += 1) hashing.noteGuess(wrong);
  };
  return { hashing, order, bring, endFirst, guess };
}

test('[LOGIN-07] while strangers guess they leave a place, and known devices take it', () => {
  const { order, bring, guess } = opened(2);
  guess(true);
  for (const name of ['a', 'b', 'c']) void bring(name, 'stranger');
  expect(order).toEqual(['a']);
  void bring('owner', 'known');
  expect(order).toEqual(['a', 'owner']);
});

test('strangers with right passwords have all places', () => {
  const { order, bring, guess } = opened(2);
  guess(true);
  guess(false);
  for (const name of ['a', 'b', 'c']) void bring(name, 'stranger');
  expect(order).toEqual(['a', 'b']);
});

test('[LOGIN-07] known devices do not wait behind strangers, nor are they refused for them', async () => {
  const { order, bring, endFirst } = opened(1, 2);
  for (const name of ['a', 'b', 'c']) void bring(name, 'stranger');
  await expect(bring('d', 'stranger')).rejects.toMatchObject({ code: 'busy', retryAfter: 2 });
  void bring('owner', 'known');
  await endFirst();
  expect(order).toEqual(['a', 'owner']);
  await endFirst();
  await endFirst();
  expect(order).toEqual(['a', 'owner', 'b', 'c']);
});

test('with one processor strangers have it between them', async () => {
  const { order, bring, endFirst, guess, hashing } = opened(1);
  guess(true);
  for (const name of ['a', 'b']) void bring(name, 'stranger');
  expect(hashing.load()).toEqual({ running: 1, waiting: 1 });
  await endFirst();
  expect(order).toEqual(['a', 'b']);
});

test('a machine with more processors than places has one left already', () => {
  const { order, bring, guess } = opened(2, 10, 4);
  guess(true);
  for (const name of ['a', 'b', 'c']) void bring(name, 'stranger');
  expect(order).toEqual(['a', 'b']);
});

test('a stranger has a turn after four known devices, however many wait', async () => {
  const { order, bring, endFirst } = opened(1);
  void bring('first', 'known');
  void bring('stranger', 'stranger');
  for (const name of ['1', '2', '3', '4', '5', '6']) void bring(name, 'known');
  for (let ended = 0; ended < 7; ended += 1) await endFirst();
  expect(order).toEqual(['first', '1', '2', '3', '4', 'stranger', '5', '6']);
});
