import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROGRAMS, type Program } from '../../scripts/system-programs.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';
import type { Engine, EnginePage } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/** The browsers of the other engines, as Debian has them: whoever uses one logs in, registers and reads as in Chromium. */

const ACCOUNT = 'demo@example.com';
const PASSWORD = 'correct horse battery';

const engines: readonly [name: string, open: () => Promise<Engine>, needs: readonly Program[]][] = [
  ['Firefox', openFirefox, [PROGRAMS.firefox]],
  ['WebKitGTK', openWebKit, [PROGRAMS.webkit, PROGRAMS.xvfb]],
];

let product: Product;

beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product?.close());

// A program that is missing was named before the tests began (`scripts/system-programs.ts`).
describe.each(engines)('%s', (name, open, needs) => {
  describe.skipIf(needs.some(({ find }) => !find()))('is on this machine', () => {
    let engine: Engine;
    let page: EnginePage;
    const at = (path: string) => expect.poll(() => page.path()).toBe(path);
    const shows = (text: string) => expect.poll(() => page.text()).toContain(text);

    beforeAll(async () => {
      engine = await open();
    });
    afterAll(() => engine?.close());

    test('[LOGIN-01] a login: a wrong password is said at its field, the right one leads to the dashboard and the account', async () => {
      page = await engine.newPage();
      await page.open(`${product.origin()}/en/login`);
      await page.fill(said('form.account'), ACCOUNT);
      await page.fill(said('login.password'), 'not this one');
      await page.press(said('login.submit'));
      await shows(said('login.wrongPassword'));
      await page.fill(said('login.password'), PASSWORD);
      await page.press(said('login.submit'));
      await at('/en/dashboard');
      await page.open(`${product.origin()}/en/app/user/account-info`);
      await shows(said('account.sessions.intro'));
      expect(page.complaints).toEqual([]);
    });

    test('[SIGNUP-04] a registration: address, code and password lead to the dashboard', async () => {
      const address = `new-in-${name.toLowerCase()}@engines.example`;
      page = await engine.newPage();
      await page.open(`${product.origin()}/en/register`);
      await page.fill(said('form.email'), address);
      await page.press(said('register.submit'));
      await page.fill(said('form.code'), await product.codeFor(address));
      await page.fill(said('form.password'), 'four quiet words here');
      await page.press(said('register.password.submit'));
      await at('/en/dashboard');
      expect(page.complaints).toEqual([]);
    });

    test('[COMP-09] the explorer answers, and answers again when another page is asked for', async () => {
      page = await engine.newPage();
      await page.open(`${product.origin()}/dev/explorer?host=localhost&page=/dashboard&country=DE`);
      await shows('/en/login?redirect_url=%2Fen%2Fdashboard');
      await page.fill('Page', '/register');
      await expect.poll(() => page.text()).not.toContain('/en/login?redirect_url=');
      await shows('/en/register');
      expect(page.complaints).toEqual([]);
    });
  });
});
