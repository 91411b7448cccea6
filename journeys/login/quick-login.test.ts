import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, createPerson, type Person } from '../stage/person.ts';
import type { Product } from '../stage/product.ts';
import { said } from '../stage/said.ts';
import { sharedProduct } from '../stage/shared-product.ts';

const DEMO = ['demo@example.com', 'correct horse battery'] as const;

let product: Product;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product?.close());

const quickTokenOf = async (person: Person) =>
  (await person.call('/user/private/quick_token', {})).result as unknown as { quick_token: string };
const idOf = async (person: Person) => (await person.call('/user/private/info')).result?.id;

test('[SESS-07] [SESS-10] with a quick token another browser is logged in, and sees no session token', async () => {
  const here = createPerson(product.port);
  await here.logIn(...DEMO);
  const { quick_token } = await quickTokenOf(here);
  const there = createPerson(product.port);
  const body = JSON.stringify({ quick_token });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const answer = await there.open('/x-api/user/public/quick_login', { method: 'POST', headers, body });
  expect(JSON.parse(answer.text)).toEqual({ ret_code: 0, ret_msg: 'OK', result: { id: await idOf(here) } });
  const session = answer.headers['set-cookie']?.filter((line) => line.includes('b_t_c_k'));
  expect(session).toEqual([expect.stringMatching(/^b_t_c_k=[\w-]{43};.*HttpOnly/)]);
  expect(await idOf(there)).toBe(await idOf(here));
  expect((await there.open('/en/dashboard')).status).toBe(200);
  expect(await there.call('/user/private/trade/switch', { env: 1 })).toMatchObject({ ret_code: 0, result: { env: 1 } });
});

test('[SESS-07] two browsers that come with one token at the same time get one session', async () => {
  const here = createPerson(product.port);
  await here.logIn(...DEMO);
  const { quick_token } = await quickTokenOf(here);
  const others = [createPerson(product.port), createPerson(product.port)];
  const answers = await Promise.all(others.map((other) => other.call('/user/public/quick_login', { quick_token })));
  expect(answers.map(({ ret_code }) => ret_code).toSorted((a, b) => a - b)).toEqual([0, 700_065]);
  expect(others.filter(({ cookies }) => cookies.has('b_t_c_k'))).toHaveLength(1);
});

test('[SESS-07] conversion/check takes a user id as a number and as its digits, and uses nothing up', async () => {
  const here = createPerson(product.port);
  await here.logIn(...DEMO);
  const { quick_token: token } = await quickTokenOf(here);
  const id = Number(await idOf(here));
  const check = async (user_id: unknown) =>
    createPerson(product.port).call('/user/public/conversion/check', { source: 'wall', data: { user_id, token } });
  expect(await check(id)).toMatchObject({ status: 200, ret_code: 0, result: { converted: true } });
  expect(await check(`${id}`)).toMatchObject({ ret_code: 0, result: { converted: true } });
  expect(await check(id + 1)).toMatchObject({ ret_code: 0, result: { converted: false } });
  for (const broken of [0, -id, id + 0.5, 1e300, true, null, [id], { id }, '', `${id} `])
    expect((await check(broken)).status, JSON.stringify(broken)).toBe(400);
  expect((await createPerson(product.port).call('/user/public/quick_login', { quick_token: token })).ret_code).toBe(0);
});

test('[SESS-09] the account page shows the account that this one is bound to, and nothing where there is none', async () => {
  const [here, other] = [createPerson(product.port), createPerson(product.port)];
  await here.logIn(...DEMO);
  await other.logIn('verified@example.com', DEMO[1]);
  const label = said('account.boundTo');
  const accountPage = async () =>
    (await here.open('/en/app/user/account-info')).text.replace(/<script.*?<\/script>/gs, '');
  expect((await here.call('/user/private/one_people_bind/get')).result).toEqual({ bind_uid: '' });
  expect(await accountPage()).not.toContain(label);
  const bind_uid = `${await idOf(other)}`;
  expect((await here.call('/user/private/one_people_bind/set', { bind_uid })).ret_code).toBe(0);
  const [, shown] = new RegExp(`<dt>${label}</dt><dd[^>]*>(.*?)</dd>`).exec(await accountPage()) ?? [];
  expect(shown).toBe(bind_uid);
});

test('[SESS-02] a browser without a device id, or with a wrong one, gets one of 36 characters for 120 days; a right one stays', async () => {
  const right = `${'a'.repeat(35)}-`;
  const setFor = async (cookie: string | undefined) => {
    const { headers } = await ask(product.port, '/en/login', cookie === undefined ? {} : { headers: { cookie } });
    return (headers['set-cookie'] ?? []).filter((line) => line.startsWith('gh_guid='));
  };
  const made = new Set<string>();
  for (const wrong of [
    undefined,
    'gh_guid=',
    `gh_guid=${right}x`,
    `gh_guid=${right.slice(1)}`,
    `gh_guid=${'a b"'.repeat(9)}`,
  ]) {
    const [line = '', ...others] = await setFor(wrong);
    expect(others).toEqual([]);
    expect(line).toMatch(/^gh_guid=[\da-f-]{36}; Path=\/; Max-Age=10368000; SameSite=Lax$/);
    made.add(line);
  }
  expect(made.size).toBe(5);
  expect(await setFor(`gh_guid=${right}`)).toEqual([]);
});

test('[SESS-04] without a session there is no quick token, and a session that is over keeps its cookie there', async () => {
  const person = createPerson(product.port);
  expect((await person.call('/user/private/quick_token', {})).ret_code).toBe(10_006);
  person.cookies.set('b_t_c_k', 'A'.repeat(43));
  expect((await person.call('/user/private/quick_token', {})).ret_code).toBe(10_006);
  expect(person.cookies.has('b_t_c_k')).toBe(true);
  expect((await person.call('/user/private/member/info')).ret_code).toBe(10_006);
  expect(person.cookies.has('b_t_c_k')).toBe(false);
});
