import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createLimits, type Limits } from './limits.ts';

const redisUrl = process.env.TEST_REDIS_URL;
if (!redisUrl) console.log('Limits on Redis are left out: TEST_REDIS_URL is not set');
const points = { mailsByRecipient: 2, loginFailuresByDevice: 1 };

async function exercise(limits: Limits): Promise<void> {
  const key = randomUUID();
  await limits.count('mailsByRecipient', key);
  await limits.count('mailsByRecipient', key);
  for (let again = 0; again < 3; again += 1) {
    await expect(limits.count('mailsByRecipient', key)).rejects.toMatchObject({
      code: 'deviceOrAccountLimit',
      retryAfter: expect.any(Number),
    });
  }
  await limits.giveBack('mailsByRecipient', key);
  await limits.count('mailsByRecipient', key);
  await expect(limits.count('mailsByRecipient', key)).rejects.toMatchObject({ code: 'deviceOrAccountLimit' });
  await limits.count('mailsByRecipient', randomUUID());
  await limits.count('loginFailuresByDevice', undefined);
  await limits.count('loginFailuresByDevice', undefined);
  await limits.giveBack('loginFailuresByDevice', undefined);
  await limits.close();
}

describe('[LOGIN-01] limits', () => {
  test('count in memory', () => exercise(createLimits(undefined, points, () => undefined)));

  test('count in memory while Redis is out of reach', async () => {
    const errors: Error[] = [];
    await exercise(createLimits('redis://127.0.0.1:1', points, (error) => errors.push(error), {}, 1));
    expect(errors).not.toEqual([]);
  });

  test.skipIf(!redisUrl)('are shared through Redis', async () => {
    const [one, two] = [
      createLimits(redisUrl, points, () => undefined),
      createLimits(redisUrl, points, () => undefined),
    ];
    // The first connection is on its way; until then memory counts.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const key = randomUUID();
    await one.count('mailsByRecipient', key);
    await two.count('mailsByRecipient', key);
    await expect(one.count('mailsByRecipient', key)).rejects.toMatchObject({ code: 'deviceOrAccountLimit' });
    await two.close();
    await exercise(one);
  });
});
