import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestIdentity, type TestEnvelope, type TestIdentity, testStores } from '../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const on = (site: string, more = {}) => ({ 'x-gatehouse-site': site, ...more });
const guid = (n: number) => ({ guid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` });
const demoAccounts = [
  { email: 'main@example.com', password: PASSWORD },
  { email: 'hk@example.com', password: PASSWORD, region: 'HK', kycCountry: 'HK' },
  { email: 'opened@example.com', password: PASSWORD, region: 'HK' },
  { email: 'moved@example.com', password: PASSWORD, kycCountry: 'HK' },
  { email: 'nl@example.com', password: PASSWORD, kycCountry: 'NL' },
];

describe.each(testStores)('the wall around a site, on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store, { demoAccounts });
  });
  afterAll(() => identity.close());

  test.each([
    ['main', 'GLOBAL', 0],
    ['main', 'EU', 0],
    ['main', 'HKG', 400602, 'GLOBAL'],
    ['nl', 'HKG', 400602, 'NLD'],
    ['nl', 'GLOBAL', 0],
    ['hk', 'HKG', 0],
    ['hk', 'GLOBAL', 400601, 'HKG'],
    ['hk', 'NLD', 400601, 'HKG'],
    ['opened', 'HKG', 0],
    ['opened', 'EU', 400601, 'HKG'],
    ['moved', 'HKG', 0],
    ['moved', 'GLOBAL', 400601, 'HKG'],
    ['hk', 'TESTNET', 0],
    ['main', 'TESTNET', 0],
  ])('[REGION-09] %s@example.com on %s: %i, with the own site', async (name, site, code, own = '') => {
    const { logIn, get } = identity;
    const { ret_code, token, result } = await logIn(`${name}@example.com`, PASSWORD, on(site));
    expect(ret_code).toBe(code);
    if (code === 0) {
      expect((await get('/user/private/info', { usertoken: token ?? '', ...on(site) })).ret_code).toBe(0);
    } else {
      expect([token, result]).toEqual([undefined, { site: own }]);
    }
  });

  test('[REGION-09] both paths of the login are behind it', async () => {
    const body = async () => ({ login_name: 'hk@example.com', ...(await identity.locked(PASSWORD)) });
    for (const path of ['/login', '/user/public/login_compliance']) {
      expect((await identity.post(path, await body(), on('EU'))).ret_code).toBe(400601);
    }
  });

  test('[REGION-09] [SESS-07] a quick login does not lead through it, and the token is still good at home', async () => {
    const { token = '' } = await identity.logIn('hk@example.com', PASSWORD, on('HKG'));
    const headers = on('HKG', { usertoken: token });
    const { quick_token } = (await identity.post('/user/private/quick_token', undefined, headers)).result;
    const quick = (site: string) => identity.post('/user/public/quick_login', { quick_token }, on(site));
    expect(await quick('GLOBAL')).toMatchObject({ ret_code: 400601, result: { site: 'HKG' } });
    expect(await quick('HKG')).toMatchObject({ ret_code: 0, token: expect.any(String) });
  });

  test('[REGION-09] before the right password it says nothing: every name answers alike', async () => {
    const shape = ({ status, text }: TestEnvelope) => `${status} ${text}`;
    const wrong = async (name: string, site: string, device: number) =>
      shape(await identity.logIn(`${name}@example.com`, 'wrong', on(site, guid(device))));
    const pairs = [
      ['hk', 'GLOBAL'],
      ['main', 'HKG'],
    ] as const;
    for (const [at, [name, site]] of pairs.entries()) {
      const device = 10 + 10 * at;
      expect(await wrong(name, site, device)).toBe(await wrong(`nobody${at}`, site, device + 1));
    }
  });

  test('[REGION-09] [LOGIN-07] the right password is no error, however often it is tried on the wrong site', async () => {
    for (let n = 0; n < 8; n += 1) {
      expect((await identity.logIn('opened@example.com', PASSWORD, on('GLOBAL', guid(50)))).ret_code).toBe(400601);
    }
    expect((await identity.logIn('opened@example.com', PASSWORD, on('HKG', guid(50)))).ret_code).toBe(0);
  });

  test('[REGION-09] a refused login leaves the session that was there', async () => {
    const { token = '' } = await identity.logIn('main@example.com', PASSWORD);
    expect((await identity.logIn('hk@example.com', PASSWORD, { usertoken: token })).ret_code).toBe(400601);
    expect((await identity.get('/user/private/info', { usertoken: token })).ret_code).toBe(0);
  });

  test('[REGION-09] an account registered there belongs there', async () => {
    const { register, logIn } = identity;
    expect((await register('born@example.com', PASSWORD, on('HKG'))).ret_code).toBe(0);
    expect((await logIn('born@example.com', PASSWORD)).ret_code).toBe(400601);
    expect((await logIn('born@example.com', PASSWORD, on('HKG'))).ret_code).toBe(0);
  });

  test('[REGION-09] a wizard does not lead through it, in either direction', async () => {
    const { verified, setPassword, logIn } = identity;
    const inward = await verified('inward@example.com');
    expect((await setPassword(inward, PASSWORD, on('HKG'))).ret_code).toBe(400602);
    const outward = await verified('outward@example.com', on('HKG'));
    expect((await setPassword(outward, PASSWORD)).ret_code).toBe(400601);
    // No account was made on the way.
    for (const email of ['inward@example.com', 'outward@example.com']) {
      expect((await logIn(email, PASSWORD, on('EU'))).ret_code).toBe(31002);
    }
    expect((await setPassword(inward, PASSWORD, on('EU'))).ret_code).toBe(0);
    expect((await setPassword(outward, PASSWORD, on('HKG'))).ret_code).toBe(0);
    expect((await setPassword(outward, PASSWORD)).ret_code).toBe(400601);
  });
});
