import type { PasskeyAssertion } from '@gatehouse/contract/login/challenge.schema';
import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { RelyingParty } from '../factors/relying-party.ts';
import type { PasskeyRecord } from '../factors/tables.ts';
import { isFramedBy } from './client-data.ts';
import { ed25519StandIn, isEd448Key, isSignedByEd448 } from './ed448.ts';

/** What the record of the credential becomes by an answer that is right. */
export type Asserted = { readonly counter: number; readonly backedUp: boolean };
type Known = Pick<PasskeyRecord, 'credential_id' | 'public_key' | 'counter'>;

/**
 * WebAuthn Level 3, section 7.2: the challenge is ours, the page and the host are the site's own, a person was there (and
 * was verified, where `userVerification` asks for it), the authenticator's count went on, the signature is the credential's.
 * Undefined: one of these is not so.
 */
export async function verifyAssertion(
  response: PasskeyAssertion,
  { challenge, userVerification }: { challenge: string; userVerification: 'required' | 'preferred' },
  { credential_id, public_key, counter }: Known,
  { rpId, origins, topOrigins }: RelyingParty,
): Promise<Asserted | undefined> {
  try {
    if (!isFramedBy(response.response.clientDataJSON, topOrigins)) return undefined;
    const key = isoBase64URL.toBuffer(public_key);
    const isEd448 = isEd448Key(key);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      ...{ expectedChallenge: challenge, expectedOrigin: [...origins], expectedRPID: rpId },
      expectedTopOrigin: [...topOrigins],
      requireUserVerification: userVerification === 'required',
      credential: { id: credential_id, publicKey: isEd448 ? ed25519StandIn() : key, counter },
    });
    if (!(isEd448 ? isSignedByEd448(key, response.response) : verified)) return undefined;
    return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
  } catch {
    return undefined;
  }
}
