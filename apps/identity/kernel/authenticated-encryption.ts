import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Of every key here. */
export const KEY_BYTES = 32;

/**
 * AES-256-GCM (NIST SP 800-38D) with a random IV.
 * @param place what the text belongs to: it is opened for the same place alone
 * @returns IV, tag and cipher text
 */
export function encrypt(key: Buffer, plain: string | Buffer, place = ''): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** The plain text; undefined where it was encrypted under another key or for another place, or was changed. */
export function decrypt(key: Buffer, bytes: Buffer, place = ''): Buffer | undefined {
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  try {
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}
