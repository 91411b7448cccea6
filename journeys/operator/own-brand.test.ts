import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { ask, createPerson } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';

/** An operator's own brand, in the running product: a site that the default brand does not have, a logo and an accent. */

const PASSWORD = 'correct horse battery';
const OWN_REFUSAL = 'O porto não conhece esse par.';
const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="${fill}" d="M0 0h90v30H0zM8 8v14h74V8z"/></svg>`;

let product: Product;
let browser: OwnBrowser;
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-own-brand-'));
beforeAll(async () => {
  const BRAND_FILE = join(folder, 'brand.json');
  writeFileSync(join(folder, 'logo.svg'), drawing('#0a5c36'));
  writeFileSync(join(folder, 'logo-dark.svg'), drawing('#7fd6a8'));
  const own = {
    ...{ id: 'BRA', like: 'GEO', hosts: ['br-site.localhost'], region: 'BR', cookieSuffix: '_br' },
    languages: { list: ['pt-BR', 'en'], otherwise: 'pt-BR', rule: 'own site', match: 'base' },
    entity: { name: 'Harbour do Brasil Ltda.', licence: 'Permission no. 0000' },
    look: {
      hue: 140,
      accent: { light: '#0a5c36', dark: '#7fd6a8' },
      seal: { lobes: 8, depth: 0.4, turns: 5, rings: 3 },
    },
  };
  const brand = {
    name: 'Harbour',
    logo: { light: 'logo.svg', dark: 'logo-dark.svg', withName: false },
    content: { whitelist: ['localhost', 'br-site.localhost'] },
    sites: [own, { id: 'KAZ', off: true }],
    words: [
      {
        sites: ['BRA'],
        locale: 'pt-BR',
        texts: { 'login.title': 'Entre no porto', 'login.wrongPassword': OWN_REFUSAL },
      },
      { sites: ['BRA'], locale: 'en', texts: { 'mail.registrationCode.heading': 'Your way ashore' } },
    ],
  };
  writeFileSync(BRAND_FILE, JSON.stringify(brand));
  [product, browser] = await Promise.all([openProduct({ BRAND_FILE }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function openLogin(colorScheme: 'light' | 'dark'): Promise<Page> {
  const page = await browser.newPage({ colorScheme, viewport: { width: 320, height: 700 } });
  await page.goto(`${product.origin('br-site')}/en/login`);
  await hydrated(page);
  return page;
}

test('[SITE-10] a site of one’s own has its language, its name in the law, its session and its content hosts', async () => {
  const { headers } = await ask(product.port, '/login', { host: `br-site.localhost:${product.port}` });
  expect(headers.location).toBe('/pt-BR/login');
  const person = createPerson(product.port, { host: 'br-site.localhost' });
  const address = 'own-site@example.com';
  const trx = await person.begin(address);
  await person.verify(trx, await product.codeFor(address));
  await person.setPassword(trx, PASSWORD);
  expect([...person.cookies.keys()]).toContain('b_t_c_k_br');
  const page = await openLogin('light');
  const [text] = await page.locator('body').allInnerTexts();
  expect(text).toContain('Brazil');
  expect(text).toContain('Harbour do Brasil Ltda.');
  const blog = page.locator('a[href*="//blog."]').first();
  expect(await blog.getAttribute('href')).toContain(`//blog.br-site.localhost:${product.port}`);
  await page.close();
});

test.each([
  ['light', 'rgb(10, 92, 54)'],
  ['dark', 'rgb(127, 214, 168)'],
] as const)('[SITE-10] the logo and the accent of one’s own show in the %s theme', async (theme, accent) => {
  const page = await openLogin(theme);
  const submit = page.locator('form button[type=submit]').first();
  expect(await submit.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(accent);
  const home = page.getByRole('link', { name: /Harbour/ }).first();
  const logo = home.locator('span').first();
  const shown = await logo.evaluate((span) => {
    const { backgroundImage, inlineSize } = getComputedStyle(span);
    return { address: /url\("(.*)"\)/.exec(backgroundImage)?.[1] ?? '', inlineSize };
  });
  expect(shown.inlineSize).toBe('84px');
  const { headers, text } = await ask(product.port, new URL(shown.address).pathname);
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(text).toBe(drawing(theme === 'light' ? '#0a5c36' : '#7fd6a8'));
  await expectAccessible(page);
  await page.close();
});

test('[LANG-18] [SITE-10] messages of one’s own show on the site that they are for: in the page, in what comes later, in emails', async () => {
  const page = await browser.newPage();
  await page.goto(`${product.origin('br-site')}/pt-BR/login`);
  await hydrated(page);
  await page.getByRole('heading', { level: 1, name: 'Entre no porto' }).waitFor();
  await page.locator('[name=account]').fill('nobody-here@example.com');
  await page.locator('[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(OWN_REFUSAL).first().waitFor();
  for (const path of ['/pt-BR/login', '/translations/gatehouse/inverse/pt-BR.json']) {
    const of = (host: string) => ask(product.port, path, { host: `${host}:${product.port}` });
    const answers = [await of('br-site.localhost'), await of('localhost')];
    expect(answers.map(({ status, text }) => [status, text.includes('Entre no porto')])).toEqual([
      [200, true],
      [200, false],
    ]);
  }
  await page.close();
  for (const [host, has] of [
    ['br-site.localhost', true],
    ['localhost', false],
  ] as const) {
    const address = `own-words@${host}.example`;
    await createPerson(product.port, { host }).begin(address);
    await product.codeFor(address);
    const [mail] = await product.mails(address);
    expect([mail?.text, mail?.html].map((part) => part?.includes('Your way ashore'))).toEqual([has, has]);
  }
});

test('[SITE-10] messages that cannot be shown stop the start, and are named', async () => {
  const BRAND_FILE = join(folder, 'wrong.json');
  writeFileSync(BRAND_FILE, JSON.stringify({ words: [{ locale: 'pt-BR', texts: { 'login.titel': 'x' } }] }));
  await expect(openProduct({ BRAND_FILE })).rejects.toThrow('words[0].texts.login.titel: is not the id of a message');
});

test('[SITE-10] a site that is off is nobody’s: its host is the global site', async () => {
  const { headers } = await ask(product.port, '/login', { host: `kz.localhost:${product.port}` });
  expect(headers.location).toBe('/en/login');
});
