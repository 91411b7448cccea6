import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { type MemberPeer, openMemberPeer } from '../stage/member-peer.ts';
import { ask, createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';

const WHITE_HOSTS = '/user/public/get-white-hosts';
const PERMISSION = '/register/permission_v2';
const PARTNER = 'https://partner.example';
const success = (result: object) => ({ ret_code: 0, ret_msg: '', result });

let peer: MemberPeer;
let product: Product;
let browser: OwnBrowser;
let context: BrowserContext | undefined;

beforeAll(async () => {
  peer = await openMemberPeer();
  peer.says(WHITE_HOSTS, success({ hosts: [PARTNER, 'host.example:8443', '*.example', 'javascript:alert(1)', null] }));
  [product, browser] = await Promise.all([openProduct({ API_ORIGIN: peer.origin }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await peer?.close();
});
afterEach(async () => {
  await context?.close();
  context = undefined;
});

async function visit(): Promise<Page> {
  context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

describe('the operator’s white hosts', () => {
  test.each([
    ['an origin of theirs', `${PARTNER}/en/page?a=1`, `${PARTNER}/en/page?a=1`],
    ['a host of theirs, with the scheme of the brand', 'http://host.example:8443/x', 'http://host.example:8443/x'],
    ['another port', `${PARTNER}:444/x`, '/en/dashboard'],
    ['a host below', 'https://www.partner.example/x', '/en/dashboard'],
    ['what only a wildcard would allow', 'https://evil.example/x', '/en/dashboard'],
    ['a script', 'javascript:alert(1)', '/'],
  ])('[SESS-09] [REDIR-02] whoever is logged in is led by redirect_url to %s', async (_name, target, arrival) => {
    const person = createPerson(product.port);
    person.cookies.set('b_t_c_k', 'A'.repeat(43));
    const { headers } = await person.open(`/en/login?redirect_url=${encodeURIComponent(target)}`);
    expect(headers.location).toBe(arrival);
  });

  test('[SESS-09] [REDIR-02] pages, the list of sites and the explorer have them beside the brand’s own', async () => {
    const html = (await ask(product.port, '/en/login')).text;
    const frame = JSON.parse(/<script[^>]* id="frame"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    expect(frame.site.redirectOrigins).toEqual(expect.arrayContaining([PARTNER, product.origin('eu')]));
    expect(frame.site.redirectOrigins.filter((origin: string) => origin.includes('*'))).toEqual([]);
    const { redirectOrigins } = JSON.parse((await ask(product.port, '/front/sites.json')).text);
    expect(redirectOrigins).toEqual([PARTNER, 'http://host.example:8443']);
    const page = await visit();
    await page.goto(`${product.origin()}/dev/explorer?view=target&target=${encodeURIComponent(`${PARTNER}/x`)}`);
    await page.getByText(`Followed: ${PARTNER}/x`).first().waitFor();
  });

  test('[SESS-09] what cannot be used is left out, and the operator hears of it once', () => {
    const lines = product
      .output()
      .split('\n')
      .filter((line) => line.includes('white hosts: '));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('“*.example”');
  });
});

describe('the permission to register', () => {
  test('[REGION-11] where the operator’s API refuses it, the form is not filled in: the page says so, and the answer is kept', async () => {
    peer.says('/user/public/region/check', success({ code: 'BR', is_visible: true, group_country: '' }));
    peer.says('/compliance/v1/wall/regulation-info', success({ restrictOperate: false }));
    peer.says(PERMISSION, success({ allowed: false, reason: 'blocked', country: 'BR' }));
    const page = await visit();
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith(PERMISSION) && asked.push(request.frame().url()));
    for (const path of ['/en/register', '/en/sign-up', '/en/register']) {
      await page.goto(product.origin() + path);
      await page.waitForURL('**/en/unavailable');
      await hydrated(page);
    }
    expect(asked).toHaveLength(1);
    await page.getByRole('heading', { level: 1, name: said('unavailable.title') }).waitFor();
  });

  test.each([
    ['allows it', success({ allowed: true, reason: '', country: 'BR' })],
    ['says nothing that can be read', success({ allowed: 'no' })],
    ['refuses to say', { ret_code: 10_001, ret_msg: 'no' }],
  ])('[REGION-11] an API that %s leaves the form where it is', async (_name, answer) => {
    peer.says(PERMISSION, answer);
    const page = await visit();
    const answered = page.waitForResponse(`**/x-api${PERMISSION}`);
    await page.goto(`${product.origin()}/en/register`);
    await (await answered).finished();
    await page.getByLabel('Email', { exact: true }).fill('somebody@register.example');
    expect(new URL(page.url()).pathname).toBe('/en/register');
  });
});

describe('the profile', () => {
  const PROFILE = '/v2/private/user/profile';
  const profileOf = (kyc_person_level: number) => success({ id: 7, kyc_person_level, member_tag: { KYC: 0 } });
  const session = () => [{ name: 'b_t_c_k', value: 'A'.repeat(43), url: product.origin(), httpOnly: true }];
  const verification = { none: said('dashboard.verification.none'), done: said('dashboard.verification.done') };

  /** Counts the calls of the page for the profile. */
  function countOn(page: Page): { calls: number } {
    const count = { calls: 0 };
    page.on('request', (request) => {
      if (request.url().endsWith(`/x-api${PROFILE}`)) count.calls += 1;
    });
    return count;
  }

  /** As the browser says it when the user comes back to the tab. */
  const comeBack = (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')) && undefined);

  /** The listener is hydrated after the page; until then the user comes back to an unchanged page. */
  async function comeBackAndHear(page: Page): Promise<void> {
    const answer = page.waitForResponse(`**/x-api${PROFILE}`);
    // The answer may lead the page on at once.
    const again = setInterval(() => void comeBack(page).catch(() => undefined), 300);
    await (await answer.finally(() => clearInterval(again))).finished();
  }

  test('[SESS-05] [SESS-08] a dashboard that the user returns to asks once in 10 s, and shows a verification that was done elsewhere', async () => {
    peer.says(PROFILE, profileOf(0));
    const page = await visit();
    await page.context().addCookies(session());
    await page.clock.install();
    await page.goto(`${product.origin()}/en/dashboard`);
    await hydrated(page);
    const count = countOn(page);
    await comeBackAndHear(page);
    peer.says(PROFILE, profileOf(1));
    await page.clock.runFor(9_000);
    await comeBack(page);
    await page.clock.runFor(500);
    expect(count.calls).toBe(1);
    await page.getByText(verification.none).waitFor();
    await page.clock.runFor(1_000);
    await comeBack(page);
    await page.getByText(verification.done).waitFor();
    expect(count.calls).toBe(2);
  });

  test('[SESS-05] a login page that the user returns to after a login in another tab leads on', async () => {
    peer.says(PROFILE, undefined);
    const page = await visit();
    await page.goto(`${product.origin()}/en/login?redirect_url=%2Fen%2Fdashboard%3Ffrom%3Dmail`);
    await hydrated(page);
    await comeBackAndHear(page);
    expect(new URL(page.url()).pathname).toBe('/en/login');
    // First the session: an answer that is under way would else lead to a page that this browser may not open yet.
    await page.context().addCookies(session());
    peer.says(PROFILE, profileOf(1));
    // Again and again: what is heard first may answer a request from before the login.
    const returned = async () => {
      await comeBack(page).catch(() => undefined);
      return page.url();
    };
    const patience = { interval: 1_000, timeout: 20_000 };
    await expect.poll(returned, patience).toBe(`${product.origin()}/en/dashboard?from=mail`);
  });

  test('[SESS-05] [SESS-07] while a quick login is under way the profile is not fetched, and afterwards it is', async () => {
    peer.says(PROFILE, undefined);
    const page = await visit();
    let end = () => {};
    await page.route('**/x-api/user/public/quick_login', async (route) => {
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      await route.fulfill({ json: { ret_code: 700_065, ret_msg: 'no' } });
    });
    const begun = page.waitForRequest('**/x-api/user/public/quick_login');
    await page.goto(`${product.origin()}/en/login#quick_token=${'q'.repeat(43)}&name=m***`, {
      referer: `${product.origin('nl')}/en-NL/compliance-wall`,
    });
    await begun;
    const count = countOn(page);
    const looked = page.waitForResponse(/reload-if-changed/);
    await comeBack(page);
    await (await looked).finished();
    // Long enough for a call that would be made.
    await page.waitForTimeout(500);
    expect(count.calls).toBe(0);
    end();
    await page.getByRole('dialog', { name: said('quickLogin.over') }).waitFor();
    await comeBackAndHear(page);
    expect(count.calls).toBeGreaterThan(0);
  });
});

describe('the token of a page in an OAuth iframe', () => {
  const PROFILE = '/v2/private/user/profile';
  const HOST = '/en/frame-host';

  /** The product's own page in a frame: without the headers by which it refuses every frame until there is a page for one. */
  async function framed(page: Page, query: string): Promise<void> {
    await page.route(`**${HOST}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe name="door" src="/en/login?${query}"></iframe>` }),
    );
    await page.route('**/en/login?*', async (route) => {
      const answer = await route.fetch();
      const { 'content-security-policy': _policy, 'x-frame-options': _options, ...headers } = answer.headers();
      await route.fulfill({ response: answer, headers });
    });
    await page.goto(product.origin() + HOST);
    await page.evaluate(() => sessionStorage.setItem('b_t_c_k', 'token-of-the-frame'));
  }

  /** Lets the page ask for the profile, a private call. @returns the token that went along */
  async function tokenSent(page: Page, answer: object): Promise<string | undefined> {
    await page.unroute(`**${PROFILE}`);
    await page.route(`**${PROFILE}`, (route) => route.fulfill({ json: answer }));
    const asked = page.waitForRequest(`**${PROFILE}`);
    const comeBack = () =>
      Promise.all(
        page.frames().map((frame) => frame.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))),
      ).catch(() => undefined);
    const again = setInterval(comeBack, 300);
    const request = await asked.finally(() => clearInterval(again));
    await (await request.response())?.finished();
    return (await request.allHeaders()).usertoken;
  }

  const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('b_t_c_k'));

  test('it is in session storage: calls take it along, and answers replace it', async () => {
    const page = await visit();
    await framed(page, 'client_id=app');
    const next = { ret_code: 0, ret_msg: '', result: { id: 0 }, token: 'next-token' };
    expect(await tokenSent(page, next)).toBe('token-of-the-frame');
    await expect.poll(() => kept(page)).toBe('next-token');
  });

  test('10006 ends it', async () => {
    const page = await visit();
    await framed(page, 'client_id=app');
    expect(await tokenSent(page, { ret_code: 10_006, ret_msg: '' })).toBe('token-of-the-frame');
    await expect.poll(() => kept(page)).toBeNull();
  });

  test('[SESS-10] in another frame, and in a page of its own, scripts send none and keep none', async () => {
    const page = await visit();
    await framed(page, 'from=mail');
    const next = { ret_code: 0, ret_msg: '', result: { id: 0 }, token: 'next-token' };
    expect(await tokenSent(page, next)).toBeUndefined();
    expect(await kept(page)).toBe('token-of-the-frame');
    await page.goto(`${product.origin()}/en/login?client_id=app`);
    expect(await tokenSent(page, next)).toBeUndefined();
    expect(await kept(page)).toBe('token-of-the-frame');
  });
});
