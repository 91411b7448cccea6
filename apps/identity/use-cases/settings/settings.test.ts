import { defaultBrand } from '@gatehouse/brand/default-brand';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PROOF_FRESH_MS } from '../../sessions/authenticate.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../../testing/open-test-identity.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'another horse stapled';
const ACCOUNT = '/user/private/account';
const [STEP_UP, DEMANDED] = [700_080, 700_133];
const OTHER_GUID = 'eeeeeeee-0000-4000-8000-000000000000';

const as = (token: string | undefined, more: Record<string, string> = {}) => ({ usertoken: token ?? '', ...more });

/** One of its sites demands that new devices are confirmed. */
const sites = defaultBrand.sites.map((site) => (site.id === 'EU' ? ({ ...site, newDevice: 'code' } as const) : site));
const onEu = { 'x-gatehouse-site': 'EU' };

describe.each(testStores)('the account page’s calls on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store, { brand: { ...defaultBrand, sites } });
  });
  afterAll(() => identity.close());

  const opened = async (name: string, headers = {}) => {
    const email = `${name}@example.com`;
    return { email, ...(await identity.register(email, PASSWORD, headers)) };
  };
  const overview = async (token?: string, more = {}) =>
    (await identity.get(`${ACCOUNT}/overview`, as(token, more))).result;
  const later = async <T>(ms: number, run: () => Promise<T>): Promise<T> => {
    identity.time.offset += ms;
    try {
      return await run();
    } finally {
      identity.time.offset -= ms;
    }
  };
  const changePassword = async (token: string | undefined, old: string | undefined, password: string) => {
    const locked = await identity.locked(password);
    const body = { ...locked, ...(old === undefined ? {} : { old: await identity.locked(old) }) };
    return identity.post(`${ACCOUNT}/password`, body, as(token));
  };
  const history = async (token: string | undefined) =>
    (await identity.get(`${ACCOUNT}/history`, as(token))).result.events as { kind: string; detail: object }[];
  const mailsTo = (email: string) => identity.mailbox.list().filter(({ to }) => to === email);
  const mailTo = (email: string, subject: string) =>
    vi.waitFor(() => {
      const mail = mailsTo(email).find((one) => one.subject === subject);
      if (!mail) throw new Error(`${subject} has not come`);
      return mail;
    });

  test('the overview shows the account, and nothing that opens it or tells it apart in full', async () => {
    const { token, result, email } = await opened('overview');
    expect(await overview(token)).toMatchObject({
      ...{ id: result.id, vague_email: 'o***@e***.com', vague_mobile: '', email_verified: true },
      ...{ mobile_verified: false, has_password: true, totp: false, passkeys: 0, device_check: true },
      ...{ device_check_demanded: false, anti_phishing_code: '', notices: { new_login: true }, withdrawals_after: 0 },
      ...{ parent: 0, lang: 'en', identity: { state: 'none', level: 0 } },
    });
    const { text } = await identity.get(`${ACCOUNT}/overview`, as(token));
    expect(text).not.toContain(email);
    expect(text).not.toContain('argon2');
  });

  test('[SESS-04] none of the calls answers without a session', async () => {
    for (const path of ['overview', 'history', 'devices']) {
      expect((await identity.get(`${ACCOUNT}/${path}`)).ret_code).toBe(10_006);
    }
    const posts = ['password', 'name/begin', 'name/old', 'name/new', 'name/change', 'device-check', 'anti-phishing'];
    for (const path of [...posts, 'notices', 'language', 'devices/forget']) {
      expect((await identity.post(`${ACCOUNT}/${path}`, { junk: 1 })).ret_code).toBe(10_006);
    }
  });

  test('a change of how the account is reached needs a recent proof', async () => {
    const { token } = await opened('stale');
    await later(PROOF_FRESH_MS, async () => {
      expect((await changePassword(token, PASSWORD, NEW_PASSWORD)).ret_code).toBe(STEP_UP);
      const bodies: [string, object][] = [
        ['device-check', { device_check: false }],
        ['anti-phishing', { anti_phishing_code: 'heron' }],
        ['notices', { new_login: false }],
        ['devices/forget', { device_id: 'a'.repeat(43) }],
        ['name/begin', { method: 'mobile' }],
        ['name/new', { mobile: '+905321234567', country: 'TR' }],
      ];
      for (const [path, body] of bodies) {
        expect((await identity.post(`${ACCOUNT}/${path}`, body, as(token))).ret_code, path).toBe(STEP_UP);
      }
    });
    expect(await overview(token)).toMatchObject({
      device_check: true,
      anti_phishing_code: '',
      notices: { new_login: true },
    });
  });

  test('the check of new devices is the owner’s choice, but where the site demands it', async () => {
    const { token, email } = await opened('devices');
    const choose = (device_check: unknown, more = {}) =>
      identity.post(`${ACCOUNT}/device-check`, { device_check }, as(token, more));
    expect((await choose(false, onEu)).ret_code).toBe(DEMANDED);
    expect((await overview(token, onEu)).device_check_demanded).toBe(true);
    expect((await identity.logIn(email, PASSWORD, { guid: OTHER_GUID })).ret_code).toBe(20_100);
    expect((await choose(false)).result).toEqual({ device_check: false });
    expect((await choose(false)).result).toEqual({ device_check: false });
    expect((await identity.logIn(email, PASSWORD, { guid: OTHER_GUID })).ret_code).toBe(0);
    expect((await choose('no')).ret_code).toBe(700_001);
    expect((await history(token)).filter(({ kind }) => kind === 'deviceCheckChanged')).toMatchObject([
      { detail: { to: 'off' } },
    ]);
    await mailTo(email, 'Gatehouse: Your new-device check was changed');
  });

  test('mails come in the account’s language, which is one of the site’s', async () => {
    const { token, email } = await opened('language');
    const set = (lang: string) => identity.post(`${ACCOUNT}/language`, { lang }, as(token));
    for (const wrong of ['xx-YY', 'de-EU', '__proto__']) expect((await set(wrong)).ret_code, wrong).toBe(700_001);
    expect((await set('pt-BR')).result).toEqual({ lang: 'pt-BR' });
    expect((await overview(token)).lang).toBe('pt-BR');
    await identity.post(`${ACCOUNT}/device-check`, { device_check: false }, as(token));
    await vi.waitFor(() => expect(mailsTo(email)[0]?.text).toContain('/pt-BR/app/user/auto-ban-account'));
  });
});
