import { expect, test } from 'vitest';
import { loadDashboard } from './dashboard/load.ts';
import { loadIdentity } from './identity/load.ts';
import type { LoadContext } from './page.ts';

/** An API that answers by path; everything else is unreachable. */
function apiOf(answers: Readonly<Record<string, { ret_code: number; result?: unknown }>>): LoadContext['api'] {
  return async <Result>(path: string) => (answers[path] ?? { ret_code: -200 }) as { ret_code: number; result?: Result };
}

const PROFILE = '/v2/private/user/profile';
const SESSIONS = '/user/private/session/list';
const query = new URLSearchParams();

test.each([
  [{ kyc_person_level: 0, member_tag: { KYC: 0 } }, false],
  [{ kyc_person_level: 1, member_tag: { KYC: 0 } }, true],
  [{ kyc_person_level: 0, member_tag: { KYC: 2 } }, true],
])('[SESS-08] %j is verified: %s', async (result, verified) => {
  const api = apiOf({ [PROFILE]: { ret_code: 0, result } });
  expect(await loadIdentity({ api })).toEqual({ verified });
});

test('[SESS-08] what cannot be read is null, never a guess', async () => {
  expect(await loadDashboard({ api: apiOf({}), query })).toEqual({ verified: null, sessions: null, newUser: false });
  const refused = apiOf({ [PROFILE]: { ret_code: 10006 }, [SESSIONS]: { ret_code: 0 } });
  expect(await loadDashboard({ api: refused, query })).toMatchObject({ verified: null, sessions: null });
});

test('[REDIR-01] only newUser=true is a new user', async () => {
  const api = apiOf({ [SESSIONS]: { ret_code: 0, result: { sessions: [] } } });
  for (const [text, newUser] of [
    ['newUser=true', true],
    ['newUser=1', false],
    ['', false],
  ] as const) {
    expect(await loadDashboard({ api, query: new URLSearchParams(text) })).toMatchObject({ newUser, sessions: [] });
  }
});
