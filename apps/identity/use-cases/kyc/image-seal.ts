import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { unwrap, wrap } from '../../kernel/envelope-encryption.ts';
import type { Services } from '../../kernel/services.ts';
import type { IdentityImageRow } from './tables.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

type Key = Pick<Services, 'keyEncryptionKey'>;
type Place = Pick<IdentityImageRow, 'account_id' | 'side'>;
type SealedImage = Pick<IdentityImageRow, 'sealed_key' | 'sealed'>;

/** Encrypts a picture under a key of its own, so that a new key-encryption key wraps that again and not the picture. */
export function sealImage({ keyEncryptionKey }: Key, place: Place, image: Buffer): SealedImage {
  const key = randomBytes(KEY_BYTES);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(placeOf(place));
  const encrypted = Buffer.concat([cipher.update(image), cipher.final()]);
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
  return { sealed_key: wrap(keyEncryptionKey, key.toString('base64')), sealed };
}

/** @throws {Error} when its key was wrapped under another key, or it is not of this account and side */
export function openImage({ keyEncryptionKey }: Key, row: Place & SealedImage): Buffer {
  const bytes = Buffer.from(row.sealed, 'base64');
  const key = Buffer.from(unwrap(keyEncryptionKey, row.sealed_key), 'base64');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES)).setAAD(placeOf(row));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

function placeOf({ account_id, side }: Place): Buffer {
  return Buffer.from(`${account_id} ${side}`);
}
