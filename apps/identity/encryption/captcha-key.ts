import { hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '../db/open.ts';
import type { KeyEncryptionKey } from '../kernel/envelope-encryption.ts';
import { openSecret } from './open-secret.ts';

const KEY_BYTES = 32;

/** CAPT-08: what challenges and their solutions are signed with. */
export type CaptchaKeys = { readonly challenge: string; readonly solution: string };

/**
 * Random, and not derived from the key-encryption key: without one that is known to everyone, and challenges could be forged.
 * @throws {Error} when it was wrapped under a key that is not given
 */
export async function openCaptchaKeys(db: Db, keys: KeyEncryptionKey): Promise<CaptchaKeys> {
  return captchaKeysFrom(await openSecret(db, keys, 'captcha-key', () => randomBytes(KEY_BYTES)));
}

/**
 * For a start at which the kept secret cannot be read. Derived from the key-encryption key, where there is one, so that instances take
 * each other's challenges.
 */
export function fallbackCaptchaKeys(keys: KeyEncryptionKey): CaptchaKeys {
  return captchaKeysFrom(keys?.key ?? randomBytes(KEY_BYTES));
}

function captchaKeysFrom(secret: Buffer): CaptchaKeys {
  const key = (label: string) => Buffer.from(hkdfSync('sha256', secret, '', label, KEY_BYTES)).toString('base64url');
  return { challenge: key('gatehouse captcha challenge'), solution: key('gatehouse captcha solution') };
}
