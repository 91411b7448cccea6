import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { totpCode, totpStep } from '../../apps/identity/verification/totp/totp-code.ts';
import {
  addApp,
  askForReset,
  CODE,
  code,
  devices,
  field,
  found,
  heading,
  member,
  open,
  openAs,
  PASSWORD,
  press,
  STOP_LINK,
  typeCode,
} from '../stage/account-recovery-steps.ts';
import { complaintsOf, type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { createPerson, type Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';

const PAGE = '/en/app/user/security-item-find';
const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-lost-'));

let product: Product;
let browser: OwnBrowser;
const own = devices(() => browser);

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct({ DATA_DIR: dataDir }), openBrowser()]);
});
afterEach(own.close);
afterAll(async () => {
  await browser?.close();
  await product?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const fresh = () => `${randomUUID().slice(0, 8)}@mail.example`;

/** A test cannot wait a day: moves the request's wait into the past. */
function letTimePass(): void {
  const file = new Sqlite(join(dataDir, 'identity.sqlite'));
  file.pragma('busy_timeout = 5000');
  file.prepare("update lost_item set ready_at = ? where state = 'waiting'").run(Date.now() - 1000);
  file.close();
}

async function say(page: Page, item: 'authenticator' | 'email' | 'mobile', email: string): Promise<void> {
  await open(page, product.origin() + PAGE);
  await page.getByRole('radio', { name: said(`lost.start.item.${item}`), exact: true }).check();
  await field(page, said('form.account')).fill(email);
  await field(page, said('lost.start.password')).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/** By calls, as far as the wait: whoever has the password and the mailbox says that the app is lost. */
async function beginWait(email: string): Promise<{ thief: Person; uuid: unknown }> {
  const thief = createPerson(product.port);
  const named = { item: 'authenticator', login_name: email, ...(await thief.locked(PASSWORD)) };
  const begun = await thief.call('/user/public/security-item/begin', named);
  const { uuid } = begun.result.asked as { uuid: string };
  await thief.call('/user/public/challenge/send', { uuid, item: 'email' });
  const proof = { by: 'email', code: await found(product, email, CODE) };
  const { result } = await thief.call('/user/public/security-item/prove', { uuid, proof });
  expect(result.state).toBe('waiting');
  return { thief, uuid: result.uuid };
}

test('[SHELL-10] a lost authenticator: mailbox, a wait that is shown everywhere, one last proof, and it is gone', async () => {
  const email = fresh();
  const person = await member(product, email);
  await addApp(person);
  const page = await own.open();
  const complaints = complaintsOf(page);
  await say(page, 'authenticator', email);
  await heading(page, said('lost.proof.email'));
  await code(page).fill(await found(product, email, CODE));
  await heading(page, said('lost.waiting.title'));
  await page.reload();
  await heading(page, said('lost.waiting.title'));
  const { requests } = (await person.call('/user/private/security-item/list')).result as unknown as {
    requests: { item: string; state: string }[];
  };
  expect(requests).toMatchObject([{ item: 'authenticator', state: 'waiting' }]);
  letTimePass();
  const after = Date.now();
  const later = await own.open();
  await say(later, 'authenticator', email);
  await heading(later, said('lost.proof.last'));
  await later.getByText(said('prove.email.ask', { to: '' }).trim()).waitFor();
  await code(later).fill(await found(product, email, CODE, after));
  await heading(later, said('lost.done.authenticator'));
  expect((await person.call('/user/private/info')).ret_code).toBe(10006);
  expect(complaints).toEqual([]);
});

test('[SHELL-10] a recovery code need not wait', async () => {
  const email = fresh();
  const { codes } = await addApp(await member(product, email));
  const page = await own.open();
  await say(page, 'authenticator', email);
  await heading(page, said('lost.proof.email'));
  await press(page, said('prove.other'));
  await press(page, said('prove.way.recovery'));
  await field(page, said('prove.recovery.label')).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await heading(page, said('lost.done.authenticator'));
});

test('[SHELL-10] the owner stops a request that is not theirs by the link of the mail', async () => {
  const email = fresh();
  const person = await member(product, email);
  await addApp(person);
  const thief = await own.open();
  await say(thief, 'authenticator', email);
  await heading(thief, said('lost.proof.email'));
  await code(thief).fill(await found(product, email, CODE));
  await heading(thief, said('lost.waiting.title'));
  const page = await own.open();
  await open(page, await found(product, email, STOP_LINK));
  await heading(page, said('lost.stop.title'));
  expect(page.url()).not.toContain('#');
  await press(page, said('lost.stop.submit'));
  await heading(page, said('lost.ended.stopped.title'));
  await thief.reload();
  await heading(thief, said('lost.ended.cancelled.title'));
  const { result } = await person.call('/user/private/security-item/list');
  expect(result).toEqual({ requests: [] });
});

test('[SHELL-10] a lost mailbox: the app, a new address that is proved, and after the wait it logs in', async () => {
  const email = fresh();
  const fresher = fresh();
  const { secret } = await addApp(await member(product, email));
  const page = await own.open({ viewport: { width: 320, height: 640 } });
  await say(page, 'email', email);
  await heading(page, said('lost.proof.factor'));
  await code(page).fill(totpCode(secret, totpStep(Date.now()) + 1));
  await heading(page, said('lost.name.email.title'));
  await page.keyboard.press('Enter');
  await page.getByText(said('form.email.empty')).waitFor();
  await field(page, said('lost.name.email')).fill(fresher);
  await page.keyboard.press('Enter');
  await heading(page, said('lost.proof.name'));
  await code(page).fill(await found(product, fresher, CODE));
  await heading(page, said('lost.waiting.title'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await found(product, email, STOP_LINK)).toContain('cancel=');
  letTimePass();
  await page.reload();
  await page.getByText(said('lost.start.ready')).waitFor();
  const after = Date.now();
  await say(page, 'email', email);
  await heading(page, said('lost.proof.last'));
  await code(page).fill(await found(product, fresher, CODE, after));
  await heading(page, said('lost.done.email'));
  const { result } = await createPerson(product.port).logIn(fresher, PASSWORD);
  expect(result.why).toBe('factor');
});

test('[SHELL-10] password forgotten and authenticator lost: from the reset to the same support', async () => {
  const email = fresh();
  await addApp(await member(product, email));
  const page = await own.open();
  await askForReset(page, product, email);
  await typeCode(page, product, email);
  await heading(page, said('retrieve.factor.title'));
  await page.getByRole('link', { name: said('retrieve.factor.lost'), exact: true }).click();
  await heading(page, said('lost.support.title'));
});

test('[SHELL-10] a session sees and stops what waits', async () => {
  const email = fresh();
  const person = await member(product, email);
  await addApp(person);
  const { thief, uuid } = await beginWait(email);
  const session = await own.open();
  await openAs(session, person);
  await open(session, `${product.origin()}/en/app/user/account-info`);
  await session.getByText(said('lost.request.authenticator')).waitFor();
  await session.getByRole('button', { name: said('lost.request.stop'), exact: true }).click();
  await session.getByText(said('lost.request.authenticator')).waitFor({ state: 'detached' });
  const { result } = await thief.call(`/user/public/security-item/state?uuid=${uuid}`);
  expect(result.state).toBe('cancelled');
});

test('[SHELL-10] [LOGIN-07] a wrong password is said beside its field, the third and fourth with how long it will pause, before it does; after the right one nothing that is left is enough: a reference, and what to have at hand', async () => {
  const email = fresh();
  await member(product, email);
  const page = await own.open({ colorScheme: 'dark' });
  await open(page, product.origin() + PAGE);
  await page.getByRole('radio', { name: said('lost.start.item.email'), exact: true }).check();
  await field(page, said('form.account')).fill(email);
  for (const words of [
    ...[said('lost.start.wrongPassword'), said('lost.start.wrongPassword')],
    said('lost.start.wrongPassword.pause', { left: 2, minutes: 15 }),
    said('lost.start.wrongPassword.pause', { left: 1, minutes: 15 }),
  ]) {
    await field(page, said('lost.start.password')).fill('not the right one');
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/begin'));
    await page.keyboard.press('Enter');
    await answered;
    await page.getByText(words, { exact: true }).waitFor();
  }
  await field(page, said('lost.start.password')).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await heading(page, said('lost.support.title'));
  await page.locator('[data-reference^="GH-"]').waitFor();
  const reference = (await page.locator('[data-reference]').getAttribute('data-reference')) ?? '';
  const kept = await fetch(`http://127.0.0.1:${product.managementPort}/decisions/${reference}`);
  expect(await kept.text()).toContain('nothing that is left is enough');
});
