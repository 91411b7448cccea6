import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROGRAMS } from '../../scripts/system-programs.ts';
import { contextOf } from '../stage/account-page.ts';
import { type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { giveBoth, openLogin, register } from '../stage/login.ts';
import { ask, createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';

/** The clock of the machine, moved while the product runs. */

const MOVES = ['+10m', '-10m', '+0'];
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-clock-'));
const file = join(folder, 'moved');
const library = PROGRAMS.faketime.find();
if (!library) console.log('A clock that moves is left out: libfaketime is missing');

let product: Product;
let browser: OwnBrowser;

beforeAll(async () => {
  writeFileSync(file, '+0');
  const moved = { FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  const variables = library ? { LD_PRELOAD: library, DONT_FAKE_MONOTONIC: '1', ...moved } : {};
  [product, browser] = await Promise.all([openProduct(variables), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  rmSync(folder, { recursive: true });
});

test.skipIf(!library)(
  'a clock that moves ten minutes either way logs nobody out, and people go on to log in',
  async () => {
    const person = createPerson(product.port);
    await register(person, product, 'clock@example.com');
    for (const move of MOVES) {
      const before = await serverTime();
      writeFileSync(file, move);
      await expect.poll(async () => Math.abs((await serverTime()) - before)).toBeGreaterThan(9 * 60_000);
      expect((await person.call('/user/private/info')).ret_code).toBe(0);
      expect((await ask(product.managementPort, '/readyz')).status).toBe(200);
      const stranger = createPerson(product.port, { guid: person.cookies.get('gh_guid') });
      for (const [name, value] of person.cookies) if (name !== 'b_t_c_k') stranger.cookies.set(name, value);
      const context = await contextOf(browser, stranger);
      const page = await context.newPage();
      await openLogin(page, product.origin());
      await giveBoth(page, 'clock@example.com');
      await page.waitForURL((url) => !url.pathname.endsWith('/login'), { waitUntil: 'commit' });
      await context.close();
    }
  },
);

async function serverTime(): Promise<number> {
  const { result } = await createPerson(product.port).call('/user/public/encrypt-key');
  return Number(result.now);
}
