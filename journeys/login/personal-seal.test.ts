import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from '../stage/account-page.ts';
import {
  beenHere,
  complaintsOf,
  expectAccessible,
  hydrated,
  nothingComes,
  type OwnBrowser,
  openBrowser,
} from '../stage/browser.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import { field, heading, password } from '../stage/sign-up.ts';

const WORD = 'blue heron 7';
let product: Product;
let browser: OwnBrowser;
beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(() => browser?.close());

const seal = (page: Page) => page.getByRole('img', { name: said('login.seal'), exact: true });

async function opened(context: BrowserContext, path: string): Promise<{ page: Page; bytes: string[] }> {
  const page = await context.newPage();
  const bytes: string[] = [];
  page.on('response', async (answer) => bytes.push(await answer.text().catch(() => '')));
  await page.goto(product.origin() + path);
  await hydrated(page);
  return { page, bytes };
}

test('[LOGIN-01] a device that knows the account shows its seal at login, the word goes to none, and other devices get neither', async () => {
  const { person, email } = await newMember(product);
  const { result } = await person.call('/user/private/account/anti-phishing', { anti_phishing_code: WORD });
  expect(result.personal_seal).toMatchObject({ lobes: expect.any(Number) });
  expect((await person.call('/logout', {})).ret_code).toBe(0);
  const options = { locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 320, height: 640 } } as const;
  const [known, other] = [await browser.newContext(options), await browser.newContext(options)];
  await known.addCookies(person.forBrowser());
  const { page, bytes } = await opened(known, '/en/login');
  const complaints = complaintsOf(page);
  await seal(page).waitFor();
  const [mark, intro] = [await seal(page).boundingBox(), await page.getByText(said('known.intro')).boundingBox()];
  expect(mark && mark.y + mark.height).toBeLessThanOrEqual((intro?.y ?? 0) + 5);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  for (const secret of [WORD, email]) expect(bytes.join()).not.toContain(secret);

  const stranger = await opened(other, '/en/login');
  await nothingComes(stranger.page);
  await stranger.page.close();
  const again = await other.newPage();
  await beenHere(again, product.origin());
  again.on('response', async (answer) => stranger.bytes.push(await answer.text().catch(() => '')));
  await again.goto(`${product.origin()}/en/login`);
  await nothingComes(again);
  expect(await seal(again).count()).toBe(0);
  const numbers = JSON.stringify(result.personal_seal);
  for (const secret of [WORD, email, numbers]) expect(stranger.bytes.join()).not.toContain(secret);
  await Promise.all([known.close(), other.close()]);
});

test('[SIGNUP-01] the seal engraves itself a layer further with each step, and the steps are counted in words', async () => {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  const { page } = await opened(context, '/en/register');
  const engraved = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--engraved'));
  const layers = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#site-seal > use')].map((layer) => getComputedStyle(layer).opacity),
    );
  expect(await layers()).toEqual(['0.14', '0.14', '0.14']);
  const email = `seal-${Date.now()}@example.com`;
  await field(page, 'form.email').fill(email);
  await page.keyboard.press('Enter');
  await heading(page, 'register.code.title');
  await page.getByText(said('form.step', { step: 2, steps: 3 })).waitFor();
  expect([await engraved(), await layers()]).toEqual(['2', ['1', '0.14', '0.14']]);
  await field(page, 'form.code').fill(await product.codeFor(email));
  await password(page).waitFor();
  expect([await engraved(), await layers()]).toEqual(['3', ['1', '1', '0.14']]);
  await context.close();
});

test.each(['reduce', 'no-preference'] as const)(
  '[REGION-08] at a jump to another site the seal turns into the other one, hue and address with it (motion: %s)',
  async (reducedMotion) => {
    const person = createPerson(product.port);
    expect((await person.logIn('nl@example.com', 'correct horse battery')).ret_code).toBe(0);
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion });
    await context.addCookies(person.forBrowser());
    const page = await context.newPage();
    const ready = page.waitForResponse('**/front/sites.json');
    await page.goto(`${product.origin()}/en/dashboard`);
    await (await ready).finished();
    const there = new URL(product.origin('nl'));
    const line = () => page.locator('.seal-small path').first().getAttribute('d');
    const band = page.locator('header [data-says="host"]');
    const hue = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--hue'));
    const look = async () => [await band.textContent(), await line(), await hue()];
    const before = await look();
    // Without a token for the jump the page is not left, and does not turn.
    const asked = Promise.withResolvers<Route>();
    await page.route('**/quick_token*', asked.resolve);
    // The other site does not answer: what is shown before the page is left stays.
    await page.route(`${there.origin}/**`, () => undefined);
    await page
      .getByRole('link', { name: said('wall.go', { host: there.host }), exact: true })
      .click({ noWaitAfter: true });
    const token = await asked.promise;
    expect(await look()).toEqual(before);
    await token.continue();
    await expect.poll(() => band.textContent()).toBe(there.host);
    expect(await line()).not.toBe(before[1]);
    expect(await hue()).toBe('45');
    // The page has not gone: it says again where the user is, at once where the navigation was stopped.
    const stopped = reducedMotion === 'reduce';
    if (stopped) await page.evaluate(() => stop());
    await expect.poll(look, { timeout: stopped ? 2_000 : 6_000 }).toEqual(before);
    await context.close();
  },
);
