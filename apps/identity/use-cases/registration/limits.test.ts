import { expect, test } from 'vitest';
import { defaultLimits, developmentLimits } from '../../rate-limit/limits.ts';
import { openTestIdentity, TEST_GUID, testStores } from '../../testing/open-test-identity.ts';

const SEND = '/user/public/register/send/verify/item';
const guid = (n: number) => ({ guid: TEST_GUID.slice(0, 30) + String(n).padStart(6, '0') });

test.each(testStores)('[SIGNUP-04] on %s one stranger does not use up the mails of an address', async (store) => {
  const limitPoints = { mailsByRecipientAndDevice: 2, mailsByRecipient: 4 };
  const identity = await openTestIdentity(store, { limitPoints });
  const mail = async (device: number) => {
    const body = { register_type: 1, email: 'wanted@example.com' };
    const { uuid } = (await identity.post('/user/public/register/info', body, guid(device))).result;
    identity.time.offset += 60_001;
    return (await identity.post(SEND, { uuid, item: 'email' }, guid(device))).ret_code;
  };
  expect([await mail(1), await mail(1), await mail(1), await mail(2)]).toEqual([0, 0, 700040, 0]);
  expect([await mail(3), await mail(4)]).toEqual([0, 700040]);
  await identity.close();
});

const usual = Object.fromEntries(Object.entries(defaultLimits).map(([name, { points }]) => [name, points]));
const stranger = (n: number) => ({ ...guid(n), 'x-forwarded-for': '198.51.100.7' });
const owner = { ...guid(99), 'x-forwarded-for': '203.0.113.9' };

test.each([
  ['email', { register_type: 1, email: 'wanted@example.com' }, 6],
  ['mobile', { register_type: 5, mobile: '+4915112345678', country: 'DE' }, 3],
] as const)(
  '[SIGNUP-04] by %s a stranger with many devices in one network leaves the owner theirs',
  async (item, who, ofOneNetwork) => {
    const identity = await openTestIdentity('SQLite', { limitPoints: usual });
    const ask = async (headers: Record<string, string>) => {
      const { uuid } = (await identity.post('/user/public/register/info', who, headers)).result;
      identity.time.offset += 60_001;
      return (await identity.post(SEND, { uuid, item }, headers)).ret_code;
    };
    const codes: number[] = [];
    for (let n = 0; n < 30; n += 1) codes.push(await ask(stranger(n % 10)));
    expect(codes.filter((code) => code === 0)).toHaveLength(ofOneNetwork);
    expect([await ask(owner), await ask(owner)]).toEqual([0, 0]);
    await identity.close();
  },
);

test('the share of one network is well below the whole, of a recipient and of everything', () => {
  const { mailsByRecipientAndAddress, mailsByRecipient, codesByAddress, smsByAddress, smsInAll } = defaultLimits;
  const { smsByRecipientAndAddress, smsByRecipient, smsByRecipientAndAddressInADay, smsByRecipientInADay } =
    defaultLimits;
  expect(mailsByRecipientAndAddress.points * 5).toBeLessThanOrEqual(mailsByRecipient.points);
  expect(smsByRecipientAndAddress.points * 2).toBeLessThan(smsByRecipient.points);
  expect(smsByRecipientAndAddressInADay.points * 2).toBeLessThan(smsByRecipientInADay.points);
  expect(smsByAddress.points).toBeLessThan(codesByAddress.points);
  expect(smsByAddress.points * 10).toBeLessThanOrEqual(smsInAll.points);
});

test.each(testStores)('[SIGNUP-04] on %s a device may ask for so many codes', async (store) => {
  const identity = await openTestIdentity(store, { limitPoints: { codesByDevice: 2 } });
  const uuid = await identity.begin('codes@example.com', guid(1));
  const send = async (device: number) => (await identity.post(SEND, { uuid, item: 'email' }, guid(device))).ret_code;
  expect([await send(1), await send(1), await send(2)]).toEqual([0, 700040, 0]);
  await identity.close();
});

test('the usual limits are tens for an hour, and ten times that in development', () => {
  const { registrationsByAddress, registrationsByDevice, codesByAddress, codesByDevice } = defaultLimits;
  const points = [registrationsByAddress, registrationsByDevice, codesByAddress, codesByDevice];
  expect(points.map((limit) => [limit.points, limit.seconds])).toEqual([
    [60, 3600],
    [20, 3600],
    [120, 3600],
    [40, 3600],
  ]);
  expect([developmentLimits.registrationsByAddress, developmentLimits.codesByDevice]).toEqual([600, 400]);
});
