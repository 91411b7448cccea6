import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { describe, expect, test } from 'vitest';
import { ED448 } from './passkey-options.ts';
import { verifyAssertion } from './verify-assertion.ts';

const RP_ID = 'example.org';
const ORIGIN = 'https://example.org';
const CHALLENGE = 'Y2hhbGxlbmdlLW9mLXRoaXMtdGVzdA';
/** Flags of authenticator data (WebAuthn Level 3, section 6.1): user present, user verified, backup eligible, backed up. */
const [UP, UV, BE, BS] = [1, 4, 8, 16] as const;

const { publicKey, privateKey } = generateKeyPairSync('ed448');
const x = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
/** RFC 9052: kty OKP, alg, crv Ed448 (7), x. */
const coseKey = isoCBOR.encode(
  new Map<number, number | Uint8Array>([
    [1, 1],
    [3, ED448],
    [-1, 7],
    [-2, new Uint8Array(x)],
  ]) as never,
);
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

type Answer = {
  readonly flags: number;
  readonly counter: number;
  readonly rpId: string;
  readonly id: string;
  readonly client: { readonly type: string; readonly challenge: string; readonly origin: string };
  readonly tampered: boolean;
};
const CLIENT = { type: 'webauthn.get', challenge: CHALLENGE, origin: ORIGIN };
const RIGHT: Answer = { flags: UP | UV, counter: 8, rpId: RP_ID, id: 'a2V5', client: CLIENT, tampered: false };

function verify(changed: Partial<Answer>, userVerification: 'required' | 'preferred' = 'required') {
  const { flags, counter, rpId, id, client, tampered } = { ...RIGHT, ...changed };
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags, 0);
  tail.writeUInt32BE(counter, 1);
  const authenticatorData = Buffer.concat([sha256(rpId), tail]);
  const clientDataJSON = Buffer.from(JSON.stringify(client));
  const signature = sign(null, Buffer.concat([authenticatorData, sha256(clientDataJSON)]), privateKey);
  if (tampered) signature.writeUInt8(signature.readUInt8(0) ^ 1, 0);
  const response = {
    authenticatorData: authenticatorData.toString('base64url'),
    clientDataJSON: clientDataJSON.toString('base64url'),
    signature: signature.toString('base64url'),
  };
  return verifyAssertion(
    { id, rawId: 'a2V5', type: 'public-key', clientExtensionResults: {}, response },
    { challenge: CHALLENGE, userVerification },
    { credential_id: 'a2V5', public_key: Buffer.from(coseKey).toString('base64url'), counter: 7 },
    { rpId: RP_ID, origins: [ORIGIN], topOrigins: [] },
  );
}

describe('an assertion by a key of Ed448', () => {
  test.each<[string, Partial<Answer>, object]>([
    ['present and verified', {}, { counter: 8, backedUp: false }],
    ['backed up', { flags: UP | UV | BE | BS }, { counter: 8, backedUp: true }],
  ])('is accepted: %s', async (_, changed, expected) => {
    expect(await verify(changed)).toEqual(expected);
  });

  test('needs no user verification where that is preferred alone', async () => {
    expect(await verify({ flags: UP }, 'preferred')).toEqual({ counter: 8, backedUp: false });
  });

  test.each<[string, Partial<Answer>]>([
    ['the user is not present', { flags: UV }],
    ['the user is not verified', { flags: UP }],
    ['backed up without being eligible', { flags: UP | UV | BS }],
    ['the same counter', { counter: 7 }],
    ['a lower counter', { counter: 6 }],
    ['no counter after one', { counter: 0 }],
    ['another relying party', { rpId: 'example.com' }],
    ['another origin', { client: { ...CLIENT, origin: 'https://example.com' } }],
    ['another challenge', { client: { ...CLIENT, challenge: 'b3RoZXI' } }],
    ['a registration', { client: { ...CLIENT, type: 'webauthn.create' } }],
    ['an id that is not the raw id', { id: 'b3RoZXI' }],
    ['a changed signature', { tampered: true }],
  ])('is refused: %s', async (_, changed) => {
    expect(await verify(changed)).toBeUndefined();
  });
});
