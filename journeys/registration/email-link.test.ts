import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { messageTo } from '../stage/messages.ts';
import { createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import {
  brandFile,
  field,
  finish,
  heading,
  newDevice,
  openForm,
  password,
  places,
  press,
  sendTo,
} from '../stage/sign-up.ts';

const place = places.global;
const variant = 'newLink';

let product: Product;
let browser: OwnBrowser;
let page: Page;
beforeAll(async () => {
  const file = brandFile([{ place, variant }]);
  [product, browser] = await Promise.all([openProduct({ BRAND_FILE: file }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
afterEach(() => page?.context().close());

/** As far as the mail; its link. */
async function begin(address: string): Promise<string> {
  page = await newDevice(browser, place);
  await openForm(page, product, place);
  await sendTo(page, variant, address);
  return (await messageTo(product, address)).link;
}

/** The same by calls, in the name of the browser in which `page` is new. */
async function beginByCalls(address: string): Promise<string> {
  const person = createPerson(product.port, { country: place.from });
  await person.begin(address, 'email_link');
  page = await newDevice(browser, place);
  await page.context().addCookies(person.forBrowser());
  return (await messageTo(product, address)).link;
}

async function openedOnAnotherDevice(link: string): Promise<Page> {
  const device = await newDevice(browser, place);
  await device.goto(link);
  await heading(device, 'verify.confirm.title');
  return device;
}

test('[SIGNUP-06] [ROUTE-08] opened on another device it goes on there, the first page says so, and a third one comes too late', async () => {
  const link = await begin('other@device.example');
  const device = await openedOnAnotherDevice(link);
  await device.getByText(/^o\*{3}@d\*{3}\.example$/).waitFor();
  expect(device.url()).not.toContain('#');
  await press(device, 'verify.confirm.submit');
  await password(device).waitFor();
  await heading(page, 'prove.lapsed.elsewhere.title');
  const third = await openedOnAnotherDevice(link);
  await press(third, 'verify.confirm.submit');
  await heading(third, 'verify.elsewhere.title');
  await finish(device, variant);
  await Promise.all([device, third].map((one) => one.context().close()));
});

test('[SIGNUP-06] whoever only fetches or opens the link uses nothing up, and no page gives the token away', async () => {
  const link = await beginByCalls('scanned@mail.example');
  for (const method of ['GET', 'HEAD', 'POST']) await fetch(link, { method }).catch(() => undefined);
  const scanner = await openedOnAnotherDevice(link);
  await scanner.waitForTimeout(500);
  await scanner.context().close();
  const { hash } = new URL(link);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), JSON.stringify(request.headers())));
  await page.goto(link);
  await heading(page, 'verify.confirm.title');
  expect(page.url()).toBe(link.replace(hash, ''));
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
  ).not.toContain(hash.slice(1));
  await press(page, 'verify.confirm.submit');
  await press(page, 'verify.confirmed.here');
  expect(asked.slice(1).join()).not.toContain(hash.slice(1));
  await finish(page, variant);
});

test('[SIGNUP-06] [AFF-07] a link as earlier versions mailed it opens, and uuid without a token stays a partner’s value', async () => {
  const link = (await beginByCalls('earlier@mail.example')).replace('?trx=', '?uuid=');
  const withoutToken = link.replace(/#.*/, '');
  await page.goto(withoutToken);
  await heading(page, 'verify.unknown.title');
  expect(page.url()).toBe(withoutToken);
  await page.goto('about:blank');
  await page.goto(link);
  await heading(page, 'verify.confirm.title');
  expect(page.url()).toBe(withoutToken.replace('uuid', 'trx'));
  await press(page, 'verify.confirm.submit');
  await press(page, 'verify.confirmed.here');
  await finish(page, variant);
});

test('[SIGNUP-05] [SIGNUP-06] reloads at each step keep it, with its wait; the code of the same mail does as well', async () => {
  const address = 'reload@link.example';
  await begin(address);
  await page.reload();
  await page.getByText(said('register.link.text')).waitFor();
  await page.getByText(address).waitFor();
  const again = page.getByRole('button', { name: /\d+ second/ });
  expect(await again.getAttribute('aria-disabled')).toBe('true');
  await press(page, 'prove.email_link.type');
  await field(page, 'form.code').fill((await messageTo(product, address)).code);
  await password(page).waitFor();
  await page.reload();
  await page.getByText(said('register.recalled')).waitFor();
  await finish(page, variant);
  expect(await product.mails(address)).toHaveLength(1);
});

test('[SIGNUP-06] a link to an address with an account says so in both tabs once it is confirmed, and not before', async () => {
  const link = await begin('demo@example.com');
  const tab = await page.context().newPage();
  await tab.goto(link);
  await heading(tab, 'verify.confirm.title');
  await press(tab, 'verify.confirm.submit');
  await page.bringToFront();
  for (const here of [tab, page]) {
    await heading(here, 'verify.registered.title');
    const way = here.getByRole('link', { name: said('verify.action.logIn') });
    expect(await way.getAttribute('href')).toBe('/en/login?source=commit_login');
  }
});

test('[SIGNUP-06] a link that is incomplete says what to do', async () => {
  const link = await beginByCalls('cut@short.example');
  await page.goto(link.replace(new URL(link).hash, `#${'x'.repeat(43)}`));
  await heading(page, 'verify.confirm.title');
  await press(page, 'verify.confirm.submit');
  await heading(page, 'verify.replaced.title');
});
