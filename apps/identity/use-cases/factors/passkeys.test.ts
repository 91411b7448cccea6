import { PASSKEYS_MAX } from '@gatehouse/contract/account/factors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SoftwarePasskey } from '../../testing/authenticator-fixture.ts';
import { device, factorCalls, ORIGIN, PASSWORD } from '../../testing/factor-fixture.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const EU = { 'x-gatehouse-site': 'EU' };
const EU_ORIGIN = 'http://eu.localhost';

describe.each(testStores)('passkeys on %s', (store) => {
  let identity: TestIdentity;
  let calls: ReturnType<typeof factorCalls>;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
    calls = factorCalls(identity);
  });
  afterAll(() => identity.close());

  test('one is made for this site alone, and told with the first recovery codes', async () => {
    const { token } = await identity.register('made@example.com', PASSWORD);
    const begun = await calls.beginPasskey(token);
    expect(begun.result.options).toMatchObject({
      rp: { id: 'localhost', name: 'Gatehouse' },
      attestation: 'none',
      excludeCredentials: [],
      user: { name: 'm***@e***.com' },
    });
    expect(Buffer.from(begun.result.options.challenge, 'base64url')).toHaveLength(32);
    const { id, options } = begun.result;
    const passkey = new SoftwarePasskey(ORIGIN);
    const added = await calls.addPasskey(token, { id, response: passkey.create(options), name: ' My phone ' });
    expect(added).toMatchObject({
      ret_code: 0,
      result: { passkey: { name: 'My phone', last_used_at: 0, synced: true, here: true } },
    });
    expect(added.result.recovery_codes).toHaveLength(10);
    const list = await calls.list(token);
    expect(list).toMatchObject({ totp: null, passkeys: [{ name: 'My phone' }], recovery: { left: 10 } });
    expect((await calls.list(token, EU)).passkeys).toMatchObject([{ here: false }]);
    const next = (await calls.beginPasskey(token)).result.options;
    expect(next.excludeCredentials).toEqual([{ id: passkey.id, type: 'public-key', transports: ['internal'] }]);
    expect(next.user.id).toBe(options.user.id);
    const second = await calls.passkeyFor(token);
    expect(second.added.result.recovery_codes).toBeUndefined();
  });

  test('what is wrong with a new one is refused: challenge, page, host, device, account, replay', async () => {
    const { token } = await identity.register('bent@example.com', PASSWORD);
    const other = await identity.register('bent2@example.com', PASSWORD);
    const { id, options } = (await calls.beginPasskey(token)).result;
    const make = (bent: object) => new SoftwarePasskey(ORIGIN).create(options, bent);
    const add = async (bent: object) => (await calls.addPasskey(token, { id, response: make(bent) })).ret_code;
    expect(await add({ challenge: 'AAAA' })).toBe(700100);
    expect(await add({ origin: EU_ORIGIN })).toBe(700100);
    expect(await add({ origin: 'http://localhost:81' })).toBe(700100);
    expect(await add({ origin: 'https://localhost' })).toBe(700100);
    expect(await add({ rpId: 'eu.localhost' })).toBe(700100);
    expect(await add({ present: false })).toBe(700100);
    const response = make({});
    expect((await calls.addPasskey(other.token, { id, response })).ret_code).toBe(700107);
    expect((await calls.addPasskey(token, { id, response }, device(1))).ret_code).toBe(700107);
    expect((await calls.addPasskey(token, { id, response }, EU)).ret_code).toBe(700100);
    expect((await calls.addPasskey(token, { id, response: { id: 'x' } })).ret_code).toBe(700001);
    expect((await calls.addPasskey(token, { id, response, name: 'a\u202Eb' })).ret_code).toBe(700001);
    expect((await calls.addPasskey(token, { id, response })).ret_code).toBe(0);
    expect((await calls.addPasskey(token, { id, response })).ret_code).toBe(700107);
  });

  test('a setup that began too long ago has expired', async () => {
    const { token } = await identity.register('late@example.com', PASSWORD);
    const { id, options } = (await calls.beginPasskey(token)).result;
    await calls.inStore((db) =>
      db.updateTable('pending_factor').set({ expires_at: calls.now() }).where('id', '=', id).execute(),
    );
    const response = new SoftwarePasskey(ORIGIN).create(options);
    expect((await calls.addPasskey(token, { id, response })).ret_code).toBe(700107);
  });

  test('a credential that another account has is refused', async () => {
    const { passkey } = await calls.withPasskey('first@example.com');
    const { token } = await identity.register('second@example.com', PASSWORD);
    const copy = await calls.passkeyFor(token, new SoftwarePasskey(ORIGIN, passkey.id));
    expect(copy.added.ret_code).toBe(700105);
  });

  test('it logs in by itself, without a name, once for each challenge', async () => {
    const { account, passkey } = await calls.withPasskey('alone@example.com');
    const begun = await identity.post('/user/public/login/passkey', '', device(7));
    expect(begun.result.options).toMatchObject({
      ...{ rpId: 'localhost', userVerification: 'required', allowCredentials: [] },
    });
    const { uuid, options } = begun.result;
    const proof = { by: 'passkey', response: passkey.get(options) };
    expect((await calls.verify(uuid, proof)).ret_code).toBe(700081);
    const done = await calls.verify(uuid, proof, device(7));
    expect(done).toMatchObject({ ret_code: 0, result: account, token: expect.any(String) });
    // Sent twice it is the same login; for another challenge it is worth nothing.
    expect(await calls.verify(uuid, proof, device(7))).toMatchObject({ ret_code: 0, token: done.token });
    const again = (await identity.post('/user/public/login/passkey', '', device(7))).result;
    expect((await calls.verify(again.uuid, proof, device(7))).ret_code).toBe(700010);
    const [row] = (await calls.list(done.token, device(7))).passkeys;
    expect(row.last_used_at).toBeGreaterThan(0);
  });

  test('as the only factor it must know its person, and say whose it is', async () => {
    const { passkey } = await calls.withPasskey('alone2@example.com');
    const stranger = await calls.withPasskey('stranger2@example.com');
    const refused = async (bent: object) => {
      const { uuid, options } = (await identity.post('/user/public/login/passkey')).result;
      return (await calls.verify(uuid, { by: 'passkey', response: passkey.get(options, bent) })).ret_code;
    };
    const { user } = (await calls.beginPasskey(stranger.token)).result.options;
    expect(await refused({ verified: false })).toBe(700010);
    expect(await refused({ userHandle: user.id })).toBe(700010);
    expect(await refused({ userHandle: null })).toBe(700010);
    expect(await refused({ origin: EU_ORIGIN })).toBe(700010);
    expect(await refused({ rpId: 'eu.localhost' })).toBe(700010);
    expect(await refused({ challenge: 'AAAA' })).toBe(700010);
    expect(await refused({ present: false })).toBe(700010);
    expect(await refused({})).toBe(0);
  });

  test('a passkey of another site opens nothing here, and ours nothing there', async () => {
    const { token } = await identity.register('sites@example.com', PASSWORD);
    const begun = (await calls.beginPasskey(token, EU)).result;
    expect(begun.options.rp.id).toBe('eu.localhost');
    const passkey = new SoftwarePasskey(EU_ORIGIN);
    expect(
      (await calls.addPasskey(token, { id: begun.id, response: passkey.create(begun.options) }, EU)).ret_code,
    ).toBe(0);
    const here = (await identity.post('/user/public/login/passkey')).result;
    expect((await calls.verify(here.uuid, { by: 'passkey', response: passkey.get(here.options) })).ret_code).toBe(
      700010,
    );
    const pretend = passkey.get(here.options, { origin: ORIGIN, rpId: 'localhost' });
    expect((await calls.verify(here.uuid, { by: 'passkey', response: pretend })).ret_code).toBe(700010);
    const there = (await identity.post('/user/public/login/passkey', '', EU)).result;
    expect(there.options.rpId).toBe('eu.localhost');
    expect((await calls.verify(there.uuid, { by: 'passkey', response: passkey.get(there.options) }, EU)).ret_code).toBe(
      0,
    );
    const second = await calls.secondOf('sites@example.com');
    expect((await calls.askPasskey(second.uuid)).ret_code).toBe(700083);
  });

  test('as the second factor it is enough that it is there, and it must be the account’s own', async () => {
    const { account, passkey } = await calls.withPasskey('second2@example.com');
    const stranger = await calls.withPasskey('second3@example.com');
    const asked = await identity.logIn('second2@example.com', PASSWORD);
    expect(asked).toMatchObject({ ret_code: 20100, result: { ways: ['passkey', 'recovery'] } });
    const { uuid } = asked.result;
    const { options } = (await calls.askPasskey(uuid)).result;
    expect(options).toMatchObject({ userVerification: 'preferred', allowCredentials: [{ id: passkey.id }] });
    const wrong = { by: 'passkey', response: stranger.passkey.get(options) };
    expect((await calls.verify(uuid, wrong)).ret_code).toBe(700010);
    expect((await calls.askPasskey(uuid, device(2))).ret_code).toBe(700081);
    const response = passkey.get(options, { verified: false, userHandle: null });
    expect(await calls.verify(uuid, { by: 'passkey', response })).toMatchObject({ ret_code: 0, result: account });
  });

  test('an answer for one challenge is none for another', async () => {
    const { passkey } = await calls.withPasskey('cross@example.com');
    const first = (await identity.post('/user/public/login/passkey')).result;
    const second = await calls.secondOf('cross@example.com');
    const response = passkey.get(first.options);
    expect((await calls.verify(second.uuid, { by: 'passkey', response })).ret_code).toBe(700010);
  });

  test('a counter that does not increase is a copy’s, and refused', async () => {
    const { passkey } = await calls.withPasskey('count@example.com');
    const logIn = async (count: number) => {
      const { uuid, options } = (await identity.post('/user/public/login/passkey')).result;
      return (await calls.verify(uuid, { by: 'passkey', response: passkey.get(options, { count }) })).ret_code;
    };
    expect(await logIn(5)).toBe(0);
    expect(await logIn(5)).toBe(700010);
    expect(await logIn(4)).toBe(700010);
    expect(await logIn(0)).toBe(700010);
    expect(await logIn(6)).toBe(0);
  });

  test('two answers with one count at once log in once', async () => {
    const { passkey } = await calls.withPasskey('clones@example.com');
    const begun = await Promise.all([1, 2, 3].map(() => identity.post('/user/public/login/passkey')));
    const answers = await Promise.all(
      begun.map(({ result: { uuid, options } }) =>
        calls.verify(uuid, { by: 'passkey', response: passkey.get(options, { count: 9 }) }),
      ),
    );
    expect(answers.filter(({ ret_code }) => ret_code === 0)).toHaveLength(1);
    expect(answers.filter(({ token }) => token)).toHaveLength(1);
  });

  test('it can be called something else, by its owner', async () => {
    const { token, added } = await calls.withPasskey('named@example.com');
    const stranger = await identity.register('named2@example.com', PASSWORD);
    const { passkey_id } = added.result.passkey;
    expect((await calls.renamePasskey(token, passkey_id, 'Key on my ring')).result.passkey.name).toBe('Key on my ring');
    expect((await calls.renamePasskey(token, passkey_id, ' ')).ret_code).toBe(700001);
    expect((await calls.renamePasskey(token, passkey_id, 'x'.repeat(41))).ret_code).toBe(700001);
    expect((await calls.renamePasskey(stranger.token, passkey_id, 'mine')).ret_code).toBe(700103);
    expect((await calls.removePasskey(stranger.token, passkey_id)).ret_code).toBe(700103);
    expect((await calls.list(token)).passkeys).toMatchObject([{ name: 'Key on my ring' }]);
  });

  test('removed it logs in no more; with the last factor the recovery codes go', async () => {
    const { token, passkey, added } = await calls.withPasskey('gone@example.com');
    const { passkey_id } = added.result.passkey;
    const answers = await Promise.all(Array.from({ length: 4 }, () => calls.removePasskey(token, passkey_id)));
    expect(answers.map(({ ret_code }) => ret_code).sort()).toEqual([0, 700103, 700103, 700103]);
    expect(await calls.list(token)).toEqual({ totp: null, passkeys: [], recovery: null });
    const { uuid, options } = (await identity.post('/user/public/login/passkey')).result;
    expect((await calls.verify(uuid, { by: 'passkey', response: passkey.get(options) })).ret_code).toBe(700010);
    expect((await identity.logIn('gone@example.com', PASSWORD)).ret_code).toBe(0);
  });

  test('an account has twenty at most, also when two come at once', async () => {
    const { token } = await identity.register('many@example.com', PASSWORD);
    for (let n = 1; n < PASSKEYS_MAX; n += 1) {
      expect((await calls.passkeyFor(token)).added.ret_code).toBe(0);
    }
    const { id, options } = (await calls.beginPasskey(token)).result;
    const responses = [1, 2].map(() => new SoftwarePasskey(ORIGIN).create(options));
    const answers = await Promise.all(responses.map((response) => calls.addPasskey(token, { id, response })));
    expect(answers.map(({ ret_code }) => ret_code).sort()).toEqual([0, 700107]);
    expect((await calls.beginPasskey(token)).ret_code).toBe(700106);
    expect((await calls.list(token)).passkeys).toHaveLength(PASSKEYS_MAX);
  });
});
