import { defaultBrand } from '@gatehouse/brand/default-brand';
import { testStores } from '@gatehouse/identity/testing/open-test-identity';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, appCalls } from './app-fixture.ts';
import { type OAuthTest, openOAuthTest, PASSWORD } from './oauth-fixture.ts';

const walled = defaultBrand.sites.find((site) => site.walled);

describe.each(testStores)('applications and the state of accounts, on %s', (store) => {
  let product: OAuthTest;
  let calls: ReturnType<typeof appCalls>;
  beforeAll(async () => {
    product = await openOAuthTest(store);
    calls = appCalls(product);
  });
  afterAll(() => product.close());

  async function somebody(email: string) {
    const { token } = await product.register(email, PASSWORD);
    return product.browser().logIn(token);
  }
  const change = (email: string, set: Record<string, number | string | null>) =>
    product.db.updateTable('account').set(set).where('email', '=', email).execute();

  test.each([
    ['[BAN-01]', 'locked', { banned_at: 1 }, { banned_at: null }],
    ['[ERR-04]', 'closed', { status: 2 }, { status: 1 }],
    ['[SIGNUP-10]', 'still being made', { status: 3 }, { status: 1 }],
    ['[REGION-09]', 'of a site with a wall', { site: walled?.id ?? '' }, { site: globalSite(defaultBrand).id }],
  ])('[OAUTH-06] %s tokens of an account that is %s do nothing', async (_id, state, set, before) => {
    const email = `${state.replaceAll(' ', '-')}@example.com`;
    const browser = await somebody(email);
    const { access_token, refresh_token } = await calls.tokens(browser);
    const back = await browser.authorize(addressOf());
    const active = async (token: string) => (await calls.introspect(token)).active;
    expect([await active(access_token), await active(refresh_token)]).toEqual([true, true]);
    // Not by a lock of ours, which would end the tokens themselves.
    await change(email, set);
    expect([await active(access_token), await active(refresh_token)]).toEqual([false, false]);
    expect(await calls.userinfo(access_token)).toBe(401);
    expect(await calls.refresh(refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await calls.redeem(back)).toMatchObject({ status: 400, error: 'invalid_grant' });
    await change(email, before);
    expect([await active(access_token), await active(refresh_token)]).toEqual([true, true]);
  });
});
