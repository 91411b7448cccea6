import { createPrivateKey, type KeyObject, randomUUID, subtle } from 'node:crypto';
import { onHashThread } from '../account/password-threads.ts';

/**
 * 4096 bits: OAEP with SHA-256 then takes 446 bytes, enough for 128 characters of almost any script and the timestamp;
 * 2048 bits take 190, fewer than 64 Georgian letters. Reading one costs 2 ms beside the 13 ms of argon2id.
 */
export const KEY_BITS = 4096;
const RSA_OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
const PUBLIC_EXPONENT = new Uint8Array([1, 0, 1]);

/** Both halves in base64: SPKI and PKCS#8. */
export type KeyPairText = { readonly kid: string; readonly spki: string; readonly pkcs8: string };

export async function makeKeyPair(bits: number): Promise<KeyPairText> {
  const algorithm = { ...RSA_OAEP, modulusLength: bits, publicExponent: PUBLIC_EXPONENT };
  const pair = await subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  const spki = Buffer.from(await subtle.exportKey('spki', pair.publicKey)).toString('base64');
  const pkcs8 = Buffer.from(await subtle.exportKey('pkcs8', pair.privateKey)).toString('base64');
  return { kid: randomUUID(), spki, pkcs8 };
}

export function importPrivateKey(pkcs8: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' });
}

/** The plain text, or undefined when the key does not fit. Read where hashing is done, so that nobody else waits for it. */
export async function decrypt(key: KeyObject, cipherText: Uint8Array): Promise<string | undefined> {
  return onHashThread<string | undefined>({ kind: 'decrypt', key, cipherText });
}

/** Encrypts as the front end does (LOGIN-03); for tests and for tools that speak to the API. */
export async function encrypt(spki: string, plain: string): Promise<string> {
  const key = await subtle.importKey('spki', Buffer.from(spki, 'base64'), RSA_OAEP, false, ['encrypt']);
  return Buffer.from(await subtle.encrypt(RSA_OAEP, key, Buffer.from(plain))).toString('base64');
}
