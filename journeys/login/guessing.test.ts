import { randomUUID } from 'node:crypto';
import { codes } from '@gatehouse/contract/errors/codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proofFor } from '../stage/captcha.ts';
import { PASSWORD, register } from '../stage/login.ts';
import { createPerson, type Person } from '../stage/person.ts';
import { openProduct, type Product } from '../stage/product.ts';

/** As usual in production; in development each limit is ten times as wide. */
const POINTS = 20;
const LIMITS = `mailsByRecipientInADay=${POINTS},proofFailuresByAccount=${POINTS}`;

let product: Product;
let networks = 0;

beforeAll(async () => {
  product = await openProduct({ TRUST_PROXY: 'loopback', LIMITS });
});
afterAll(() => product?.close());

const newAddress = () => `${randomUUID().slice(0, 8)}@guessing.example`;
/** On a device and in a network of its own. */
const stranger = () => {
  networks += 1;
  return createPerson(product.port, { address: `10.1.${networks >> 8}.${networks & 255}` });
};

test('[SIGNUP-04] wrong codes of registrations count over all codes that one address was sent', async () => {
  const email = newAddress();
  const answers: number[] = [];
  for (let registration = 0; registration < POINTS / 5; registration += 1) {
    const person = stranger();
    const uuid = await person.begin(email);
    for (let guess = 0; guess < 5; guess += 1) answers.push((await person.verify(uuid, `00000${guess}`)).ret_code);
  }
  // One in 5 000 is right.
  expect(answers.filter((code) => code === codes.wrongCode).length).toBeGreaterThan(POINTS - 3);
  const last = stranger();
  const uuid = await last.begin(email);
  for (const code of ['000000', await product.codeFor(email)]) {
    expect(await last.verify(uuid, code)).toMatchObject({
      ret_code: codes.deviceOrAccountLimit,
      result: { retry_after: expect.any(Number) },
    });
  }
  const [other, elsewhere] = [newAddress(), stranger()];
  await elsewhere.verify(await elsewhere.begin(other), '000000');
});

test('[LOGIN-02] [SIGNUP-04] [SHELL-10] strangers get so many mails a day sent to one address, of all kinds together, with an account or without', async () => {
  const [taken, free, owner] = [newAddress(), newAddress(), createPerson(product.port)];
  await register(owner, product, taken);
  const ask: readonly ((person: Person, email: string) => Promise<number>)[] = [
    async (person, login_name) =>
      (await person.call('/user/public/login/begin', { login_name, item: 'code' })).ret_code,
    async (person, login_name) =>
      (await person.call('/user/public/login/begin', { login_name, item: 'link' })).ret_code,
    async (person, login_name) => (await person.call('/user/public/retrieve/begin', { login_name })).ret_code,
    async (person, email) => (await person.call('/verify/register/email', { email })).ret_code,
  ];
  for (const email of [free, taken]) {
    // The registration of the account has had one.
    const left = POINTS - (email === taken ? 1 : 0);
    const some = Array.from({ length: left }, (_, at) => ask[at % 4]?.(stranger(), email));
    expect(new Set(await Promise.all(some))).toEqual(new Set([0]));
    const more = await Promise.all(ask.map((kind) => kind(stranger(), email)));
    expect(more).toEqual(Array(4).fill(codes.deviceOrAccountLimit));
  }
  // The owner's own device is no stranger, and neither is a visitor with the password.
  expect(await ask[0]?.(owner, taken)).toBe(0);
  const elsewhere = stranger();
  const { uuid } = (await elsewhere.logIn(taken, PASSWORD)).result;
  expect((await elsewhere.call('/user/public/challenge/send', { uuid, item: 'email' })).ret_code).toBe(0);
});

