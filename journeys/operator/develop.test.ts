import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsOf, hydrated, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';

const ROOT = join(import.meta.dirname, '../..');
const SEEN_MS = 2_000;
const TYPED = 'ann@example.com';

let sources: string;
let product: Product;
let browser: OwnBrowser;
let page: Page;

beforeAll(async () => {
  sources = copyOfSources();
  const command = [join(sources, 'scripts/develop.ts')];
  [product, browser] = await Promise.all([openProduct({}, { command, cwd: sources }), openBrowser()]);
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  rmSync(sources, { recursive: true, force: true });
});

/** What a clone with installed packages has; the project's own packages are those of the copy. */
function copyOfSources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'gatehouse-develop-'));
  const isSource = (file: string) => !['dist', 'node_modules'].includes(basename(file));
  for (const part of ['apps', 'packages', 'server', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, part), join(copy, part), { recursive: true, filter: isSource });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const from = join(ROOT, 'node_modules', name);
    if (name === '@gatehouse')
      cpSync(from, join(copy, 'node_modules', name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.')) symlinkSync(from, join(copy, 'node_modules', name));
  }
  return copy;
}

/** @returns undoes it */
function save(file: string, from: string, to: string): () => void {
  const path = join(sources, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return () => writeFileSync(path, text);
}

async function seenAfter(what: string, look: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await look();
  const ms = Math.round(performance.now() - start);
  process.stdout.write(`${what}: seen after ${ms} ms\n`);
  return ms;
}

test('in development a saved component, style, mistake and server file are seen in the open page', async () => {
  const account = page.getByLabel(said('form.account'), { exact: true });
  const submit = page.locator('main button[type=submit]').first();
  // The first load may be cut off once, when Vite has found the packages.
  await page.goto(`${product.origin()}/en/login`);
  await hydrated(page);
  await page.waitForTimeout(1_500);
  const complaints = complaintsOf(page);
  await page.goto(`${product.origin()}/en/login`);
  await hydrated(page);
  await account.fill(TYPED);
  expect(product.output()).not.toMatch(/"level":[56]0/);

  save('apps/web/ui/button.tsx', '{children}', '{children}, saved');
  expect(await seenAfter('a component', () => submit.getByText(', saved').waitFor())).toBeLessThan(SEEN_MS);
  save('apps/web/ui/button.module.css', '.button {', '.button { letter-spacing: 3px;');
  const isWide = () => submit.evaluate((button) => getComputedStyle(button).letterSpacing);
  await seenAfter('a style', () => expect.poll(isWide, { interval: 20 }).toBe('3px'));
  save('apps/web/shell/side-panel.tsx', '<Seal', '<b>A part of the server</b><Seal');
  await seenAfter('a part that the server renders', () => page.getByText('A part of the server').waitFor());
  expect(complaints).toEqual([]);

  const mend = save('apps/web/ui/button.tsx', 'useSlow(waiting);', 'useSlow(waiting;');
  await page.waitForSelector('vite-error-overlay');
  await expect.poll(product.output).toContain('button.tsx');
  // No edit follows sooner, and a watcher takes two saves at once for one change.
  await page.waitForTimeout(300);
  mend();
  await page.waitForSelector('vite-error-overlay', { state: 'detached' });
  expect(await account.inputValue()).toBe(TYPED);

  save('apps/web/server/document/document.ts', '<title>', '<title>Saved: ');
  await seenAfter('a file of the server', () => page.waitForFunction(() => document.title.startsWith('Saved: ')));
  await hydrated(page);
  product.signal('SIGINT');
  expect(await product.ended).toBe(0);
});
