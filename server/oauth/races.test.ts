import { setTimeout as wait } from 'node:timers/promises';
import { createIdentity } from '@gatehouse/identity/compose';
import { onDevice, testStores } from '@gatehouse/identity/testing/open-test-identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, appCalls } from './app-fixture.ts';
import type { Browser } from './browser-fixture.ts';
import { type OAuthTest, openOAuthTest, PASSWORD } from './oauth-fixture.ts';

const TRIES = 10;

describe.each(testStores)('what comes at the same moment, on %s', (store) => {
  let product: OAuthTest;
  /** On PostgreSQL a second instance answers; one process alone may have a file of SQLite. */
  let other: OAuthTest['app'];
  beforeAll(async () => {
    product = await openOAuthTest(store);
    other = store === 'PostgreSQL' ? await createIdentity(product.options) : product.app;
  });
  afterAll(async () => {
    if (other !== product.app) await other.close();
    await product.close();
  });

  const address = (more: Record<string, string> = {}) => addressOf({ scope: 'openid trade', ...more });
  /** How long an answer took last: the other call falls into each part of it. */
  let tookMs = 10;
  const sometime = () => wait(Math.random() * tookMs);
  async function timed<T>(call: Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const answer = await call;
    tookMs = performance.now() - startedAt;
    return answer;
  }
  const grantsOf = async (browser: Browser) => {
    const { result } = await browser.call('GET', '/oauth/v1/private/grants');
    return result.grants as { grant_id: string; scopes: { scope: string }[] }[];
  };

  const confirm = (browser: Browser, interaction: string, scopes: string[]) =>
    browser.call('POST', '/oauth/v1/private/confirm_auth', { interaction, allow: true, scopes });

  /** Goes on from an answer of the page; the scopes of the tokens that come of it, none: there are none that count. */
  async function scopesBehind(browser: Browser, redirect: string | undefined): Promise<string[]> {
    if (!redirect) return [];
    const { at } = await browser.begin(redirect);
    if (!at.searchParams.has('code')) return [];
    const { redeem, introspect } = appCalls(product);
    const { access_token } = await redeem(at);
    if (!access_token) return [];
    const { active, scope } = await introspect(access_token);
    return active ? scope.split(' ') : [];
  }

  test('[OAUTH-02] [OAUTH-06] a consent that is taken back at the same moment leaves no token that is not listed', async () => {
    const { token = '' } = await product.register('back@example.com', PASSWORD);
    const browser = product.browser().logIn(token);
    for (let n = 0; n < TRIES; n += 1) {
      await browser.authorize(address());
      const grant_id = (await grantsOf(browser))[0]?.grant_id ?? '';
      const isKnown = n % 2 === 0;
      const { interaction = '' } = await browser.begin(address({ prompt: isKnown ? 'select_account' : 'consent' }));
      const revoke = async () => {
        await sometime();
        const headers = onDevice({ usertoken: token, 'content-type': 'application/json' });
        const url = '/oauth/v1/private/revoke_grant';
        return (await other.inject({ method: 'POST', url, headers, payload: { grant_id } })).json();
      };
      const [answered, revoked] = await Promise.all([
        timed(
          isKnown
            ? browser.call('GET', '/oauth/v1/private/pre_authorize', { interaction })
            : confirm(browser, interaction, ['openid', 'trade']),
        ),
        revoke(),
      ]);
      expect(revoked.ret_code).toBe(0);
      const tokens = await scopesBehind(browser, answered.result?.redirect_url);
      const listed = await grantsOf(browser);
      if (tokens.length > 0) expect(listed, `try ${n}`).toHaveLength(1);
    }
  });

  test('[OAUTH-02] [OAUTH-06] of two answers at once, one that declines more, no token has more than is listed', async () => {
    const { token = '' } = await product.register('twice@example.com', PASSWORD);
    const browser = product.browser().logIn(token);
    const second = product.browser().logIn(token);
    for (let n = 0; n < TRIES; n += 1) {
      if (n % 2 === 0) await browser.authorize(address());
      const { interaction = '' } = await browser.begin(address({ prompt: 'consent' }));
      const { interaction: less = '' } = await second.begin(address({ prompt: 'consent' }));
      const [answered] = await Promise.all([
        sometime().then(() => timed(confirm(browser, interaction, ['openid', 'trade']))),
        sometime().then(() => confirm(second, less, ['openid'])),
      ]);
      const tokens = await scopesBehind(browser, answered.result?.redirect_url);
      const [listed] = await grantsOf(browser);
      const names = listed?.scopes.map(({ scope }) => scope) ?? [];
      expect(names, `try ${n}`).toEqual(expect.arrayContaining(tokens));
      if (n % 2 === 1) {
        const headers = onDevice({ usertoken: token, 'content-type': 'application/json' });
        const payload = { grant_id: listed?.grant_id };
        await other.inject({ method: 'POST', url: '/oauth/v1/private/revoke_grant', headers, payload });
      }
    }
  });
});
