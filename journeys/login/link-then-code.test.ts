import { registerEmail, verifyResult } from '@gatehouse/contract/registration/registration';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AnswerPeer, openAnswerPeer } from '../stage/answer-peer.ts';
import { type OwnBrowser, openBrowser } from '../stage/browser.ts';
import { openProduct, type Product } from '../stage/product.ts';
import { arrived, brandFile, field, newDevice, openForm, places, sendTo } from '../stage/sign-up.ts';

const place = places.global;
const variant = 'oldLink';
const WRONG_CODE = 700010;

let peer: AnswerPeer;
let product: Product;
let browser: OwnBrowser;
let page: Page;
beforeAll(async () => {
  peer = await openAnswerPeer();
  const BRAND_FILE = brandFile([{ place, variant }]);
  [product, browser] = await Promise.all([openProduct({ API_ORIGIN: peer.origin, BRAND_FILE }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await peer?.close();
});
afterEach(() => page?.context().close());

const registered = () =>
  peer.calls.filter(({ path }) => path === registerEmail.path).map(({ body }) => JSON.parse(body));

test('[SIGNUP-02] [HTTP-12] where an API wants a code after the link, the page asks for it once, and goes on with it', async () => {
  page = await newDevice(browser, place);
  await openForm(page, product, place);
  peer.answers(registerEmail.path, { body: { ret_code: WRONG_CODE, ret_msg: '', result: { tries_left: 3 } } });
  await sendTo(page, variant, 'own@link.example');
  peer.answers(verifyResult.path, { body: { ret_code: 0, ret_msg: '', result: { result: 1, state: 'verified' } } });
  await field(page, 'form.code').waitFor();
  await page.locator('input[autocomplete="one-time-code"][aria-invalid=true]').waitFor();
  expect(registered()).toMatchObject([{ email: 'own@link.example' }]);
  expect(registered()[0]).not.toHaveProperty('code');
  const code = await peer.codeFor('own@link.example');
  peer.reset();
  await field(page, 'form.code').fill(code);
  await arrived(page);
  expect(registered()).toMatchObject([{ email: 'own@link.example', code }]);
});
