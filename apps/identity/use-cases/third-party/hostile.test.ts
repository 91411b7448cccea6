import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testStores } from '../../testing/open-test-identity.ts';
import { openThirdParty, type ThirdPartyTest } from '../../testing/open-third-party.ts';
import { type Misdeed, PEER_CLIENT } from '../../testing/provider-peer.ts';

const LOGIN = '/user/public/login/thirdparty';
const other = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });
const MINUTE_MS = 60_000;

describe.each(testStores)('third parties and attackers, on %s', (store) => {
  let there: ThirdPartyTest;
  let log = '';
  beforeAll(async () => {
    const logger = pino(
      { level: 'trace' },
      {
        write(line: string) {
          log += line;
        },
      },
    );
    there = await openThirdParty(store, { logger });
    await there.registerThere('victim');
  });
  afterEach(() => {
    there.peer.health.misdeed = undefined;
  });
  afterAll(() => there.close());

  test('[LOGIN-06] an answer opens one session, for the device that began, however often and however close together it is sent', async () => {
    const { signIn, post } = there;
    const back = await signIn('victim');
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(LOGIN, back)));
    const [opened] = answers.filter(({ ret_code }) => ret_code === 0);
    const others = answers.filter(({ token }) => token !== opened?.token);
    expect(others.filter(({ ret_code }) => ret_code !== 700121)).toEqual([]);
    expect((await post(LOGIN, back)).text).toBe(opened?.text);
    expect((await post(LOGIN, back, other(1))).ret_code).toBe(700121);
    expect((await post(LOGIN, { ...back, code: 'another' })).ret_code).toBe(700121);
    const sessions = await there.get('/user/private/session/list', { usertoken: opened?.token ?? '' });
    expect(
      sessions.result.sessions.filter(({ opened_by }: { opened_by: string }) => opened_by === 'third_party'),
    ).toHaveLength(1);
  });

  test('[LOGIN-06] a used code is refused with the state of any other sign-in', async () => {
    const { signIn, post } = there;
    const used = await signIn('victim');
    await post(LOGIN, used);
    const fresh = await signIn('victim');
    expect((await post(LOGIN, { ...fresh, code: used.code })).ret_code).toBe(700123);
    // Injected into another user's sign-in: PKCE and nonce are not theirs.
    const stolen = await signIn('victim');
    const mine = await signIn('victim', other(1));
    expect((await post(LOGIN, { ...mine, code: stolen.code }, other(1))).ret_code).toBe(700123);
  });

  test('[LOGIN-06] an answer to another browser’s or another site’s sign-in opens no session', async () => {
    const { signIn, post } = there;
    const back = await signIn('victim');
    for (const headers of [other(2), { guid: '' }, { 'x-gatehouse-site': 'EU' }]) {
      expect(await post(LOGIN, back, headers), JSON.stringify(headers)).toMatchObject({ ret_code: 700121 });
    }
    expect((await post(LOGIN, back)).ret_code).toBe(0);
    expect((await post('/user/public/third-party/begin', { provider: 'peer' }, { guid: '' })).result.field).toBe(
      'device',
    );
  });

  test('[LOGIN-06] a state that is missing, made up or over is refused before the provider is called', async () => {
    const { signIn, post, time } = there;
    expect(await post(LOGIN, { code: 'x' })).toMatchObject({ ret_code: 700001, result: { field: 'state' } });
    expect((await post(LOGIN, { state: 'x'.repeat(43), code: 'x' })).ret_code).toBe(700121);
    const back = await signIn('victim');
    time.offset += 10 * MINUTE_MS + 1;
    expect((await post(LOGIN, back)).ret_code).toBe(700121);
    time.offset = 0;
    const { state } = await signIn('victim');
    expect((await post(LOGIN, { state })).result.field).toBe('code');
  });

  test('[LOGIN-06] a cancellation and an error of the provider are answered apart', async () => {
    const { logInThere, signIn, post } = there;
    expect(await logInThere(undefined)).toMatchObject({ ret_code: 700122, result: { provider: 'peer' } });
    for (const [error, code] of [
      ['server_error', 700124],
      ['temporarily_unavailable', 700124],
      ['invalid_request', 700123],
      ['<script>', 700123],
    ] as const) {
      const { state } = await signIn('victim');
      const answer = await post(LOGIN, { state, error });
      expect([answer.ret_code, answer.text.includes('<')], error).toEqual([code, false]);
    }
  });

  test.each<[Misdeed, number]>([
    ['wrong nonce', 700125],
    ['wrong aud', 700125],
    ['wrong iss', 700125],
    ['wrong key', 700125],
    ['expired', 700125],
    ['no signature', 700125],
    ['down', 700124],
    ['fails', 700124],
  ])('[LOGIN-06] a provider that comes back with this: %s, opens no session', async (misdeed, code) => {
    const { signIn, post, peer } = there;
    const back = await signIn('victim');
    peer.health.misdeed = misdeed;
    const answer = await post(LOGIN, back);
    expect(answer).toMatchObject({ ret_code: code, result: { provider: 'peer' } });
    expect(answer.token).toBeUndefined();
    peer.health.misdeed = undefined;
    expect((await post(LOGIN, back)).ret_code).toBe(700121);
    expect((await there.logInThere('victim')).ret_code).toBe(0);
  });

  test('[LOGIN-06] an issuer that is another’s, or none where one is promised, is refused (RFC 9207)', async () => {
    const { signIn, post, peer } = there;
    for (const iss of ['https://issuer.example', `${peer.issuer}/`, undefined]) {
      const { iss: _, ...back } = await signIn('victim');
      expect((await post(LOGIN, { ...back, iss })).ret_code, String(iss)).toBe(700125);
    }
  });

  test('[LOGIN-06] claims of another subject are not trusted', async () => {
    const { peer, logInThere } = there;
    peer.knows('careful', { email: 'careful@example.com', email_verified: true });
    peer.health.misdeed = 'another subject in userinfo';
    const { ret_code, result } = await logInThere('careful');
    expect([ret_code, result.vague_email, result.trusted]).toEqual([700126, undefined, false]);
  });

  test('[LOGIN-06] a provider that says nothing is not waited for longer than five seconds, and blocks no other call', async () => {
    const fresh = await openThirdParty(store);
    fresh.peer.health.misdeed = 'silent';
    const since = performance.now();
    const begun = fresh.post('/user/public/third-party/begin', { provider: 'peer' });
    expect((await fresh.get('/user/public/third-party/providers')).ret_code).toBe(0);
    expect(performance.now() - since).toBeLessThan(2_000);
    expect((await begun).ret_code).toBe(700124);
    expect(performance.now() - since).toBeLessThan(10_000);
    fresh.peer.health.misdeed = undefined;
    expect((await fresh.post('/user/public/third-party/begin', { provider: 'peer' })).ret_code).toBe(0);
    await fresh.close();
  });

  test('[LOGIN-06] an unknown provider, or one not for this site, is refused', async () => {
    const { post } = there;
    for (const provider of ['none', 'abroad']) {
      expect((await post('/user/public/third-party/begin', { provider })).ret_code).toBe(700120);
    }
    expect((await post('/user/public/third-party/begin', { provider: '../peer' })).result.field).toBe('provider');
  });

  test('[SIGNUP-12] a proved identity is bound to its device for half an hour; used twice at once it opens one account', async () => {
    const { peer, logInThere, open, get, time, post } = there;
    peer.knows('twice', { email: 'twice@example.com', email_verified: true });
    const { uuid } = (await logInThere('twice')).result;
    const pending = (headers = {}) => get(`/user/public/third-party/pending?uuid=${uuid}`, headers);
    for (const headers of [other(3), { guid: '' }, { 'x-gatehouse-site': 'EU' }]) {
      expect((await open({ uuid }, headers)).ret_code).toBe(700121);
      expect((await pending(headers)).ret_code).toBe(700121);
    }
    const late = (await logInThere('twice')).result;
    const answers = await Promise.all(Array.from({ length: 10 }, () => open({ uuid })));
    expect(new Set(answers.map(({ token }) => token))).toEqual(new Set([expect.any(String)]));
    expect((await open({ uuid }, other(3))).ret_code).toBe(700121);
    expect((await there.accounts()).filter(({ email }) => email === 'twice@example.com')).toHaveLength(1);
    expect((await pending()).ret_code).toBe(700121);
    time.offset += 30 * MINUTE_MS + 1;
    expect((await open({ uuid: late.uuid })).ret_code).toBe(700121);
    time.offset = 0;
    // A sign-in that has not come back yet has proved nothing.
    const [row] =
      (await there.db?.selectFrom('third_party_flow').selectAll().where('issuer', 'is', null).execute()) ?? [];
    expect((await open({ uuid: row?.id })).ret_code).toBe(700121);
    expect((await post('/user/private/third-party/link', { uuid: late.uuid })).ret_code).toBe(10006);
  });

  test('[LOGIN-06] neither the store nor the log holds a secret that logs in', async () => {
    const { peer, begin, post, db } = there;
    peer.knows('quiet', { email: 'quiet.person@example.com', email_verified: true });
    const url = new URL(await begin());
    const back = await peer.signIn(url.href, 'quiet');
    const rows = JSON.stringify(await db?.selectFrom('third_party_flow').selectAll().execute());
    peer.health.misdeed = 'wrong nonce';
    await post(LOGIN, back);
    await post(LOGIN, back);
    for (const secret of [
      back.state,
      back.code ?? 'x',
      url.searchParams.get('nonce') ?? 'x',
      PEER_CLIENT.client_secret,
    ]) {
      expect(rows).not.toContain(secret);
      expect(log).not.toContain(secret);
    }
    expect(log).toContain('A sign-in at peer did not work: OAUTH_JWT_CLAIM_COMPARISON_FAILED');
    expect(log).not.toMatch(/quiet|@example|eyJ/);
  });
});
