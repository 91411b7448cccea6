import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatewayHeaders } from '@gatehouse/contract/call/gateway-headers';
import { codes } from '@gatehouse/contract/errors/codes';
import { openProviderPeer, type ProviderPeer } from '@gatehouse/identity/testing/provider-peer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proofFor } from '../stage/captcha.ts';
import { PASSWORD, register } from '../stage/login.ts';
import { ask, createPerson, type Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';

let peer: ProviderPeer;
let product: Product;
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-providers-'));

beforeAll(async () => {
  peer = await openProviderPeer();
  const file = join(folder, 'providers.json');
  writeFileSync(file, JSON.stringify([peer.entry]));
  product = await openProduct({ OIDC_PROVIDERS_FILE: file, TRUST_PROXY: 'loopback' });
});
afterAll(async () => {
  await product?.close();
  await peer?.close();
  rmSync(folder, { recursive: true });
});

const newAddress = () => `${randomUUID().slice(0, 8)}@device.example`;
/** Another client that has read the guid of this one's browser. */
const thiefOf = (person: Person, more: { country?: string } = {}) =>
  createPerson(product.port, { guid: person.cookies.get('gh_guid') ?? '', ...more });

test('[SESS-02] the device key is in a cookie that no script reads; over HTTPS it and the guid are bound to the host by name', async () => {
  const cookies = async (headers: Record<string, string> = {}, path = '/en/login') =>
    ((await ask(product.port, path, { headers })).headers['set-cookie'] ?? []).toSorted();
  const kept = '[\\w-]{43}; Path=/; Max-Age=34560000; SameSite=Lax; HttpOnly';
  expect(await cookies()).toEqual([
    expect.stringMatching(new RegExp(`^gh_device=${kept}$`)),
    expect.stringMatching(/^gh_guid=[\w-]{36}; Path=\/; Max-Age=10368000; SameSite=Lax$/),
  ]);
  const secure = { 'x-forwarded-proto': 'https' };
  expect(await cookies(secure)).toEqual([
    expect.stringMatching(new RegExp(`^__Host-gh_device=${kept}; Secure$`)),
    expect.stringMatching(/^__Host-gh_guid=[\w-]{36}; Path=\/; Max-Age=10368000; SameSite=Lax; Secure$/),
  ]);
  // What a plain connection could have set counts for nothing there.
  const planted = { cookie: `gh_device=${'A'.repeat(43)}; gh_guid=${'a'.repeat(36)}` };
  expect(await cookies(planted)).toEqual([]);
  expect(await cookies({ ...secure, ...planted })).toHaveLength(2);
  const unnamed = { cookie: `gh_guid=${'a'.repeat(36)}` };
  expect(await cookies(unnamed, '/x-api/user/public/encrypt-key')).toHaveLength(1);
  expect(await cookies({}, '/x-api/user/public/encrypt-key')).toEqual([]);
});

test('[SESS-02] what a client says in the header of the device is not passed on', async () => {
  const [owner, email] = [createPerson(product.port), newAddress()];
  await register(owner, product, email);
  const thief = thiefOf(owner);
  const headers = {
    ...{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    [gatewayHeaders.device]: owner.cookies.get('gh_device') ?? '',
  };
  const proof = await proofFor('/login', (path) => thief.open(`/x-api${path}`), 'localhost');
  const body = JSON.stringify({ login_name: email, ...(await thief.locked(PASSWORD)), ...proof });
  const answer = await thief.open('/x-api/login', { method: 'POST', headers, body });
  expect(JSON.parse(answer.text).ret_code).toBe(codes.verificationAsked);
});

test('[SESS-02] a stolen guid is no known device: the login asks for the code of a new one', async () => {
  const [owner, email] = [createPerson(product.port), newAddress()];
  await register(owner, product, email);
  const login = await thiefOf(owner).logIn(email, PASSWORD);
  expect([login.ret_code, login.result.why]).toEqual([codes.verificationAsked, 'device']);
  expect((await owner.logIn(email, PASSWORD)).ret_code).toBe(0);
});

test('[SESS-02] a stolen guid sets no password in a registration that another device has verified', async () => {
  const [owner, email] = [createPerson(product.port), newAddress()];
  const uuid = await owner.begin(email);
  await owner.verify(uuid, await product.codeFor(email));
  expect((await thiefOf(owner).setPassword(uuid, PASSWORD)).ret_code).toBe(codes.notVerified);
  expect((await owner.setPassword(uuid, PASSWORD)).ret_code).toBe(0);
});

test('[SESS-02] a stolen guid does not answer the challenge that another device was asked', async () => {
  const [owner, other, email] = [createPerson(product.port), createPerson(product.port), newAddress()];
  await register(owner, product, email);
  const { uuid } = (await other.call('/user/public/login/begin', { login_name: email, item: 'code' })).result;
  const proof = { by: 'email', code: await product.codeFor(email) };
  const verify = (person: Person) => person.call('/user/public/login/verify', { uuid, proof });
  expect((await verify(thiefOf(other))).ret_code).toBe(codes.challengeUnknown);
  expect((await verify(other)).ret_code).toBe(0);
});

test('[SESS-02] a stolen guid does not fetch the session of a QR code that was approved for another device', async () => {
  const [screen, phone, email] = [createPerson(product.port), createPerson(product.port), newAddress()];
  await register(phone, product, email);
  const { uuid, content } = (await screen.call('/v3/public/qrcode/generate')).result;
  const secret = String(content).split('#')[1];
  const status = (person: Person) => person.call(`/v3/public/qrcode/status?uuid=${uuid}`);
  await phone.call('/user/private/qrcode/scan', { secret });
  const { number } = (await status(screen)).result;
  expect((await phone.call('/user/private/qrcode/confirm', { secret, number })).ret_code).toBe(0);
  const thief = thiefOf(screen);
  expect([(await status(thief)).ret_code, thief.cookies.has('b_t_c_k')]).toEqual([codes.qrUnknown, false]);
  expect([(await status(screen)).result.status, screen.cookies.has('b_t_c_k')]).toEqual(['confirmed', true]);
});

test('[SESS-02] a stolen guid goes on with no sign-in at another company that another device began', async () => {
  // COMP-06: other companies are offered where the country is known.
  const country = 'GB';
  const [owner, subject] = [createPerson(product.port, { country }), randomUUID()];
  peer.knows(subject, { email: `${subject}@device.example`, email_verified: true });
  const { url } = (await owner.call('/user/public/third-party/begin', { provider: 'peer' })).result;
  const back = await peer.signIn(String(url), subject);
  const thief = thiefOf(owner, { country });
  const comeBack = (person: Person) => person.call('/user/public/login/thirdparty', back);
  expect((await comeBack(thief)).ret_code).toBe(codes.thirdPartyStateUnknown);
  const { ret_code, result } = await comeBack(owner);
  expect(ret_code).toBe(codes.thirdPartyNotLinked);
  const open = (person: Person) => person.call('/user/public/third-party/register', { uuid: result.uuid });
  expect((await open(thief)).ret_code).toBe(codes.thirdPartyStateUnknown);
  expect((await open(owner)).ret_code).toBe(0);
});
