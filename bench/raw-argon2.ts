/**
 * What the cores can do at most: argon2id with the parameters of the product, and with `rsa` one decryption for each, as a login
 * has it; nothing else. A process of its own: receives a count, returns the rate per second.
 */
import { constants, generateKeyPairSync, privateDecrypt, publicEncrypt } from 'node:crypto';
import { KEY_BITS } from '@gatehouse/identity/encryption/key-pair';
import { hash, verify } from '@node-rs/argon2';

export type RawTask = { readonly count: number; readonly rsa: boolean };

/** As many as argon2's thread pool is given by the product. */
const AT_ONCE = 2;
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const stored = await hash('seven green lanterns', PARAMETERS);
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: KEY_BITS });
const padded = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
const encrypted = publicEncrypt({ key: publicKey, ...padded }, Buffer.from('seven green lanterns|1700000000000'));
process.on('message', async ({ count, rsa }: RawTask) => {
  let left = count;
  const start = performance.now();
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      if (rsa) privateDecrypt({ key: privateKey, ...padded }, encrypted);
      await verify(stored, 'seven green lanterns');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  process.send?.((count * 1_000) / (performance.now() - start));
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
