import type { PasskeyRegistration } from '@gatehouse/contract/account/factors.schema';
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import type { RelyingParty } from '../factors/relying-party.ts';
import { isFramedBy } from '../factors/relying-party.ts';
import { ALGORITHMS } from './passkey-options.ts';

/** A credential as it came from the authenticator (WebAuthn Level 3, section 4, credential record). */
export type NewCredential = {
  readonly credentialId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly userVerified: boolean;
  readonly backedUp: boolean;
};

/** The formats whose statements can be judged without roots of their makers. */
const JUDGED: ReadonlySet<string> = new Set(['none', 'packed']);

/**
 * WebAuthn Level 3, section 7.1. We ask for no attestation and trust none. A statement that needs its maker's roots is
 * therefore taken as if there were none; everything else about the credential is checked, and a `packed` statement too.
 * Undefined: it is invalid.
 */
export async function verifyRegistration(
  response: PasskeyRegistration,
  expectedChallenge: string,
  { rpId, origins, topOrigins }: RelyingParty,
): Promise<NewCredential | undefined> {
  try {
    if (!isFramedBy(response.response.clientDataJSON, topOrigins)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: withoutUnjudged(response),
      ...{ expectedChallenge, expectedOrigin: [...origins], expectedRPID: rpId },
      requireUserVerification: false,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (!verified) return undefined;
    const { credential, userVerified, credentialBackedUp } = registrationInfo;
    // Section 7.1 names what the authenticator says; the id beside it is the browser's copy.
    if (credential.id !== response.id) return undefined;
    const { id: credentialId, publicKey, counter, transports = [] } = credential;
    return {
      ...{ credentialId, counter, transports, userVerified },
      ...{ publicKey: isoBase64URL.fromBuffer(publicKey), backedUp: credentialBackedUp },
    };
  } catch {
    return undefined;
  }
}

function withoutUnjudged(response: PasskeyRegistration): RegistrationResponseJSON {
  const given = response as unknown as RegistrationResponseJSON;
  const object = decodeAttestationObject(isoBase64URL.toBuffer(given.response.attestationObject));
  if (JUDGED.has(object.get('fmt'))) return given;
  const none = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', object.get('authData')],
  ]);
  const attestationObject = isoBase64URL.fromBuffer(isoCBOR.encode(none as never));
  return { ...given, response: { ...given.response, attestationObject } };
}
