import { afterEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../../compose.ts';
import { purge } from '../../purge.ts';
import { openTestIdentity, type TestStore, testStores } from '../../testing/open-test-identity.ts';
import { endChallenges } from '../../verification/challenge/end-challenges.ts';

const PASSWORD = 'correct horse battery';
const WIZARD = '/user/public/register';
const LOGIN = '/user/public/login';
const device = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function opened(store: TestStore, limitPoints = {}) {
  const identity = await openTestIdentity(store, { limitPoints });
  closers.push(() => identity.close());
  const db = databaseOf(identity.app);
  if (!db) throw new Error('no store');
  const guessAtRegistration = async (uuid: string, headers = {}) => {
    const known = identity.mailbox.list().map(({ subject }) => subject.slice(0, 6));
    const code = ['000000', '000001', '000002'].find((guess) => !known.includes(guess));
    return (await identity.post(`${WIZARD}/verify`, { uuid, code }, headers)).ret_code;
  };
  const guessAtLogin = async (login_name: string, headers = {}) => {
    const { uuid } = (await identity.post(`${LOGIN}/begin`, { login_name, item: 'link' }, headers)).result;
    const proof = { by: 'email_link', link_token: 'x'.repeat(43) };
    return (await identity.post(`${LOGIN}/verify`, { uuid, proof }, headers)).ret_code;
  };
  return { identity, db, guessAtRegistration, guessAtLogin };
}

describe.each(testStores)('registration in the one engine, on %s', (store) => {
  test.each([['proofFailuresByDevice'], ['proofFailuresByAddress']])(
    '[LOGIN-07] %s: guesses at registrations and at logins count together',
    async (limit) => {
      const { identity, guessAtRegistration, guessAtLogin } = await opened(store, { [limit]: 3 });
      const refused = limit === 'proofFailuresByDevice' ? 700_040 : 31_018;
      const uuid = await identity.begin('guessed@example.com');
      expect([await guessAtRegistration(uuid), await guessAtRegistration(uuid)]).toEqual([700_010, 700_010]);
      expect(await guessAtLogin('guessed@example.com')).toBe(700_013);
      expect([await guessAtLogin('guessed@example.com'), await guessAtRegistration(uuid)]).toEqual([refused, refused]);
    },
  );

  test('[LOGIN-07] guesses at one address count over all its registrations, whichever device makes them', async () => {
    const { identity, guessAtRegistration } = await opened(store, { proofFailuresByAccount: 3 });
    const codes: number[] = [];
    for (let n = 1; n <= 4; n += 1) {
      const uuid = await identity.begin('wanted@example.com', device(n));
      codes.push(await guessAtRegistration(uuid, device(n)));
    }
    expect(codes).toEqual([700_010, 700_010, 700_010, 700_040]);
    const other = await identity.begin('other@example.com', device(5));
    expect(await guessAtRegistration(other, device(5))).toBe(700_010);
  });

  test('[SIGNUP-04] the calls of other challenges know nothing of a registration’s', async () => {
    const { identity, guessAtRegistration } = await opened(store);
    const uuid = await identity.begin('own-calls@example.com');
    const code = identity.codeFor('own-calls@example.com');
    const mails = identity.mailbox.list().length;
    identity.time.offset += 60_001;
    expect((await identity.post('/user/public/challenge/send', { uuid, item: 'email' })).ret_code).toBe(700_081);
    expect((await identity.get(`/user/public/challenge/state?uuid=${uuid}`)).result).toEqual({ state: 'expired' });
    const proof = { by: 'email', code };
    expect((await identity.post(`${LOGIN}/verify`, { uuid, proof })).ret_code).toBe(700_081);
    expect(identity.mailbox.list()).toHaveLength(mails);
    expect(await guessAtRegistration(uuid)).toBe(700_010);
    expect((await identity.post(`${WIZARD}/verify`, { uuid, code })).result).toBe(1);
  });

  test('[SIGNUP-05] ending the challenges of its account leaves a registration as it is', async () => {
    const { identity, db } = await opened(store);
    const uuid = await identity.verified('stays@example.com');
    await identity.setPassword(uuid, PASSWORD);
    const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    await endChallenges(db, id);
    expect((await identity.get(`${WIZARD}/recall/info?uuid=${uuid}`)).result.recall_stage).toBe('commit_login');
  });

  test('a registration is purged with its challenge, and not before', async () => {
    const { identity, db } = await opened(store);
    await identity.begin('purged@example.com');
    const left = async () => [
      (await db.selectFrom('registration').select('id').execute()).length,
      (await db.selectFrom('challenge').select('id').execute()).length,
    ];
    const retention = { securityEventsMs: 1 };
    const dayMs = 24 * 3600_000;
    await purge(db, Date.now() + dayMs - 60_000, retention);
    expect(await left()).toEqual([1, 1]);
    await purge(db, Date.now() + dayMs, retention);
    expect(await left()).toEqual([0, 0]);
  });
});
