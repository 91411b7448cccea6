import { randomBytes } from 'node:crypto';
import { decrypt, encrypt, KEY_BYTES } from '../../kernel/authenticated-encryption.ts';
import { unwrap, wrap } from '../../kernel/envelope-encryption.ts';
import type { Services } from '../../kernel/services.ts';
import type { IdentityImageRow } from './tables.ts';

type Key = Pick<Services, 'keyEncryptionKey'>;
type Place = Pick<IdentityImageRow, 'account_id' | 'side'>;
type SealedImage = Pick<IdentityImageRow, 'sealed_key' | 'sealed'>;

/** Encrypts a picture under a key of its own, so that a new key-encryption key wraps that again and not the picture. */
export function sealImage({ keyEncryptionKey }: Key, place: Place, image: Buffer): SealedImage {
  const key = randomBytes(KEY_BYTES);
  const sealed = encrypt(key, image, placeOf(place)).toString('base64');
  return { sealed_key: wrap(keyEncryptionKey, key.toString('base64')), sealed };
}

/** @throws {Error} when its key was wrapped under another key, or it is not of this account and side */
export function openImage({ keyEncryptionKey }: Key, row: Place & SealedImage): Buffer {
  const key = Buffer.from(unwrap(keyEncryptionKey, row.sealed_key), 'base64');
  const image = decrypt(key, Buffer.from(row.sealed, 'base64'), placeOf(row));
  if (!image) throw new Error('The picture was not encrypted for this account and side');
  return image;
}

const placeOf = ({ account_id, side }: Place) => `${account_id} ${side}`;
