import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestIdentity, type TestIdentity, testStores } from '../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const INFO = '/user/public/register/info';
const from = (country: string, more = {}) => ({ 'x-gatehouse-country': country, ...more });
const ontario = from('CA', { 'x-gatehouse-subdivision': 'ON' });

describe.each(testStores)('sign-up where it is closed, on %s', (store) => {
  let identity: TestIdentity;
  const log: string[] = [];
  const accounts = async () => {
    const { db } = identity;
    const rows = await db.selectFrom('account').select('email_key').execute();
    const wizards = await db.selectFrom('registration').select('login_key').execute();
    return { accounts: rows.length, wizards: wizards.length };
  };
  beforeAll(async () => {
    const logger = pino({ level: 'trace' }, { write: (line: string) => log.push(line) });
    identity = await openTestIdentity(store, { logger });
    await identity.register('known@example.com', PASSWORD, from('DE'));
  });
  afterAll(() => identity.close());

  test.each([
    ...['CN', 'CU', 'IR', 'KP', 'SD', 'SG', 'SY', 'US'].map((country) => from(country)),
    ontario,
    from('US', { 'x-gatehouse-site': 'EU' }),
    from('US', { 'x-gatehouse-site': 'TESTNET' }),
  ])('[REGION-03] from %j no wizard begins, for any visitor', async (headers) => {
    const before = await accounts();
    const answers = await Promise.all(
      ['known@example.com', 'new@example.com'].map((email) =>
        identity.post(INFO, { register_type: 1, email }, { ...headers, lang: 'de-EU', 'cf-ipcountry': 'DE' }),
      ),
    );
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(JSON.parse(text)).toEqual({ ret_code: 700061, ret_msg: expect.any(String) });
    }
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(await accounts()).toEqual(before);
  });

  test('[REGION-03] one that began elsewhere does not end there, and ends elsewhere', async () => {
    const { verified, setPassword } = identity;
    const uuid = await verified('traveller@example.com', from('DE'));
    const before = await accounts();
    for (const headers of [from('US'), from('CN'), ontario]) {
      expect((await setPassword(uuid, PASSWORD, headers)).ret_code).toBe(700061);
    }
    // Nothing is looked up: the answer is the same for a wizard that never was.
    expect((await setPassword('00000000-0000-4000-8000-000000000000', PASSWORD, from('US'))).ret_code).toBe(700061);
    expect(await accounts()).toEqual(before);
    expect((await setPassword(uuid, PASSWORD, from('CA'))).ret_code).toBe(0);
  });

  test('[REGION-03] an existing account logs in from there', async () => {
    for (const headers of [from('US'), from('CN'), ontario]) {
      expect((await identity.logIn('known@example.com', PASSWORD, headers)).ret_code).toBe(0);
    }
  });

  test('[REGION-03] [HTTP-13] the log names neither the visitor nor the place', async () => {
    log.length = 0;
    const headers = from('KP', { 'x-forwarded-for': '192.0.2.77', 'x-gatehouse-subdivision': '01' });
    await identity.post(INFO, { register_type: 1, email: 'secret@example.com' }, headers);
    const lines = log.join('');
    expect(lines).toContain('700061');
    expect(lines).not.toMatch(/secret|example|192\.0\.2\.77|KP|country/);
  });
});
