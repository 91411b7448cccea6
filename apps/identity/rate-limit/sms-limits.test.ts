import { expect, test } from 'vitest';
import { createLimits, defaultLimits, type LimitPoints } from './limits.ts';
import { countSms, type SmsByCountry, smsLimitPoints } from './sms-limits.ts';

const none = () => undefined;
const german = (n: number) => `+49170${String(1_000_000 + n)}`;
const turkish = (n: number) => `+90532${String(1_000_000 + n)}`;
const visitor = (n: number) => ({ device: `device ${n}`, address: `192.0.2.${n}` });
const plenty: LimitPoints = {
  ...{ smsByRecipientAndDevice: 1e6, smsByRecipientAndAddress: 1e6, smsByRecipientAndAddressInADay: 1e6 },
  ...{ smsByRecipient: 1e6, smsByRecipientInADay: 1e6, smsByDevice: 1e6, smsByDeviceInADay: 1e6 },
  ...{ smsByAddress: 1e6, smsByAddressInADay: 1e6, smsByCountry: 1e6, smsByCountryInADay: 1e6 },
  ...{ smsInAll: 1e6, smsInAllInADay: 1e6 },
};

/** How many of `most` messages were allowed, and the refusal after them. */
async function allowed(most: number, points: LimitPoints, nth: (n: number) => [string, ReturnType<typeof visitor>]) {
  const limits = createLimits(undefined, points, none);
  for (let n = 0; n < most; n += 1) {
    const refusal = await countSms(limits, ...nth(n)).then(
      () => undefined,
      (error: { code: string }) => error.code,
    );
    if (refusal) return [n, refusal];
  }
  return [most, undefined];
}

test('each of number, device, network, country and the whole has its share of an hour and of a day', async () => {
  const spread = (n: number): [string, ReturnType<typeof visitor>] => [german(n), visitor(n)];
  const one = (points: LimitPoints) => ({ ...plenty, ...points });
  expect(await allowed(9, one({ smsByRecipientAndDevice: 4 }), () => [german(0), visitor(0)])).toEqual([
    4,
    'deviceOrAccountLimit',
  ]);
  for (const limit of ['smsByRecipientAndAddress', 'smsByRecipientAndAddressInADay'] as const) {
    const many = await allowed(9, one({ [limit]: 3 }), (n) => [german(0), { ...visitor(n), address: '192.0.2.1' }]);
    expect(many).toEqual([3, 'deviceOrAccountLimit']);
    expect(await allowed(9, one({ [limit]: 3 }), (n) => [german(0), visitor(n)])).toEqual([9, undefined]);
  }
  for (const limit of ['smsByRecipient', 'smsByRecipientInADay'] as const) {
    const many = await allowed(9, one({ [limit]: 3 }), (n) => [german(0), visitor(n)]);
    expect(many).toEqual([3, 'deviceOrAccountLimit']);
  }
  for (const limit of ['smsByDevice', 'smsByDeviceInADay'] as const) {
    const many = await allowed(9, one({ [limit]: 3 }), (n) => [german(n), { ...visitor(n), device: 'one' }]);
    expect(many).toEqual([3, 'deviceOrAccountLimit']);
  }
  for (const limit of ['smsByAddress', 'smsByAddressInADay'] as const) {
    const many = await allowed(9, one({ [limit]: 3 }), (n) => [german(n), { ...visitor(n), address: '192.0.2.1' }]);
    expect(many).toEqual([3, 'addressLimit']);
  }
  for (const limit of ['smsByCountry', 'smsByCountryInADay'] as const) {
    expect(await allowed(9, one({ [limit]: 3 }), spread)).toEqual([3, 'deviceOrAccountLimit']);
  }
  for (const limit of ['smsInAll', 'smsInAllInADay'] as const) {
    const ofAll = (n: number): [string, ReturnType<typeof visitor>] => [n % 2 ? german(n) : turkish(n), visitor(n)];
    expect(await allowed(9, one({ [limit]: 3 }), ofAll)).toEqual([3, 'deviceOrAccountLimit']);
  }
  expect(await allowed(9, plenty, spread)).toEqual([9, undefined]);
});

test('a refusal of one number uses up nothing of its device, network and country', async () => {
  const limits = createLimits(undefined, { ...plenty, smsByRecipient: 1, smsByAddress: 2, smsByCountry: 2 }, none);
  await countSms(limits, german(0), visitor(0));
  for (let n = 0; n < 20; n += 1) await expect(countSms(limits, german(0), visitor(0))).rejects.toThrow();
  await countSms(limits, german(1), visitor(0));
  await expect(countSms(limits, german(2), visitor(0))).rejects.toMatchObject({ code: 'addressLimit' });
  await expect(countSms(limits, german(3), visitor(3))).rejects.toMatchObject({ code: 'deviceOrAccountLimit' });
  await countSms(limits, turkish(0), visitor(4));
});

