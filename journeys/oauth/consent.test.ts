import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, newMember, typeCode, unproven } from '../stage/account-page.ts';
import { toastsOf } from '../stage/answer-stage.ts';
import {
  type Application,
  clientsFile,
  desk,
  openApplication,
  page as portfolio,
  redeem,
  requestPath,
} from '../stage/application.ts';
import {
  complaintsOf,
  expectAccessible,
  expectReadable,
  goOffline,
  hydrated,
  type OwnBrowser,
  openBrowser,
} from '../stage/browser.ts';
import { tabTo } from '../stage/keys.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { type said, saidOn } from '../stage/said.ts';
import { follow } from './client-app.ts';

let product: Product;
let browser: OwnBrowser;
let application: Application;
let rules: Server;
let context: BrowserContext;
let page: Page;
let sent: Record<string, unknown>[];

/** The site that offers no consent here. */
const CLOSED = { id: 'KAZ', host: 'kz', lang: 'en-KAZ' };

beforeAll(async () => {
  const show = { element: 'oauthConsent', action: 'show', priority: 0 };
  const items = [show, { ...show, action: 'hide', priority: 9, siteId: CLOSED.id }];
  rules = createServer((_, response) => response.end(JSON.stringify({ version: '1', items })));
  await new Promise<void>((resolve) => rules.listen(0, '127.0.0.1', resolve));
  const COMPLIANCE_ORIGIN = `http://127.0.0.1:${(rules.address() as AddressInfo).port}`;
  [product, browser, application] = await Promise.all([
    openProduct({ OAUTH_CLIENTS_FILE: clientsFile(), COMPLIANCE_ORIGIN }),
    openBrowser(),
    openApplication(),
  ]);
});
beforeEach(() => {
  application.answers.length = 0;
  sent = [];
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await application?.close();
  rules?.close();
});

type Visit = BrowserContextOptions & {
  readonly scope?: string;
  readonly site?: string;
  readonly prompt?: string;
  readonly client_id?: string;
  readonly redirect_uri?: string;
  /** The session has proved nothing yet. */
  readonly stale?: boolean;
};
const BALANCES = 'openid email balance.read';

/** Keeps what the page sends as the person's answer. */
function noteAnswers(): void {
  page.on('request', (request) => {
    if (request.url().endsWith('/confirm_auth')) sent.push(request.postDataJSON());
  });
}

