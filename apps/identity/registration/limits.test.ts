import { expect, test } from 'vitest';
import { openTestIdentity, TEST_GUID, testStores } from '../open-test-identity.ts';
import { defaultLimits, developmentLimits } from '../rate-limit/limits.ts';

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

test.each(testStores)('[SIGNUP-04] on %s a device may ask for so many codes', async (store) => {
  const identity = await openTestIdentity(store, { limitPoints: { codesByDevice: 2 } });
  const uuid = await identity.begin('codes@example.com', guid(1));
  const send = async (device: number) => (await identity.post(SEND, { uuid, item: 'email' }, guid(device))).ret_code;
  expect([await send(1), await send(1), await send(2)]).toEqual([0, 700040, 0]);
  await identity.close();
});

test('[SIGNUP-04] the usual limits are tens for an hour, and ten times that in development', () => {
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
