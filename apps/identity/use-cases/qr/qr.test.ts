import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../../compose.ts';
import { tells } from '../../notifications/security-events.ts';
import {
  openTestIdentity,
  type TestEnvelope,
  type TestIdentity,
  testStores,
} from '../../testing/open-test-identity.ts';
import { type Code, MAKER, OTHER, PASSWORD, qrCalls, wrongOf } from '../../testing/qr-fixture.ts';

const EMAIL = 'somebody@example.com';
const UNKNOWN = 700_110;
const STEP_UP_NEEDED = 700_080;
const MINUTE_MS = 60_000;

/** What an answer says, and whether it logs in. */
const said = ({ ret_code, result, token }: TestEnvelope) => [ret_code, result?.status, token];

describe.each(testStores)('login by QR code on %s', (store) => {
  let identity: TestIdentity;
  let qr: ReturnType<typeof qrCalls>;
  let token: string;

  beforeAll(async () => {
    identity = await openTestIdentity(store);
    qr = qrCalls(identity);
    token = (await identity.register(EMAIL, PASSWORD)).token ?? '';
  });
  afterAll(() => identity.close());
  // The tests share their time; each begins with sessions that have just been verified.
  beforeEach(() => proven(now()));

  const now = () => Date.now() + identity.time.offset;
  const proven = (proven_at: number) => db().updateTable('session').set({ proven_at }).execute();
  const db = () => databaseOf(identity.app) as NonNullable<ReturnType<typeof databaseOf>>;
  async function scanned(code: Code): Promise<number> {
    expect((await qr.scan(code, token)).ret_code).toBe(0);
    return (await qr.status(code, 'waiting')).result.number;
  }
  async function confirmed(): Promise<Code> {
    const code = await qr.make();
    expect((await qr.confirm(code, await scanned(code), token)).ret_code).toBe(0);
    return code;
  }

  const events = (kind: 'qrApproved' | 'qrRefused') =>
    db().selectFrom('security_event').select('detail').where('kind', '=', kind).orderBy('id').execute();
  const approvals = () => events('qrApproved');
  const qrSessions = () =>
    db().selectFrom('session').select(['id', 'proven_at']).where('opened_by', '=', 'qr').orderBy('id').execute();

  test('[LOGIN-05] made, scanned, confirmed: the browser that made it has a session of its own, once', async () => {
    const code = await qr.make();
    expect(new URL(code.content).pathname).toBe('/qr-login');
    expect(code.content).not.toContain(code.uuid);
    expect((await qr.status(code)).result).toMatchObject({ status: 'waiting', expires_at: code.expires_at });
    const { result: request } = await qr.scan(code, token);
    expect(request).toMatchObject({ browser: 'Chrome', system: 'Windows', platform: 'pc' });
    expect(new Set(request.numbers).size).toBe(3);
    const { result: shown } = await qr.status(code, 'waiting');
    expect(shown.status).toBe('scanned');
    expect(request.numbers).toContain(shown.number);
    expect(await qr.confirm(code, shown.number, token)).toMatchObject({ ret_code: 0 });
    const last = await qr.status(code, 'scanned');
    expect(last).toMatchObject({ ret_code: 0, result: { status: 'confirmed' } });
    expect(last.token).toMatch(/^[\w-]{43}$/);
    expect(last.token).not.toBe(token);
    const { result } = await identity.get('/user/private/session/list', { usertoken: last.token ?? '' });
    expect(result.sessions[0]).toMatchObject({ current: true, opened_by: 'qr', browser: 'Chrome', system: 'Windows' });
    const { token: sameToken, result: sameResult } = await qr.status(code, 'scanned');
    expect([sameToken, sameResult]).toEqual([last.token, last.result]);
    await identity.post('/logout', undefined, { usertoken: last.token ?? '' });
    expect(said(await qr.status(code, 'scanned'))).toEqual([UNKNOWN, undefined, undefined]);
    expect((await qr.confirm(code, shown.number, token)).ret_code).toBe(UNKNOWN);
  });

  test('[LOGIN-05] a poll waits for a state that it has not seen, and answers at once', async () => {
    const code = await qr.make();
    const waiting = qr.status(code, 'waiting');
    await wait(200);
    const from = performance.now();
    await qr.scan(code, token);
    const { result } = await waiting;
    expect(result.status).toBe('scanned');
    const next = qr.status(code, 'scanned');
    await wait(100);
    await qr.confirm(code, result.number, token);
    expect((await next).result.status).toBe('confirmed');
    expect(performance.now() - from).toBeLessThan(900);
  });

  test('[LOGIN-05] a poll sees changes by another process too', async () => {
    const other = await openSecond();
    const code = await qr.make();
    const waiting = qr.status(code, 'waiting');
    await wait(50);
    expect((await qrCalls(other).scan(code, token)).ret_code).toBe(0);
    expect((await waiting).result.status).toBe('scanned');
    await other.close();
  });

  async function openSecond() {
    const { createIdentity } = await import('../../compose.ts');
    const app = await createIdentity(identity.options);
    const { injected } = await import('../../testing/injected-fixture.ts');
    return { ...injected(app), close: () => app.close() };
  }

  test('[LOGIN-05] a restart loses no confirmed step', async () => {
    const code = await confirmed();
    const other = await openSecond();
    expect((await qrCalls(other).status(code, 'scanned')).token).toMatch(/^[\w-]{43}$/);
    await other.close();
  });

  test('[LOGIN-05] another browser learns nothing, and gets nothing', async () => {
    const code = await confirmed();
    const nothing = await qr.status({ uuid: '00000000-0000-4000-8000-000000000000' });
    const others: Record<string, string>[] = [
      { guid: OTHER },
      { guid: '' },
      { 'x-gatehouse-site': 'EU' },
      { 'x-gatehouse-site': 'TESTNET' },
    ];
    for (const headers of others) {
      const answer = await qr.status(code, undefined, headers);
      expect([answer.ret_code, answer.ret_msg, answer.result, answer.token]).toEqual([
        ...[UNKNOWN, nothing.ret_msg, undefined, undefined],
      ]);
    }
    expect((await qr.status(code)).result.status).toBe('confirmed');
  });

  test('[LOGIN-05] without a device there is no code', async () => {
    const answer = await identity.get('/v3/public/qrcode/generate', { guid: '' });
    expect([answer.status, answer.result]).toEqual([400, { field: 'device' }]);
  });

  test('[LOGIN-05] a code lasts a minute, a scanned one a minute more', async () => {
    const [old, code] = [await qr.make(), await qr.make()];
    identity.time.offset += 59_000;
    const number = await scanned(code);
    identity.time.offset += 2_000;
    expect((await qr.status(old, 'waiting')).result).toEqual({ status: 'expired' });
    expect((await qr.scan(old, token)).ret_code).toBe(UNKNOWN);
    expect((await qr.status(code)).result.status).toBe('scanned');
    identity.time.offset += 60_000;
    expect((await qr.confirm(code, number, token)).ret_code).toBe(UNKNOWN);
    expect((await qr.status(code, 'scanned')).result).toEqual({ status: 'expired' });
  });

  test('[LOGIN-05] a wait ends with the code', async () => {
    const code = await qr.make();
    identity.time.offset += 59_000;
    expect((await qr.status(code, 'waiting')).result).toEqual({ status: 'expired' });
  });

  test('[LOGIN-05] a confirmed login that is not fetched within a minute has expired', async () => {
    const code = await confirmed();
    identity.time.offset += 61_000;
    expect(said(await qr.status(code, 'scanned'))).toEqual([0, 'expired', undefined]);
  });

  test('[LOGIN-05] a wrong number refuses the whole', async () => {
    const code = await qr.make();
    const { result } = await qr.scan(code, token);
    const { number } = (await qr.status(code)).result;
    expect((await qr.confirm(code, wrongOf(result.numbers, number), token)).ret_code).toBe(700_111);
    expect(said(await qr.status(code, 'scanned'))).toEqual([0, 'refused', undefined]);
    expect((await qr.confirm(code, number, token)).ret_code).toBe(UNKNOWN);
    expect((await qr.scan(code, token)).ret_code).toBe(UNKNOWN);
  });

  test('[LOGIN-05] "this is not me" reaches the other browser, twice counts once, and it holds after a confirmation', async () => {
    const code = await qr.make();
    const number = await scanned(code);
    const waiting = qr.status(code, 'scanned');
    for (let time = 0; time < 2; time += 1) expect((await qr.refuse(code, token)).ret_code).toBe(0);
    expect((await waiting).result).toEqual({ status: 'refused' });
    expect((await qr.confirm(code, number, token)).ret_code).toBe(UNKNOWN);
    const late = await confirmed();
    expect((await qr.refuse(late, token)).ret_code).toBe(0);
    expect(said(await qr.status(late))).toEqual([0, 'refused', undefined]);
  });

  test('[LOGIN-05] a refusal is in the history, once, with the device that asked; no mail is sent', async () => {
    const before = await events('qrRefused');
    const code = await qr.make({ 'x-gatehouse-country': 'NL' });
    await scanned(code);
    await Promise.all([qr.refuse(code, token), qr.refuse(code, token)]);
    const wrong = await qr.make();
    const { result } = await qr.scan(wrong, token);
    const { number } = (await qr.status(wrong)).result;
    const chosen = wrongOf(result.numbers, number);
    await Promise.all([qr.confirm(wrong, chosen, token), qr.confirm(wrong, chosen, token)]);
    const [first, second, ...more] = (await events('qrRefused')).slice(before.length);
    expect(JSON.parse(first?.detail ?? '')).toMatchObject({ browser: 'Chrome', system: 'Windows', country: 'NL' });
    expect([second, more]).toEqual([expect.anything(), []]);
    const history = await identity.get('/user/private/account/history', { usertoken: token });
    expect(history.result.events[0]).toMatchObject({ kind: 'qrRefused', detail: { browser: 'Chrome' } });
    expect(tells('qrRefused')).toBe(false);
  });

  test('[LOGIN-05] a code that was never scanned, or is another account’s, is in no history', async () => {
    const before = await events('qrRefused');
    const code = await qr.make();
    expect((await qr.refuse(code, token)).ret_code).toBe(UNKNOWN);
    await scanned(code);
    const stranger = (await identity.register('onlooker@example.com', PASSWORD)).token ?? '';
    expect((await qr.refuse(code, stranger)).ret_code).toBe(UNKNOWN);
    expect(await events('qrRefused')).toEqual(before);
  });

  test('[LOGIN-05] scanning asks for a session, and belongs to the account that was first', async () => {
    const code = await qr.make();
    for (const call of [qr.scan(code, ''), qr.confirm(code, 10, ''), qr.refuse(code, '')]) {
      expect((await call).ret_code).toBe(10_006);
    }
    const stranger = (await identity.register('stranger@example.com', PASSWORD)).token ?? '';
    const [one, two] = await Promise.all([qr.scan(code, token), qr.scan(code, stranger)]);
    expect([one?.ret_code, two?.ret_code].toSorted()).toEqual([0, UNKNOWN]);
    const [winner, loser] = one?.ret_code === 0 ? [token, stranger] : [stranger, token];
    const { number } = (await qr.status(code)).result;
    expect((await qr.confirm(code, number, loser)).ret_code).toBe(UNKNOWN);
    expect((await qr.refuse(code, loser)).ret_code).toBe(UNKNOWN);
    const again = await qr.scan(code, winner);
    expect(again.result.numbers).toEqual((one?.ret_code === 0 ? one : two)?.result.numbers);
    expect((await qr.confirm(code, number, winner)).ret_code).toBe(0);
  });

  test('[LOGIN-05] nothing is confirmed or refused that was not scanned', async () => {
    const code = await qr.make();
    expect((await qr.confirm(code, 10, token)).ret_code).toBe(UNKNOWN);
    expect((await qr.refuse(code, token)).ret_code).toBe(UNKNOWN);
    expect((await qr.status(code)).result.status).toBe('waiting');
  });

  test('[LOGIN-05] confirmed twice at once is confirmed once; fetched twice at once is one session', async () => {
    const code = await qr.make();
    const number = await scanned(code);
    const [before, sessionsBefore] = [await approvals(), await qrSessions()];
    const both = await Promise.all([qr.confirm(code, number, token), qr.confirm(code, number, token)]);
    expect(both.map(({ ret_code }) => ret_code)).toEqual([0, 0]);
    const after = await approvals();
    expect(after).toHaveLength(before.length + 1);
    expect(JSON.parse(after.at(-1)?.detail ?? '')).toMatchObject({ browser: 'Chrome', system: 'Windows' });
    const polls = await Promise.all(Array.from({ length: 4 }, () => qr.status(code, 'scanned')));
    expect(polls.map(({ ret_code }) => ret_code)).toEqual([0, 0, 0, 0]);
    expect(new Set(polls.map((answer) => answer.token)).size).toBe(1);
    expect(await qrSessions()).toHaveLength(sessionsBefore.length + 1);
  });

  test('[LOGIN-05] the session that approved has to be alive, at the confirmation and when the other one comes in', async () => {
    const second = (await identity.logIn(EMAIL, PASSWORD)).token ?? '';
    const code = await qr.make();
    expect((await qr.confirm(code, await scanned(code), second)).ret_code).toBe(0);
    await identity.post('/logout', undefined, { usertoken: second });
    expect(said(await qr.status(code))).toEqual([0, 'refused', undefined]);
    const next = await qr.make();
    expect((await qr.confirm(next, await scanned(next), second)).ret_code).toBe(10_006);
    expect((await qr.status(next)).result.status).toBe('scanned');
  });

  test('[LOGIN-05] a session without a proof in the last five minutes approves no login, until it has one', async () => {
    await proven(now() - 5 * MINUTE_MS);
    const before = await approvals();
    const [code, from] = [await qr.make(), now()];
    const { result } = await qr.scan(code, token);
    expect(result.expires_at).toBeGreaterThanOrEqual(from + 5 * MINUTE_MS);
    const { number } = (await qr.status(code)).result;
    for (const chosen of [number, wrongOf(result.numbers, number)]) {
      expect((await qr.confirm(code, chosen, token)).ret_code).toBe(STEP_UP_NEEDED);
    }
    expect(said(await qr.status(code))).toEqual([0, 'scanned', undefined]);
    expect(await approvals()).toEqual(before);
    const usertoken = { usertoken: token };
    const { uuid } = (await identity.post('/user/private/step-up/begin', '', usertoken)).result;
    await identity.post('/user/public/challenge/send', { uuid, item: 'email' });
    const sent = identity.mailbox.list().find(({ to, text }) => to === EMAIL && /\b\d{6}\b/.test(text))?.text ?? '';
    const proof = { by: 'email', code: /\b\d{6}\b/.exec(sent)?.[0] };
    identity.time.offset += 4 * MINUTE_MS;
    expect((await identity.post('/user/private/step-up', { uuid, proof }, usertoken)).ret_code).toBe(0);
    expect((await qr.confirm(code, number, token)).ret_code).toBe(0);
    expect((await qr.status(code)).token).toBeDefined();
  });

  test('[LOGIN-05] a proof that ends within the minute after the scan leaves time for another; "this is not me" needs none', async () => {
    await proven(now() - 4.5 * MINUTE_MS);
    const [code, from] = [await qr.make(), now()];
    const { result } = await qr.scan(code, token);
    expect(result.expires_at).toBeGreaterThanOrEqual(from + 5 * MINUTE_MS);
    await proven(now() - 6 * MINUTE_MS);
    expect((await qr.refuse(code, token)).ret_code).toBe(0);
  });

  test('[LOGIN-05] the new session is no fresher than the one that approved', async () => {
    identity.time.offset += 4 * MINUTE_MS;
    const code = await confirmed();
    expect((await qr.status(code)).token).toBeDefined();
    identity.time.offset += 2 * MINUTE_MS;
    const { proven_at } = (await qrSessions()).at(-1) ?? {};
    const approver = await db()
      .selectFrom('session')
      .select('proven_at')
      .where('opened_by', '=', 'registration')
      .execute();
    expect(approver.map((row) => row.proven_at)).toContain(proven_at);
    expect(now() - (proven_at ?? 0)).toBeGreaterThan(5 * MINUTE_MS);
  });

  test('[LOGIN-05] [SITE-02] an approver of another environment does not know the code', async () => {
    const code = await qr.make({ 'x-gatehouse-site': 'TESTNET' });
    expect((await qr.scan(code, token)).ret_code).toBe(UNKNOWN);
    expect((await qr.scan(code, token, { 'x-gatehouse-site': 'TESTNET' })).ret_code).toBe(10_006);
  });

  test('[LOGIN-05] [REGION-09] a site of the same environment only where its walls allow it', async () => {
    const open = await qr.make({ 'x-gatehouse-site': 'KAZ' });
    expect((await qr.scan(open, token)).result).toMatchObject({ host: 'kz.localhost' });
    const walled = await qr.make({ 'x-gatehouse-site': 'HKG' });
    expect((await qr.scan(walled, token)).ret_code).toBe(400_602);
    expect((await qr.status(walled, undefined, { 'x-gatehouse-site': 'HKG' })).result.status).toBe('waiting');
  });

  test('[LOGIN-05] a wall that is built between confirmation and login refuses for good', async () => {
    const code = await confirmed();
    await db().updateTable('account').set({ site: 'HKG' }).execute();
    expect(said(await qr.status(code))).toEqual([400_601, undefined, undefined]);
    await db().updateTable('account').set({ site: 'GLOBAL' }).execute();
    expect(said(await qr.status(code))).toEqual([0, 'refused', undefined]);
  });

  test('[LOGIN-05] a banned account is not logged in', async () => {
    const code = await confirmed();
    await db().updateTable('account').set({ banned_at: 1 }).execute();
    expect(said(await qr.status(code))).toEqual([31_003, undefined, undefined]);
    await db().updateTable('account').set({ banned_at: null }).execute();
  });

  test('[LOGIN-05] the approver sees both places', async () => {
    const code = await qr.make({ 'x-gatehouse-country': 'NL' });
    const { result } = await qr.scan(code, token, { 'x-gatehouse-country': 'TR' });
    expect([result.country, result.own_country]).toEqual(['NL', 'TR']);
  });

  test('[PLAT-04] [LOGIN-05] the approver sees the platform label of the browser that asks', async () => {
    const code = await qr.make({ platform: 'android_tg' });
    expect((await qr.scan(code, token)).result.platform).toBe('android_tg');
    const answer = await identity.get(`/v3/public/qrcode/status?uuid=${code.uuid}&telegram_callback=1`, {
      guid: MAKER,
    });
    expect(answer.result.status).toBe('scanned');
  });

  test('[LOGIN-05] no secret that logs in is stored or logged in the clear', async () => {
    const code = await confirmed();
    const rows = JSON.stringify(await db().selectFrom('qr_login').selectAll().execute());
    for (const secret of [code.secret, MAKER, token]) expect(rows).not.toContain(secret);
  });

  test.each([
    ['uuid', '/v3/public/qrcode/status'],
    ['uuid', '/v3/public/qrcode/status?uuid=1'],
    ['seen', '/v3/public/qrcode/status?uuid=00000000-0000-4000-8000-000000000000&seen=confirmed'],
    ['other', '/v3/public/qrcode/status?uuid=00000000-0000-4000-8000-000000000000&other=1'],
  ])('[LOGIN-05] a wrong %s is named', async (field, url) => {
    const answer = await identity.get(url);
    expect([answer.status, answer.result]).toEqual([400, { field }]);
  });

  test.each([
    ['secret', { secret: 'x', number: 10 }],
    ['number', { secret: 'x'.repeat(22), number: '10' }],
    ['number', { secret: 'x'.repeat(22), number: 100 }],
  ])('[LOGIN-05] a confirmation with a wrong %s is not taken', async (field, payload) => {
    const answer = await identity.post('/user/private/qrcode/confirm', payload, { usertoken: token });
    expect([answer.status, answer.result]).toEqual([400, { field }]);
  });
});

describe.each(testStores)('limits of QR codes on %s', (store) => {
  test('[LOGIN-05] codes are limited by address and by device, scans by account', async () => {
    const limitPoints = { qrCodesByAddress: 3, qrCodesByDevice: 2, qrScansByAccount: 1 };
    const identity = await openTestIdentity(store, { limitPoints });
    const qr = qrCalls(identity);
    const code = await qr.make();
    await qr.make();
    const made = (headers: Record<string, string>) => identity.get('/v3/public/qrcode/generate', headers);
    expect(await made({ guid: MAKER })).toMatchObject({
      ret_code: 700_040,
      result: { retry_after: expect.any(Number) },
    });
    expect((await made({ guid: OTHER })).ret_code).toBe(0);
    expect((await made({ guid: OTHER })).ret_code).toBe(31_018);
    const token = (await identity.register(EMAIL, PASSWORD)).token ?? '';
    expect((await qr.scan(code, token)).ret_code).toBe(0);
    expect((await qr.scan(code, token)).ret_code).toBe(700_040);
    await identity.close();
  });
});
