import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type AccountRecoveryTest,
  as,
  device,
  HOUR_MS,
  NEW_PASSWORD,
  openAccountRecoveryTest,
  PASSWORD,
} from '../../testing/open-account-recovery-test.ts';
import { testStores } from '../../testing/open-test-identity.ts';

const OTHER = device(2);

describe.each(testStores)('something is lost, on %s', (store) => {
  let way: AccountRecoveryTest;
  beforeAll(async () => {
    way = await openAccountRecoveryTest(store);
  });
  afterAll(() => way.close());

  let numbers = 0;
  async function withMobile(email: string): Promise<string> {
    numbers += 1;
    const mobile = `+3161234${String(5600 + numbers)}`;
    await way.change(email, { mobile, mobile_key: mobile, mobile_verified: 1 });
    return mobile;
  }
  const factorsOf = async (token: string | undefined) => way.factors.list(token);

  /** As far as the wait. */
  async function waiting(email: string) {
    const begun = await way.beginItem('authenticator', email);
    return way.proveItem(begun.result.asked.uuid, email);
  }

  test('authenticator: password and mailbox, a day to wait, one more proof, and it is gone', async () => {
    const email = 'ada@example.com';
    const { token } = await way.factors.withTotp(email);
    const begun = await way.beginItem('authenticator', email);
    expect(begun.result).toMatchObject({
      ...{ state: 'proving', proving: 'email', step: 2, steps: 2, wait_hours: 24 },
      asked: { ways: ['email', 'recovery'], vague_email: 'a***@e***.com' },
    });
    const { uuid } = begun.result;
    const before = Date.now() + way.time.offset;
    const proven = await way.proveItem(begun.result.asked.uuid, email);
    expect(proven.result).toMatchObject({ uuid, state: 'waiting', item: 'authenticator' });
    expect(proven.result.ready_at).toBeGreaterThanOrEqual(before + 24 * HOUR_MS);
    expect((await way.itemState(uuid)).result).toEqual(proven.result);
    expect((await factorsOf(token)).totp).not.toBeNull();
    way.time.offset += 23 * HOUR_MS;
    expect((await way.beginItem('authenticator', email)).result).toMatchObject({ uuid, state: 'waiting' });
    way.time.offset += HOUR_MS;
    const ready = await way.beginItem('authenticator', email, OTHER);
    expect(ready.result).toMatchObject({ uuid, state: 'ready', asked: { ways: ['email'] } });
    expect((await way.itemState(uuid)).ret_code).toBe(700152);
    const done = await way.proveItem(ready.result.asked.uuid, email, OTHER);
    expect(done.result).toMatchObject({ uuid, state: 'done' });
    expect((await way.get('/user/private/info', as(token))).ret_code).toBe(10006);
    const { withdrawals_after } = await way.account(email);
    expect(withdrawals_after).toBeGreaterThan(Date.now() + way.time.offset + 23 * HOUR_MS);
    expect((await way.events(email)).at(-1)).toBe('factorsReset');
    const login = await way.logIn(email, PASSWORD);
    expect(login).toMatchObject({ ret_code: 20100, result: { why: 'device', ways: ['email'] } });
  });

  test('with a number the phone is asked for too; without it the wait is three days', async () => {
    const email = 'phone@example.com';
    await way.factors.withTotp(email);
    const mobile = await withMobile(email);
    const begun = await way.beginItem('authenticator', email);
    expect(begun.result).toMatchObject({ proving: 'email', step: 2, steps: 3 });
    const second = await way.proveItem(begun.result.asked.uuid, email);
    expect(second.result).toMatchObject({ state: 'proving', proving: 'mobile', step: 3, steps: 3, wait_hours: 24 });
    const without = await way.item('without', { uuid: second.result.uuid, cannot: 'mobile' });
    expect(without.result.state).toBe('waiting');
    expect(without.result.ready_at - Date.now() - way.time.offset).toBeGreaterThan(71 * HOUR_MS);
    expect((await way.proveItem(second.result.asked.uuid, mobile, {}, 'mobile')).ret_code).toBe(700152);
  });

  test('a recovery code need not wait', async () => {
    const email = 'codes@example.com';
    const { codes } = await way.factors.withTotp(email);
    const { result } = await way.beginItem('authenticator', email);
    const proof = { by: 'recovery', code: codes[0] };
    const done = await way.item('prove', { uuid: result.asked.uuid, proof });
    expect(done.result.state).toBe('done');
    expect((await way.item('prove', { uuid: result.asked.uuid, proof })).ret_code).toBe(700081);
    expect((await way.logIn(email, PASSWORD)).ret_code).not.toBe(31002);
  });

  test('the owner is notified, and cancels it from any session, or by the link in the mail', async () => {
    const email = 'owner@example.com';
    const { token } = await way.factors.withTotp(email);
    const { result } = await waiting(email);
    const mail = way.messages(email).find(({ text }) => text.includes('?cancel='));
    expect(mail?.text).toContain(`/app/user/security-item-find?cancel=${result.uuid}#`);
    const list = () => way.get('/user/private/security-item/list', as(token));
    const { uuid, ready_at } = result;
    expect((await list()).result.requests).toMatchObject([{ uuid, item: 'authenticator', state: 'waiting', ready_at }]);
    const cancel = (headers: Record<string, string>) =>
      way.post('/user/private/security-item/cancel', { uuid }, headers);
    expect((await cancel({})).ret_code).toBe(10006);
    const { token: stranger } = await way.registered('stranger@example.com');
    await cancel(as(stranger));
    expect((await list()).result.requests).toHaveLength(1);
    expect((await cancel(as(token))).result).toEqual({ requests: [] });
    expect((await way.itemState(uuid)).result.state).toBe('cancelled');
    const again = await waiting(email);
    const cancel_token = way.tokenIn(email);
    const stop = (token: string) => way.item('stop', { uuid: again.result.uuid, cancel_token: token }, device(5));
    expect((await stop('x'.repeat(43))).ret_code).toBe(700152);
    expect((await stop(cancel_token)).result).toMatchObject({ state: 'cancelled' });
    expect((await stop(cancel_token)).result).toMatchObject({ state: 'cancelled' });
    way.time.offset += 25 * HOUR_MS;
    expect((await way.beginItem('authenticator', email)).result.state).toBe('proving');
  });

  test('mailbox: authenticator, then a new address that is proved twice', async () => {
    const email = 'mailbox@example.com';
    const fresh = 'fresh@example.com';
    const { secret } = await way.factors.withTotp(email);
    const begun = await way.beginItem('email', email);
    expect(begun.result).toMatchObject({ proving: 'factor', step: 2, steps: 3, asked: { ways: ['totp', 'recovery'] } });
    const totp = { by: 'totp', code: way.factors.code(secret) };
    const naming = await way.item('prove', { uuid: begun.result.asked.uuid, proof: totp });
    const { uuid } = naming.result;
    expect(naming.result).toMatchObject({ state: 'naming', step: 3, steps: 3 });
    expect((await way.item('name', { uuid, email })).result).toEqual({ field: 'email' });
    expect((await way.item('name', { uuid, email: 'no address' })).result).toEqual({ field: 'email' });
    expect((await way.item('name', { uuid, mobile: '+31612345678', country: 'NL' })).ret_code).toBe(700152);
    const named = await way.item('name', { uuid, email: fresh });
    expect(named.result).toMatchObject({
      state: 'naming',
      asked: { ways: ['email'], vague_email: 'f***@e***.com' },
    });
    const wait = await way.proveItem(named.result.asked.uuid, fresh);
    expect(wait.result.state).toBe('waiting');
    expect(way.messages(email).some(({ text }) => text.includes('?cancel='))).toBe(true);
    expect(way.messages(fresh).some(({ text }) => text.includes('?cancel='))).toBe(false);
    way.time.offset += 24 * HOUR_MS;
    const ready = await way.beginItem('email', email);
    expect(ready.result).toMatchObject({
      state: 'ready',
      asked: { ways: ['email'], vague_email: 'f***@e***.com' },
    });
    expect((await way.proveItem(ready.result.asked.uuid, fresh)).result.state).toBe('done');
    expect((await way.logIn(email, PASSWORD)).ret_code).toBe(31002);
    expect((await way.logIn(fresh, PASSWORD)).ret_code).toBe(20100);
  });

  test('an address that has an account: only its owner is told', async () => {
    const email = 'taken@example.com';
    await way.registered('theirs@example.com');
    const { secret } = await way.factors.withTotp(email);
    const begun = await way.beginItem('email', email);
    const totp = { by: 'totp', code: way.factors.code(secret) };
    const { uuid } = (await way.item('prove', { uuid: begun.result.asked.uuid, proof: totp })).result;
    const named = await way.item('name', { uuid, email: 'theirs@example.com' });
    expect(named.result.state).toBe('naming');
    const wrong = await way.item('prove', { uuid: named.result.asked.uuid, proof: { by: 'email', code: '000000' } });
    expect(wrong.ret_code).toBe(700011);
    expect((await way.proveItem(named.result.asked.uuid, 'theirs@example.com')).ret_code).toBe(700010);
    expect(way.messages('theirs@example.com')[0]?.subject).toContain('already has');
    const other = await way.item('name', { uuid, email: 'mine@example.com' });
    expect((await way.proveItem(other.result.asked.uuid, 'mine@example.com')).result.state).toBe('waiting');
    const late = await way.registered('mine@example.com');
    expect(late.ret_code).toBe(0);
    way.time.offset += 24 * HOUR_MS;
    const ready = await way.beginItem('email', email);
    expect((await way.proveItem(ready.result.asked.uuid, 'mine@example.com')).ret_code).toBe(700010);
  });

  test('phone: mailbox, a new number, and it takes the place of the old', async () => {
    const email = 'number@example.com';
    await way.registered(email);
    const old = await withMobile(email);
    const begun = await way.beginItem('mobile', email);
    expect(begun.result).toMatchObject({ proving: 'email', steps: 3 });
    const naming = await way.proveItem(begun.result.asked.uuid, email);
    const { uuid } = naming.result;
    const named = await way.item('name', { uuid, mobile: '0687654321', country: 'NL' });
    const wait = await way.proveItem(named.result.asked.uuid, '+31687654321', {}, 'mobile');
    expect(wait.result.state).toBe('waiting');
    expect(way.messages(old)).toHaveLength(1);
    way.time.offset += 24 * HOUR_MS;
    const ready = await way.beginItem('mobile', email);
    await way.proveItem(ready.result.asked.uuid, '+31687654321', {}, 'mobile');
    expect((await way.logIn('+31687654321', PASSWORD)).ret_code).not.toBe(31002);
    expect((await way.logIn(old, PASSWORD)).ret_code).toBe(31002);
  });

  test('password and authenticator lost: mailbox and phone, three days, then the reset continues', async () => {
    const email = 'both@example.com';
    await way.factors.withTotp(email);
    const mobile = await withMobile(email);
    const reset = await way.proved(email);
    expect(reset.answer.result.state).toBe('factor');
    const begun = await way.item('begin', { item: 'authenticator', reset: reset.uuid });
    expect(begun.result).toMatchObject({ proving: 'mobile', step: 2, steps: 2, wait_hours: 72 });
    expect((await way.item('begin', { item: 'authenticator', reset: reset.uuid }, OTHER)).ret_code).toBe(700150);
    const wait = await way.proveItem(begun.result.asked.uuid, mobile, {}, 'mobile');
    expect(wait.result.state).toBe('waiting');
    way.time.offset += 71 * HOUR_MS;
    expect((await way.proved(email)).answer.result.state).toBe('factor');
    way.time.offset += HOUR_MS;
    const again = await way.proved(email);
    expect(again.answer.result).toMatchObject({ state: 'password' });
    // Whichever device finished it, the owner is told that the second factors are gone.
    await vi.waitFor(() =>
      expect(
        way.messages(email).filter(({ subject }) => subject.includes('app and passkeys were removed')),
      ).toHaveLength(1),
    );
    expect((await way.choose(again.uuid, NEW_PASSWORD)).result).toEqual({ id: expect.any(Number) });
  });

  test('nothing that is left is enough: support; nothing of the kind: said', async () => {
    const email = 'little@example.com';
    await way.registered(email);
    expect((await way.beginItem('email', email)).result.state).toBe('support');
    expect((await way.beginItem('authenticator', email)).result.state).toBe('nothing');
    expect((await way.beginItem('mobile', email)).result.state).toBe('nothing');
    const only = 'only@example.com';
    await way.factors.withTotp(only);
    const { uuid } = (await way.beginItem('authenticator', only)).result;
    expect((await way.item('without', { uuid, cannot: 'email' })).result.state).toBe('support');
    const reset = await way.proved(only);
    expect((await way.item('begin', { item: 'authenticator', reset: reset.uuid })).result.state).toBe('support');
  });

  test('a wrong password and a name without an account have the same answer, and lock alike', async () => {
    await way.registered('known@example.com');
    const said = async (email: string) => {
      const heard: string[] = [];
      for (let n = 0; n < 6; n += 1) {
        const { status, text } = await way.beginItem('authenticator', email, device(6), 'wrong password');
        heard.push(`${status} ${text.replace(/\d{13}|"retry_after":\d+/g, 'TIME')}`);
      }
      return heard;
    };
    const known = await said('known@example.com');
    expect(known.at(-1)).toContain('31030');
    expect(await said('nobody@example.com')).toEqual(known);
  });

  test('replayed, by another device, out of order: nothing happens', async () => {
    const email = 'replay@example.com';
    await way.factors.withTotp(email);
    const begun = await way.beginItem('authenticator', email);
    const { uuid, asked } = begun.result;
    await way.post('/user/public/challenge/send', { uuid: asked.uuid, item: 'email' });
    const proof = { by: 'email', code: way.codeIn(email) };
    expect((await way.item('prove', { uuid: asked.uuid, proof }, OTHER)).ret_code).toBe(700081);
    const twice = await Promise.all([1, 2].map(() => way.item('prove', { uuid: asked.uuid, proof })));
    expect(twice.filter(({ ret_code }) => ret_code === 0)).toHaveLength(1);
    expect((await way.item('without', { uuid, cannot: 'email' })).ret_code).toBe(700152);
    expect((await way.itemState(uuid, OTHER)).ret_code).toBe(700152);
    expect((await way.item('begin', { item: 'email', reset: uuid })).status).toBe(400);
    way.time.offset += 24 * HOUR_MS;
    const ready = await way.beginItem('authenticator', email);
    const { token } = await way.proved(email).then(async (reset) => reset.answer);
    expect(token).toBeUndefined();
    way.time.offset += 7 * 24 * HOUR_MS;
    expect((await way.itemState(uuid)).result.state).toBe('expired');
    expect((await way.proveItem(ready.result.asked.uuid, email)).ret_code).toBe(700081);
  });

  test('a reset that is finished ends requests that wait', async () => {
    const email = 'ends@example.com';
    const { secret } = await way.factors.withTotp(email);
    const { result } = await waiting(email);
    const reset = await way.proved(email);
    const totp = { by: 'totp', code: way.factors.code(secret) };
    await way.retrieve('prove', { uuid: reset.answer.result.asked.uuid, proof: totp });
    expect((await way.choose(reset.uuid, NEW_PASSWORD)).ret_code).toBe(0);
    expect((await way.itemState(result.uuid)).result.state).toBe('cancelled');
  });

  test('a lock cancels requests, and none is begun or resumed while it lasts', async () => {
    const email = 'lock-lost@example.com';
    const { codes } = await way.factors.withTotp(email);
    await withMobile(email);
    const proving = await way.beginItem('mobile', email);
    const { result } = await waiting(email);
    await way.item('without', { uuid: result.uuid, cannot: 'mobile' });
    expect((await way.itemState(result.uuid)).result.state).toBe('waiting');
    await way.lock(email);
    for (const { uuid } of [proving.result, result]) {
      expect((await way.itemState(uuid)).result.state).toBe('cancelled');
    }
    expect((await way.beginItem('authenticator', email)).ret_code).toBe(31003);
    await way.change(email, { banned_at: null, ban_kind: '' });
    const again = (await way.beginItem('authenticator', email)).result;
    await way.change(email, { banned_at: 1, ban_kind: 'operator' });
    const proof = { by: 'recovery', code: codes[0] };
    const verify = () => way.item('prove', { uuid: again.asked.uuid, proof });
    expect((await verify()).ret_code).toBe(31003);
    await way.change(email, { banned_at: null, ban_kind: '', status: 2 });
    expect((await verify()).ret_code).toBe(40029);
    expect((await way.beginItem('authenticator', email)).ret_code).toBe(40029);
    await way.change(email, { status: 1 });
    expect((await verify()).result.state).toBe('done');
  });

  test('a reset finishes no request of an account that is locked', async () => {
    const email = 'lock-both@example.com';
    await way.factors.withTotp(email);
    const mobile = await withMobile(email);
    const reset = await way.proved(email);
    const begun = await way.item('begin', { item: 'authenticator', reset: reset.uuid });
    await way.proveItem(begun.result.asked.uuid, mobile, {}, 'mobile');
    way.time.offset += 72 * HOUR_MS;
    await way.change(email, { banned_at: 1, ban_kind: 'operator' });
    expect((await way.proved(email)).answer.result.state).toBe('factor');
  });

  test('a new password ends a request that is being proved, not one that waits', async () => {
    const email = 'password-lost@example.com';
    const { token } = await way.factors.withTotp(email);
    const { uuid } = (await way.beginItem('authenticator', email)).result;
    const old = await way.locked(PASSWORD);
    const set = { ...(await way.locked(NEW_PASSWORD)), old };
    expect((await way.post('/user/private/account/password', set, as(token))).ret_code).toBe(0);
    expect((await way.itemState(uuid)).result.state).toBe('cancelled');
  });

  test('a mailbox alone takes over nothing that the password has begun', async () => {
    const email = 'takeover@example.com';
    await way.factors.withTotp(email);
    const { uuid } = (await waiting(email)).result;
    const reset = await way.proved(email, OTHER);
    const begin = () => way.item('begin', { item: 'authenticator', reset: reset.uuid }, OTHER);
    const early = (await begin()).result;
    expect(early).toMatchObject({ state: 'support' });
    expect((await way.itemState(uuid)).result.state).toBe('waiting');
    way.time.offset += 24 * HOUR_MS;
    const later = await way.proved(email, OTHER);
    const ready = (await way.item('begin', { item: 'authenticator', reset: later.uuid }, OTHER)).result;
    expect(ready).toMatchObject({ state: 'support' });
    expect(ready.uuid).not.toBe(uuid);
    expect((await way.itemState(uuid)).result.state).toBe('ready');
  });

  test('asked for again, on one device it is one request', async () => {
    const email = 'again@example.com';
    await way.factors.withTotp(email);
    const first = (await way.beginItem('authenticator', email)).result;
    const answers = await Promise.all([1, 2].map(() => way.beginItem('authenticator', email)));
    expect(answers.map(({ result }) => result.uuid)).toEqual([first.uuid, first.uuid]);
    const proof = { by: 'email', code: '000000' };
    expect((await way.item('prove', { uuid: first.asked.uuid, proof })).ret_code).not.toBe(0);
    const last = (await way.beginItem('authenticator', email)).result;
    expect((await way.proveItem(last.asked.uuid, email)).result).toMatchObject({ uuid: first.uuid, state: 'waiting' });
  });

  test('the owner is notified as well where the wait begins because a proof is not possible', async () => {
    const email = 'skipped@example.com';
    await way.factors.withTotp(email);
    const mobile = await withMobile(email);
    const { uuid } = (await waiting(email)).result;
    expect((await way.item('without', { uuid, cannot: 'mobile' })).result.state).toBe('waiting');
    expect(way.messages(email).some(({ text }) => text.includes(`?cancel=${uuid}`))).toBe(true);
    expect(way.messages(mobile)).toHaveLength(1);
  });

  /** A request for another address that has waited, and its last proof. */
  async function dueTo(email: string, fresh: string) {
    const { secret } = await way.factors.withTotp(email);
    const begun = await way.beginItem('email', email);
    const totp = { by: 'totp', code: way.factors.code(secret) };
    const { uuid } = (await way.item('prove', { uuid: begun.result.asked.uuid, proof: totp })).result;
    const named = await way.item('name', { uuid, email: fresh });
    await way.proveItem(named.result.asked.uuid, fresh);
    way.time.offset += 24 * HOUR_MS;
    const { asked } = (await way.beginItem('email', email)).result;
    await way.post('/user/public/challenge/send', { uuid: asked.uuid, item: 'email' });
    return { uuid: asked.uuid, proof: { by: 'email', code: way.codeIn(fresh) } };
  }

  /** The answer to that proof, which comes while an account gets another address and is not let on before. */
  async function provenWhile(due: Awaited<ReturnType<typeof dueTo>>, from: string, to: string) {
    const [late] = await way.inStore((db) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('account').set({ email: to, email_key: to }).where('email_key', '=', from).execute();
        const asked = way.item('prove', due);
        await new Promise((done) => setTimeout(done, 500));
        return [asked];
      }),
    );
    return late;
  }

  test('another account has just got the new address: the answer says so, and nothing has changed', async () => {
    if (store === 'SQLite') return console.log('One at a time writes to SQLite: this needs PostgreSQL');
    const [email, fresh] = ['moment@example.com', 'moment-new@example.com'];
    await way.registered('moment-other@example.com');
    const late = await provenWhile(await dueTo(email, fresh), 'moment-other@example.com', fresh);
    expect(late?.ret_code).toBe(700132);
    expect((await way.account(email)).email).toBe(email);
  });

  test('the address was changed a moment ago: that address is told that it was replaced', async () => {
    if (store === 'SQLite') return console.log('One at a time writes to SQLite: this needs PostgreSQL');
    const [email, between, fresh] = ['rival@example.com', 'rival-between@example.com', 'rival-new@example.com'];
    const late = await provenWhile(await dueTo(email, fresh), email, between);
    expect(late).toMatchObject({ ret_code: 0, result: { state: 'done' } });
    await vi.waitFor(() => expect(way.messages(between)).toHaveLength(1));
    expect((await way.account(fresh)).email).toBe(fresh);
  });
});

