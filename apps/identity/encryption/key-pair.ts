import { createPrivateKey, generateKeyPair, type KeyObject, randomUUID, subtle } from 'node:crypto';
import { promisify } from 'node:util';
import { onHashThread } from '../kernel/password-threads.ts';

/**
 * OAEP with SHA-256 then takes 318 bytes, enough for the timestamp and 76 characters of any script (`PASSWORD_MAX_BYTES`);
 * 2048 bits take 190, fewer than 64 Georgian letters.
 */
export const KEY_BITS = 3072;
const RSA_OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

/** Both halves in base64: SPKI and PKCS#8. */
export type KeyPairText = { readonly kid: string; readonly spki: string; readonly pkcs8: string };

export async function makeKeyPair(bits: number): Promise<KeyPairText> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: bits });
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  return { kid: randomUUID(), spki, pkcs8 };
}

export function importPrivateKey(pkcs8: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' });
}

/** The plain text, or undefined when the key does not fit. Decrypts on the hash threads, so that no other call waits for it. */
export async function decrypt(key: KeyObject, cipherText: Uint8Array): Promise<string | undefined> {
  return onHashThread<string | undefined>({ kind: 'decrypt', key, cipherText });
}

/** Encrypts as the front end does (LOGIN-03); for tests and for tools that speak to the API. */
export async function encrypt(spki: string, plain: string): Promise<string> {
  const key = await subtle.importKey('spki', Buffer.from(spki, 'base64'), RSA_OAEP, false, ['encrypt']);
  return Buffer.from(await subtle.encrypt(RSA_OAEP, key, Buffer.from(plain))).toString('base64');
}
