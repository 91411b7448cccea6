import { createPublicKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSWORD_MAX_BYTES } from '@gatehouse/rules/password/password';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rotateKeys } from '../commands/rotate-keys.ts';
import { createIdentity } from '../compose.ts';
import { readKeyEncryptionKey, unwrap, wrap } from '../kernel/envelope-encryption.ts';
import { openTestIdentity, type TestIdentity, testStores } from '../testing/open-test-identity.ts';
import { decrypt, encrypt, importPrivateKey, KEY_BITS, makeKeyPair } from './key-pair.ts';

const PASSWORD = 'correct horse battery';
/** PKCS #8; made for this test alone. */
const KEY_OF_THREE_PRIMES =
  'MIIHUAIBADANBgkqhkiG9w0BAQEFAASCBzowggc2AgEBAoIBgQDBwNZCe0urxdZ29AAp7dPoVDKiE673QqXpJUVejDOtCivm3XZloK65ryQdFN8iEemI/90cEKxE8uhyjB6URjrN+QWZuo8E8Sb60RBR0pfl2L/Bgtvec+fjTKcI0YogFIW0MFup4g4+h8ef0WcJpgP4MjAGgTz9HJybpZchMVAOrq8LiybSVbVqvXdkXnScjMDzH5ex3v/aOEwDqRCn/WyVgZvDdtv+aI3zQRblHgnktqsoJkKfjUv0pOjoUu8hkcBRPzvnWTJt5wnRe2jEDT1wSyOQ8WRMK7klgdjjF5wWO6/EX5vY+eTbuUg+qJM7AayspmIfsIlHbiuGgrX/L31eULnlMriTztr47WYJl4Cw5/ve0ATHRAEsHORL6bQYnukiIBs3m2tvEaKkbn6+At9k1dUfDICUsJp+yjEKEFc6s8wg+kp2vA5r509wYOG+ZkNSbGqVrHsq3NCNb6nbzkuZR1lkNKahYAYR3tIoErRNJx0Vx4OvD665ftEYYMuqiiMCAwEAAQKCAYEAjZQsvJ292MITCg8YQ4s/CojkCt0ZQCLae3g5rXIDnNFO7T8s8ewtYQ/i8sE6n3m5TduxpX1ldGiPhIxxF+YNuE7cUc4qDfFti1/TbgbV6iWtUWke4vmNG+H6OI5tQS3d2aJwiL3frL+pFlZ81WcThXye7VHo0AflRDMHMUEIgABAx8kWJxZ+/8Xl1jgzCJ1j2H6mlOglJuG3dkT0c7pPGxw00+LEC3IBSpBB22Jauanujt0zCZIAhE1r/rYXW1DrdPer/vWH3ukmyskLFgqJ/BYXPNtkzoOlOpuSTAsabAcjMe3oIXOGh+Ox+d/0YnYlRA7uRsOegjbeOd90Nd9i29P3OXcXXkNMGUoXBGxDSrvWWD4eSvSBlUW9nju9qhOQYa5Qx1ULlC+NvcFvJDaKbuVEgeI3BbIHgNuOF5rgKqbtTO7mM+i/FSyUf4jHH2r8AXwSvNX3VCt+DBhOlwI4g+LO9ZFAJnwpt9eCr7wqM/zB0MBKIQ6dnhL28seVWrfBAoGBAPSWloFFyK4grlvXHNACm8g7hQR0rQM6BPKS0gb/+oLAQnqtIukV8L3qY5qOAr8lsXYeTM+IGQcgAZol1xzPQVlvhaVUQZprZJurK/d0osPog/na4cOEXudkkLKwjySq0ido7jpq8p043VUElLhr4bZRzqoC1uwMn0sm7p0i4Ld3AoGBAO7JHLaGO/3YtWpm0JASt6X0pVKZyJbj2jCvFt1ACiEPD8YJsJUmEexhQP/3i42RliiQJoeJGWGbURV6KVnPxGNVSyD5yoly2YGua/OOR/5ffUKFiLfuikIAUX3m9rTsleYjoC/Kmd225ytR3bVSmEnB9V7AO/cW/LFNR1PtTFr9AoGAZxVUh1VG+AR0F+b4kL6Ys3JKZI9cH8EDNs0kUajvBs5K9nMkBIKnvRMdOZVimPck7PhmPQ1KJxOZOUN7fvvmue/jrsNtBsz+URF6bUeuFc1YWiSjBAk1Cmb7CSSan8SS3+M8jEhoylSeC+frWjK1pWajKEocFM5ZEI5vALEjbo8CgYBg5zTDzc3iwmM8/uR801u7+YBt+QKyWV1ejG+W8joqGFaqY5xJqt1zNDSQrADyPrbVV0qLjlPCjKlnMeA+Flb4iNCoXTaYeQdT3Vjpyj/lNxM6P76wBhoNltt7YJOV8L0UXDjRrEKs+2Ds75gt0YsDw7az8QdkyutZeKcNpCtscQKBgGEu8GWnMJq+YAgM3KMj064JbRQQX9L3OPct0I0kLe1IG77+FO13fHIWMQuqiTS5+VBlmihgKy/gEjCujkYja53TiTG7osbsfGPBMB82twnLg/OnE5Be+So4CA4X4O6bE0BdCYEz2hVCgSQyemPmUabyy/JbkPIa+OnoftC/hZJGMIIBjzCCAYsCgYEA2WmzDidnh65IakeX1lf1l9Be4n6JbR2k+/v1+VpnqSHhsDc0EiRJTaMFkXtvqVX33xZLbkbVmMjre0L1tXH9JvvGlZVZsnrx8GUtLqG9mChdBqb+gsVjjwvKW9rQn248jKynSg5xWjGGeXwt5UEAhiNKa/3F/d1KRXWF8vS7HxkCgYEA1Xp7TdeVSd3wzyLTTa16woHg2WdES7dDDAaApUKG7MUPFXdvEq08qRX83rgkkVKPnCcJFBRLocUPrC24lFyEJaYtfS10MNOWAuVl8xbv0ps3lNOerwtg0dHS9lSqaxHUNJFHhmkeFmDw2RL9AdHM0OmQJu+9XKPQTNm0GDcEEekCgYBlHnammNbcNHpJ1v8tuJL10sXfmeIt8GPFZrAOsHPlLQiR0L8VNZnsW7BD+hgut0/MYbjJakW4tPi7RGUvlUPZaxZBOKEfjQEQ8Mo98MvvCGP3ZiCVJY4K0rx7piJ8/H8DGzgRbSPrIPu56AkRjRyoWTLC60m6mJhHaxTKUdewUg==';

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

