import { loadBrand } from '@gatehouse/brand/load-brand';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { expect, test } from 'vitest';
import { ApiUnreachable } from '../server/api/api.ts';
import { loadAccount } from './account-info/load.ts';
import { loadDashboard } from './dashboard/load.ts';
import { loadIdentity } from './identity/load.ts';
import type { LoadContext } from './page.ts';

/** A stubbed API that answers by path; everything else is unreachable. */
function apiOf(answers: Readonly<Record<string, { ret_code: number; result?: unknown }>>): LoadContext['api'] {
  return async <Result>(path: string) => (answers[path] ?? { ret_code: -200 }) as { ret_code: number; result?: Result };
}

const PROFILE = '/v2/private/user/profile';
const LOGINS = '/user/private/account/logins';
/** In the UTC day 20 000. */
const NOON = 20_000.5 * 86_400_000;
const elements = {};
const query = new URLSearchParams();
const site = globalSite(loadBrand({ port: 3000 }));

test.each([
  [{ kyc_person_level: 0, member_tag: { KYC: 0 } }, false],
  [{ kyc_person_level: 1, member_tag: { KYC: 0 } }, true],
  [{ kyc_person_level: 0, member_tag: { KYC: 2 } }, true],
])('[SESS-08] %j is verified: %s', async (result, verified) => {
  const api = apiOf({ [PROFILE]: { ret_code: 0, result } });
  expect(await loadIdentity({ api, site })).toEqual({ verified, status: null, welcome: false });
});

test('[SESS-08] what cannot be read is null', async () => {
  const nothing = { verified: null, document: undefined, security: null, logins: null };
  expect(await loadDashboard({ api: apiOf({}), query, elements }, NOON)).toEqual({
    ...{ ...nothing, withdrawalsAfter: 0, today: 20_000, newUser: false },
  });
  const refused = apiOf({ [PROFILE]: { ret_code: 10006 }, [LOGINS]: { ret_code: 0, result: {} } });
  expect(await loadDashboard({ api: refused, query, elements })).toMatchObject(nothing);
});

const OVERVIEW_PATH = '/user/private/account/overview';
const FACTORS = '/user/private/factor/list';
const overview = {
  ...{
    id: 7,
    member_since: NOON,
    vague_email: 'a***@x***.example',
    anti_phishing_code: '',
    withdrawals_after: NOON + 1,
  },
  identity: { state: 'verified', level: 1, submitted_at: 1, decided_at: 2, vague_name: 'A***', vague_document: '**9' },
};

test('[SHELL-13] the dashboard has the account’s document, what is next here, and until when withdrawals are held', async () => {
  const passkey = (here: boolean, created_at: number) => ({ here, created_at });
  const list = (here: boolean) => ({ totp: null, passkeys: [passkey(here, 5)], recovery: { left: 9, made_at: 5 } });
  const at = (here: boolean, shown: 'show' | 'hide', now: number) =>
    loadDashboard(
      {
        api: apiOf({
          [OVERVIEW_PATH]: { ret_code: 0, result: overview },
          [FACTORS]: { ret_code: 0, result: list(here) },
        }),
        query,
        elements: { passkeyLogin: { action: shown } },
      },
      now,
    );
  const { document, security, withdrawalsAfter } = await at(true, 'show', NOON);
  expect(document).toMatchObject({ id: 7, passkeySince: 5, appSince: 0, identity: { vague_name: 'A***' } });
  expect(JSON.stringify(document)).not.toContain('**9');
  expect([security?.next, withdrawalsAfter]).toEqual(['app', NOON + 1]);
  const later = await at(false, 'show', NOON + 1);
  expect([later.security?.next, later.withdrawalsAfter]).toEqual(['passkey', 0]);
  const hidden = await at(false, 'hide', NOON);
  expect(hidden.security?.steps.map(({ step }) => step)).toEqual(['app', 'recovery', 'word']);
});

test('[REDIR-01] only newUser=true is a new user', async () => {
  const logins = { logins: [], more: false, sessions: 1 };
  const api = apiOf({ [LOGINS]: { ret_code: 0, result: logins } });
  for (const [text, newUser] of [
    ['newUser=true', true],
    ['newUser=1', false],
    ['', false],
  ] as const) {
    const asked = { api, query: new URLSearchParams(text), elements };
    expect(await loadDashboard(asked)).toMatchObject({ newUser, logins });
  }
});

