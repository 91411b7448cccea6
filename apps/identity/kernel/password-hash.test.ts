import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { createHasher } from './password-hash.ts';

describe('hashing', () => {
  test('is argon2id with m=19456, t=2, p=1, and salted', async () => {
    const hasher = await createHasher();
    const [one, two] = [await hasher.hash('correct horse'), await hasher.hash('correct horse')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await hasher.verify(one, 'correct horse')).toBe(true);
    expect(await hasher.verify(one, 'correct Horse')).toBe(false);
    expect(await hasher.verify(undefined, '')).toBe(false);
    expect(hasher.isDated(one)).toBe(false);
    expect(hasher.isDated(await hash('x', { memoryCost: 8192 }))).toBe(true);
  });

  test('takes no more than its limit, and says when to come back', async () => {
    const hasher = await createHasher({ concurrency: 1, queue: 2 });
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => hasher.hash('correct horse')));
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(answers[4]).toMatchObject({ reason: { code: 'busy', retryAfter: 2 } });
    await expect(hasher.hash('again')).resolves.toMatch(/^\$argon2id/);
  });
});
