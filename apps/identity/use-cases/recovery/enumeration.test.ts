import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparedTimes } from '../../testing/compared-times.ts';
import {
  type AccountRecoveryTest,
  device,
  NEW_PASSWORD,
  openAccountRecoveryTest,
} from '../../testing/open-account-recovery-test.ts';
import { type TestEnvelope, testStores } from '../../testing/open-test-identity.ts';

const MANY = {
  ...{ mailsByRecipient: 1000, mailsByRecipientAndDevice: 1000, mailsByRecipientAndAddress: 1000 },
  ...{ codesByDevice: 1000, codesByAddress: 1000, challengesByAddress: 1000, challengesByDevice: 1000 },
  ...{ proofFailuresByAddress: 1000, proofFailuresByDevice: 1000, proofFailuresByAccount: 1000 },
  ...{ proofFailuresByAccountInADay: 1000, registrationsByDevice: 1000, registrationsByAddress: 1000 },
};

describe.each(testStores)('enumeration by account recovery, on %s', (store) => {
  let way: AccountRecoveryTest;
  beforeAll(async () => {
    way = await openAccountRecoveryTest(store, { limitPoints: MANY });
  });
  afterAll(() => way.close());

  /** The answer without what always differs: ids and times. */
  const shape = ({ text, status }: TestEnvelope) =>
    `${status} ${text
      .replace(/[0-9a-f-]{36}/g, 'UUID')
      .replace(/\d{13}/g, 'TIME')
      .replaceAll('knave', 'known')}`;

  test('a reset answers the same at every step, with an account and without; as many messages go out', async () => {
    await way.registered('known@example.com');
    const walk = async (login_name: string) => {
      const before = way.mailbox.list().length;
      const begun = await way.retrieve('begin', { login_name });
      const { uuid } = begun.result;
      const heard = [begun, await way.resetState(uuid)];
      for (let n = 0; n < 6; n += 1) {
        heard.push(await way.retrieve('prove', { uuid, proof: { by: 'email', code: `00000${n}` } }));
      }
      const link_token = 'x'.repeat(43);
      heard.push(await way.retrieve('prove', { uuid, proof: { by: 'email_link', link_token } }));
      heard.push(await way.retrieve('prove', { uuid, proof: { by: 'totp', code: '000000' } }));
      heard.push(
        await way.choose(uuid, NEW_PASSWORD),
        await way.resetState(uuid),
        await way.resetState(uuid, device(2)),
      );
      way.time.offset += 61_000;
      heard.push(await way.post('/user/public/challenge/send', { uuid, item: 'email' }));
      return { heard: heard.map(shape), messages: way.mailbox.list().length - before };
    };
    const none = await walk('knave@example.com');
    expect(await walk('known@example.com')).toEqual(none);
    expect(none.messages).toBe(2);
    const [mail] = way.messages('knave@example.com');
    expect(mail?.text).not.toMatch(/\b\d{6}\b|#[\w-]{43}/);
    expect(way.messages('known@example.com')[0]?.text).toMatch(/\b\d{6}\b/);
  });

  test('each step of a reset takes about as long, with an account and without', async () => {
    const { timed, expectAlike } = comparedTimes('known', 'none');
    let devices = 100;
    const walk = async (kind: 'known' | 'none', login_name: string) => {
      devices += 1;
      const on = device(devices);
      const { result } = await timed('begin', kind, () => way.retrieve('begin', { login_name }, on));
      const wrong = { uuid: result.uuid, proof: { by: 'email', code: '000000' } };
      // A beginning takes 200 ms, and what follows it one: that is asked three times.
      for (let n = 0; n < 3; n += 1) {
        await timed('verify', kind, () => way.retrieve('prove', wrong, on));
        await timed('state', kind, () => way.resetState(result.uuid, on));
      }
    };
    for (let n = 0; n < 4; n += 1) await way.registered(`there${n}@example.com`);
    for (let again = 0; again < 16; again += 1) {
      await walk('known', `there${again % 4}@example.com`);
      await walk('none', `gone${again % 4}@example.com`);
      way.time.offset += 61_000;
    }
    expectAlike('begin', 'verify', 'state');
  });
});
