import { codes } from '@gatehouse/contract/errors/codes';
import { type EncryptKeyResult, encryptKey } from '@gatehouse/contract/login/login';
import type { Ask } from '../request/settled.ts';

/** LOGIN-03: the fields in the payloads of login and registration. */
export type EncryptedPassword = { readonly encrypt_password: string; readonly encrypt_timestamp: string };

/**
 * `insecure`: the page is no secure context, so the browser has no WebCrypto. `too-long`: the password does not fit
 * under the key. `no-key`: the key could not be had, or could not be read.
 */
export type EncryptionProblem = 'insecure' | 'too-long' | 'no-key';

export class EncryptionError extends Error {
  override readonly name = 'EncryptionError';
  readonly problem: EncryptionProblem;
  /** With `too-long`: how many bytes of UTF-8 a password may have under this key. */
  readonly room: number | undefined;

  constructor(problem: EncryptionProblem, { cause, room }: { cause?: unknown; room?: number } = {}) {
    super(`The password could not be encrypted: ${problem}`, { cause });
    this.problem = problem;
    this.room = room;
  }
}

export type PasswordEncryption = {
  /** Fetches the key ahead of time, for instance when a password field gets the focus. Never fails. */
  readonly prepare: () => void;
  /** @param fresh fetches key and clock anew, after the server refused. @throws {EncryptionError} */
  readonly encrypt: (password: string, fresh?: boolean) => Promise<EncryptedPassword>;
  /**
   * Encrypts and sends; sends once more with a fresh key if the server could not decrypt the password or refused its
   * timestamp.
   * @param send receives the encrypted fields of the payload
   * @throws {EncryptionError}
   */
  readonly withEncryptedPassword: <Answer extends { readonly ret_code: number } | undefined>(
    password: string,
    send: (encrypted: EncryptedPassword) => Promise<Answer>,
  ) => Promise<Answer>;
};

type Key = { readonly crypto: CryptoKey; readonly maxBytes: number; readonly offsetMs: number };

/** Codes that a fresh key and timestamp can resolve. */
const MENDABLE: readonly number[] = [codes.passwordUnreadable, codes.timestampOutOfWindow, codes.timestampUsed];
/** Life of a key in milliseconds: then it is fetched again, to notice a rotation and to correct the clock. */
const KEY_TTL_MS = 5 * 60 * 1000;
/** RSA-OAEP with SHA-256 takes this much of the modulus (RFC 8017, 7.1.1): 2 · 32 + 2 bytes. */
const OAEP_BYTES = 66;

/**
 * LOGIN-03: encrypts `password|timestamp` with RSA-OAEP and SHA-256 under the environment's public key. The timestamp
 * follows the server's clock, so a device with a wrong clock can log in too.
 * @param monotonic milliseconds from any start, unmoved by a change of the device's clock: `performance.now`
 */
export function createPasswordEncryption(
  ask: Ask,
  monotonic: () => number = () => performance.now(),
): PasswordEncryption {
  let kept: { readonly key: Promise<Key>; readonly since: number } | undefined;
  let lastTimestamp = 0;

  function key(): Promise<Key> {
    if (kept && monotonic() - kept.since < KEY_TTL_MS) return kept.key;
    const fetched = fetchKey(ask, monotonic);
    const fresh = { key: fetched, since: monotonic() };
    kept = fresh;
    fetched.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fetched;
  }

  async function encrypt(password: string, fresh = false): Promise<EncryptedPassword> {
    if (fresh) {
      kept = undefined;
      lastTimestamp = 0;
    }
    const { crypto: publicKey, maxBytes, offsetMs } = await key();
    // The server accepts a timestamp once, so two attempts within a millisecond must differ.
    const timestamp = Math.max(Math.round(monotonic() + offsetMs), lastTimestamp + 1);
    lastTimestamp = timestamp;
    const bytes = (text: string) => new TextEncoder().encode(`${text}|${timestamp}`);
    let plain = bytes(password);
    // Decomposed letters (NFD) take up to three times the bytes; the server composes them anyway.
    if (plain.length > maxBytes) plain = bytes(password.normalize('NFKC'));
    if (plain.length > maxBytes) throw new EncryptionError('too-long', { room: maxBytes - bytes('').length });
    const secret = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, plain);
    return { encrypt_password: toBase64(new Uint8Array(secret)), encrypt_timestamp: `${timestamp}` };
  }

  return {
    prepare: () => void key().catch(() => undefined),
    encrypt,
    async withEncryptedPassword(password, send) {
      const answer = await send(await encrypt(password));
      if (!answer || !MENDABLE.includes(answer.ret_code)) return answer;
      return send(await encrypt(password, true));
    },
  };
}

async function fetchKey(ask: Ask, monotonic: () => number): Promise<Key> {
  if (!globalThis.crypto?.subtle) throw new EncryptionError('insecure');
  const { ret_code, result } = await ask(encryptKey, undefined);
  const at = monotonic();
  if (ret_code !== codes.success || !isKey(result)) throw new EncryptionError('no-key');
  try {
    const spki = Uint8Array.from(atob(result.spki), (char) => char.charCodeAt(0));
    const imported = await crypto.subtle.importKey('spki', spki, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
      'encrypt',
    ]);
    const { modulusLength } = imported.algorithm as RsaHashedKeyAlgorithm;
    return { crypto: imported, maxBytes: modulusLength / 8 - OAEP_BYTES, offsetMs: result.now - at };
  } catch (cause) {
    throw new EncryptionError('no-key', { cause });
  }
}

function isKey(result: EncryptKeyResult | undefined): result is EncryptKeyResult {
  return typeof result?.spki === 'string' && Number.isFinite(result.now);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
