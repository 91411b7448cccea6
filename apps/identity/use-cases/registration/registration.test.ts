import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDb } from '../../store.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const VERIFY = '/user/public/register/verify';
const SEND = '/user/public/register/send/verify/item';
const guid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

describe.each(testStores)('registration on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());

  test('[SIGNUP-04] the wizard: info, send, verify, password, and the session works', async () => {
    const { post, get, codeFor, setPassword } = identity;
    const info = await post('/user/public/register/info', { register_type: 1, email: ' New.Person@Example.COM ' });
    expect(info).toMatchObject({ status: 200, ret_code: 0, result: { vague_email: 'N***@e***.com' } });
    const { uuid } = info.result;
    const sent = await post(SEND, { uuid, item: 'email' });
    expect(sent.result.expires_at - sent.result.resend_at).toBe(9 * 60_000);
    expect((await get(`${VERIFY}/result?uuid=${uuid}`)).result).toEqual({ result: 0, state: 'waiting' });
    expect(await post(VERIFY, { uuid, code: codeFor('New.Person@example.com') })).toMatchObject({ result: 1 });
    expect((await get(`${VERIFY}/result?uuid=${uuid}`)).result).toEqual({ result: 1, state: 'verified' });
    const done = await setPassword(uuid, PASSWORD);
    expect(done).toMatchObject({ ret_code: 0, token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(done.result.id).toBeGreaterThan(0);
    const me = await get('/user/private/info', { usertoken: done.token ?? '' });
    expect(me.result).toMatchObject({ id: done.result.id, email_verified: true, vague_email: 'N***@e***.com' });
  });

  test('[SIGNUP-05] recall tells the stage', async () => {
    const { get, begin, post, codeFor, setPassword } = identity;
    const stage = async (uuid: string) => (await get(`/user/public/register/recall/info?uuid=${uuid}`)).result;
    const uuid = await begin('recall@example.com', { platform: 'h5' });
    const times = { expires_at: expect.any(Number), resend_at: expect.any(Number) };
    const rest = { platform: 'h5', login_name: 'recall@example.com', version: 1, item: 'email', ...times };
    expect(await stage(uuid)).toEqual({ recall_stage: 'commit_info', ...rest });
    await post(VERIFY, { uuid, code: codeFor('recall@example.com') });
    expect(await stage(uuid)).toEqual({ recall_stage: 'commit_password', ...rest });
    await setPassword(uuid, PASSWORD);
    expect(await stage(uuid)).toEqual({ recall_stage: 'commit_login', ...rest });
    const unknown = await get('/user/public/register/recall/info?uuid=00000000-0000-4000-8000-000000000000');
    expect(unknown.ret_code).toBe(700020);
  });

  test('[SIGNUP-04] a code allows five tries, counted also when they come all at once', async () => {
    const { begin, post, codeFor } = identity;
    const uuid = await begin('tries@example.com');
    const code = codeFor('tries@example.com');
    const wrong = code === '111111' ? '222222' : '111111';
    const answers = await Promise.all(Array.from({ length: 30 }, () => post(VERIFY, { uuid, code: wrong })));
    const left = answers.filter(({ ret_code }) => ret_code === 700010).map(({ result }) => result.tries_left);
    expect(left.sort()).toEqual([0, 1, 2, 3, 4]);
    expect(answers.filter(({ ret_code }) => ret_code === 700012)).toHaveLength(25);
    expect((await post(VERIFY, { uuid, code })).ret_code).toBe(700012);
  });

  test('[SIGNUP-04] a code ends after ten minutes, not before, and is bound to its registration', async () => {
    const { begin, post, codeFor, time } = identity;
    const [early, late, other] = [
      await begin('early@example.com'),
      await begin('late@example.com'),
      await begin('o@example.com'),
    ];
    expect((await post(VERIFY, { uuid: other, code: codeFor('early@example.com') })).ret_code).not.toBe(0);
    time.offset += 10 * 60_000 - 5000;
    expect((await post(VERIFY, { uuid: early, code: codeFor('early@example.com') })).ret_code).toBe(0);
    time.offset += 5001;
    expect((await post(VERIFY, { uuid: late, code: codeFor('late@example.com') })).ret_code).toBe(700011);
  });

  test('[SIGNUP-04] asking again within 60 s sends nothing and answers the same; afterwards a new code replaces the old', async () => {
    const { begin, post, codeFor, mailbox, time } = identity;
    const uuid = await begin('again@example.com');
    const mails = () => mailbox.list().filter(({ to }) => to === 'again@example.com').length;
    const first = codeFor('again@example.com');
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(SEND, { uuid, item: 'email' })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(mails()).toBe(1);
    time.offset += 60_001;
    await Promise.all(Array.from({ length: 20 }, () => post(SEND, { uuid, item: 'email' })));
    expect(mails()).toBe(2);
    const second = codeFor('again@example.com');
    if (first !== second) expect((await post(VERIFY, { uuid, code: first })).ret_code).toBe(700010);
    expect((await post(VERIFY, { uuid, code: second })).ret_code).toBe(0);
  });

  test('[SIGNUP-04] each step may be repeated, 50 times at once, and there is one account', async () => {
    const { post, codeFor, locked, logIn, get } = identity;
    const fifty = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, make));
    const headers = { guid: guid(1) };
    const info = { register_type: 1, email: 'fifty@example.com' };
    const started = await fifty(() => post('/user/public/register/info', info, headers));
    const uuids = new Set(started.map(({ result }) => result.uuid));
    expect(uuids.size).toBe(1);
    const uuid = [...uuids][0];
    await fifty(() => post(SEND, { uuid, item: 'email' }, headers));
    const code = codeFor('fifty@example.com');
    const checked = await fifty(() => post(VERIFY, { uuid, code }, headers));
    expect(checked.map(({ result }) => result)).toEqual(Array(50).fill(1));
    const bodies = await fifty(async () => ({ uuid, ...(await locked(PASSWORD)) }));
    const done = await Promise.all(bodies.map((body) => post('/user/public/register/password', body, headers)));
    expect(done.map(({ ret_code }) => ret_code)).toEqual(Array(50).fill(0));
    expect(new Set(done.map(({ result }) => result.id)).size).toBe(1);
    expect(new Set(done.map(({ token }) => token)).size).toBe(1);
    expect((await post(VERIFY, { uuid, code }, headers)).result).toBe(1);
    const login = await logIn('FIFTY@example.com', PASSWORD, headers);
    expect((await get('/user/private/info', { usertoken: login.token ?? '' })).result.id).toBe(done[0]?.result.id);
  });

  test('[SIGNUP-04] [SIGNUP-02] the very same submission, 50 times at once, has one answer; another one’s timestamp works once', async () => {
    const { post, verified, locked } = identity;
    const uuid = await verified('identical@example.com');
    const body = { uuid, ...(await locked(PASSWORD)) };
    const send = (again: object) => post('/user/public/register/password', again);
    const done = await Promise.all(Array.from({ length: 50 }, () => send(body)));
    expect(new Set(done.map(({ ret_code, result }) => `${ret_code} ${result?.id}`)).size).toBe(1);
    expect(done[0]).toMatchObject({ ret_code: 0, result: { id: expect.any(Number) } });
    expect((await send(body)).result).toEqual(done[0]?.result);
    const later = { uuid, ...(await locked(PASSWORD)) };
    expect([(await send(later)).ret_code, (await send(later)).ret_code]).toEqual([0, 700031]);
  });

  test('[SIGNUP-12] EU consent: the last answer of the device that began and finishes, and of no other', async () => {
    const { post, codeFor, locked, options } = identity;
    const consent = (answer: boolean) => ({ ext_json: JSON.stringify({ eu_subscription: answer }) });
    const ways: [string, object, object, string, boolean][] = [
      ['at-first', consent(true), {}, guid(31), true],
      ['at-last', {}, consent(true), guid(31), true],
      ['withdrawn', consent(true), consent(false), guid(31), false],
      ['somebody-else', consent(true), {}, guid(32), false],
      ['never', {}, {}, guid(31), false],
    ];
    for (const [name, first, last, finisher] of ways) {
      const email = `${name}@example.com`;
      const info = { register_type: 1, email, ...first };
      const { uuid } = (await post('/user/public/register/info', info, { guid: guid(31) })).result;
      await post(SEND, { uuid, item: 'email' }, { guid: guid(31) });
      const on = { guid: finisher };
      await post(VERIFY, { uuid, code: codeFor(email) }, on);
      await post('/user/public/register/password', { uuid, ...last, ...(await locked(PASSWORD)) }, on);
    }
    const db = await openDb(options, () => undefined);
    const rows = await db.selectFrom('account').select(['email', 'eu_subscription_at']).execute();
    await db.destroy();
    const when = new Map(rows.map(({ email, eu_subscription_at }) => [email, eu_subscription_at !== null]));
    for (const [name, , , , wanted] of ways) expect([name, when.get(`${name}@example.com`)]).toEqual([name, wanted]);
  });

  test('[SIGNUP-04] a finished registration refuses another password, and counts it', async () => {
    const { verified, setPassword } = identity;
    const uuid = await verified('finished@example.com');
    await setPassword(uuid, PASSWORD);
    const refused = await setPassword(uuid, 'another password');
    expect(refused).toMatchObject({ ret_code: 700022, result: { pass_err_count: 1 } });
    expect(refused.token).toBeUndefined();
    for (let n = 2; n <= 5; n += 1) await setPassword(uuid, 'another password');
    expect((await setPassword(uuid, PASSWORD)).ret_code).toBe(31030);
  });

  test('[SIGNUP-04] two wizards for one address end in one account', async () => {
    const { begin, post, setPassword, mailbox } = identity;
    const codes = () =>
      mailbox
        .list()
        .filter(({ to }) => to === 'two@example.com')
        .map(({ subject }) => subject.slice(0, 6));
    const one = await begin('two@example.com', { guid: guid(11) });
    const two = await begin('two@example.com', { guid: guid(12) });
    expect(one).not.toBe(two);
    await post(VERIFY, { uuid: one, code: codes()[1] });
    await post(VERIFY, { uuid: two, code: codes()[0] });
    const answers = await Promise.all([setPassword(one, PASSWORD), setPassword(two, PASSWORD)]);
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
  });

  test('[SIGNUP-04] no password before the code, no weak password, and the reason is given', async () => {
    const { begin, verified, setPassword } = identity;
    expect((await setPassword(await begin('not-yet@example.com'), PASSWORD)).ret_code).toBe(700021);
    const uuid = await verified('weak@example.com');
    for (const [password, reason] of [
      ['1234567', 'short'],
      ['x'.repeat(129), 'long'],
      ['Password123', 'common'],
      ['Weak@example.com', 'email'],
      ['', 'short'],
    ] as const) {
      const refused = await setPassword(uuid, password);
      expect(refused).toMatchObject({ ret_code: 700033, result: { field: 'password', reason, min: 8, max: 128 } });
    }
    expect((await setPassword(uuid, 'with|bars|in it')).ret_code).toBe(0);
  });

  test('[SIGNUP-04] a registration ends after a day', async () => {
    const { verified, setPassword, time } = identity;
    const uuid = await verified('day@example.com');
    time.offset += 24 * 3600_000 + 1;
    expect((await setPassword(uuid, PASSWORD)).ret_code).toBe(700020);
  });

  test('[SIGNUP-01] the Turkish register type and attribution are taken', async () => {
    const { post } = identity;
    const more = { regist_channel: 'x', medium: 'affiliate', user_code: '1', ext_json: '{"eu_subscription":true}' };
    const answer = await post('/user/public/register/info', { register_type: 44, email: 'tr@example.com', ...more });
    expect(answer.ret_code).toBe(0);
  });
});
