import { createHash, createPublicKey, verify } from 'node:crypto';
import type { PasskeyAssertion } from '@gatehouse/contract/login/challenge.schema';
import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import {
  cose,
  decodeClientDataJSON,
  decodeCredentialPublicKey,
  isoBase64URL,
  parseAuthenticatorData,
} from '@simplewebauthn/server/helpers';
import type { RelyingParty } from '../factors/relying-party.ts';
import { isFramedBy } from '../factors/relying-party.ts';
import type { PasskeyRecord } from '../factors/tables.ts';
import { ED448 } from './passkey-options.ts';

/** What the record of the credential becomes by an answer that is right. */
export type Asserted = { readonly counter: number; readonly backedUp: boolean };
type Asks = { readonly challenge: string; readonly userVerification: 'required' | 'preferred' };
type Known = Pick<PasskeyRecord, 'credential_id' | 'public_key' | 'counter'>;

/**
 * WebAuthn Level 3, section 7.2: the challenge is ours, the page and the host are the site's own, a person was there (and
 * was verified, where `userVerification` asks for it), the authenticator's count went on, the signature is the credential's.
 * Undefined: one of these is not so.
 */
export async function verifyAssertion(
  response: PasskeyAssertion,
  asks: Asks,
  known: Known,
  relyingParty: RelyingParty,
): Promise<Asserted | undefined> {
  try {
    if (!isFramedBy(response.response.clientDataJSON, relyingParty.topOrigins)) return undefined;
    const publicKey = isoBase64URL.toBuffer(known.public_key);
    const point = ed448Point(publicKey);
    if (point) return verifyEd448(response, asks, known, relyingParty, point);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      ...{
        expectedChallenge: asks.challenge,
        expectedOrigin: [...relyingParty.origins],
        expectedRPID: relyingParty.rpId,
      },
      expectedTopOrigin: [...relyingParty.topOrigins],
      requireUserVerification: asks.userVerification === 'required',
      credential: { id: known.credential_id, publicKey, counter: known.counter },
    });
    if (!verified) return undefined;
    return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
  } catch {
    return undefined;
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

/** RFC 9053, section 7.1 */
const CURVE_ED448 = 7;

/** The public point of a COSE key of Ed448 (RFC 9864), which the library does not know; undefined for other keys. */
function ed448Point(key: Bytes): Bytes | undefined {
  const read = decodeCredentialPublicKey(key) as unknown as ReadonlyMap<number, unknown>;
  const isEd448 = read.get(cose.COSEKEYS.alg) === ED448 && read.get(cose.COSEKEYS.crv) === CURVE_ED448;
  return isEd448 ? (read.get(cose.COSEKEYS.x) as Bytes) : undefined;
}

/** What the library checks of an answer (WebAuthn Level 3, section 7.2), for a key of Ed448. Undefined: one of these is not so. */
function verifyEd448(
  { id, rawId, response }: PasskeyAssertion,
  { challenge, userVerification }: Asks,
  { counter }: Pick<Known, 'counter'>,
  { rpId, origins }: RelyingParty,
  point: Bytes,
): Asserted | undefined {
  const signed = isoBase64URL.toBuffer(response.authenticatorData);
  const said = decodeClientDataJSON(response.clientDataJSON);
  const { rpIdHash, flags, counter: newCounter } = parseAuthenticatorData(signed);
  const isAsked =
    id === rawId && said.type === 'webauthn.get' && said.challenge === challenge && origins.includes(said.origin);
  const isVerified = flags.up && (flags.uv || userVerification === 'preferred') && (flags.be || !flags.bs);
  const isCounted = newCounter > counter || (newCounter === 0 && counter === 0);
  if (!isAsked || !isVerified || !isCounted || !sha256(Buffer.from(rpId)).equals(rpIdHash)) return undefined;
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed448', x: isoBase64URL.fromBuffer(point) }, format: 'jwk' });
  const isSigned = verify(
    null,
    Buffer.concat([signed, sha256(isoBase64URL.toBuffer(response.clientDataJSON))]),
    key,
    isoBase64URL.toBuffer(response.signature),
  );
  return isSigned ? { counter: newCounter, backedUp: flags.bs } : undefined;
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
