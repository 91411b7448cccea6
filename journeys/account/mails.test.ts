import { pseudoLocale } from '@gatehouse/rules/site/locale';
import { mailText } from '@gatehouse/words/mail';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { complaintsOf, expectAccessible, expectReadable, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { freePort } from '../stage/free-port.ts';
import { ask, createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';

const NARROWEST_PX = 320;
const HEIGHT_PX = 640;
const MAILBOX = '/dev/mailbox';
const NUMBER = '+4915112345678';

/** Every kind of message: what the mailbox calls it, and how a person comes to get it. */
const kinds = [
  { name: 'code', title: / is your Gatehouse code$/, item: 'email', email: 'code@example.com' },
  { name: 'link', title: /^Confirm your address for/, item: 'email_link', email: 'link@example.com' },
  { name: 'account', title: /^You already have/, item: 'email', email: 'demo@example.com' },
  { name: 'account, by link', title: /^You already have/, item: 'email_link', email: 'verified@example.com' },
] as const;

let product: Product;
let browser: OwnBrowser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let elsewhere: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
  for (const { item, email } of kinds) await send({ register_type: 1, email }, item);
  await send({ register_type: 5, mobile: NUMBER, country: 'DE' }, 'mobile');
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: NARROWEST_PX, height: HEIGHT_PX }, reducedMotion: 'reduce' });
  page = await context.newPage();
  complaints = complaintsOf(page);
  elsewhere = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(product.origin())) elsewhere.push(request.url());
  });
});
afterEach(async () => {
  await context.close();
  expect(complaints).toEqual([]);
  expect(elsewhere, 'nothing from another host').toEqual([]);
});

async function send(info: object, item: string): Promise<void> {
  const person = createPerson(product.port);
  const { result } = await person.call('/user/public/register/info', info);
  const { ret_code } = await person.call('/user/public/register/send/verify/item', { uuid: result.uuid, item });
  expect(ret_code, JSON.stringify(info)).toBe(0);
}

const mailTo = async (recipient: string) => (await product.mails()).find(({ to }) => to === recipient);
const idOf = async (recipient: string) => (await mailTo(recipient))?.id ?? '';
const sideways = (of: Pick<Page, 'evaluate'>) => of.evaluate(() => document.documentElement.scrollWidth);

/** Of a mail that is alone on a page: the checks are scripts, and none may run in the mailbox's frame. */
async function expectMailReadable(html: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(html);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const dir of ['ltr', 'rtl']) {
    // No language that is written from the right has mails of its own yet.
    await page.evaluate((turned) => {
      for (const part of document.querySelectorAll<HTMLElement>('html, [role=article]')) part.dir = turned;
    }, dir);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await paper()).toBe(colorScheme === 'dark' ? 'rgb(22, 24, 29)' : 'rgb(255, 255, 255)');
      await expectReadable(page);
    }
    expect(await sideways(page), dir).toBeLessThanOrEqual(NARROWEST_PX);
    const line = await page.locator('svg').boundingBox();
    expect((line?.x ?? 0) > NARROWEST_PX / 2).toBe(dir === 'rtl');
  }
  await page.evaluate(() => {
    for (const dropped of document.querySelectorAll('style, svg, meta[name^=color]')) dropped.remove();
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectReadable(page);
  }
  expect(await sideways(page), 'without a sheet').toBeLessThanOrEqual(NARROWEST_PX);
}

test.each(kinds)(
  'the mail $name opens from the list, fits 320 px in its frame, can be read as plain text, and is readable in light and dark, in both directions, with its sheet and without',
  async ({ title, email }) => {
    await page.goto(product.origin() + MAILBOX);
    await page.getByRole('link', { name: email }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(title);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { level: 1 }).waitFor();
    const box = await page.locator('iframe').boundingBox();
    expect(box).toMatchObject({ x: 0, width: NARROWEST_PX });
    const inside = await page.locator('iframe').evaluate((element) => {
      const { scrollWidth, scrollHeight, clientHeight } =
        (element as HTMLIFrameElement).contentDocument?.documentElement ?? document.body;
      return { scrollWidth, hidden: scrollHeight - clientHeight };
    });
    expect(inside).toEqual({ scrollWidth: NARROWEST_PX, hidden: 0 });
    expect(await sideways(page)).toBeLessThanOrEqual(NARROWEST_PX);
    await page.getByRole('link', { name: 'Plain text' }).click();
    await page.locator('pre').waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(NARROWEST_PX);
    await expectMailReadable((await mailTo(email))?.html ?? '');
  },
);

