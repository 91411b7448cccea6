import { expect, test } from 'vitest';
import { sharedFlush } from './flush.ts';

/** A disk whose syncs end on command. */
function disk() {
  const ends: ((error?: Error) => void)[] = [];
  const flush = sharedFlush(
    () => new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve()))),
  );
  return { ends, flush };
}
const settled = async (promise: Promise<void>) =>
  Promise.race([promise.then(() => 'done'), new Promise((resolve) => setTimeout(resolve, 5, 'waiting'))]);

test('writers that come while the disk is busy wait for the next flush, all together', async () => {
  const { ends, flush } = disk();
  const first = flush();
  const others = [flush(), flush(), flush()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await settled(first)).toBe('done');
  expect(await settled(Promise.all(others).then(() => undefined))).toBe('waiting');
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect(await settled(Promise.all(others).then(() => undefined))).toBe('done');
  const later = flush();
  expect(ends).toHaveLength(3);
  ends[2]?.();
  expect(await settled(later)).toBe('done');
});

test('a failed sync rejects the writers that waited for it, and is tried again for the others', async () => {
  const { ends, flush } = disk();
  const first = flush();
  const second = flush();
  ends[0]?.(new Error('disk full'));
  await expect(first).rejects.toThrow('disk full');
  await new Promise((resolve) => setTimeout(resolve, 1));
  ends[1]?.();
  expect(await settled(second)).toBe('done');
});
