import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { PASSWORD } from '../stage/login.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { launched, newGuest, TASKS_PAGE, TELEGRAM_PAGE } from '../stage/telegram.ts';
import { acceptAs, newAccount } from '../stage/telegram-steps.ts';

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let stranger: Server | undefined;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ locale: 'en-GB', extraHTTPHeaders: { 'cf-ipcountry': 'GB' } });
  context.setDefaultTimeout(20_000);
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  stranger?.close();
});

/** A page of another site, with an empty frame. */
async function openStranger(): Promise<string> {
  const body = '<!doctype html><title>Stranger</title><iframe></iframe>';
  stranger = createServer((_asked, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(body));
  await new Promise<void>((resolve) => stranger?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
}

/** The mini-app in the frame of Telegram's web client, which is another site. */
async function openFrame(person: number): Promise<Frame> {
  const query = new URLSearchParams({ person: `${person}`, platform: 'weba', path: TELEGRAM_PAGE });
  await page.goto(`${product.origin('telegram')}/dev/telegram/window?${query}`);
  const element = await page.waitForSelector('iframe');
  return (await element.contentFrame()) as Frame;
}

const press = (frame: Frame, name: string) => frame.getByRole('button', { name, exact: true }).click();
const arrived = (frame: Frame) => frame.waitForURL(`**${TASKS_PAGE}*`, { waitUntil: 'commit' });
const status = (at: Frame | Page) =>
  at.evaluate(
    async () => (await (await fetch('/x-api/user/private/telegram-bind-status')).json()) as { ret_code: number },
  );

test('[PLAT-02] [SHELL-12] [TG-05] in Telegram’s web client a person logs in and links; that session is the frame’s alone, and outlives a reload', async () => {
  const guest = newGuest();
  const { email } = await newAccount(product);
  const frame = await openFrame(guest);
  await press(frame, acceptAs(guest));
  await frame.getByRole('textbox', { name: said('form.account'), exact: true }).fill(email);
  await frame.getByLabel(said('login.password'), { exact: true }).fill(PASSWORD);
  await press(frame, said('login.submit'));
  const code = frame.getByRole('textbox', { name: said('form.code'), exact: true });
  await code.waitFor();
  await code.fill(await product.nextCodeFor(email));
  await press(frame, said('telegram.link.accept'));
  await press(frame, said('telegram.continue'));
  await arrived(frame);
  expect(await status(frame)).toMatchObject({ ret_code: 0, result: { bind_status: 1 } });
  for (const { name, httpOnly, secure, sameSite } of await context.cookies(product.origin()))
    expect({ name, httpOnly, secure, sameSite }).toEqual({
      ...{ name: expect.stringMatching(/_tg$/), httpOnly: true, secure: true, sameSite: 'None' },
    });

  await frame.evaluate(() => location.reload());
  await frame.getByRole('heading', { name: said('telegramTasks.title'), exact: true }).waitFor();
  expect(await status(frame)).toMatchObject({ ret_code: 0 });
  const own = await context.newPage();
  await own.goto(`${product.origin()}/en/login`);
  expect((await status(own)).ret_code).not.toBe(0);
});

test('[PLAT-02] [TG-09] the frame’s expired session closes the mini-app', async () => {
  const query = new URLSearchParams({
    person: `${newGuest()}`,
    platform: 'webk',
    path: TELEGRAM_PAGE,
    defect: 'expired',
  });
  const opener = await context.newPage();
  await opener.goto(`${product.origin('telegram')}/dev/telegram`);
  const opened = opener.waitForEvent('popup');
  await opener.evaluate(
    (path) => void window.open(path, '_blank', 'popup,width=390,height=780'),
    `/dev/telegram/window?${query}`,
  );
  const popup = await opened;
  const dialog = popup.frameLocator('iframe').getByRole('dialog');
  await dialog.getByRole('heading', { name: said('modal.session-expired.title') }).waitFor();
  await Promise.all([
    popup.waitForEvent('close'),
    dialog.getByText(said('modal.session-expired.close-mini-app'), { exact: true }).click(),
  ]);
});

test('[PLAT-02] a stranger cannot frame the mini-app or another page, also not with a launch', async () => {
  await page.goto(await openStranger());
  for (const path of [TELEGRAM_PAGE, '/en/app/user/account-info']) {
    const { url } = await launched(product, { person: newGuest(), path, platform: 'weba' });
    const refused = page.waitForEvent('console', (message) => /frame-ancestors|X-Frame-Options/i.test(message.text()));
    await page.evaluate(
      (src) => void (document.querySelector('iframe') as HTMLIFrameElement).setAttribute('src', src),
      url,
    );
    await refused;
    expect(await page.frameLocator('iframe').locator('h1').count(), path).toBe(0);
  }
});
