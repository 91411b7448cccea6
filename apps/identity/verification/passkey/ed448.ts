import { createHash, createPublicKey, verify } from 'node:crypto';
import { cose, decodeCredentialPublicKey, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import { ED448 } from './algorithms.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Signed = { readonly authenticatorData: string; readonly clientDataJSON: string; readonly signature: string };

/** RFC 9053, section 7.1 */
const CURVE_ED448 = 7;

/** Whether a COSE key is one of Ed448, which the library does not know (RFC 9864). */
export function isEd448Key(key: Bytes): boolean {
  const read = decodeCredentialPublicKey(key);
  return Number(read.get(cose.COSEKEYS.alg)) === ED448 && Number(read.get(cose.COSEKEYS.crv as never)) === CURVE_ED448;
}

/**
 * A key for the library's sake: it checks all but the signature, finds that one wrong, and {@link isSignedByEd448} looks at
 * it instead. Nobody has its private part: its point is not a public key of anything known.
 */
export function ed25519StandIn(): Bytes {
  const key = new Map<number, number | Bytes>([
    [cose.COSEKEYS.kty, cose.COSEKTY.OKP],
    [cose.COSEKEYS.alg, -8],
    [cose.COSEKEYS.crv, cose.COSECRV.ED25519],
    [cose.COSEKEYS.x, new Uint8Array(createHash('sha256').update('no key').digest())],
  ]);
  return isoCBOR.encode(key as never);
}

/** WebAuthn Level 3, section 7.2, the signature over authenticator data and hash of the client data. */
export function isSignedByEd448(key: Bytes, { authenticatorData, clientDataJSON, signature }: Signed): boolean {
  const x = decodeCredentialPublicKey(key).get(cose.COSEKEYS.x as never) as Bytes | undefined;
  if (!x) return false;
  const jwk = { kty: 'OKP', crv: 'Ed448', x: isoBase64URL.fromBuffer(x) };
  const clientDataHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
  const data = Buffer.concat([Buffer.from(authenticatorData, 'base64url'), clientDataHash]);
  return verify(null, data, createPublicKey({ key: jwk, format: 'jwk' }), Buffer.from(signature, 'base64url'));
}
