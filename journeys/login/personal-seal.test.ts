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
  const remembered = { name: 'known_account', value: person.cookies.get('known_account') ?? '' };
  await known.addCookies([...person.forBrowser(), { ...remembered, url: product.origin(), httpOnly: true }]);
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

type Look = { readonly host: string; readonly line: string; readonly hue: string; readonly at: number };

/** In the page: reports its look now, and whenever the host changes. `stops`: the navigation is stopped soon after the first change. */
function watchLook(stops: boolean): void {
  const band = document.querySelector('header [data-says="host"]');
  const report = () =>
    (window as unknown as { report: (look: Look) => void }).report({
      host: band?.textContent ?? '',
      line: document.querySelector('.seal-small path')?.getAttribute('d') ?? '',
      hue: document.documentElement.style.getPropertyValue('--hue'),
      at: performance.now(),
    });
  report();
  new MutationObserver(report).observe(band as Element, { childList: true });
  if (stops) new MutationObserver(() => setTimeout(() => stop(), 300)).observe(band as Element, { childList: true });
}

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
    const stopped = reducedMotion === 'reduce';
    const looks: Look[] = [];
    // Reading a page that is being left may wait for the other site: the page reports itself.
    await page.exposeFunction('report', (look: Look) => looks.push(look));
    await page.evaluate(watchLook, stopped);
    // Without a token for the jump the page is not left, and does not turn.
    const asked = Promise.withResolvers<Route>();
    await page.route('**/quick_token*', asked.resolve);
    // The other site does not answer: what is shown before the page is left stays.
    await page.route(`${there.origin}/**`, () => undefined);
    await page
      .getByRole('link', { name: said('wall.go', { host: there.host }), exact: true })
      .click({ noWaitAfter: true });
    const token = await asked.promise;
    const [before] = looks;
    expect(looks).toHaveLength(1);
    await token.continue();
    // The page has not gone: it says again where the user is, at once where the navigation was stopped.
    await expect.poll(() => looks.length, { timeout: 10_000 }).toBe(3);
    const [, turned, after] = looks;
    expect(turned).toMatchObject({ host: there.host, hue: '45' });
    expect(turned?.line).not.toBe(before?.line);
    expect({ ...after, at: 0 }).toEqual({ ...before, at: 0 });
    const shown = (after?.at ?? 0) - (turned?.at ?? 0);
    if (stopped) expect(shown).toBeLessThan(2_500);
    else expect(shown).toBeGreaterThan(2_500);
    await context.close();
  },
);