/** Someone who is logged in is sent by the application, as far as the question. */
async function arrive({ scope = BALANCES, site, prompt, client_id = desk.client_id, ...options }: Visit = {}) {
  const { redirect_uri = application.callback, stale = false, ...ofContext } = options;
  const { person, email } = await newMember(product, site ? `${site}.localhost` : 'localhost');
  if (stale) await unproven(person);
  context = await contextOf(browser, person, ofContext);
  page = await context.newPage();
  const complaints = complaintsOf(page);
  noteAnswers();
  const address = product.origin(site) + requestPath({ client_id, redirect_uri, scope, ...(prompt ? { prompt } : {}) });
  await page.goto(address);
  await hydrated(page);
  return { person, email, complaints, address };
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
const question = () => heading(saidOn(page)('oauthConsent.title', { name: desk.name }));
const allow = () => page.getByRole('button', { name: saidOn(page)('oauthConsent.allow'), exact: true });
const deny = () => page.getByRole('button', { name: saidOn(page)('oauthConsent.deny'), exact: true });
const box = (id: Parameters<typeof said>[0]) =>
  page.getByRole('checkbox', { name: saidOn(page)(id as 'oauthScope.trade') });
/** Allow works from then on. */
const guarded = () => expect.poll(() => allow().getAttribute('aria-disabled')).toBeNull();
const back = () => page.waitForURL(`${application.callback}?**`);

async function tokenScope(site?: string) {
  const host = new URL(product.origin(site)).host;
  const [answer] = application.answers;
  return (await redeem(product.port, answer?.get('code') ?? null, application.callback, host)).scope;
}

describe('the answer', () => {
  test('[OAUTH-03] [OAUTH-02] all is allowed: the code gives a token for it', async () => {
    const { email, complaints } = await arrive();
    await question().waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/oauth-authorized');
    const main = page.getByRole('main');
    for (const text of [
      'desk.example',
      new URL(application.callback).host,
      `${email[0]}***@e***.com`,
      saidOn(page)('oauthConsent.warning.both', { name: desk.name }),
      saidOn(page)('oauthScope.balance.read.cannot'),
    ])
      await main.getByText(text, { exact: false }).first().waitFor();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadable(page);
    await guarded();
    await allow().click();
    await back();
    expect(sent).toEqual([
      { interaction: expect.any(String), allow: true, scopes: ['openid', 'email', 'balance.read'] },
    ]);
    const [answer] = application.answers;
    expect(Object.fromEntries(answer ?? [])).toMatchObject({ state: 'a state', iss: product.origin() });
    expect(await tokenScope()).toBe(BALANCES);
    expect(complaints).toEqual([]);
  });

  test('[OAUTH-02] what was allowed before goes on at once', async () => {
    const { client_id, redirect_uri } = portfolio;
    const { address } = await arrive({ client_id, redirect_uri, scope: 'openid trade' });
    await page.getByText(saidOn(page)('oauthConsent.client.verified', { brand: 'Gatehouse' })).waitFor();
    expect(await page.getByRole('main').locator('img').count()).toBe(1);
    await guarded();
    // There is no such host: the browser is on its way, which is all that is looked at.
    const leaves = () => page.waitForRequest((request) => request.url().startsWith(portfolio.redirect_uri));
    const first = leaves();
    await allow().click();
    await first;
    // The provider answers alone, but where the application wants the person to see a page.
    let known: unknown;
    await page.route('**/pre_authorize?*', async (route) => {
      const response = await route.fetch();
      known = (await response.json()).result.has_consent;
      await route.fulfill({ response });
    });
    const second = leaves();
    await page.goto(`${address}&prompt=create`).catch(() => undefined);
    expect(new URL((await second).url()).searchParams.get('code')).toBeTruthy();
    expect([known, sent.length]).toEqual([true, 1]);
  });
});

describe('no consent by accident', () => {
  test('[OAUTH-03] a press that comes with the page, or with its return to the front, does nothing; Enter neither', async () => {
    const early = () => page.getByText(saidOn(page)('oauthConsent.allow.early'), { exact: true });
    const { person } = await newMember(product);
    context = await contextOf(browser, person);
    page = await context.newPage();
    noteAnswers();
    // As soon as there is such a button.
    await page.addInitScript((name) => {
      new MutationObserver((_, watch) => {
        const found = [...document.querySelectorAll('main button')].find((button) =>
          button.textContent?.startsWith(name),
        );
        if (!found) return;
        watch.disconnect();
        requestAnimationFrame(() => (found as HTMLElement).click());
      }).observe(document, { childList: true, subtree: true });
    }, saidOn(page)('oauthConsent.allow'));
    await page.goto(product.origin() + requestPath({ redirect_uri: application.callback }));
    await page.keyboard.press('Enter');
    await early().waitFor();
    await guarded();
    await page.evaluate(async (name) => {
      dispatchEvent(new Event('focus'));
      const found = [...document.querySelectorAll('main button')].find((button) =>
        button.textContent?.startsWith(name),
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
      (found as HTMLElement).click();
    }, saidOn(page)('oauthConsent.allow'));
    await early().waitFor();
    expect([sent, application.answers]).toEqual([[], []]);
    await guarded();
    await allow().click();
    await back();
    expect(sent).toHaveLength(1);
  });

  test('[OAUTH-03] [OAUTH-05] pressed twice it is sent once; Back leads to a page that says that it is answered, as one of an unknown request says that it is over, without a toast', async () => {
    await arrive();
    await guarded();
    const address = new URL(page.url());
    await allow().dblclick();
    await back();
    expect([sent.length, application.answers.length]).toEqual([1, 1]);
    await page.goBack();
    await heading(saidOn(page)('oauthConsent.over.title')).waitFor();
    await page.getByText(saidOn(page)('oauthConsent.over.answered')).waitFor();
    expect([sent.length, application.answers.length]).toEqual([1, 1]);
    expect(await toastsOf(page).count()).toBe(0);
    address.searchParams.set('interaction', 'x'.repeat(43));
    await page.goto(address.href);
    await heading(saidOn(page)('oauthConsent.over.title')).waitFor();
    expect(
      await page.getByRole('link', { name: saidOn(page)('oauthConsent.over.home', { host: 'desk.example' }) }).count(),
    ).toBe(1);
    await expectAccessible(page);
    expect(await toastsOf(page).count()).toBe(0);
  });

  test('[OAUTH-03] by keyboard alone: through what is asked, past Deny, to Allow', async () => {
    await arrive();
    await question().waitFor();
    const passed = await tabTo(page, saidOn(page)('oauthConsent.allow'));
    const [email, balances, no] = [
      saidOn(page)('oauthScope.email'),
      saidOn(page)('oauthScope.balance.read'),
      saidOn(page)('oauthConsent.deny'),
    ];
    expect(passed.filter((name) => [email, balances, no].includes(name))).toEqual([email, balances, no]);
    await tabTo(page, email, 'Shift+Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    expect(sent).toEqual([]);
    await tabTo(page, saidOn(page)('oauthConsent.allow'));
    await guarded();
    await page.keyboard.press('Enter');
    await back();
    expect(await tokenScope()).toBe('openid balance.read');
  });
});

describe('what can move money', () => {
  const dialog = () => page.getByRole('dialog', { name: saidOn(page)('stepUp.title') });

  test('[OAUTH-02] is not ticked, and needs a fresh proof of the person', async () => {
    const { email } = await arrive({ scope: 'openid withdraw', stale: true });
    await page.getByText(saidOn(page)('oauthConsent.stepUp')).waitFor();
    expect(await box('oauthScope.withdraw').isChecked()).toBe(false);
    await box('oauthScope.withdraw').check();
    await guarded();
    await allow().click();
    await dialog()
      .getByText(saidOn(page)('stepUp.action.application.move', { name: desk.name }))
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(saidOn(page)('oauthConsent.unproven')).waitFor();
    expect(application.answers).toEqual([]);
    expect(await box('oauthScope.withdraw').isChecked()).toBe(true);
    await prove(email, () => allow().click());
    await back();
    expect(await tokenScope()).toBe('openid withdraw');
  });

  test('[OAUTH-02] a fresh login is asked for by a press; it can be denied without one', async () => {
    const { email } = await arrive({ prompt: 'login', stale: true });
    await heading(saidOn(page)('oauthConsent.fresh.title')).waitFor();
    await expectAccessible(page);
    await prove(email, () => page.getByRole('button', { name: saidOn(page)('oauthConsent.fresh.action') }).click());
    await question().waitFor();
    await guarded();
    await allow().click();
    await back();
    expect(application.answers[0]?.get('code')).toBeTruthy();
  });

  const mailsTo = async (email: string) => (await product.mails(email)).length;

  /** Earlier codes, as that of the registration, are of no use. */
  async function prove(email: string, press: () => Promise<void>): Promise<void> {
    const before = await mailsTo(email);
    await press();
    await expect.poll(() => mailsTo(email)).toBe(before + 1);
    await dialog().locator('input').first().waitFor();
    await typeCode(page, await product.codeFor(email));
  }
});

describe('what stops it', () => {
  test('[OAUTH-03] one thing is declined alone; without a network that is not lost, and the same press works when it is back', async () => {
    await arrive({ scope: `${BALANCES} trade` });
    await box('oauthScope.balance.read').uncheck();
    await guarded();
    await goOffline(page);
    await allow().click();
    await page.getByRole('main').getByText(saidOn(page)('error.offline')).waitFor();
    await context.setOffline(false);
    expect(await box('oauthScope.balance.read').isChecked()).toBe(false);
    await guarded();
    await allow().click();
    await back();
    expect(await tokenScope()).toBe('openid email trade');
  });

  test('[OAUTH-03] [REDIR-11] a session that has ended leads to the login of the same request', async () => {
    const { person } = await arrive();
    await guarded();
    const { search } = new URL(page.url());
    expect((await person.call('/logout', {})).ret_code).toBe(0);
    await allow().click();
    await page.waitForURL((url) => url.pathname === '/en/oauth-login');
    expect(new URL(page.url()).search).toBe(search);
    expect(application.answers).toEqual([]);
  });

  test('[COMP-08] [COMP-03] a site that does not offer it says so, and asks the API nothing', async () => {
    await arrive({ site: CLOSED.host });
    await heading(saidOn(page)('oauthConsent.off.title')).waitFor();
    await expectAccessible(page);
    expect(await allow().count()).toBe(0);
  });
});

describe('on other sites', () => {
  test('[OAUTH-03] [LANG-12] from right to left in the Emirates, at 320 px', async () => {
    await arrive({
      site: 'ae',
      locale: 'ar-AE',
      viewport: { width: 320, height: 640 },
      scope: 'openid trade withdraw',
    });
    await question().waitFor();
    expect(await page.evaluate(() => [document.dir, document.documentElement.scrollWidth])).toEqual(['rtl', 320]);
    await expectAccessible(page);
    await guarded();
    await allow().click();
    await back();
    expect(application.answers[0]?.get('iss')).toBe(product.origin('ae'));
    expect(await tokenScope('ae')).toBe('openid trade');
  });

  test('[ROUTE-05] [OAUTH-03] in Türkiye by its own spelling of the address; denied, the application gets access_denied, with its state and the issuer', async () => {
    const { person } = await newMember(product, 'tr.localhost');
    const request = requestPath({ redirect_uri: application.callback, scope: BALANCES });
    const { at } = await follow(person, product.origin('tr') + request);
    expect(at.pathname).toBe('/tr-TUR/oauth-authorized');
    context = await contextOf(browser, person, { locale: 'tr-TR' });
    page = await context.newPage();
    noteAnswers();
    await page.goto(at.href.replace('/oauth-authorized', '/tr-authorized'));
    await question().waitFor();
    expect(new URL(page.url()).pathname).toBe('/tr-TUR/tr-authorized');
    await deny().click();
    await back();
    expect(Object.fromEntries(application.answers[0] ?? [])).toMatchObject({
      ...{ error: 'access_denied', state: 'a state', iss: product.origin('tr') },
    });
    expect(sent).toEqual([{ interaction: expect.any(String), allow: false, scopes: [] }]);
  });
});
