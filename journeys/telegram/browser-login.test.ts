import { codes } from '@gatehouse/contract/errors/codes';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { beenHere, complaintsOf, hydrated, nothingComes, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { confirmDevice } from '../stage/login.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { newDevice, type Place, places } from '../stage/sign-up.ts';
import { openPhone, TELEGRAM_PAGE } from '../stage/telegram.ts';
import { linkedAccount, press } from '../stage/telegram-steps.ts';

const HONG_KONG = { host: 'hk', lang: 'zh-HK', from: 'HK' };
const KEREM = 7100000003;
const TELEGRAM = { name: 'Telegram' };

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(async () => {
  await context?.close();
  expect(complaints).toEqual([]);
});

async function open(path: string, { host, lang, from }: Pick<Place, 'host' | 'lang' | 'from'> = places.global) {
  page = await newDevice(browser, { from });
  context = page.context();
  complaints = complaintsOf(page);
  await page.goto(`${product.origin(host)}/${lang}${path}`);
  await hydrated(page);
}

/** On Telegram's page. */
async function answer(name: RegExp, button: 'Log in' | 'Cancel'): Promise<void> {
  await page.waitForURL('**/dev/telegram/auth?*');
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: button, exact: true }).click();
}

const buttons = () => page.getByRole('button', { name: /Telegram/ });

// That it is offered where the country is known, the journeys below say: they press it.
test('[COMP-08] [LOGIN-06] neither /login nor /register offers Telegram where the country is not known', async () => {
  for (const path of ['/login', '/register']) {
    await open(path, { ...places.global, from: '' });
    // What the API knows of the country has been heard.
    await nothingComes(page);
    expect(await buttons().count(), path).toBe(0);
    await context.close();
  }
});

test('[LOGIN-06] [TG-12] in a browser Telegram’s page logs a linked account in; no script of Telegram’s is loaded', async () => {
  const { email } = await linkedAccount(product, KEREM);
  await open('/login');
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (request.resourceType() === 'script' && origin !== product.origin()) scripts.push(request.url());
  });
  await press(page, said('thirdParty.button.continue', TELEGRAM));
  await answer(/Kerem/, 'Log in');
  await confirmDevice(page, product, email);
  await page.waitForURL('**/en/dashboard', { waitUntil: 'commit' });
  expect(scripts).toEqual([]);
});

test('[LOGIN-06] [ROUTE-09] [SHELL-03] in a browser the page has our header, and who cancels on Telegram’s page is where they were, and not logged in', async () => {
  await open(TELEGRAM_PAGE.replace('/en', ''));
  expect(await page.getByRole('banner').count()).toBe(1);
  await press(page, said('telegram.title'));
  await answer(/Layla|ليلى/, 'Cancel');
  await page.waitForURL('**/en/third-party/callback');
  await page.getByRole('button', { name: said('thirdParty.again', TELEGRAM) }).waitFor();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('b_t_c_k');
});

test('[ROUTE-09] the ways of a browser stand in the document, and a press before its scripts have come counts', async () => {
  page = await newDevice(browser, { from: 'TH' });
  context = page.context();
  complaints = complaintsOf(page);
  await beenHere(page, product.origin());
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(product.origin() + TELEGRAM_PAGE, { waitUntil: 'commit' });
  const otherWay = page.getByRole('link', { name: said('telegram.otherWay') });
  expect(new URL((await otherWay.getAttribute('href')) ?? '', page.url()).pathname).toBe('/en/login');
  await press(page, said('telegram.title'));
  expect(await page.locator('html[data-hydrated]').count()).toBe(0);
  expect(await page.getByText(said('form.wait')).filter({ visible: true }).count()).toBe(0);
  held.resolve();
  await page.waitForURL('**/dev/telegram/auth?*');
});

test('[SIGNUP-12] [TG-01] who is new opens an account by Telegram, and unlinks it: the email address is another way in', async () => {
  await open('/register');
  await press(page, said('thirdParty.button.continue', TELEGRAM));
  await answer(/ნინო/, 'Log in');
  await page.waitForURL('**/en/third-party/register');
  // Telegram names no address.
  const email = `nino-${Date.now()}@example.com`;
  await page.getByRole('textbox', { name: said('form.email'), exact: true }).fill(email);
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: said('form.code'), exact: true });
  await code.waitFor();
  await code.fill(await product.codeFor(email));
  await page.waitForURL('**/en/dashboard?newUser=true', { waitUntil: 'commit' });
  await page.goto(`${product.origin()}/en/app/user/account-info`);
  await page.getByRole('region', { name: said('account.section.telegram') }).scrollIntoViewIfNeeded();
  await press(page, said('telegram.card.remove.submit'));
  await page.getByRole('dialog').getByText(said('telegram.card.remove.submit'), { exact: true }).click();
  await page.getByText(said('telegram.card.removed')).waitFor();
});

/** The answer to the beginning of a login by Telegram, which the button asks for. */
async function beginIn({ host, from }: Pick<Place, 'host' | 'from'>): Promise<number> {
  const visitor = createPerson(product.port, { host: host ? `${host}.localhost` : 'localhost', country: from });
  return (await visitor.call('/user/public/third-party/begin', { provider: 'telegram' })).ret_code;
}

test('[COMP-08] [LOGIN-06] where Hong Kong’s rules hide Telegram there is no button, and the API refuses', async () => {
  expect([await beginIn(places.global), await beginIn(HONG_KONG)]).toEqual([0, codes.elementHidden]);
  await open('/login', HONG_KONG);
  await nothingComes(page);
  expect(await buttons().count()).toBe(0);
});

test('[COMP-08] [SHELL-12] there the mini-app shows the form alone', async () => {
  complaints = [];
  const phone = await openPhone(browser, product, { from: HONG_KONG.from });
  context = phone.context;
  page = await phone.launch({
    ...{ person: KEREM, site: product.origin(HONG_KONG.host), path: `/${HONG_KONG.lang}/telegram-register-login` },
  });
  await page.locator('input[autocomplete*=username]').waitFor();
  expect(await buttons().count()).toBe(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('b_t_c_k');
});
