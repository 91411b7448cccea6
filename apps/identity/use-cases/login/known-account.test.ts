import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { KNOWN_LOGIN_NAME } from '@gatehouse/contract/login/known-account';
import { readKnownAccount } from '@gatehouse/rules/login/known-account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SoftwarePasskey } from '../../testing/authenticator-fixture.ts';
import { factorCalls, ORIGIN } from '../../testing/factor-fixture.ts';
import {
  openTestIdentity,
  type TestEnvelope,
  type TestIdentity,
  testStores,
} from '../../testing/open-test-identity.ts';

const NOT_REMEMBERED = {
  ...{ ret_code: 700_001, result: { field: 'login_name' } },
  headers: { [gatewayHeaders.knownAccount]: '' },
};
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
  /** Logs in there and confirms the device. */
  const rememberedOn = async (n: number, email: string, more = {}) => {
    const { uuid } = (await identity.logIn(email, PASSWORD, device(n))).result;
    await identity.post('/user/public/challenge/send', { uuid, item: 'email' }, device(n));
    const verify = { uuid, proof: { by: 'email', code: codeIn(email) }, ...more };
    return knownOf(await identity.post('/user/public/login/verify', verify, device(n)));
  };

  test('[LOGIN-02] a login answers a mask and a sealed name, and that stands for the name on this device alone', async () => {
    const { result } = await identity.register('known@example.com', PASSWORD, device(1));
    const answer = await identity.logIn('known@example.com', PASSWORD, device(1));
    const known = knownOf(answer);
    expect(readKnownAccount(known)).toMatchObject({ mask: 'k***@e***.com', passkey: false });
    expect(answer.text).not.toContain('*');
    expect(Buffer.from(known ?? '').toString()).not.toContain('known@');
    expect(await identity.logIn(KNOWN_LOGIN_NAME, PASSWORD, withKnown(known, 1))).toMatchObject({
      ret_code: 0,
      result,
    });
    expect(await identity.logIn(KNOWN_LOGIN_NAME, PASSWORD, withKnown(known, 2))).toMatchObject(NOT_REMEMBERED);
    const testnet = { ...withKnown(known, 1), [gatewayHeaders.site]: 'TESTNET' };
    expect(await identity.logIn(KNOWN_LOGIN_NAME, PASSWORD, testnet)).toMatchObject(NOT_REMEMBERED);
    const begun = await identity.post(
      '/user/public/login/begin',
      { login_name: KNOWN_LOGIN_NAME, item: 'code' },
      withKnown(known, 1),
    );
    expect(begun).toMatchObject({ ret_code: 0, result: { ways: ['email', 'email_link'] } });
    expect(codeIn('known@example.com')).toMatch(/^\d{6}$/);
  });

  test('[LOGIN-02] a record with the mask of an earlier version counts, and the login answers one with the mask of today', async () => {
    await identity.register('earlier@example.com', PASSWORD, device(13));
    const known = knownOf(await identity.logIn('earlier@example.com', PASSWORD, device(13))) ?? '';
    const [, sealed] = known.split('.');
    const earlier = `1.${sealed}.${encodeURIComponent('e•••@e•••.com')}`;
    const answer = await identity.logIn(KNOWN_LOGIN_NAME, PASSWORD, withKnown(earlier, 13));
    expect(answer.ret_code).toBe(0);
    expect(decodeURIComponent(knownOf(answer) ?? '')).toMatch(/^1\..*\.e\*{3}@e\*{3}\.com$/);
  });

  test('[LOGIN-02] names of every length are sealed to one length', async () => {
    const lengths = new Set<number>();
    for (const name of ['a@example.com', 'a.rather.long.name.of.a.person@example.com']) {
      await identity.register(name, PASSWORD, device(3));
      lengths.add((knownOf(await identity.logIn(name, PASSWORD, device(3))) ?? '').length);
    }
    expect(lengths.size).toBe(1);
  });

  test('[LOGIN-01] [LOGIN-07] a record that is gone, foreign or changed is refused as one, dropped, and counts nowhere', async () => {
    await identity.register('changed@example.com', PASSWORD, device(4));
    const known = knownOf(await identity.logIn('changed@example.com', PASSWORD, device(4))) ?? '';
    const changed = known.replace(/\.(.)/, (_, first: string) => `.${first === 'A' ? 'B' : 'A'}`);
    const counted = () => identity.db.selectFrom('login_guard').selectAll().execute();
    const before = await counted();
    for (const record of [undefined, changed, `0.${'A'.repeat(400)}.a`]) {
      expect(await identity.logIn(KNOWN_LOGIN_NAME, 'wrong', withKnown(record, 4))).toMatchObject(NOT_REMEMBERED);
      const begin = { login_name: KNOWN_LOGIN_NAME, item: 'code' };
      const begun = await identity.post('/user/public/login/begin', begin, withKnown(record, 4));
      expect(begun).toMatchObject(NOT_REMEMBERED);
    }
    expect(await counted()).toEqual(before);
    expect((await identity.logIn(KNOWN_LOGIN_NAME, PASSWORD, withKnown(known, 4))).ret_code).toBe(0);
  });

  test('[LOGIN-02] a device that its owner forgot no longer stands for the name', async () => {
    const email = 'forgets@example.com';
    const { token = '' } = await identity.register(email, PASSWORD, device(8));
    const known = await rememberedOn(9, email);
    const as = { usertoken: token, ...device(8) };
    const { devices } = (await identity.get('/user/private/account/devices', as)).result;
    const { device_id } = devices.find(({ current }: { current: boolean }) => !current);
    expect((await identity.post('/user/private/account/devices/forget', { device_id }, as)).ret_code).toBe(0);
    expect(await identity.logIn(KNOWN_LOGIN_NAME, PASSWORD, withKnown(known, 9))).toMatchObject(NOT_REMEMBERED);
  });

  test('[LOGIN-02] after another address it stands for the account, never for who has its old one now', async () => {
    const [email, later] = ['before@example.com', 'after@example.com'];
    await identity.register(email, PASSWORD, device(10));
    const known = knownOf(await identity.logIn(email, PASSWORD, device(10)));
    const { id } = await identity.db
      .updateTable('account')
      .set({ email: later, email_key: later })
      .where('email_key', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow();
    await identity.register(email, `${PASSWORD} of another`, device(11));
    const answer = await identity.logIn(KNOWN_LOGIN_NAME, PASSWORD, withKnown(known, 10));
    expect(answer.ret_code).toBe(0);
    expect(readKnownAccount(knownOf(answer))?.mask).toBe('a***@e***.com');
    const as = { usertoken: answer.token ?? '', ...device(10) };
    expect((await identity.get('/user/private/account/overview', as)).result.vague_email).toBe('a***@e***.com');
    await identity.db.deleteFrom('known_device').where('account_id', '=', id).execute();
    const begin = { login_name: KNOWN_LOGIN_NAME, item: 'code' };
    expect(await identity.post('/user/public/login/begin', begin, withKnown(known, 10))).toMatchObject(NOT_REMEMBERED);
  });

  test('[LOGIN-02] a passkey made there is remembered, and no longer after the last one is removed', async () => {
    const calls = factorCalls(identity);
    const { token = '' } = await identity.register('key@example.com', PASSWORD, device(12));
    const known = knownOf(await identity.logIn('key@example.com', PASSWORD, device(12)));
    const { id, options } = (await calls.beginPasskey(token, device(12))).result;
    const body = { id, response: new SoftwarePasskey(ORIGIN).create(options), name: 'Key' };
    const added = await calls.addPasskey(token, body, withKnown(known, 12));
    expect(readKnownAccount(knownOf(added))?.passkey).toBe(true);
    const { passkey_id } = added.result.passkey;
    const remove = { passkey_id };
    const as = { usertoken: token, ...withKnown(knownOf(added), 12) };
    const removed = await identity.post('/user/private/factor/passkey/remove', remove, as);
    expect([removed.ret_code, readKnownAccount(knownOf(removed))?.passkey]).toEqual([0, false]);
    const answer = await identity.logIn(KNOWN_LOGIN_NAME, PASSWORD, withKnown(knownOf(removed), 12));
    expect([answer.ret_code, readKnownAccount(knownOf(answer))?.passkey]).toEqual([0, false]);
  });

  test('[LOGIN-02] a device that is not to be trusted remembers nothing, nor the account from before', async () => {
    await identity.register('cafe@example.com', PASSWORD, device(6));
    expect(await rememberedOn(7, 'cafe@example.com', { trust_device: false })).toBe('');
  });
});