describe.each(testStores)('limits of factor recovery, on %s', (store) => {
  let way: AccountRecoveryTest;
  const limitPoints = { lostItemsByAccount: 2, challengesByDevice: 5, smsByRecipient: 0 };
  beforeAll(async () => {
    way = await openAccountRecoveryTest(store, { limitPoints });
  });
  afterAll(() => way.close());

  test('an account has so many requests in a day, a device so many of all', async () => {
    const [one, other] = ['one@example.com', 'other@example.com'];
    for (const email of [one, other]) await way.factors.withTotp(email);
    const begin = async (email: string, on = device(1)) => (await way.beginItem('authenticator', email, on)).ret_code;
    expect([await begin(one), await begin(one), await begin(one)]).toEqual([0, 0, 700040]);
    expect([await begin(one, device(3)), await begin(other, device(3))]).toEqual([700040, 0]);
    const third = 'third@example.com';
    await way.factors.withTotp(third);
    const asks = Array.from({ length: 4 }, () => way.retrieve('begin', { login_name: third }, device(4)));
    await Promise.all(asks);
    expect([await begin(third, device(4)), await begin(third, device(4))]).toEqual([0, 700040]);
  });

  test('a text message too many is not sent, and the request waits all the same', async () => {
    const email = 'texts@example.com';
    await way.factors.withTotp(email);
    const mobile = '+31612349999';
    await way.change(email, { mobile, mobile_key: mobile, mobile_verified: 1 });
    const { asked } = (await way.beginItem('authenticator', email)).result;
    const { uuid } = (await way.proveItem(asked.uuid, email)).result;
    expect((await way.item('without', { uuid, cannot: 'mobile' })).result.state).toBe('waiting');
    expect(way.messages(email).some(({ text }) => text.includes('?cancel='))).toBe(true);
    expect(way.messages(mobile)).toHaveLength(0);
  });
});
