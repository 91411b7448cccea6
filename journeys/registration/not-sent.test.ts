import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { freePort } from '../stage/free-port.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { brandFile, field, finish, heading, newDevice, openForm, type Place, places } from '../stage/sign-up.ts';

/** Each with its variant. */
const runs = [
  { place: places.global, variant: 'newCode' },
  { place: places.europe, variant: 'oldLink' },
] as const;

/** A gateway for text messages that is down until a test starts it. */
async function openGateway() {
  const sent: string[] = [];
  const state = { down: true };
  const server: Server = createServer((asked, answer) => {
    let body = '';
    asked.on('data', (part) => {
      body += part;
    });
    asked.on('end', () => {
      if (!state.down) sent.push(body);
      answer.writeHead(state.down ? 503 : 200).end('{}');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { sent, state, url: `http://127.0.0.1:${port}/sms`, close: () => server.close() };
}

let browser: OwnBrowser;
let gateway: Awaited<ReturnType<typeof openGateway>>;
let product: Product;
let page: Page;
beforeAll(async () => {
  gateway = await openGateway();
  const variables = {
    BRAND_FILE: brandFile(runs),
    // Nobody listens there.
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    SMS_URL: gateway.url,
  };
  [product, browser] = await Promise.all([openProduct(variables), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  gateway?.close();
});
afterEach(() => page?.context().close());

const retry = () => page.getByRole('main').getByRole('button', { name: said('shell.retry') });

async function begin(place: Place): Promise<void> {
  page = await newDevice(browser, place);
  await openForm(page, product, place);
}

test.each(runs)(
  '[SIGNUP-04] [SIGNUP-05] $variant: with the mail server down the person is told, and nothing is lost',
  async ({ place, variant }) => {
    await begin(place);
    await field(page, 'form.email').fill('nobody@hears.example');
    if (variant.startsWith('old'))
      await page.getByLabel(said('form.password'), { exact: true }).fill('four quiet words');
    await page.keyboard.press('Enter');
    await heading(page, 'register.notSent.title');
    const told = page.getByRole('alert').filter({ hasText: said('register.notSent.title') });
    await told.waitFor();
    const tried = page.waitForResponse(/\/register\/send\/verify\/item/);
    await page.route(/\/register\/send\/verify\/item/, async (route) => {
      // While it is tried nothing is announced, and the screen stays.
      await heading(page, 'register.notSent.title');
      expect(await told.count()).toBe(0);
      await route.continue();
    });
    await retry().click();
    await tried;
    await told.waitFor();
    expect(new URL(page.url()).searchParams.get('trx')).toMatch(/^[\da-f-]{36}$/);
    await page.reload();
    const isLink = variant.endsWith('Link');
    await (isLink ? heading(page, 'prove.lapsed.expired.title') : page.getByText(said('prove.lapsed')).waitFor());
    await page.getByText('nobody@hears.example').waitFor();
  },
);

test('[SIGNUP-01] [SIGNUP-04] with the gateway for messages down, trying again later goes on to the account', async () => {
  await begin(places.global);
  await page.getByRole('radio', { name: said('register.method.mobile') }).check();
  await field(page, 'register.method.mobile.label').fill(places.global.mobile);
  await page.keyboard.press('Enter');
  await heading(page, 'register.notSent.title');
  gateway.state.down = false;
  await retry().click();
  await heading(page, 'register.sms.title');
  const code = /#(\d{6})/.exec(gateway.sent.join())?.[1] ?? '';
  await field(page, 'form.code').fill(code);
  await finish(page, 'newCode');
});
