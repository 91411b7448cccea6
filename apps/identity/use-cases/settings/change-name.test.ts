import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../db/open.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const NAME = '/user/private/account/name';
const [UNKNOWN, WRONG_CODE, TAKEN, INVALID] = [700_081, 700_010, 700_132, 700_001];
const OTHER_GUID = 'eeeeeeee-0000-4000-8000-000000000000';

const as = (token: string | undefined, more: Record<string, string> = {}) => ({ usertoken: token ?? '', ...more });

describe.each(testStores)('changing an address or number on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());

  const opened = async (name: string) => {
    const email = `${name}@example.com`;
    return { email, ...(await identity.register(email, PASSWORD)) };
  };
  const newest = (to: string) => identity.mailbox.list().find((one) => one.to === to && !one.text.includes('auto-ban'));
  const codeIn = (to: string) => /\b\d{6}\b/.exec(newest(to)?.text ?? '')?.[0] ?? '';
  const send = async (uuid: string, item: 'email' | 'mobile' = 'email', headers = {}) =>
    identity.post('/user/public/challenge/send', { uuid, item }, headers);
  /** Sends the code and answers what proves it. */
  const proofOf = async (uuid: string, to: string, by: 'email' | 'mobile' = 'email') => {
    expect((await send(uuid, by)).ret_code).toBe(0);
    return { uuid, proof: { by, code: codeIn(to) } };
  };
  const begin = async (token: string | undefined, method = 'email') =>
    identity.post(`${NAME}/begin`, { method }, as(token));
  const verifyOldName = async (token: string | undefined, email: string): Promise<string> => {
    const { uuid } = (await begin(token)).result.asked;
    return (await identity.post(`${NAME}/old`, await proofOf(uuid, email), as(token))).result.old;
  };
  const askNew = async (token: string | undefined, body: object) => identity.post(`${NAME}/new`, body, as(token));
  const change = async (token: string | undefined, body: object) => identity.post(`${NAME}/change`, body, as(token));
  const inStore = <T>(run: (db: Db) => Promise<T>): Promise<T> => run(identity.db);

  test('an address is changed by a code to the old one and a code to the new one, and both are notified', async () => {
    const { token, email } = await opened('old');
    const begun = (await begin(token)).result.asked;
    expect(begun).toMatchObject({ ways: ['email'], vague_email: 'o***@e***.com' });
    const proof = await proofOf(begun.uuid, email);
    expect(newest(email)).toMatchObject({ subject: expect.stringMatching(/^\d{6} is your Gatehouse code$/) });
    const { old } = (await identity.post(`${NAME}/old`, proof, as(token))).result;
    const asked = (await askNew(token, { email: 'New@example.com', old })).result;
    expect(asked).toMatchObject({ ways: ['email'], vague_email: 'N***@e***.com' });
    const answer = await change(token, await proofOf(asked.uuid, 'New@example.com'));
    expect(answer.result).toEqual({ vague_email: 'N***@e***.com', vague_mobile: '' });
    expect((await identity.logIn('new@example.com', PASSWORD)).ret_code).toBe(0);
    expect((await identity.logIn(email, PASSWORD)).ret_code).toBe(31_002);
    await vi.waitFor(() => {
      for (const to of [email, 'New@example.com']) {
        const mail = identity.mailbox
          .list()
          .find((one) => one.to === to && one.subject.includes('address was changed'));
        expect(mail?.text).toContain('New address: N***@e***.com\n');
      }
    });
  });

  test('nothing changes without the old one’s proof: missing, of another session, used, expired or another kind', async () => {
    const { token, email } = await opened('proof');
    const stranger = await opened('proof-stranger');
    const body = { email: 'proof-new@example.com' };
    expect((await askNew(token, body)).ret_code).toBe(UNKNOWN);
    const unproved = (await begin(token)).result.asked.uuid;
    expect((await askNew(token, { ...body, old: unproved })).ret_code).toBe(UNKNOWN);
    const old = await verifyOldName(token, email);
    expect((await askNew(stranger.token, { ...body, old })).ret_code).toBe(UNKNOWN);
    const sameAccount = (await identity.logIn(email, PASSWORD)).token;
    expect((await askNew(sameAccount, { ...body, old })).ret_code).toBe(UNKNOWN);
    const elsewhere = await identity.post(`${NAME}/new`, { ...body, old }, as(token, { guid: OTHER_GUID }));
    expect(elsewhere.ret_code).toBe(UNKNOWN);
    identity.time.offset += 31 * 60_000;
    expect((await askNew(token, { ...body, old })).ret_code).toBe(UNKNOWN);
    identity.time.offset -= 31 * 60_000;
    const { uuid } = (await askNew(token, { ...body, old })).result;
    expect((await identity.post(`${NAME}/old`, await proofOf(uuid, 'proof-new@example.com'), as(token))).ret_code).toBe(
      UNKNOWN,
    );
    const proof = { uuid, proof: { by: 'email', code: codeIn('proof-new@example.com') } };
    expect((await change(stranger.token, proof)).ret_code).toBe(UNKNOWN);
    expect((await change(token, proof)).ret_code).toBe(0);
    expect((await change(token, proof)).ret_code).toBe(UNKNOWN);
    expect((await askNew(token, { email: 'again@example.com', old })).ret_code).toBe(UNKNOWN);
  });

  test('an address that has an account answers like any other; its owner is notified, and no code fits', async () => {
    const { token, email } = await opened('taker');
    const owner = await opened('owner');
    await identity.post('/user/private/account/anti-phishing', { anti_phishing_code: 'green owl' }, as(owner.token));
    const old = await verifyOldName(token, email);
    const shapes = [];
    for (const to of [owner.email, 'free@example.com']) {
      const asked = (await askNew(token, { email: to, old })).result;
      const sent = await send(asked.uuid);
      const wrong = await change(token, { uuid: asked.uuid, proof: { by: 'email', code: '000000' } });
      shapes.push([Object.keys(asked), sent.ret_code, Object.keys(sent.result), wrong.ret_code, wrong.result]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
    expect(shapes[0]?.[3]).toBe(WRONG_CODE);
    expect(newest(owner.email)).toMatchObject({ subject: 'This address already has a Gatehouse account' });
    expect(newest(owner.email)?.text).toMatch(/^Your anti-phishing code: green owl\n/);
    expect(newest(owner.email)?.text).not.toMatch(/\b\d{6}\b/);
    expect(newest('free@example.com')?.subject).toMatch(/^\d{6} is your/);
  });

  test('a new address never learns the anti-phishing code, the old one has it', async () => {
    const { token, email } = await opened('leak');
    await identity.post('/user/private/account/anti-phishing', { anti_phishing_code: 'red fox 9' }, as(token));
    const old = await verifyOldName(token, email);
    expect(newest(email)?.text).toContain('red fox 9');
    const { uuid } = (await askNew(token, { email: 'attacker@example.com', old })).result;
    await send(uuid);
    expect(JSON.stringify(newest('attacker@example.com'))).not.toContain('red fox');
  });

  test('an address that another account got meanwhile is refused, and nothing is half changed', async () => {
    const { token, email } = await opened('race');
    const old = await verifyOldName(token, email);
    const { uuid } = (await askNew(token, { email: 'race-new@example.com', old })).result;
    const proof = await proofOf(uuid, 'race-new@example.com');
    await identity.register('race-new@example.com', PASSWORD);
    expect((await change(token, proof)).ret_code).toBe(TAKEN);
    expect((await identity.logIn(email, PASSWORD)).ret_code).toBe(0);
  });

  test('twice at once, one change happens; two accounts at once get one address once', async () => {
    const { token, email } = await opened('twice');
    const old = await verifyOldName(token, email);
    const { uuid } = (await askNew(token, { email: 'twice-new@example.com', old })).result;
    const proof = await proofOf(uuid, 'twice-new@example.com');
    const answers = await Promise.all(Array.from({ length: 4 }, () => change(token, proof)));
    expect(answers.filter(({ ret_code }) => ret_code === 0)).toHaveLength(1);
    const pair = await Promise.all(
      ['pair-a', 'pair-b'].map(async (name) => {
        const person = await opened(name);
        const proved = await verifyOldName(person.token, person.email);
        return {
          ...person,
          uuid: (await askNew(person.token, { email: 'pair@example.com', old: proved })).result.uuid,
        };
      }),
    );
    const proofs = [];
    for (const { uuid: one, token: by } of pair) proofs.push({ by, body: await proofOf(one, 'pair@example.com') });
    const codes = (await Promise.all(proofs.map(({ by, body }) => change(by, body)))).map(({ ret_code }) => ret_code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, TAKEN]);
  });

  test('a change ends every proof that was on its way to the old address', async () => {
    const { token, email } = await opened('pending');
    const login = (await identity.post('/user/public/login/begin', { login_name: email, item: 'code' })).result.uuid;
    const code = codeIn(email);
    const old = await verifyOldName(token, email);
    const { uuid } = (await askNew(token, { email: 'pending-new@example.com', old })).result;
    expect((await change(token, await proofOf(uuid, 'pending-new@example.com'))).ret_code).toBe(0);
    const late = await identity.post('/user/public/login/verify', { uuid: login, proof: { by: 'email', code } });
    expect(late.ret_code).toBe(UNKNOWN);
  });

  test('[SIGNUP-07] a number is added to an account by its own code, changed by both, and phone rules hold', async () => {
    const { token, email } = await opened('phone');
    expect((await begin(token, 'mobile')).result).toEqual({});
    expect((await askNew(token, { mobile: '+1 416 555 0123', country: 'CA' })).ret_code).toBe(41_007);
    expect((await askNew(token, { mobile: '12', country: 'TR' })).ret_code).toBe(INVALID);
    expect((await askNew(token, { mobile: 'abcd', country: 'TR' })).ret_code).toBe(INVALID);
    const asked = (await askNew(token, { mobile: '0532 123 45 67', country: 'TR' })).result;
    expect(asked).toMatchObject({ ways: ['mobile'], vague_mobile: '+90***67' });
    const added = await change(token, await proofOf(asked.uuid, '+905321234567', 'mobile'));
    expect(added.result).toEqual({ vague_email: 'p***@e***.com', vague_mobile: '+90***67' });
    await vi.waitFor(() =>
      expect(identity.mailbox.list().find(({ to }) => to === email)?.text).toContain('New number: +90***67'),
    );
    expect((await askNew(token, { mobile: '+905321234567', country: 'TR' })).ret_code).toBe(UNKNOWN);
    const { uuid } = (await begin(token, 'mobile')).result.asked;
    const { old } = (await identity.post(`${NAME}/old`, await proofOf(uuid, '+905321234567', 'mobile'), as(token)))
      .result;
    expect((await askNew(token, { email: 'x@example.com', old })).ret_code).toBe(UNKNOWN);
    expect((await askNew(token, { mobile: '+905321234567', country: 'TR', old })).ret_code).toBe(INVALID);
    const next = (await askNew(token, { mobile: '+905321234568', country: 'TR', old })).result;
    expect((await change(token, await proofOf(next.uuid, '+905321234568', 'mobile'))).ret_code).toBe(0);
    await vi.waitFor(() => {
      const sms = identity.mailbox.list().filter(({ kind, to }) => kind === 'sms' && to === '+905321234567');
      expect(sms[0]?.text).toContain("Your Gatehouse account's security has changed");
    });
  });

  test('the old one’s proof is no longer good when it has expired between the two codes', async () => {
    const { token, email } = await opened('slow');
    const old = await verifyOldName(token, email);
    identity.time.offset += 29 * 60_000;
    const { uuid } = (await askNew(token, { email: 'slow-new@example.com', old })).result;
    const proof = await proofOf(uuid, 'slow-new@example.com');
    identity.time.offset += 2 * 60_000;
    expect((await change(token, proof)).ret_code).toBe(UNKNOWN);
    identity.time.offset -= 31 * 60_000;
    expect((await identity.logIn(email, PASSWORD)).ret_code).toBe(0);
  });

  test('a name that was added meanwhile is not replaced without its own proof', async () => {
    const { token, result } = await opened('meanwhile');
    const { uuid } = (await askNew(token, { mobile: '+905329999991', country: 'TR' })).result;
    const proof = await proofOf(uuid, '+905329999991', 'mobile');
    const number = { mobile: '+905329999992', mobile_key: '+905329999992', mobile_verified: 1 };
    await inStore((db) => db.updateTable('account').set(number).where('public_id', '=', result.id).execute());
    expect((await change(token, proof)).ret_code).toBe(UNKNOWN);
  });

  test('no address and no code is in the event log', async () => {
    const { token, email } = await opened('masked');
    const old = await verifyOldName(token, email);
    const { uuid } = (await askNew(token, { email: 'masked-new@example.com', old })).result;
    await change(token, await proofOf(uuid, 'masked-new@example.com'));
    const { text } = await identity.get('/user/private/account/history', as(token));
    expect(text).toContain('"email":"m***@e***.com"');
    expect(text).not.toMatch(/masked(?:-new)?@/);
  });
});
