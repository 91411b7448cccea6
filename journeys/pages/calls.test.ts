import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type AnswerStage,
  contextFor,
  fillLogin,
  openAnswerStage,
  PASSWORD,
  refusalOf,
  send,
  toastsOf,
} from '../stage/answer-stage.ts';
import { hydrated } from '../stage/browser.ts';
import { createPerson } from '../stage/person.ts';
import { said } from '../stage/said.ts';

/** The calls of pages, as an operator's own API receives them, and what becomes of its answers. */

const COUNTRIES = '/v2/public/country-list';
const MAX_STORED_CHARS = 4_718_592;
/** The clock of the page runs on meanwhile: what takes longer than this came later than it should. */
const SOON_MS = 3_000;

let stage: AnswerStage;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  stage = await openAnswerStage();
});
afterAll(() => stage?.close());
afterEach(() => stage.peer.reset());

const callsTo = (path: string) => stage.peer.calls.filter((call) => call.path === path);
const origin = () => stage.product.origin();

async function openPage(address: string): Promise<void> {
  context = await contextFor(stage);
  page = await context.newPage();
  await page.goto(address);
  await hydrated(page);
}

async function openLogin(): Promise<void> {
  context = await contextFor(stage);
  page = await context.newPage();
  await fillLogin(page, origin());
}

async function openCountries(): Promise<void> {
  await page.getByRole('button', { name: said('shell.footer.country') }).press('Enter');
  await page.getByRole('option').first().waitFor();
}

const storedCountries = () =>
  page.evaluate(
    (path) => Object.keys(localStorage).filter((name) => name.startsWith('cached:') && name.includes(path)),
    COUNTRIES,
  );

