import { checkPrimeSync, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RSAPrivateKey } from '@peculiar/asn1-rsa';
import { AsnConvert } from '@peculiar/asn1-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdentity } from '../identity.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../open-test-identity.ts';
import { decrypt, encrypt, importPrivateKey, KEY_BITS, makeKeyPair } from './key-pair.ts';
import { makeMultiPrimeKey } from './multi-prime-key.ts';
import { rotateKeys } from './rotate.ts';
import { readKeyEncryptionKey, unwrap, wrap } from './wrap.ts';

const PASSWORD = 'correct horse battery';

describe.each(testStores)('encryption keys on %s', (store) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(store);
  });
  afterAll(() => identity.close());

  test('[LOGIN-03] each environment has its own key, made once', async () => {
    const key = async (site: string) =>
      (await identity.get('/user/public/encrypt-key', { 'x-gatehouse-site': site })).result;
    const many = await Promise.all(Array.from({ length: 20 }, () => key('GLOBAL')));
    expect(new Set(many.map(({ kid }) => kid)).size).toBe(1);
    expect((await key('EU')).kid).toBe(many[0].kid);
    expect((await key('TESTNET')).kid).not.toBe(many[0].kid);
  });

  test('[LOGIN-03] a rotated key is accepted for a day more, and a second process follows', async () => {
    const { register, locked, post, get, time, options } = identity;
    await register('rotate@example.com', PASSWORD);
    const logIn = async (body: object) =>
      (await post('/login', { login_name: 'rotate@example.com', ...body })).ret_code;
    const [before, tooLate] = [
      await locked(PASSWORD),
      await locked(PASSWORD, Date.now() + time.offset + 24 * 3600_000),
    ];
    const old = (await get('/user/public/encrypt-key')).result;
    const rotated = await rotateKeys(options);
    expect(rotated.map(({ environment }) => environment).sort()).toEqual(['default', 'testnet']);
    time.offset += 31_000;
    const fresh = (await get('/user/public/encrypt-key')).result;
    expect(fresh.kid).not.toBe(old.kid);
    expect(await logIn(before)).toBe(0);
    expect(await logIn(await locked(PASSWORD))).toBe(0);
    time.offset += 24 * 3600_000;
    expect(await logIn(tooLate)).toBe(700030);
  });

  test('[LOGIN-03] a key made by another process is read as soon as it is used', async () => {
    const { locked, post, get, options } = identity;
    await get('/user/public/encrypt-key');
    await rotateKeys(options, 'default');
    const other = await createIdentity({ ...options, clock: options.clock });
    const { spki } = (await other.inject('/user/public/encrypt-key')).json().result;
    await other.close();
    const { encrypt_timestamp } = await locked(PASSWORD);
    identity.time.offset += 1001;
    const encrypt_password = await encrypt(spki, `${PASSWORD}|${encrypt_timestamp}`);
    const answer = await post('/login', { login_name: 'nobody@example.com', encrypt_password, encrypt_timestamp });
    expect(answer.ret_code).toBe(31002);
  });
});

test('[LOGIN-03] the usual key takes 128 characters of three bytes each', async () => {
  const { spki } = await makeKeyPair(KEY_BITS);
  await expect(encrypt(spki, `${'ქ'.repeat(128)}|1795235266964`)).resolves.toHaveLength(684);
});

test('[LOGIN-03] a key of four primes has all its bits, and reads what browsers encrypt', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => makeKeyPair(KEY_BITS)));
  expect(new Set(made.map(({ spki }) => spki)).size).toBe(made.length);
  for (const { spki, pkcs8 } of made) {
    const key = importPrivateKey(pkcs8);
    expect(key.asymmetricKeyDetails).toEqual({ modulusLength: KEY_BITS, publicExponent: 65_537n });
    const cipherText = Buffer.from(await encrypt(spki, `${PASSWORD}|1`), 'base64');
    expect(await decrypt(key, new Uint8Array(cipherText))).toBe(`${PASSWORD}|1`);
    expect(await decrypt(key, new Uint8Array(cipherText).reverse())).toBeUndefined();
  }
});

// OpenSSL would notice a wrong one too, and compute without: right, and many times slower.
test.each([2048, 3072, 4096])(
  '[LOGIN-03] of a key of %i bits every number is what RFC 8017, 3.2 says',
  async (bits) => {
    const key = await makeMultiPrimeKey(bits);
    const read = AsnConvert.parse(key.export({ type: 'pkcs1', format: 'der' }), RSAPrivateKey);
    const number = (value: ArrayBuffer) => BigInt(`0x${Buffer.from(value).toString('hex')}`);
    const others = read.otherPrimeInfos ?? [];
    const [n, e, d] = [read.modulus, read.publicExponent, read.privateExponent].map(number) as [bigint, bigint, bigint];
    const primes = [read.prime1, read.prime2, ...others.map(({ prime }) => prime)].map(number);
    const exponents = [read.exponent1, read.exponent2, ...others.map(({ exponent }) => exponent)].map(number);
    expect([read.version, primes.length]).toEqual([bits > 2048 ? 1 : 0, bits / 1024]);
    expect(n.toString(2)).toHaveLength(bits);
    expect(primes.reduce((product, prime) => product * prime)).toBe(n);
    for (const [at, prime] of primes.entries()) {
      expect([checkPrimeSync(prime), (e * d) % (prime - 1n), (e * (exponents[at] ?? 0n)) % (prime - 1n)]).toEqual([
        true,
        1n,
        1n,
      ]);
    }
    const [p = 0n, q = 0n] = primes;
    expect((number(read.coefficient) * q) % p).toBe(1n);
    for (const [at, { coefficient }] of others.entries()) {
      const before = primes.slice(0, at + 2).reduce((product, prime) => product * prime);
      expect((number(coefficient) * before) % (primes[at + 2] ?? 0n)).toBe(1n);
    }
  },
);

test.each([0, 1024, 2560, 8192])('[LOGIN-03] a key of %i bits is not made', async (bits) => {
  await expect(makeMultiPrimeKey(bits)).rejects.toThrow(RangeError);
});

test('[LOGIN-03] a key of two primes, as it was made before, is read too', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const cipherText = Buffer.from(await encrypt(spki, 'before|1'), 'base64');
  const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  expect(await decrypt(importPrivateKey(pkcs8), new Uint8Array(cipherText))).toBe('before|1');
});

describe('[LOGIN-03] private keys at rest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-keys-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are wrapped under a key in a file that only its owner reads', () => {
    const key = readKeyEncryptionKey(undefined, folder);
    expect(readKeyEncryptionKey(undefined, folder)).toEqual(key);
    expect(statSync(join(folder, 'key-encryption.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'key-encryption.key'), 'utf8')).toHaveLength(44);
    const wrapped = wrap(key, 'secret');
    expect(wrapped).not.toContain('secret');
    expect(unwrap(key, wrapped)).toBe('secret');
    expect(() => unwrap(readKeyEncryptionKey(Buffer.alloc(32).toString('base64'), undefined), wrapped)).toThrow(
      /another key-encryption key/,
    );
    expect(() => unwrap(undefined, wrapped)).toThrow(/no key-encryption key/);
  });

  test('a key of the wrong length is refused at the start', () => {
    expect(() => readKeyEncryptionKey('c2hvcnQ=', undefined)).toThrow(/32 bytes/);
    expect(readKeyEncryptionKey(undefined, undefined)).toBeUndefined();
  });
});
