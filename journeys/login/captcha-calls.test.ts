import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proofFor } from '../stage/captcha.ts';
import { freePort } from '../stage/free-port.ts';
import { ask, createPerson, type Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';

const PASSWORD = 'correct horse battery';
const DEMO = 'demo@example.com';
const [REQUIRED, REFUSED, NOT_CHECKED] = [700_086, 700_087, 700_088];
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-captcha-'));

let product: Product;
beforeAll(async () => {
  const CAPTCHA_FILE = join(folder, 'captcha.json');
  // Nothing listens there: a checking server that is away.
  const check = `http://127.0.0.1:${await freePort()}/siteverify`;
  const recaptcha = { siteKey: 'public-key', secretFrom: 'RECAPTCHA_SECRET', check };
  writeFileSync(CAPTCHA_FILE, JSON.stringify({ recaptcha, geecaptcha: { siteKey: 'id', secret: 'hush-hush', check } }));
  product = await openProduct({ CAPTCHA_FILE, RECAPTCHA_SECRET: 'hush-hush' });
});
afterAll(async () => {
  await product?.close();
  rmSync(folder, { recursive: true });
});

const proof = (person: Person, path = '/login', host?: string) =>
  proofFor(path, (asked) => person.open(`/x-api${asked}`, host ? { host } : {}), 'localhost');
/** A login with this field and no other. */
const logIn = async (person: Person, given: object = {}) => {
  const fields = { magpie_verify_info: undefined, ...given };
  return person.call('/login', { login_name: DEMO, ...(await person.locked(PASSWORD)), ...fields });
};

test('[CAPT-08] [LOGIN-04] a login needs a solved challenge of its own scene, device and site, and each counts once', async () => {
  const person = createPerson(product.port);
  expect(await logIn(person)).toMatchObject({ ret_code: REQUIRED, result: { scene: '31000', demand: 'unseen' } });
  const mine = await proof(person);
  expect((await logIn(createPerson(product.port), mine)).ret_code).toBe(REFUSED);
  expect((await logIn(person, await proof(person, '/verify/register/email'))).ret_code).toBe(REFUSED);
  expect((await logIn(person, await proof(person, '/login', `eu.localhost:${product.port}`))).ret_code).toBe(REFUSED);
  expect((await logIn(person, mine)).ret_code).toBe(0);
  expect((await logIn(person, mine)).ret_code).toBe(REFUSED);
});

test('[CAPT-08] a registration and its message need one each', async () => {
  const person = createPerson(product.port);
  const [info, send] = ['/user/public/register/info', '/user/public/register/send/verify/item'];
  const begin = { register_type: 1, email: 'captcha@example.com' };
  expect((await person.call(info, { ...begin, magpie_verify_info: undefined })).ret_code).toBe(REQUIRED);
  const once = await proof(person, info);
  const { ret_code, result } = await person.call(info, { ...begin, ...once });
  expect(ret_code).toBe(0);
  const item = { uuid: result.uuid, item: 'email' };
  expect((await person.call(send, { ...item, ...once })).ret_code).toBe(REFUSED);
  expect((await product.mails()).filter(({ to }) => to === begin.email)).toEqual([]);
  expect((await person.call(send, item)).ret_code).toBe(0);
  expect(await product.codeFor('captcha@example.com')).toMatch(/^\d{6}$/);
});

test('[CAPT-01] [CAPT-06] [CAPT-07] while a checking server is away its proofs do not count, and GeeTest works offline', async () => {
  const person = createPerson(product.port);
  const recaptcha_verify_info = { token: 'a-token', scene: '31000' };
  // Visitors of the global site meet GeeTest first, those of regional sites reCAPTCHA.
  expect((await logIn(person, { recaptcha_verify_info })).ret_code).toBe(REFUSED);
  const european = createPerson(product.port, { host: 'eu.localhost' });
  expect((await logIn(european, { recaptcha_verify_info })).ret_code).toBe(NOT_CHECKED);
  const query = `type=CAPTCHA_TYPE_BEHAVIOR_GEETEST&login_name=${'a'.repeat(64)}`;
  for (const path of ['/v3/public/user/captcha-info', '/user/public/captcha-info']) {
    const { result } = await person.call(`${path}?${query}`);
    expect(result).toMatchObject({ gt: 'id', success: 0, newCaptcha: true });
  }
  expect(product.output()).not.toContain('hush');
});

test('operators see how many captchas were made, and what became of them', async () => {
  const { text } = await ask(product.managementPort, '/metrics');
  expect(text).toMatch(/gatehouse_captcha_challenges_total\{demand="unseen"\} [1-9]/);
  for (const outcome of ['accepted', 'used', 'foreign'])
    expect(text).toMatch(new RegExp(`gatehouse_captcha_proofs_total\\{kind="magpie",outcome="${outcome}"\\} [1-9]`));
  expect(text).toMatch(/gatehouse_captcha_proofs_total\{kind="none",outcome="missing"\} [1-9]/);
  expect(text).toMatch(/gatehouse_captcha_unanswered_total\{kind="recaptcha"\} 1/);
});
