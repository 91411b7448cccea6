import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { testStores } from '@gatehouse/identity/testing/open-test-identity';
import { itemId } from '@gatehouse/identity/use-cases/oauth/engine/items';
import { tokenCookieName } from '@gatehouse/rules/session/session';
import { globalSite } from '@gatehouse/rules/site/site-of';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../journeys/stage/free-port.ts';
import { addressOf, appCalls } from './app-fixture.ts';
import { Browser } from './browser-fixture.ts';
import { type OAuthTest, openOAuthTest, PASSWORD } from './oauth-fixture.ts';

const PEOPLE = 4;
/** Of a round's twelve requests, so many are answered when the process is killed, and some moments later. */
const KILL_AT = [0, 3, 6, 9];
const JITTER_MS = 15;
const CODE = { redirect_uri: 'https://page.example/callback', client_id: 'page', scope: 'openid email' };

/** What came of a request; undefined: the process ended before its answer came. */
type Outcome = { readonly status: number; readonly [name: string]: unknown } | undefined;
type Outcomes = readonly Outcome[];

describe.each(testStores)('kill -9 on %s', (store) => {
  let product: OAuthTest;
  let port: number;
  let child: ChildProcess;
  let calls: ReturnType<typeof appCalls>;
  let cutOff = 0;
  beforeAll(async () => {
    product = await openOAuthTest(store);
    port = await freePort();
    calls = appCalls({ issuerOf: () => `http://localhost:${port}` });
    await start();
  });
  afterEach(() => kill());
  afterAll(() => product.close());

  async function start(): Promise<void> {
    const { dataDir, databaseUrl = '' } = product.options;
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: String(port) };
    child = spawn(process.execPath, [join(import.meta.dirname, 'killed-server-fixture.ts')], {
      env: { ...process.env, ...env, NODE_COMPILE_CACHE: join(dataDir, 'scripts') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const text of child.stdout ?? []) if (String(text).includes('It listens')) return;
    throw new Error('The process ended');
  }
  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  type Person = { readonly browser: Browser; readonly id: string };
  async function somebody(n: number): Promise<Person> {
    const { token, result } = await product.register(`killed-${n}@example.com`, PASSWORD);
    const name = tokenCookieName(product.brand, globalSite(product.brand), false);
    const account = await product.db
      .selectFrom('account')
      .select('id')
      .where('public_id', '=', Number(result.id))
      .executeTakeFirstOrThrow();
    return { browser: new Browser(`localhost:${port}`, name).logIn(token), id: account.id };
  }
  const hashOf = (model: string, value: string) => itemId(globalSite(product.brand), model, value);
  const item = (id: string) => product.db.selectFrom('oauth_item').selectAll().where('id', '=', id).executeTakeFirst();
  /** How many tokens of a kind a login has that count. */
  async function tokensOf(grantId: string | null, model: string): Promise<number> {
    const rows = await product.db
      .selectFrom('oauth_item')
      .select('id')
      .where('grant_id', '=', grantId)
      .where('model', '=', model)
      .where('consumed_at', 'is', null)
      .execute();
    return rows.length;
  }

  /** What a person and their applications have under way when the process ends. */
  async function prepare({ browser, id }: Person) {
    const held = await calls.tokens(browser);
    const code = await browser.authorize(addressOf({ scope: 'openid offline_access', prompt: 'consent' }));
    const { interaction = '' } = await browser.begin(addressOf({ ...CODE, prompt: 'consent' }));
    const refreshed = await item(hashOf('RefreshToken', held.refresh_token));
    const coded = await item(hashOf('AuthorizationCode', code.searchParams.get('code') ?? ''));
    const payload = { interaction, allow: true, scopes: ['openid', 'email'] };
    return {
      ...{ browser, id, held, code, interaction, refreshed, coded },
      confirm: () => browser.call('POST', '/oauth/v1/private/confirm_auth', payload),
      redeem: () => calls.redeem(code),
      refresh: () => calls.refresh(held.refresh_token),
    };
  }
  type Prepared = Awaited<ReturnType<typeof prepare>>;

  /** Between a kill and the next start: whatever a request writes is all there, or nothing of it. */
  async function inspect({ id, interaction, refreshed, coded }: Prepared): Promise<void> {
    for (const before of [refreshed, coded]) {
      const after = await item(before?.id ?? '');
      const isTaken = after?.consumed_at !== null;
      const made = [
        await tokensOf(before?.grant_id ?? '', 'RefreshToken'),
        await tokensOf(before?.grant_id ?? '', 'AccessToken'),
      ];
      const isCode = before?.model === 'AuthorizationCode';
      // Of the login that refreshes, an access token was there before.
      expect(made).toEqual(isCode ? (isTaken ? [1, 1] : [0, 0]) : isTaken ? [1, 2] : [1, 1]);
    }
    const consent = await product.db
      .selectFrom('oauth_grant')
      .select('id')
      .where('account_id', '=', id)
      .where('client_id', '=', 'page')
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    const { payload = '{}' } = (await item(hashOf('Interaction', interaction))) ?? {};
    const { grantId } = JSON.parse(payload).result?.consent ?? {};
    expect(grantId === undefined, 'a consent without an answer, or the other way round').toBe(consent === undefined);
    if (consent) expect((await item(hashOf('Grant', grantId)))?.consent_id).toBe(consent.id);
  }

  /** After the next start: each goes on as a person and a partner would. */
  async function goOn(
    { browser, held, confirm, redeem, refresh }: Prepared,
    [answered, redeemed, refreshed]: Outcomes,
  ): Promise<void> {
    const { result } = answered ?? (await confirm());
    const back = (await browser.begin((result as { redirect_url: string }).redirect_url)).at;
    expect(back.searchParams.has('code')).toBe(true);
    const again = await redeem();
    if (redeemed) expect(again).toMatchObject({ status: 400, error: 'invalid_grant' });
    const next = await calls.refresh(
      String((refreshed as { refresh_token?: string })?.refresh_token ?? held.refresh_token),
    );
    // Where the answer was lost, the token that is sent again may have been taken: then the family ends, and the person's browser goes on.
    if (refreshed) expect(next.status).toBe(200);
    else if (next.status !== 200) {
      expect(await calls.userinfo(held.access_token)).toBe(401);
      expect((await browser.begin(addressOf())).at.searchParams.has('code')).toBe(true);
    }
    if (refreshed) expect(await refresh()).toMatchObject({ status: 400, error: 'invalid_grant' });
    const { grants } = (await browser.call('GET', '/oauth/v1/private/grants')).result;
    for (const { grant_id } of grants) await browser.call('POST', '/oauth/v1/private/revoke_grant', { grant_id });
  }

  /** All at once; the process ends when so many are answered. */
  async function killDuring(prepared: readonly Prepared[], moment: number): Promise<Outcomes[]> {
    let answers = 0;
    const send = async (call: () => Promise<Outcome>): Promise<Outcome> => {
      try {
        const answer = await call();
        answers += 1;
        return answer;
      } catch {
        cutOff += 1;
        return undefined;
      }
    };
    const outcomes = prepared.map(({ confirm, redeem, refresh }) => Promise.all([confirm, redeem, refresh].map(send)));
    while (answers < moment) await wait(1);
    await wait(Math.random() * JITTER_MS);
    await kill();
    return Promise.all(outcomes);
  }

  test('[OAUTH-06] [OAUTH-02] kill -9 between consent and code, code and token, refresh and answer leaves nothing half done and nothing twice', async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => somebody(n)));
    let prepared: Prepared[] = [];
    let seen: Outcomes[] = [];
    for (const moment of KILL_AT) {
      for (const [n, one] of prepared.entries()) await goOn(one, seen[n] ?? []);
      prepared = await Promise.all(people.map(prepare));
      seen = await killDuring(prepared, moment);
      for (const one of prepared) await inspect(one);
      await start();
    }
    for (const [n, one] of prepared.entries()) await goOn(one, seen[n] ?? []);
    expect(cutOff, 'no kill interrupted anything').toBeGreaterThan(0);
  }, 240_000);
});