test('every mail, a third longer and in the name of a brand without spaces, still fits', async () => {
  const name = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
  const host = `${name.toLowerCase().slice(0, 60)}.gatehouse.example`;
  const look = { hue: 25, seal: { lobes: 9, depth: 0.3, turns: 3, rings: 2 } };
  const link = `https://${host}/en/email-code-verify?trx=1#${'t'.repeat(43)}`;
  const values = { brandName: name, siteName: name, host, ...look, link, code: '482913', minutes: 30 };
  for (const kind of ['registrationCode', 'registrationLink', 'alreadyRegistered'] as const) {
    await page.setContent(mailText(pseudoLocale, kind, values).html);
    expect(await page.locator('h1').textContent(), kind).toMatch(/^\[.*\]$/);
    expect(await sideways(page), kind).toBeLessThanOrEqual(NARROWEST_PX);
  }
});

test('[SIGNUP-06] the link opens beside the mailbox, on the site, with its token in the fragment alone', async () => {
  await page.goto(`${product.origin()}${MAILBOX}/${await idOf('link@example.com')}`);
  const opened = context.waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: 'Confirm address' }).click();
  const tab = await opened;
  await tab.waitForLoadState();
  const { origin, pathname, search, hash } = new URL(tab.url());
  expect([origin, pathname]).toEqual([product.origin(), '/en/email-code-verify']);
  expect(search).toMatch(/^\?trx=[\da-f-]{36}$/);
  expect(hash).toMatch(/^(?:#[\w-]{43})?$/);
  expect(new URL(page.url()).pathname).toMatch(/^\/dev\/mailbox\//);
});

test('a text message is shown as one, with its length, and its code can be copied', async () => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(product.origin() + MAILBOX);
  await page.getByRole('link', { name: `Text message to ${NUMBER}` }).click();
  const code = (await page.locator('.code b').textContent()) ?? '';
  expect(await page.locator('.bubble').textContent()).toMatch(new RegExp(`^${code} is .*\\n\\n@localhost #${code}$`));
  expect(await page.getByText(/Sent as one message: \d+ characters in GSM-7/).count()).toBe(1);
  await page.getByRole('button', { name: 'Copy code' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('a new message appears in the list, and nobody who reads is disturbed', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${product.origin()}${MAILBOX}/${await idOf('link@example.com')}?as=text`);
  const first = page.locator('#messages li').first();
  const chosen = page.locator('#messages a').nth(1);
  await chosen.focus();
  const focused = await chosen.getAttribute('href');
  await page.evaluate(() => {
    const [text] = document.querySelector('pre')?.childNodes ?? [];
    if (text) getSelection()?.selectAllChildren(text.parentNode ?? text);
  });
  const selected = await page.evaluate(() => getSelection()?.toString());
  await send({ register_type: 1, email: 'later@example.com' }, 'email');
  await first.getByText('later@example.com').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(focused);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(selected);
  expect(await page.getByRole('status').textContent()).toMatch(/^New: \d{6} is your/);
});

test('without scripts the list renews itself and a mail can be read', async () => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(product.origin() + MAILBOX);
  expect(await plain.locator('meta[http-equiv=refresh]').count()).toBe(1);
  await plain.getByRole('link', { name: 'link@example.com' }).click();
  await plain.frameLocator('iframe').getByRole('link', { name: 'Confirm address' }).waitFor();
  expect(await plain.locator('meta[http-equiv=refresh]').count()).toBe(0);
  await plain.context().close();
});

test('the mailbox is accessible in light and dark, wide and at 320 px', async () => {
  const link = `/${await idOf('link@example.com')}`;
  for (const path of ['', link, `${link}?as=text`, `/${await idOf(NUMBER)}`]) {
    await page.goto(product.origin() + MAILBOX + path);
    for (const frame of await page.locator('iframe').all()) {
      expect(await frame.getAttribute('title')).toBe('The email');
      await frame.evaluate((element) => element.remove());
    }
    for (const width of [NARROWEST_PX, 1280]) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectReadable(page);
      }
      expect(await sideways(page), `${path} ${width}`).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
  }
});

test('[SITE-10] in front of an API of its own the mailbox promises nothing', async () => {
  const own = await openProduct({ API_ORIGIN: `http://127.0.0.1:${await freePort()}` });
  try {
    const { status, text } = await ask(own.port, MAILBOX);
    expect(status).toBe(200);
    expect(text).toContain('API_ORIGIN');
    expect(text).not.toMatch(/arrives here|appear by themselves/);
    expect(JSON.parse((await ask(own.port, `${MAILBOX}/messages`)).text)).toEqual([]);
    expect(own.output()).not.toContain(MAILBOX);
  } finally {
    await own.close();
  }
});
