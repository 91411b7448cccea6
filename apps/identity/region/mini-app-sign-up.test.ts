import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdentity, databaseOf } from '../compose.ts';
import type { Db } from '../db/open.ts';
import { injected } from '../testing/injected-fixture.ts';
import { testStores } from '../testing/open-test-identity.ts';
import { openThirdParty, type ThirdPartyTest } from '../testing/open-third-party.ts';

const PASSWORD = 'correct horse battery';
const REFUSED = 700_062;
/** The gateway’s word for a browser whose launch data the API has verified. */
const MARKED = { 'x-gatehouse-mini-app': '1' };

describe.each(testStores)('sign-up in a mini-app, on %s', (store) => {
  let there: ThirdPartyTest;
  beforeAll(async () => {
    there = await openThirdParty(store);
    await there.register('known@example.com', PASSWORD);
  });
  afterAll(() => there.close());

  const stored = async () => {
    const db = databaseOf(there.app) as Db;
    const accounts = await db.selectFrom('account').select('email_key').execute();
    const registrations = await db.selectFrom('registration').select('login_key').execute();
    return [accounts.length, registrations.length];
  };

  test('[LOGIN-09] no call begins a registration there, and the answer is the same with and without an account', async () => {
    const before = await stored();
    for (const [path, more] of [
      ['/user/public/register/info', { register_type: 1 }],
      ['/verify/register/email', {}],
    ] as const) {
      const answers = await Promise.all(
        ['known@example.com', 'new@example.com'].map((email) => there.post(path, { email, ...more }, MARKED)),
      );
      expect(answers.map(({ ret_code }) => ret_code)).toEqual([REFUSED, REFUSED]);
      expect(answers[0]?.text).toBe(answers[1]?.text);
    }
    const mobile = { mobile: '1701234567', country: 'DE' };
    const answer = await there.post('/verify/register/mobile', mobile, MARKED);
    expect([answer.ret_code, await stored()]).toEqual([REFUSED, before]);
  });

  test('[LOGIN-09] one that began in a browser does not end there, and ends in the browser', async () => {
    const uuid = await there.verified('traveller@example.com');
    const before = await stored();
    expect((await there.setPassword(uuid, PASSWORD, MARKED)).ret_code).toBe(REFUSED);
    // Nothing is looked up.
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await there.setPassword(unknown, PASSWORD, MARKED)).ret_code).toBe(REFUSED);
    expect(await stored()).toEqual(before);
    expect((await there.setPassword(uuid, PASSWORD)).ret_code).toBe(0);
  });

  test('[LOGIN-09] [SIGNUP-12] no account is opened by another company there; who has one logs in', async () => {
    const { peer, logInThere, open, registerThere } = there;
    peer.knows('launched', { email: 'launched@example.com', email_verified: true });
    const { result } = await logInThere('launched', MARKED);
    const before = await stored();
    const refused = await open({ uuid: result.uuid }, MARKED);
    expect([refused.ret_code, refused.token, await stored()]).toEqual([REFUSED, undefined, before]);
    expect((await open({ uuid: result.uuid })).ret_code).toBe(0);
    await registerThere('member');
    expect((await logInThere('member', MARKED)).ret_code).toBe(0);
    expect((await there.logIn('known@example.com', PASSWORD, MARKED)).ret_code).toBe(0);
  });

  test('[LOGIN-09] only the gateway’s mark counts', async () => {
    const begin = (n: number, headers: Record<string, string>) => {
      const email = `unmarked-${n}@example.com`;
      return there.post('/user/public/register/info', { register_type: 1, email }, headers);
    };
    expect((await begin(1, { 'x-gatehouse-mini-app': 'yes' })).ret_code).toBe(0);
    expect((await begin(2, { platform: 'ios_tg' })).ret_code).toBe(0);
    const app = await createIdentity({ ...there.options, trustGateway: false });
    const direct = { register_type: 1, email: 'direct@example.com' };
    expect((await injected(app).post('/user/public/register/info', direct, MARKED)).ret_code).toBe(0);
    await app.close();
  });
});
