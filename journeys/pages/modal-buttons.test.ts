import { defaultBrand } from '@gatehouse/brand/default-brand';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/browser.ts';
import { type ModalPage, openModalPage, openStage } from '../stage/modal-page.ts';
import { ask } from '../stage/person.ts';
import { said, saidOn } from '../stage/said.ts';

let stage: Awaited<ReturnType<typeof openStage>>;
let modal: ModalPage;
/** Complaints that a test brings about itself. */
let expected: RegExp | undefined;

beforeAll(async () => {
  stage = await openStage();
  modal = await openModalPage(stage);
});
afterAll(() => stage?.close());
afterEach(async () => {
  expect(modal.complaints.splice(0).filter((complaint) => !expected?.test(complaint))).toEqual([]);
  expected = undefined;
  await modal.page.unrouteAll();
});

const closed = () => modal.dialog.waitFor({ state: 'detached' });
const path = () => new URL(modal.page.url()).pathname;

test('[ERR-08] [SIGNUP-11] Esc and going back close, the focus returns to where it was, and the form still says what happened', async () => {
  const { context, page, dialog, button, send, submit } = modal;
  stage.peer.answers(400601);
  await send();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await closed();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
  expect(await page.locator('main form').getByRole('alert').textContent()).toContain(saidOn(page)('error.400601'));
  expect(path()).toBe('/en/login');
  stage.peer.answers(700071);
  await submit();
  await button(saidOn(page)('modal.verify-identity.dismiss')).click();
  await closed();
  expect([path(), context.pages().length]).toEqual(['/en/login', 1]);
  expect(await page.locator('input[name=account]').inputValue()).toBe('ann@mail.example');
});

test('[SIGNUP-10] the button leads back to the home page', async () => {
  stage.peer.answers(700070);
  await modal.send();
  await modal.button(said('modal.home')).click();
  await modal.page.waitForURL(`${stage.product.origin()}/en`, { waitUntil: 'commit' });
});

test('[SIGNUP-11] on the global site the verification page opens in a new tab, and this page stays', async () => {
  const { context, dialog, button, send } = modal;
  stage.peer.answers(700071);
  await send();
  expect(await dialog.textContent()).toContain(said('modal.newTab'));
  const opened = context.waitForEvent('page');
  await button(said('modal.verify-identity')).click();
  const tab = await opened;
  await tab.waitForURL(/accounts/);
  expect(decodeURIComponent(tab.url())).toContain('/en/user/accounts/auth/personal');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  await closed();
  expect(path()).toBe('/en/login');
});

test('[SIGNUP-11] on the Turkish site it opens here', async () => {
  const { context, dialog, page, button, send } = modal;
  stage.peer.answers(700072);
  await send({ site: 'tr' });
  expect(await dialog.textContent()).not.toContain(saidOn(page)('modal.newTab'));
  await button(saidOn(page)('modal.verify-identity')).click();
  await page.waitForURL(/accounts/);
  expect(decodeURIComponent(page.url())).toContain('/tr-TUR/user/accounts/auth/personal');
  expect(context.pages()).toHaveLength(1);
});

test('[SIGNUP-07] the unsupported jurisdiction leaves the person on the form', async () => {
  stage.peer.answers(41007);
  await modal.send({ path: '/register' });
  await modal.button(said('modal.dismiss')).click();
  await closed();
  expect(path()).toBe('/en/register');
});

test('[REGION-09] the reference is copied, nothing moves when it comes, and support opens it on the operator’s port, however it is spelled, and nowhere else', async () => {
  const { page, dialog, button, reference, support, send } = modal;
  stage.peer.answers(400601);
  let comes = () => {};
  const shown = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route('**/front/references', async (route) => {
    await shown;
    await route.continue();
  });
  await send();
  const before = await dialog.boundingBox();
  expect(await dialog.locator('[data-reference]').count()).toBe(0);
  comes();
  const given = await reference();
  expect(given).toMatch(/^GH-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await dialog.boundingBox()).toEqual(before);
  await button(saidOn(page)('reference.copy')).click();
  await button(saidOn(page)('reference.copied')).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(given);
  expect(await support(given.toLowerCase().replaceAll('-', ''))).toMatchObject({ facts: { path: '/en/login' } });
  await expectDesk(given);
  const outside = await ask(stage.product.port, `/en/decisions/${given}`);
  expect([outside.status, outside.text.includes(given)]).toEqual([404, false]);
});

