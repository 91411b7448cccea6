import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../stage/login.ts';
import { createPerson } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const PAGES = ['/', '/no-such-page', '/invite', '/user/accounts/auth/personal'];

let product: Product;

beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product?.close());

test.each([
  ['nl', 'NL', false],
  ['kz', 'KZ', false],
  ['eu', 'IE', true],
])(
  '[SHELL-13] %s: links of a logged-in user, and its address, lead to a dashboard only where the site has one',
  async (subdomain, country, has) => {
    const person = createPerson(product.port, { host: `${subdomain}.localhost`, country });
    await register(person, product, `${subdomain}@dashboard.example`);
    const language = `en-${subdomain === 'kz' ? 'KAZ' : subdomain.toUpperCase()}`;
    for (const path of PAGES) {
      const { text } = await person.open(`/${language}${path}`);
      const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
      const start = has ? 'dashboard' : 'app/user/account-info';
      expect({ path, leads: main.includes(`href="/${language}/${start}"`) }).toEqual({ path, leads: true });
      expect({ path, leads: text.includes(`href="/${language}/dashboard"`) }).toEqual({ path, leads: has });
    }
    // Typed: a visitor logs in first, a user is where the links lead.
    const typed = `/${language}/dashboard`;
    const { headers } = await createPerson(product.port, { host: `${subdomain}.localhost`, country }).open(typed);
    expect(headers.location).toBe(`/${language}/login?redirect_url=${encodeURIComponent(typed)}`);
    const own = await person.open(`${typed}?ref=abc`);
    expect([own.status, own.headers.location]).toEqual(
      has ? [200, undefined] : [302, `/${language}/app/user/account-info?ref=abc`],
    );
  },
);