describe('what arrives at the API', () => {
  afterEach(() => context?.close());

  /** What a login from that address says, as the page sends it and as the API reads it. */
  async function loginFrom(query: string) {
    await openPage(`${origin()}/es-ES/login${query}`);
    await page.locator('main form input[name=account]').fill('ann@mail.example');
    await page.locator('main form input[name=password]').fill(PASSWORD);
    const sent = page.waitForRequest('**/x-api/login');
    await send(page);
    await expect.poll(() => callsTo('/login').length).toBe(1);
    const [arrived] = callsTo('/login');
    expect(arrived?.body).not.toContain(PASSWORD);
    return { sent: await sent, arrived, body: JSON.parse(arrived?.body ?? '') as Record<string, unknown> };
  }

  const usual = () => ({
    ...{ login_name: 'ann@mail.example', encrypt_password: expect.stringMatching(/^[\w+/=]{300,}$/) },
    ...{ encrypt_timestamp: expect.stringMatching(/^\d{13}$/), url: `${origin()}/es-ES/login` },
    ext_json: '{"platform":"pc"}',
    // CAPT-08: a proof of the scene, made while the form was filled in.
    magpie_verify_info: { token: expect.stringMatching(/^[\w+/=]{300,}$/), scene: '31000' },
  });

  test('[HTTP-01] [HTTP-02] [HTTP-03] [LOGIN-03] a login of a page: JSON, under /x-api, with who asks and where, its password encrypted, and nothing empty', async () => {
    const { sent, arrived, body } = await loginFrom('');
    const fromPage = await sent.allHeaders();
    expect(new URL(sent.url()).pathname).toBe('/x-api/login');
    expect(fromPage).toMatchObject({ accept: 'application/json', 'content-type': 'application/json', lang: 'es-ES' });
    expect([fromPage.platform, fromPage.guid?.length, fromPage.cookie?.includes(fromPage.guid ?? '-')]).toEqual([
      'pc',
      36,
      true,
    ]);
    expect(arrived?.headers).toMatchObject({
      ...{ accept: 'application/json', 'content-type': 'application/json', lang: 'es-ES', platform: 'pc' },
      ...{ guid: fromPage.guid, 'user-agent': fromPage['user-agent'] },
      [gatewayHeaders.device]: /gh_device=([^;]+)/.exec(fromPage.cookie ?? '')?.[1],
    });
    expect(body).toEqual({ ...usual(), medium: 'normal', oauth_tmp_login_id: 'not_found' });
    expect(Math.abs(Number(body.encrypt_timestamp) - Date.now())).toBeLessThan(60_000);
  });

  test('[LOGIN-03] [LOGIN-04] a login says who sent the visitor', async () => {
    const values = { ref: 'ADA', medium: 'affiliate', regist_channel: 'blog', utmsource: 'news' };
    const { body } = await loginFrom(`?${new URLSearchParams({ ...values, client_id: 'app-1' })}`);
    expect(body).toEqual({
      ...usual(),
      ...{ medium: 'affiliate', user_code: 'ADA', regist_channel: 'blog', oauth_tmp_login_id: 'app-1' },
      utm_channel_info: expect.objectContaining({ utmsource: 'news' }),
      touches: expect.objectContaining({ last: expect.objectContaining({ values }) }),
    });
  });

  test.each([
    ['?affiliate_id=10001&brokerId=90001&ref=ADA', 'affiliate', '10001'],
    ['?brokerId=90001&ref=ADA', 'broker', '90001'],
    ['?ref=ADA', 'referral', 'ADA'],
    ['?ref=ADA&medium=broker', 'broker', 'ADA'],
  ])('[AFF-08] a login from %s names the channel %s with the code %s', async (query, medium, user_code) => {
    expect((await loginFrom(query)).body).toMatchObject({ medium, user_code });
  });

  test('[HTTP-01] a GET of a page has its payload in the query, and no body', async () => {
    const uuid = '0192d3a4-0000-7000-8000-000000000001';
    await openPage(`${origin()}/en/email-code-verify?trx=${uuid}`);
    await expect
      .poll(
        () => stage.peer.calls.filter(({ method, url }) => method === 'GET' && url.endsWith(`?uuid=${uuid}`)).length,
      )
      .toBeGreaterThan(0);
    expect(stage.peer.calls.filter(({ method, body }) => method === 'GET' && body !== '')).toEqual([]);
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    '[HTTP-01] %s reaches the API as it was sent',
    async (method) => {
      const body = method === 'GET' ? '' : '{"a":[1]}';
      const headers = {
        ...{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        'content-length': `${body.length}`,
      };
      await createPerson(stage.product.port).open('/x-api/of/the/operator?b=%C3%BC', { method, headers, body });
      expect(callsTo('/of/the/operator')).toMatchObject([{ method, url: '/of/the/operator?b=%C3%BC', body }]);
    },
  );

  test('[HTTP-02] [HTTP-09] calls that the server makes for a page carry the visitor’s user agent, and for a user the token', async () => {
    const agent = 'Visitor/1.0';
    await stage.member.open('/en/dashboard', { headers: { 'user-agent': agent } });
    const [asked] = callsTo('/user/private/info');
    expect(asked?.headers).toMatchObject({
      'user-agent': agent,
      lang: 'en',
      platform: 'pc',
      guid: stage.member.cookies.get('gh_guid'),
      [gatewayHeaders.device]: stage.member.cookies.get('gh_device'),
    });
    expect(asked?.headers.usertoken).toBe(stage.member.cookies.get('b_t_c_k'));
  });

  test('[HTTP-09] public paths go without the token of whoever is logged in, private ones with it', async () => {
    const paths = [
      '/register/permission_v2',
      '/v3/public/user/captcha-info',
      '/user/public/captcha-info',
      '/user/public/get-white-hosts',
      '/v3/public/qrcode/generate',
      COUNTRIES,
    ];
    for (const path of [...paths, '/user/private/info']) await stage.member.open(`/x-api${path}?x=1`);
    for (const path of paths) expect(callsTo(path)[0]?.headers, path).not.toHaveProperty('usertoken');
    expect(callsTo('/user/private/info')[0]?.headers.usertoken).toBe(stage.member.cookies.get('b_t_c_k'));
  });
});

describe('what a form says where there is no answer', () => {
  beforeAll(openLogin);
  afterAll(() => context?.close());

  const unreachable = () => said('form.unreachable', { host: new URL(origin()).host });
  const says = (patience = {}) =>
    expect
      .poll(
        () =>
          refusalOf(page)
            .textContent({ timeout: 1_000 })
            .catch(() => ''),
        patience,
      )
      .toContain(unreachable());

  const answers = [
    ['a body that does not parse', { body: '<html>', type: 'text/html' }],
    ['an error object without a code', { body: { error: { reason: 'x' } } }],
    ['status 403', { status: 403, body: 'forbidden', type: 'text/plain' }],
    ['a 502 without an envelope', { status: 502, body: '<html>', type: 'text/html' }],
    ['a 500 that says success', { status: 500, body: { ret_code: 0, result: { id: 7 }, token: 'a-token-1234567890' } }],
    ['a broken connection', (response: { destroy: () => void }) => response.destroy()],
  ] as const;

  test('[HTTP-06] [HTTP-07] [HTTP-12] whatever is no answer: that the site cannot be reached, nobody is logged in, and the form goes on', async () => {
    for (const [name, answer] of answers) {
      stage.peer.answers('/login', answer);
      await send(page);
      if (name === 'a broken connection') await refusalOf(page).waitFor();
      else await says();
      expect(await toastsOf(page).count(), name).toBe(0);
      expect(
        (await context.cookies()).some(({ name: cookie }) => cookie.includes('b_t_c_k')),
        name,
      ).toBe(false);
      stage.peer.answers('/login', { body: { ret_code: 12_345, ret_msg: `It answers after ${name}.` } });
      await send(page);
      await expect.poll(() => refusalOf(page).textContent()).toContain(`It answers after ${name}.`);
    }
  });

  test('[HTTP-06] [HTTP-08] a status of 400 with an envelope: what its data says, and the form stays', async () => {
    stage.peer.answers('/login', {
      status: 400,
      body: { ret_code: 12_345, ret_msg: 'Not like this.', result: { field: 'x' } },
    });
    await send(page);
    await expect.poll(() => refusalOf(page).textContent()).toContain('Not like this.');
    expect(new URL(page.url()).pathname).toBe('/en/login');
  });

  test('[HTTP-04] after 30 000 ms, and not before', async () => {
    stage.peer.answers('/login', () => undefined);
    await page.clock.install();
    await send(page);
    await expect.poll(() => callsTo('/login').length).toBe(1);
    await page.clock.runFor(29_000);
    expect(await refusalOf(page).count()).toBe(0);
    await page.clock.runFor(1_000);
    await says({ timeout: SOON_MS });
  });

  test('[HTTP-17] a page that is left cancels what it waits for', async () => {
    let hungUp = false;
    stage.peer.answers('/login', () => undefined);
    page.on('requestfailed', (request) => {
      if (request.url().endsWith('/x-api/login')) hungUp = true;
    });
    await send(page);
    await expect.poll(() => callsTo('/login').length).toBe(1);
    expect(await refusalOf(page).count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect.poll(() => hungUp).toBe(true);
    await says();
  });
});

describe('what a page keeps', () => {
  afterEach(() => context?.close());

  test('[HTTP-17] a GET that is under way is shared by those who ask for the same', async () => {
    const held: (() => void)[] = [];
    const body = JSON.stringify({ ret_code: 0, ret_msg: '', result: { countries: [{ code: 'BR', blocked: false }] } });
    stage.peer.answers(COUNTRIES, (response) => held.push(() => response.end(body)));
    await openPage(`${origin()}/en/register`);
    await page.getByRole('radio', { name: said('register.method.mobile') }).check();
    await expect.poll(() => callsTo(COUNTRIES).length).toBe(1);
    await page.getByRole('button', { name: said('shell.footer.country') }).press('Enter');
    await page.getByRole('dialog').waitFor();
    // What the dialog asks for is on its way before this is.
    await page.evaluate(() => fetch('/x-api/asked/after'));
    await expect.poll(() => callsTo('/asked/after').length).toBe(1);
    expect(await page.getByRole('option').count()).toBe(0);
    expect(callsTo(COUNTRIES)).toHaveLength(1);
    for (const answer of held) answer();
    await expect.poll(() => page.getByRole('option').count()).toBe(1);
    expect(callsTo(COUNTRIES)).toHaveLength(1);
  });

  test('[HTTP-15] an answer that would not fit is not stored, and the page has it all the same', async () => {
    await openPage(`${origin()}/en/login`);
    await page.evaluate((chars) => localStorage.setItem('of-another', 'x'.repeat(chars)), MAX_STORED_CHARS - 1_000);
    await openCountries();
    expect(await storedCountries()).toEqual([]);
    await page.evaluate(() => localStorage.removeItem('of-another'));
    await page.reload();
    await hydrated(page);
    await openCountries();
    await expect.poll(storedCountries).toHaveLength(1);
  });

  test('[HTTP-15] without a storage, and with a full one, nothing breaks', async () => {
    const breaks = [
      () =>
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ];
    for (const broken of breaks) {
      context = await contextFor(stage);
      page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.addInitScript(broken);
      await page.goto(`${origin()}/en/login`);
      await hydrated(page);
      await openCountries();
      expect(await page.getByRole('option').count()).toBeGreaterThan(100);
      expect(errors).toEqual([]);
      await context.close();
    }
  });

  test('[HTTP-16] 10007, 33003 and 10009 drop what is kept of the call, without a toast', async () => {
    await openPage(`${origin()}/en/login`);
    await openCountries();
    await expect.poll(storedCountries).toHaveLength(1);
    const kept = await page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith('cached:')));
    /** The page finds what was kept, too old to be used without asking. */
    const again = async (ret_code: number) => {
      stage.peer.answers(COUNTRIES, { body: { ret_code, ret_msg: 'no' } });
      await page.evaluate((entries) => {
        for (const [name, text] of entries)
          localStorage.setItem(name, JSON.stringify({ ...JSON.parse(text), expiry: 1 }));
      }, kept);
      await page.reload();
      await hydrated(page);
      await openCountries();
    };
    await again(31_018);
    expect(await storedCountries()).toHaveLength(1);
    for (const code of [10_007, 33_003, 10_009]) {
      await again(code);
      await expect.poll(storedCountries, { message: `${code}` }).toEqual([]);
      expect(await toastsOf(page).count(), `${code}`).toBe(0);
    }
  });
});
