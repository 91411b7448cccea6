import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparedTimes } from '../../testing/compared-times.ts';
import {
  openTestIdentity,
  type TestEnvelope,
  type TestIdentity,
  testStores,
} from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const MANY = {
  ...{ mailsByRecipient: 1000, mailsByRecipientAndDevice: 1000, loginFailuresByAddress: 1000 },
  ...{ registrationsByDevice: 1000, codesByDevice: 1000, registrationsByAddress: 1000 },
};

describe.each(testStores)('enumeration by registration on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store, { limitPoints: MANY });
    await identity.register('known@example.com', PASSWORD);
  });
  afterAll(() => identity.close());

  /** The answer without what always differs: ids and times. */
  const shape = ({ text, status }: TestEnvelope) =>
    `${status} ${text
      .replace(/[0-9a-f-]{36}/g, 'UUID')
      .replace(/\d{13}/g, 'TIME')
      .replaceAll('knave', 'known')
      .replaceAll('nobody', 'known')}`;

  test('[SIGNUP-04] registering a known address answers like a new one at every step, and never verifies', async () => {
    const { post, get, mailbox } = identity;
    const walk = async (email: string) => {
      const info = await post('/user/public/register/info', { register_type: 1, email });
      const { uuid } = info.result;
      const sent = await post('/user/public/register/send/verify/item', { uuid, item: 'email' });
      const codes = ['000000', '000001', '000002', '000003', '000004', '000005'];
      const tried: TestEnvelope[] = [];
      for (const code of codes) tried.push(await post('/user/public/register/verify', { uuid, code }));
      const later = [
        await get(`/user/public/register/verify/result?uuid=${uuid}`),
        await get(`/user/public/register/recall/info?uuid=${uuid}`),
        await identity.setPassword(uuid, PASSWORD),
      ];
      return [info, sent, ...tried, ...later].map(shape);
    };
    const fresh = await walk('knave@example.com');
    mailbox.clear();
    expect(await walk('known@example.com')).toEqual(fresh);
    const [mail] = mailbox.list();
    expect(mail?.subject).toMatch(/already/i);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/\b\d{6}\b/);
    expect(mail?.text).toContain('localhost');
  });

  test('[LOGIN-01] an unknown name and a wrong password give the same answers, up to the lock', async () => {
    const { logIn } = identity;
    const six = async (name: string) => {
      const answers: string[] = [];
      for (let n = 0; n < 6; n += 1)
        answers.push(shape(await logIn(name, 'wrong password')).replace(/"retry_after":\d+/, ''));
      return answers;
    };
    expect(await six('known@example.com')).toEqual(await six('nobody@example.com'));
    expect((await logIn('no address at all', 'wrong password')).ret_code).toBe(31002);
  });

  test('[LOGIN-01] an unknown name takes about as long as a wrong password', async () => {
    const { logIn, register } = identity;
    const { timed, expectAlike } = comparedTimes('unknown', 'known');
    for (let n = 0; n < 6; n += 1) await register(`time${n}@example.com`, PASSWORD);
    const guess = async (way: 'known' | 'unknown', name: string) => {
      const { ret_code } = await timed('login', way, () => logIn(name, 'wrong password'));
      expect(ret_code).toBe(31002);
    };
    for (let n = 0; n < 6; n += 1) {
      for (let again = 0; again < 4; again += 1) {
        await guess('known', `time${n}@example.com`);
        await guess('unknown', `gone${n}@example.com`);
      }
    }
    expectAlike('login');
  });

  test('[SIGNUP-04] each step takes about as long, and sends as much, with an account as without', async () => {
    const { post, register, mailbox } = identity;
    const { timed, expectAlike } = comparedTimes('known', 'fresh');
    let devices = 0;
    const walk = async (kind: 'known' | 'fresh', email: string, item: string) => {
      // A device of its own: the same one would only go on with the wizard that it began before.
      devices += 1;
      const on = { guid: `00000000-0000-4000-9000-${String(devices).padStart(12, '0')}` };
      const before = mailbox.list().length;
      const info = () => post('/user/public/register/info', { register_type: 1, email }, on);
      const { uuid } = (await timed('info', kind, info)).result;
      await timed('send', kind, () => post('/user/public/register/send/verify/item', { uuid, item }, on));
      await timed('verify', kind, () => post('/user/public/register/verify', { uuid, code: '000000' }, on));
      expect(mailbox.list().length - before).toBe(1);
    };
    for (let n = 0; n < 4; n += 1) await register(`there${n}@example.com`, PASSWORD);
    for (let again = 0; again < 40; again += 1) {
      const item = again % 2 ? 'email' : 'email_link';
      await walk('known', `there${again % 4}@example.com`, item);
      await walk('fresh', `new${again}@example.com`, item);
      identity.time.offset += 60_001;
    }
    expectAlike('info', 'send', 'verify');
  });
});
