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

describe('limits', () => {
  test('count an IPv6 network by /64, and by /48 with ten times as much; what one of them refuses counts for none', async () => {
    const limits = createLimits(undefined, { mailsByRecipientAndAddress: 2 }, () => undefined);
    const count = (site: string, network: number) =>
      limits.count('mailsByRecipientAndAddress', `a@b.example|2001:db8:${site}:${network}::/64`);
    const refused = { code: 'deviceOrAccountLimit', retryAfter: expect.any(Number) };
    for (let time = 0; time < 2; time += 1) await count('1', 0);
    for (let time = 0; time < 30; time += 1) await expect(count('1', 0)).rejects.toMatchObject(refused);
    for (let network = 1; network <= 18; network += 1) await count('1', network);
    await expect(count('1', 19)).rejects.toMatchObject(refused);
    await limits.giveBack('mailsByRecipientAndAddress', 'a@b.example|2001:db8:1:3::/64');
    await count('1', 19);
    await expect(count('1', 20)).rejects.toMatchObject(refused);
    await count('2', 0);
    await limits.close();
  });

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