test('[LOGIN-01] IPv6 addresses count by /64 and, more widely, by /48', async () => {
  const reference = async (address: string) => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const { status } = await createPerson(product.port, { address }).open('/front/references', {
      ...{ method: 'POST', headers, body: '{}' },
    });
    return status;
  };
  const refused = async (addresses: string[]) =>
    (await Promise.all(addresses.map(reference))).filter((one) => one === 429);
  const inOne = Array.from({ length: 21 }, (_, at) => `2001:db8:a:1::${at}`);
  expect(await refused(inOne)).toHaveLength(1);
  const inSite = Array.from({ length: 201 }, (_, at) => `2001:db8:b:${at.toString(16)}::1`);
  expect(await refused(inSite)).toHaveLength(1);
  expect(await refused(['2001:db8:c:1::1'])).toEqual([]);
});

test('[LOGIN-03] two logins that are encrypted in one millisecond both succeed; the same one twice does not', async () => {
  const email = newAddress();
  const owner = createPerson(product.port);
  await register(owner, product, email);
  const at = Date.now();
  const both = await Promise.all([owner.locked(PASSWORD, at), owner.locked(PASSWORD, at)]);
  const answers = await Promise.all(both.map((locked) => owner.call('/login', { login_name: email, ...locked })));
  expect(answers.map(({ ret_code }) => ret_code)).toEqual([0, 0]);
  const [{ encrypt_password, encrypt_timestamp } = { encrypt_password: '', encrypt_timestamp: '' }] = both;
  for (const spelled of [encrypt_password, `AAAA${encrypt_password}`]) {
    const again = await owner.call('/login', { login_name: email, encrypt_timestamp, encrypt_password: spelled });
    expect(again.ret_code).not.toBe(0);
  }
});

test('[SIGNUP-04] [SIGNUP-02] the last step of a registration answers the same session however often it comes', async () => {
  for (const inOne of [false, true]) {
    const [person, email] = [createPerson(product.port), newAddress()];
    const uuid = inOne ? await person.beginAtOnce(email) : await person.begin(email);
    const code = await product.codeFor(email);
    if (!inOne) await person.verify(uuid, code);
    const finish = () =>
      inOne ? person.registerAtOnce(email, { uuid, code }, PASSWORD) : person.setPassword(uuid, PASSWORD);
    const tokens = new Set<string | undefined>();
    for (let time = 0; time < 5; time += 1) {
      // The answer before was lost, and with it the cookie.
      person.cookies.delete('b_t_c_k');
      expect((await finish()).ret_code).toBe(0);
      tokens.add(person.cookies.get('b_t_c_k'));
    }
    await Promise.all(Array.from({ length: 5 }, finish));
    tokens.add(person.cookies.get('b_t_c_k'));
    expect(tokens.size).toBe(1);
    const sessions = async () => (await person.call('/user/private/session/list')).result.sessions;
    expect(await sessions()).toHaveLength(1);
    // Over is over: what comes later is another session, and it too is one.
    await person.call('/logout', {});
    for (let time = 0; time < 3; time += 1) {
      person.cookies.delete('b_t_c_k');
      expect((await finish()).ret_code).toBe(0);
      tokens.add(person.cookies.get('b_t_c_k'));
    }
    expect(tokens.size).toBe(2);
    expect(await sessions()).toHaveLength(1);
  }
});

test('[LOGIN-02] [SHELL-10] answers about a name come at fixed times, whether it has an account or not', async () => {
  const email = newAddress();
  await register(createPerson(product.port), product, email);
  const calls = [
    ['/user/public/login/begin', { item: 'code' }],
    ['/user/public/retrieve/begin', {}],
    ['/user/public/ban/lock/begin', {}],
  ] as const;
  const asked = calls.flatMap(([path, more]) =>
    [email, newAddress()].map((login_name) => ({ path, login_name, more })),
  );
  const times = asked.map(async ({ path, login_name, more }) => {
    const person = stranger();
    const proofs: object[] = [];
    while (proofs.length < 8)
      proofs.push(await proofFor(path, (challenge) => person.open(`/x-api${challenge}`), 'localhost'));
    return Promise.all(
      proofs.map(async (proof) => {
        const from = performance.now();
        expect((await person.call(path, { login_name, ...more, ...proof })).ret_code).toBe(0);
        return performance.now() - from;
      }),
    );
  });
  expect(Math.min(...(await Promise.all(times)).flat())).toBeGreaterThanOrEqual(199);
});