const MEMBER = '/user/private/member/info';
const KYC = '/user/private/kyc/status';

test('[REDIR-06] welcomes a new user until the identity is verified', async () => {
  const now = 1_000_000_000;
  const welcome = async (member_since: number, state: string, cameFrom: string | undefined = '/en/register') => {
    const member = { ret_code: 0, result: { member_since } };
    const api = apiOf({ [MEMBER]: member, [KYC]: { ret_code: 0, result: { state } } });
    return (await loadIdentity({ api, site, cameFrom }, now)).welcome;
  };
  expect(await welcome(now - 60_000, 'none')).toBe(true);
  expect(await welcome(now - 60_000, 'submitted')).toBe(true);
  expect(await welcome(now - 60_000, 'verified')).toBe(false);
  expect(await welcome(now - 3_600_000, 'none')).toBe(false);
  for (const path of ['/en/sign-up', '/en/email-code-verify', '/en/third-party/register'])
    expect(await welcome(now - 60_000, 'none', path), path).toBe(true);
  for (const path of ['/en/dashboard', '/en/login', ''])
    expect(await welcome(now - 60_000, 'none', path), path).toBe(false);
});

const GRANTS = '/oauth/v1/private/grants';
const LINKS = '/user/private/third-party/list';
const OVERVIEW = '/user/private/account/overview';

test('what the account page could not read is null', async () => {
  expect(await loadAccount({ api: apiOf({}), elements: {} })).toEqual({
    ...{ account: null, factors: null, sessions: null, links: null, grants: null, boundTo: null, waits: false },
    telegram: false,
  });
});

test('[LOGIN-06] mentions provider accounts if one is linked or could be', async () => {
  const links = async (linked: readonly string[], available: readonly string[]) =>
    (await loadAccount({ api: apiOf({ [LINKS]: listOf(linked, available) }), elements: {} })).links;
  expect([await links([], []), await links(['a'], []), await links([], ['b'])]).toEqual([false, true, true]);
  expect([await links(['telegram'], []), await links(['telegram', 'a'], [])]).toEqual([false, true]);
});

test('[TG-01] [COMP-08] mentions Telegram where it is linked, or where compliance shows it', async () => {
  const telegram = async (linked: readonly string[], available: readonly string[], action = 'show') => {
    const elements = { telegramLogin: { action } };
    return (await loadAccount({ api: apiOf({ [LINKS]: listOf(linked, available) }), elements })).telegram;
  };
  expect([await telegram([], ['telegram']), await telegram(['telegram'], [], 'hide')]).toEqual(['offered', 'linked']);
  expect([await telegram([], ['telegram'], 'hide'), await telegram(['a'], ['b'])]).toEqual([false, false]);
});

const listOf = (linked: readonly string[], available: readonly string[]) => ({
  ret_code: 0,
  result: { linked: linked.map((id) => ({ provider: { id } })), available: available.map((id) => ({ id })) },
});

test('[OAUTH-02] mentions connected apps unless the API does not have them', async () => {
  const grants = async (answer: object, status?: number) => {
    const api: LoadContext['api'] = async (path) => {
      if (path === GRANTS && status) throw new ApiUnreachable('no', { status });
      return path === GRANTS ? { ret_code: 0, ...answer } : { ret_code: -200 };
    };
    return (await loadAccount({ api, elements: {} })).grants;
  };
  expect(await grants({ result: { grants: [] } })).toEqual([]);
  expect([await grants({}, 404), await grants({}, 502), await grants({}), await grants({ ret_code: 10006 })]).toEqual([
    false,
    null,
    null,
    null,
  ]);
});

test('withdrawals are held until their time', async () => {
  const waits = async (withdrawals_after: number) =>
    (
      await loadAccount(
        { api: apiOf({ [OVERVIEW]: { ret_code: 0, result: { withdrawals_after } } }), elements: {} },
        500,
      )
    ).waits;
  expect([await waits(0), await waits(500), await waits(501)]).toEqual([false, false, true]);
});
