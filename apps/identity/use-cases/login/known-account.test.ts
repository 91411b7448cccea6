import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { KNOWN_LOGIN_NAME } from '@gatehouse/contract/login/known-account';
import { readKnownAccount } from '@gatehouse/rules/login/known-account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openTestIdentity,
  type TestEnvelope,
  type TestIdentity,
  testStores,
} from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });
const knownOf = ({ headers }: TestEnvelope) => headers[gatewayHeaders.knownAccount] as string | undefined;
const withKnown = (known: string | undefined, n: number) => ({
  ...device(n),
  [gatewayHeaders.knownAccount]: known ?? '',
});

describe.each(testStores)('the account that a device remembers, on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());
  const codeIn = (to: string) => identity.codeFor(to);

  test('[LOGIN-02] a login answers a mask and a sealed name, and that stands for the name on this device alone', async () => {
    const { result } = await identity.register('known@example.com', PASSWORD, device(1));
    const answer = await identity.logIn('known@example.com', PASSWORD, device(1));
    const known = knownOf(answer);
    expect(readKnownAccount(known)).toMatchObject({ mask: 'k•••@e•••.com', passkey: false });
    expect(answer.text).not.toContain('•');
    expect(Buffer.from(known ?? '').toString()).not.toContain('known@');
    expect(await identity.logIn(KNOWN_LOGIN_NAME, PASSWORD, withKnown(known, 1))).toMatchObject({
      ret_code: 0,
      result,
    });
    expect((await identity.logIn(KNOWN_LOGIN_NAME, PASSWORD, withKnown(known, 2))).ret_code).toBe(31002);
    const testnet = { ...withKnown(known, 1), [gatewayHeaders.site]: 'TESTNET' };
    expect((await identity.logIn(KNOWN_LOGIN_NAME, PASSWORD, testnet)).ret_code).toBe(31002);
    const begun = await identity.post(
      '/user/public/login/begin',
      { login_name: KNOWN_LOGIN_NAME, item: 'code' },
      withKnown(known, 1),
    );
    expect(begun).toMatchObject({ ret_code: 0, result: { ways: ['email', 'email_link'] } });
    expect(codeIn('known@example.com')).toMatch(/^\d{6}$/);
  });

  test('[LOGIN-02] names of every length are sealed to one length', async () => {
    const lengths = new Set<number>();
    for (const name of ['a@example.com', 'a.rather.long.name.of.a.person@example.com']) {
      await identity.register(name, PASSWORD, device(3));
      lengths.add((knownOf(await identity.logIn(name, PASSWORD, device(3))) ?? '').length);
    }
    expect(lengths.size).toBe(1);
  });

  test('[LOGIN-01] a record that is gone, foreign or changed is answered like a wrong password for a name without an account', async () => {
    await identity.register('changed@example.com', PASSWORD, device(4));
    const known = knownOf(await identity.logIn('changed@example.com', PASSWORD, device(4))) ?? '';
    const changed = known.replace(/\.(.)/, (_, first: string) => `.${first === 'A' ? 'B' : 'A'}`);
    const stranger = await identity.logIn('no-one@example.com', PASSWORD, device(5));
    for (const record of [undefined, changed, `0.${'A'.repeat(400)}.a`]) {
      const answer = await identity.logIn(KNOWN_LOGIN_NAME, PASSWORD, withKnown(record, 4));
      expect(answer.ret_code).toBe(stranger.ret_code);
      expect(knownOf(answer)).toBeUndefined();
    }
  });

  test('[LOGIN-02] a device that is not to be trusted remembers nothing', async () => {
    await identity.register('cafe@example.com', PASSWORD, device(6));
    const { uuid } = (await identity.logIn('cafe@example.com', PASSWORD, device(7))).result;
    await identity.post('/user/public/challenge/send', { uuid, item: 'email' }, device(7));
    const proof = { by: 'email', code: codeIn('cafe@example.com') };
    const verify = { uuid, proof, trust_device: false };
    const answer = await identity.post('/user/public/login/verify', verify, device(7));
    expect(answer.ret_code).toBe(0);
    expect(knownOf(answer)).toBeUndefined();
  });
});
