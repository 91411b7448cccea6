import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { readKnownAccount } from '@gatehouse/rules/login/known-account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factorCalls } from '../../testing/factor-fixture.ts';
import { testStores } from '../../testing/open-test-identity.ts';
import { openThirdParty, type ThirdPartyTest } from '../../testing/open-third-party.ts';

const PASSWORD = 'correct horse battery';
const EU = { 'x-gatehouse-site': 'EU' };
const other = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });

describe.each(testStores)('third parties on %s', (store) => {
  let there: ThirdPartyTest;
  beforeAll(async () => {
    there = await openThirdParty(store);
  });
  afterAll(() => there.close());

  test('[LOGIN-06] a site lists its providers in the order of the file, without the operator’s settings', async () => {
    const { get } = there;
    const answer = await get('/user/public/third-party/providers');
    const shown = [
      { id: 'peer', name: 'Peer', letter: 'P' },
      { id: 'doubted', name: 'Doubted', letter: 'D' },
    ];
    expect(answer.result).toEqual({ providers: shown });
    const abroad = await get('/user/public/third-party/providers', { 'x-gatehouse-site': 'TUR' });
    expect(abroad.result.providers).toHaveLength(3);
    expect(answer.text).not.toMatch(/secret|issuer|client/);
  });

  test('[LOGIN-06] the browser goes to the provider with PKCE, state, nonce and the site’s own address to come back to', async () => {
    const url = new URL(await there.begin(EU));
    expect(url.origin).toBe(there.peer.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ client_id: 'gatehouse', response_type: 'code', scope: 'openid email', ui_locales: 'en-150' },
      ...{ redirect_uri: 'http://eu.localhost:3000/third-party/callback', code_challenge_method: 'S256' },
      ...{ state: expect.stringMatching(/^[\w-]{43}$/), nonce: expect.stringMatching(/^[\w-]{43}$/) },
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('[LOGIN-06] [SIGNUP-12] a new user opens an account with the provider’s address, and logs in with it afterwards', async () => {
    const { peer, logInThere, open, get, whose } = there;
    peer.knows('newcomer', { email: 'New.Comer@example.com', email_verified: true });
    const first = await logInThere('newcomer');
    expect(first).toMatchObject({ ret_code: 700126, status: 200 });
    expect(first.token).toBeUndefined();
    const { uuid } = first.result;
    const pending = {
      ...{ uuid, provider: { id: 'peer', name: 'Peer', letter: 'P' }, trusted: true },
      ...{ vague_email: 'N***@e***.com', expires_at: expect.any(Number) },
    };
    expect(first.result).toEqual(pending);
    expect((await get(`/user/public/third-party/pending?uuid=${uuid}`)).result).toEqual(pending);
    const opened = await open({ uuid });
    expect(opened).toMatchObject({ ret_code: 0, token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await whose(opened.token)).toMatchObject({ email_verified: true, vague_email: 'N***@e***.com' });
    const again = await logInThere('newcomer');
    expect(again).toMatchObject({ ret_code: 0, result: { id: opened.result.id }, token: expect.any(String) });
    expect(await whose(again.token)).toMatchObject({ id: opened.result.id });
    const tell = (usertoken: string | undefined) => {
      const report = { channel: 'cabital', uuid, status: 'registered' };
      return there.post('/v3/private/misc/cabital/post-register', report, { usertoken: usertoken ?? '' });
    };
    // SIGNUP-08: of its own registration alone.
    expect((await tell(opened.token)).ret_code).toBe(0);
    expect((await tell((await there.register('not.ada@example.com', PASSWORD)).token)).ret_code).toBe(700020);
    // Used up: the same session while it lives, and then nothing more can be opened with it.
    expect((await open({ uuid })).text).toBe(opened.text);
    await there.post('/logout', undefined, { usertoken: opened.token ?? '' });
    expect((await open({ uuid })).ret_code).toBe(700121);
  });

  test('[SIGNUP-12] the account is one like all others: register type and consent of its site, no password that fits', async () => {
    const { peer, logInThere, open, logIn, registerThere } = there;
    peer.knows('european', { email: 'european@example.com', email_verified: true });
    const { result } = await logInThere('european', EU);
    const ext_json = JSON.stringify({ eu_subscription: true });
    expect((await open({ uuid: result.uuid, ext_json, user_code: 'FRIEND' }, EU)).ret_code).toBe(0);
    expect((await registerThere('turkish', { 'x-gatehouse-site': 'TUR' })).ret_code).toBe(0);
    const rows = await there.accounts();
    expect(rows.find(({ email }) => email === 'european@example.com')).toMatchObject({
      ...{ register_type: 1, site: 'EU', password_hash: '', eu_subscription_at: expect.any(Number) },
      attribution: expect.stringContaining('FRIEND'),
    });
    expect(rows.find(({ email }) => email === 'turkish@example.com')).toMatchObject({
      ...{ register_type: 44, site: 'TUR', eu_subscription_at: null },
    });
    for (const password of ['', PASSWORD]) {
      expect((await logIn('european@example.com', password, EU)).ret_code).toBe(31002);
    }
  });

  test('[SIGNUP-12] an address that the operator does not take on trust is proved by a code; so is another one', async () => {
    const { peer, logInThere, open, codeOf, whose } = there;
    peer.knows('doubted', { email: 'doubted@example.com', email_verified: true });
    const asked = async (email: string | undefined, provider: string) => {
      const { result } = await logInThere('doubted', {}, provider);
      const answer = await open({ uuid: result.uuid, ...(email ? { email } : {}) });
      return { uuid: result.uuid as string, trusted: result.trusted, answer };
    };
    const own = await asked(undefined, 'doubted');
    expect(own.trusted).toBe(false);
    expect(own.answer).toMatchObject({
      ret_code: 20100,
      result: { ways: ['email'], vague_email: 'd***@e***.com' },
    });
    const wrong = { uuid: own.answer.result.uuid, proof: { by: 'email', code: '000000' } };
    expect((await open({ uuid: own.uuid, proven: wrong })).ret_code).not.toBe(0);
    const typed = await asked('other@example.com', 'peer');
    expect(typed.answer.result).toMatchObject({ ways: ['email'], vague_email: 'o***@e***.com' });
    const proven = await codeOf(typed.answer.result.uuid, 'other@example.com');
    // A code proves its address for the sign-in that it was asked for, and for no other.
    expect((await open({ uuid: own.uuid, proven })).ret_code).toBe(700081);
    const opened = await open({ uuid: typed.uuid, proven });
    expect(opened.ret_code).toBe(0);
    expect(await whose(opened.token)).toMatchObject({ vague_email: 'o***@e***.com', email_verified: true });
    expect((await open({ uuid: typed.uuid, proven })).text).toBe(opened.text);
    const another = { ...proven, proof: { ...proven.proof, code: '000000' } };
    expect((await open({ uuid: typed.uuid, proven: another })).ret_code).toBe(700121);
  });

  test('[SIGNUP-12] without an address of the provider one has to be typed; an invalid one is refused', async () => {
    const { peer, logInThere, open } = there;
    peer.knows('addressless');
    const { result } = await logInThere('addressless');
    expect(result.vague_email).toBeUndefined();
    expect(await open({ uuid: result.uuid })).toMatchObject({ ret_code: 700001, result: { field: 'email' } });
    expect((await open({ uuid: result.uuid, email: 'no address' })).result.field).toBe('email');
    peer.knows('unverified', { email: 'unverified@example.com', email_verified: false });
    expect((await logInThere('unverified')).result).toMatchObject({ trusted: false });
  });

  test('[LOGIN-06] an address that has an account opens and links nothing, and only its proven owner learns of the account', async () => {
    const { peer, logInThere, open, register, codeOf, logIn, post, whose } = there;
    const { result: mine } = await register('owner@example.com', PASSWORD);
    peer.knows('same address', { email: 'Owner@Example.com', email_verified: true });
    const proved = (await logInThere('same address')).result;
    expect(await open({ uuid: proved.uuid })).toMatchObject({
      ret_code: 700022,
      result: { vague_email: 'O***@e***.com' },
    });
    // Typed by a visitor who has not proved to own it: the very same answer as for an address without an account.
    peer.knows('stranger', { email: 'stranger@example.com', email_verified: true });
    const stranger = (await logInThere('stranger')).result;
    const answers = [];
    for (const email of ['owner@example.com', 'owneR@nowhere.example']) {
      const { ret_code, result } = await open({ uuid: stranger.uuid, email });
      answers.push({ ret_code, keys: Object.keys(result), ways: result.ways });
    }
    expect(answers[0]).toEqual(answers[1]);
    const asked = await open({ uuid: stranger.uuid, email: 'owner@example.com' });
    const proven = await codeOf(asked.result.uuid, 'owner@example.com');
    expect((await open({ uuid: stranger.uuid, proven })).ret_code).toBe(700022);
    // Proved, refused, and still there: the owner logs in and links it.
    const { token = '' } = await logIn('owner@example.com', PASSWORD);
    const linked = await post('/user/private/third-party/link', { uuid: proved.uuid }, { usertoken: token });
    expect(linked).toMatchObject({ ret_code: 0, result: { provider: { id: 'peer' } } });
    const back = await logInThere('same address');
    expect(await whose(back.token)).toMatchObject({ id: mine.id });
  });

  test('[LOGIN-02] [LOGIN-06] from a device that is new, a code is asked for before the session opens', async () => {
    const { registerThere, logInThere, codeOf, post, whose } = there;
    const { result, headers } = await registerThere('traveller');
    expect(readKnownAccount(headers[gatewayHeaders.knownAccount] as string)?.mask).toBe('t***@e***.com');
    const elsewhere = other(7);
    const answer = await logInThere('traveller', elsewhere);
    expect(answer).toMatchObject({ ret_code: 20100, result: { why: 'device', vague_email: 't***@e***.com' } });
    expect(answer.token).toBeUndefined();
    expect(answer.result.account).toBe('t***@e***.com');
    const proven = await codeOf(answer.result.uuid, 'traveller@example.com', elsewhere);
    const [mail] = there.mailbox.list().filter(({ to }) => to === 'traveller@example.com');
    expect(mail?.text).toContain('Someone may control your Telegram or other linked account.');
    const done = await post('/user/public/login/verify', proven, elsewhere);
    expect(await whose(done.token)).toMatchObject({ id: result.id });
    // No one said to trust it.
    const again = await logInThere('traveller', elsewhere);
    expect(again).toMatchObject({ ret_code: 20100, result: { why: 'device' } });
    const trusted = { ...(await codeOf(again.result.uuid, 'traveller@example.com', elsewhere)), trust_device: true };
    expect((await post('/user/public/login/verify', trusted, elsewhere)).ret_code).toBe(0);
    expect(await logInThere('traveller', elsewhere)).toMatchObject({ ret_code: 0, token: expect.any(String) });
  });

  test('[LOGIN-02] [LOGIN-06] a second factor is asked for at each login, and a yes beside it trusts the device', async () => {
    const { registerThere, logInThere, post } = there;
    const { token = '' } = await registerThere('factored');
    const calls = factorCalls(there);
    const { id, secret } = (await calls.beginTotp(token)).result;
    expect((await calls.bind(id, calls.code(secret), { usertoken: token })).ret_code).toBe(0);
    const elsewhere = other(8);
    const logIn = async (more: object) => {
      calls.nextStep();
      const { ret_code, result } = await logInThere('factored', elsewhere);
      expect([ret_code, result.why]).toEqual([20100, 'factor']);
      const proof = { by: 'totp', code: calls.code(secret) };
      const answer = await post('/user/public/login/verify', { uuid: result.uuid, proof, ...more }, elsewhere);
      expect(answer.ret_code).toBe(0);
      return [result.device_known, readKnownAccount(answer.headers[gatewayHeaders.knownAccount] as string)?.mask];
    };
    const mask = 'f***@e***.com';
    expect(await logIn({ trust_device: false })).toEqual([undefined, undefined]);
    expect(await logIn({ trust_device: true })).toEqual([undefined, mask]);
    expect(await logIn({})).toEqual([true, mask]);
  });

  test('[LOGIN-06] without a second step the owner is told of a device once, and it is not trusted by that', async () => {
    const { registerThere, logInThere, db, post, get } = there;
    const { result, token = '' } = await registerThere('often');
    await db.updateTable('account').set({ device_check: 0 }).where('public_id', '=', result.id).execute();
    const elsewhere = other(9);
    const kinds = async () => {
      const kept = db.selectFrom('security_event').innerJoin('account', 'account.id', 'security_event.account_id');
      const rows = await kept
        .select('kind')
        .where('public_id', '=', result.id)
        .where('kind', 'like', 'login%')
        .execute();
      return rows.map(({ kind }) => kind).toSorted();
    };
    const logIn = async () => expect((await logInThere('often', elsewhere)).ret_code).toBe(0);
    await logIn();
    await logIn();
    expect(await kinds()).toEqual(['login', 'login', 'loginNewDevice']);
    const { devices } = (await get('/user/private/account/devices', { usertoken: token })).result;
    expect(devices).toHaveLength(1);
    await db.updateTable('account').set({ device_check: 1 }).where('public_id', '=', result.id).execute();
    expect(await logInThere('often', elsewhere)).toMatchObject({ ret_code: 20100, result: { why: 'device' } });
    await db.updateTable('account').set({ device_check: 0 }).where('public_id', '=', result.id).execute();
    const { device: device_id } = await db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select('device')
      .where('public_id', '=', result.id)
      .orderBy('session.created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect((await post('/user/private/account/devices/forget', { device_id }, { usertoken: token })).ret_code).toBe(0);
    await logIn();
    expect((await kinds()).filter((kind) => kind === 'loginNewDevice')).toHaveLength(2);
  });

  test('[SIGNUP-12] [REGION-03] where sign-up is closed no account is opened, but an existing one logs in', async () => {
    const { peer, logInThere, open, registerThere } = there;
    const closed = { 'x-gatehouse-country': 'US' };
    peer.knows('closed', { email: 'closed@example.com', email_verified: true });
    const { result } = await logInThere('closed', closed);
    expect((await open({ uuid: result.uuid }, closed)).ret_code).toBe(700061);
    await registerThere('abroad');
    expect((await logInThere('abroad', closed)).ret_code).toBe(0);
  });

  test('[LOGIN-06] [SITE-02] an account of one environment is none in another', async () => {
    const { registerThere, logInThere } = there;
    expect((await registerThere('both')).ret_code).toBe(0);
    expect((await logInThere('both', { 'x-gatehouse-site': 'TESTNET' })).ret_code).toBe(700126);
  });
});