/** What support sees of a decision, and of one that nobody knows. */
async function expectDesk(given: string): Promise<void> {
  const decisions = `http://localhost:${stage.product.managementPort}/decisions`;
  const desk = await modal.context.newPage();
  await desk.goto(`${decisions}/${given}`);
  expect(await desk.getByRole('heading', { level: 1 }).textContent()).toContain(given);
  expect(await desk.getByRole('main').textContent()).toMatch(/REGION-09.*won/s);
  await expectAccessible(desk);
  const unknown = await desk.goto(`${decisions}/GH-0000-0000`);
  expect(unknown?.status()).toBe(404);
  expect(await desk.getByRole('main').textContent()).toContain('No decision is known by this reference');
  await expectAccessible(desk);
  await desk.close();
}

describe('where the API names the own site', () => {
  const own = defaultBrand.sites.find(({ walled }) => walled)?.id;
  const there = () => stage.product.origin('hk');
  const goThere = () => said('modal.own-site', { host: new URL(there()).host });
  const refused = (site: unknown) => stage.peer.answers(400601, 'The words of the server.', { site });

  test('[REGION-09] [REGION-08] the button leads to its login page, with what goes along', async () => {
    const { page, dialog, actions, reference, support, send } = modal;
    refused(own);
    await send({ path: '/login?ref=abc&email=x&redirect_url=%2Fen%2Fdownload' });
    expect(await dialog.getByRole('heading').textContent()).toBe(saidOn(page)('modal.own-site.title'));
    expect(await dialog.locator('p').first().textContent()).toBe(`${saidOn(page)('error.400601')} 400601`);
    expect(await actions()).toEqual([saidOn(page)('modal.own-site.dismiss'), goThere()]);
    expect(await support(await reference())).toMatchObject({ facts: { code: '400601' } });
    await expectAccessible(page);
    await modal.button(goThere()).click();
    await page.waitForURL(`${there()}/**`);
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toMatch(/^\/[\w-]+\/login$/);
    expect(Object.fromEntries(searchParams)).toMatchObject({ ref: 'abc', redirect_url: '/en-HK/download' });
    expect(searchParams.has('email')).toBe(false);
  });

  test('[REGION-09] [REDIR-03] staying leaves the form as it was; what is no site of ours, or the list of them that does not come, leads nowhere', async () => {
    const { page, actions, send, submit, button } = modal;
    refused(own);
    await send();
    await button(saidOn(page)('modal.own-site.dismiss')).click();
    await closed();
    expect(path()).toBe('/en/login');
    expect(await page.locator('input[name=account]').inputValue()).toBe('ann@mail.example');
    refused('https://evil.example/login');
    await submit();
    expect(await actions()).toEqual([saidOn(page)('modal.dismiss')]);
    await button(saidOn(page)('modal.dismiss')).click();
    await closed();
    expected = /ERR_FAILED/;
    await page.route('**/front/sites.json', (route) => route.abort());
    refused(own);
    await send();
    expect(await actions()).toEqual([saidOn(page)('modal.dismiss')]);
  });
});

test('[REGION-09] without a reference the dialog stands all the same', async () => {
  const { page, dialog, button, send } = modal;
  expected = /503/;
  stage.peer.answers(400601);
  await page.route('**/front/references', (route) => route.fulfill({ status: 503, body: '{}' }));
  const refused = page.waitForResponse('**/front/references');
  await send();
  await refused;
  expect(await dialog.locator('[data-reference]').count()).toBe(0);
  await button(saidOn(page)('modal.dismiss')).click();
  await closed();
});

test('[ERR-01] where our words do not come, the server’s message shows after a moment', async () => {
  const { page, dialog, send } = modal;
  expected = /ERR_FAILED/;
  stage.peer.answers(400601, 'The words of the server.');
  await page.route('**/translations/**', (route) => route.abort());
  await send();
  expect(await dialog.getByRole('heading').textContent()).toBe(saidOn(page)('shell.dialog.title'));
  expect(await dialog.locator('p').first().textContent()).toBe('The words of the server. 400601');
});