test('[LOGIN-03] the usual key takes every password that the rule allows, of the most bytes', async () => {
  const { spki } = await makeKeyPair(KEY_BITS);
  await expect(encrypt(spki, `${'x'.repeat(PASSWORD_MAX_BYTES)}|1795235266964`)).resolves.toHaveLength(512);
  await expect(encrypt(spki, `${'x'.repeat(PASSWORD_MAX_BYTES + 1)}|1795235266964`)).rejects.toThrow();
});

test('[LOGIN-03] each key is another one, and reads what browsers encrypt', async () => {
  const made = await Promise.all(Array.from({ length: 3 }, () => makeKeyPair(KEY_BITS)));
  expect(new Set(made.map(({ spki }) => spki)).size).toBe(made.length);
  for (const { spki, pkcs8 } of made) {
    const key = importPrivateKey(pkcs8);
    expect(key.asymmetricKeyDetails).toEqual({ modulusLength: KEY_BITS, publicExponent: 65_537n });
    const cipherText = Buffer.from(await encrypt(spki, `${PASSWORD}|1`), 'base64');
    expect(await decrypt(key, new Uint8Array(cipherText))).toBe(`${PASSWORD}|1`);
    expect(await decrypt(key, new Uint8Array(cipherText).reverse())).toBeUndefined();
  }
});

test('[LOGIN-03] a key of several primes, as versions before made them, is read until it is rotated', async () => {
  const key = importPrivateKey(KEY_OF_THREE_PRIMES);
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  const cipherText = Buffer.from(await encrypt(spki, 'before|1'), 'base64');
  expect(await decrypt(key, new Uint8Array(cipherText))).toBe('before|1');
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