test('a message that the country limit refuses may be requested again by the same number', async () => {
  const limits = createLimits(undefined, { ...plenty, smsByRecipient: 1, smsByCountry: 1 }, none);
  await countSms(limits, german(0), visitor(0));
  await expect(countSms(limits, german(1), visitor(1))).rejects.toThrow();
  await limits.giveBack('smsByCountry', 'DE');
  await countSms(limits, german(1), visitor(1));
});

test('an operator gives countries numbers of their own; a day has five hours’ worth', async () => {
  const byCountry: SmsByCountry = { TR: 3, '*': 1 };
  const { points, ofKeys } = smsLimitPoints(byCountry);
  expect(points).toEqual({ smsByCountry: 1, smsByCountryInADay: 5, smsInAll: 6, smsInAllInADay: 30 });
  expect(ofKeys).toEqual({ smsByCountry: { TR: 3 }, smsByCountryInADay: { TR: 15 } });
  const limits = createLimits(undefined, { ...plenty, ...points }, none, ofKeys);
  for (let n = 0; n < 3; n += 1) await countSms(limits, turkish(n), visitor(n));
  await expect(countSms(limits, turkish(9), visitor(9))).rejects.toMatchObject({ code: 'deviceOrAccountLimit' });
  await limits.giveBack('smsByCountry', 'TR');
  await countSms(limits, turkish(9), visitor(9));
  await countSms(limits, german(0), visitor(0));
  await expect(countSms(limits, german(1), visitor(1))).rejects.toThrow();
  expect(smsLimitPoints({}).points).toEqual({});
});

test('there is a ceiling over all countries, of the operator’s or of what they have together', () => {
  const ceiling = (byCountry: SmsByCountry) => {
    const { smsByCountry, smsInAll, smsInAllInADay } = smsLimitPoints(byCountry).points;
    return [smsByCountry, smsInAll, smsInAllInADay];
  };
  expect(ceiling({ '*': 50 })).toEqual([50, 150, 750]);
  // Who names countries has said where the visitors are: the others have little.
  expect(ceiling({ TR: 2000, KZ: 500 })).toEqual([20, 2560, 12_800]);
  expect(ceiling({ TR: 2000, ALL: 900 })).toEqual([20, 900, 4500]);
  expect(ceiling({ ALL: 900 })).toEqual([undefined, 900, 4500]);
  expect(smsLimitPoints({ TR: 2000, ALL: 900 }).ofKeys.smsByCountry).toEqual({ TR: 2000 });
  expect(defaultLimits.smsInAll.points).toBeLessThan(defaultLimits.smsByCountry.points * 5);
});

test('a message that is given back counts for no limit', async () => {
  const limits = createLimits(undefined, { ...plenty, smsByRecipient: 1, smsByAddress: 1, smsInAll: 1 }, none);
  for (let n = 0; n < 5; n += 1) {
    const giveBack = await countSms(limits, german(0), visitor(0));
    await expect(countSms(limits, german(0), visitor(0))).rejects.toThrow();
    await giveBack();
    await giveBack();
  }
  await countSms(limits, german(0), visitor(0));
  await expect(countSms(limits, german(1), visitor(1))).rejects.toThrow();
});

test('the usual limits are tight, and a day is never looser than its hours', () => {
  const { smsByRecipient, smsByRecipientInADay, smsByAddress, smsByAddressInADay } = defaultLimits;
  const { smsByCountry, smsByCountryInADay, smsByDevice, smsByDeviceInADay } = defaultLimits;
  const { smsByRecipientAndAddress, smsByRecipientAndAddressInADay, smsInAll, smsInAllInADay } = defaultLimits;
  const pairs = [
    [smsByRecipient, smsByRecipientInADay],
    [smsByDevice, smsByDeviceInADay],
    [smsByAddress, smsByAddressInADay],
    [smsByCountry, smsByCountryInADay],
    [smsByRecipientAndAddress, smsByRecipientAndAddressInADay],
    [smsInAll, smsInAllInADay],
  ] as const;
  for (const [hour, day] of pairs) {
    expect([hour.seconds, day.seconds]).toEqual([3600, 86_400]);
    expect(day.points).toBeGreaterThan(hour.points);
    expect(day.points).toBeLessThan(hour.points * 24);
  }
});
