import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import type { Envelope } from '@gatehouse/contract/call/call';
import { codes } from '@gatehouse/contract/errors/codes';
import type { EncryptKeyResult } from '@gatehouse/contract/login/login';
import { encryptedPassword } from '@gatehouse/contract/login/login.schema';
import { PASSWORD_MAX_BYTES } from '@gatehouse/rules/password/password';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Ask } from '../request/settled.ts';
import { createPasswordEncryption } from './encrypt-password.ts';

const pairs = [2048, 3072].map((modulusLength) => generateKeyPairSync('rsa', { modulusLength }));
const [pair] = pairs as [(typeof pairs)[0]];
const SERVER_NOW = 1_764_000_000_000;

function open(encrypted: string, { privateKey } = pair): string {
  const how = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return privateDecrypt(how, Buffer.from(encrypted, 'base64')).toString();
}

function keyServer(answer: (times: number) => Partial<Envelope<unknown>> = () => ({}), { publicKey } = pair) {
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const result: EncryptKeyResult = { kid: 'k1', spki, now: SERVER_NOW };
  const server = { times: 0, clock: 500 };
  const ask = (async () => ({ ret_code: 0, ret_msg: '', result, ...answer(++server.times) })) as unknown as Ask;
  return { server, encryption: createPasswordEncryption(ask, () => server.clock) };
}

afterEach(() => vi.unstubAllGlobals());

describe('[LOGIN-03] what is sent', () => {
  test('[LOGIN-03] password and timestamp, joined, under the key; nothing of it in the clear', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), async (password) => {
        const { encryption } = keyServer(undefined, pairs[1]);
        const sent = await encryption.encrypt(password);
        expect(open(sent.encrypt_password, pairs[1])).toBe(`${password}|${sent.encrypt_timestamp}`);
        expect(Object.keys(sent)).toEqual(['encrypt_password', 'encrypt_timestamp']);
        expect(encryptedPassword.encrypt_password.safeParse(sent.encrypt_password).success).toBe(true);
        expect(encryptedPassword.encrypt_timestamp.safeParse(sent.encrypt_timestamp).success).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  test('[LOGIN-03] the timestamp follows the server’s clock, whatever the device’s says', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    const { encryption, server } = keyServer();
    await encryption.encrypt('secret-1');
    server.clock += 2_000;
    const sent = await encryption.encrypt('secret-1');
    vi.useRealTimers();
    expect(sent.encrypt_timestamp).toBe(`${SERVER_NOW + 2_000}`);
  });

  test('[LOGIN-03] two within a millisecond never share a timestamp', async () => {
    const { encryption } = keyServer();
    const sent = await Promise.all([1, 2, 3].map(() => encryption.encrypt('secret-1')));
    expect(new Set(sent.map((one) => one.encrypt_timestamp)).size).toBe(3);
    for (const one of sent) expect(open(one.encrypt_password)).toBe(`secret-1|${one.encrypt_timestamp}`);
  });

  test('[LOGIN-03] the key is fetched once for five minutes, shared by those who wait, and then anew', async () => {
    const { encryption, server } = keyServer();
    encryption.prepare();
    await Promise.all([encryption.encrypt('a'), encryption.encrypt('b')]);
    expect(server.times).toBe(1);
    server.clock += 5 * 60 * 1000;
    await encryption.encrypt('c');
    expect(server.times).toBe(2);
  });
});

describe('[LOGIN-03] a second try', () => {
  for (const name of ['passwordUnreadable', 'timestampOutOfWindow', 'timestampUsed'] as const) {
    test(`[LOGIN-03] ${name} is tried once more with a fresh key, and only once`, async () => {
      const { encryption, server } = keyServer();
      const seen = new Set<string>();
      const answer = await encryption.withEncryptedPassword('secret-1', async ({ encrypt_password }) => {
        seen.add(encrypt_password);
        return { ret_code: codes[name] };
      });
      expect(answer).toEqual({ ret_code: codes[name] });
      expect(seen.size).toBe(2);
      expect(server.times).toBe(2);
    });
  }

  for (const ret_code of [0, codes.wrongPassword, -200]) {
    test(`[LOGIN-03] ${ret_code} is not tried again`, async () => {
      const { encryption } = keyServer();
      const send = vi.fn(async () => ({ ret_code }));
      await encryption.withEncryptedPassword('secret-1', send);
      expect(send).toHaveBeenCalledOnce();
    });
  }
});

describe('[LOGIN-03] problems', () => {
  test('[LOGIN-03] a page that is no secure context says so', async () => {
    vi.stubGlobal('crypto', {});
    const { encryption } = keyServer();
    await expect(encryption.encrypt('x')).rejects.toMatchObject({ name: 'EncryptionError', problem: 'insecure' });
  });

  const bad: readonly [string, Partial<Envelope<unknown>>][] = [
    ['no answer', { ret_code: -200, result: undefined }],
    ['no result', { result: undefined }],
    ['no key in it', { result: { kid: 'k', now: 1 } }],
    ['no clock in it', { result: { kid: 'k', spki: 'AAAA', now: 'soon' } }],
    ['no base64', { result: { kid: 'k', spki: '***', now: 1 } }],
    ['another kind of key', { result: { kid: 'k', spki: 'AAAA', now: 1 } }],
  ];
  for (const [name, answer] of bad) {
    test(`[LOGIN-03] ${name}: no-key, and the next try asks again`, async () => {
      const { encryption } = keyServer((times) => (times === 1 ? answer : {}));
      await expect(encryption.encrypt('x')).rejects.toMatchObject({ problem: 'no-key' });
      await expect(encryption.encrypt('x')).resolves.toHaveProperty('encrypt_password');
    });
  }

  test('[LOGIN-03] the longest password that fits goes, one byte more is too long', async () => {
    const { encryption } = keyServer();
    const room = 2048 / 8 - 66 - '|1764000000000'.length;
    const { encrypt_password } = await encryption.encrypt('x'.repeat(room));
    expect(open(encrypt_password)).toMatch(/^x+\|\d{13}$/);
    await expect(encryption.encrypt('x'.repeat(room + 1))).rejects.toMatchObject({ problem: 'too-long', room });
  });

  test('[LOGIN-03] the longest password of any script goes under the usual key; 76 emoji do, 77 are refused here', async () => {
    const usual = generateKeyPairSync('rsa', { modulusLength: 3072 });
    const { encryption } = keyServer(undefined, usual);
    const opened = async (password: string) =>
      open((await encryption.encrypt(password)).encrypt_password, usual).replace(/\|\d{13}$/, '');
    for (const longest of ['x'.repeat(128), 'ქ'.repeat(101), '門'.repeat(101), '각'.repeat(101), '😀'.repeat(76)]) {
      expect(await opened(longest)).toBe(longest);
    }
    expect(await opened('각'.normalize('NFD').repeat(101))).toBe('각'.repeat(101));
    expect(await opened('e\u0301'.repeat(8))).toBe('e\u0301'.repeat(8));
    for (const emoji of [77, 128]) {
      await expect(encryption.encrypt('😀'.repeat(emoji))).rejects.toMatchObject({
        problem: 'too-long',
        room: PASSWORD_MAX_BYTES,
      });
    }
  });
});
