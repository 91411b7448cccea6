import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { describe, expect, test } from 'vitest';
import type { RelyingParty } from '../factors/relying-party.ts';
import { verifyAssertion } from './verify-assertion.ts';
import { type NewCredential, verifyRegistration } from './verify-registration.ts';

const corpus = join(
  process.env.CORPORA_DIR ?? join(import.meta.dirname, '../../../../../shared/corpora'),
  'webauthn/webauthn-l3-test-vectors.json',
);
const present = existsSync(corpus);
if (!present) console.log(`The WebAuthn Level 3 vectors are left out: ${corpus} is not there.`);

type Hex = Record<string, string>;
type Vector = { readonly id: string; readonly registration: Hex; readonly authentication: Hex };
type Corpus = {
  readonly rp_id: string;
  readonly origin: string;
  readonly topOrigin: string;
  readonly vectors: Vector[];
};

const { vectors, ...site }: Corpus = present
  ? JSON.parse(readFileSync(corpus, 'utf8'))
  : { rp_id: '', origin: '', topOrigin: '', vectors: [] };
const relyingParty: RelyingParty = { rpId: site.rp_id, origins: [site.origin], topOrigins: [] };
/** The first is no credential but the root of the others' statements. */
const credentials = vectors.filter(({ authentication }) => authentication.signature);
const inFrame = /crossOrigin|topOrigin/;

const base64url = (hex: string | undefined) => Buffer.from(hex ?? '', 'hex').toString('base64url');
const bytesOf = (hex: string | undefined) => Buffer.from(hex ?? '', 'hex');

function registrationOf({ registration }: Vector) {
  const id = base64url(registration.credential_id);
  const { clientDataJSON, attestationObject } = registration;
  return {
    ...{ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} },
    response: { clientDataJSON: base64url(clientDataJSON), attestationObject: base64url(attestationObject) },
  };
}

function assertionOf({ registration, authentication }: Vector, changed: Hex = {}) {
  const id = base64url(registration.credential_id);
  const { authenticatorData, clientDataJSON, signature } = { ...authentication, ...changed };
  return {
    ...{ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} },
    response: {
      authenticatorData: base64url(authenticatorData),
      clientDataJSON: base64url(clientDataJSON),
      signature: base64url(signature),
    },
  };
}

/** The vectors in a frame name their top origin, and pass only where that may show ours. */
function placeOf({ id }: Vector): RelyingParty {
  return inFrame.test(id) ? { ...relyingParty, topOrigins: [site.topOrigin] } : relyingParty;
}

async function registered(vector: Vector): Promise<NewCredential> {
  const challenge = base64url(vector.registration.challenge);
  const made = await verifyRegistration(registrationOf(vector), challenge, placeOf(vector));
  if (!made) throw new Error(`${vector.id} is not registered`);
  return made;
}

async function asserted(vector: Vector, changed: Hex = {}, more: { place?: RelyingParty; challenge?: string } = {}) {
  const { credentialId: credential_id, publicKey: public_key } = await registered(vector);
  const challenge = more.challenge ?? base64url(vector.authentication.challenge);
  const asks = { challenge, userVerification: 'preferred' } as const;
  const known = { credential_id, public_key, counter: 0 };
  return verifyAssertion(assertionOf(vector, changed), asks, known, more.place ?? placeOf(vector));
}

/** The same bytes with one bit turned. */
function turned(hex: string | undefined, at: number): string {
  const bytes = bytesOf(hex);
  const place = at < 0 ? bytes.length + at : at;
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  return bytes.toString('hex');
}

describe.skipIf(!present)('the test vectors of WebAuthn Level 3', () => {
  test('there are fifteen credentials', () => expect(credentials).toHaveLength(15));

  test.each(credentials.map((vector) => [vector.id, vector] as const))('%s registers', async (_, vector) => {
    const { credentialId, counter } = await registered(vector);
    expect(credentialId).toBe(base64url(vector.registration.credential_id));
    expect(counter).toBe(0);
  });

  test.each(credentials.map((vector) => [vector.id, vector] as const))('%s answers', async (_, vector) => {
    expect(await asserted(vector)).toMatchObject({ counter: 0 });
  });

  test.each(credentials.map((vector) => [vector.id, vector] as const))(
    '%s is refused with one bit changed, for another challenge, page or host',
    async (_, vector) => {
      const { authenticatorData, clientDataJSON, signature } = vector.authentication;
      expect(await asserted(vector, { signature: turned(signature, -1) })).toBeUndefined();
      expect(await asserted(vector, { authenticatorData: turned(authenticatorData, -1) })).toBeUndefined();
      expect(await asserted(vector, { clientDataJSON: turned(clientDataJSON, -3) })).toBeUndefined();
      expect(await asserted(vector, {}, { challenge: base64url('00') })).toBeUndefined();
      const place = placeOf(vector);
      expect(await asserted(vector, {}, { place: { ...place, origins: ['https://example.com'] } })).toBeUndefined();
      expect(await asserted(vector, {}, { place: { ...place, rpId: 'example.com' } })).toBeUndefined();
    },
  );

  test.each(credentials.map((vector) => [vector.id, vector] as const))(
    '%s is not registered for another challenge, page or host, nor under another id',
    async (_, vector) => {
      const challenge = base64url(vector.registration.challenge);
      const place = placeOf(vector);
      const response = registrationOf(vector);
      expect(await verifyRegistration(response, base64url('00'), place)).toBeUndefined();
      const elsewhere = { ...place, origins: ['https://example.com'] };
      expect(await verifyRegistration(response, challenge, elsewhere)).toBeUndefined();
      expect(await verifyRegistration(response, challenge, { ...place, rpId: 'example.com' })).toBeUndefined();
      const id = base64url('aa');
      expect(await verifyRegistration({ ...response, id, rawId: id }, challenge, place)).toBeUndefined();
    },
  );

  const packed = credentials.filter(({ registration }) => {
    const object = decodeAttestationObject(new Uint8Array(bytesOf(registration.attestationObject)));
    return object.get('fmt') === 'packed';
  });

  test.each(packed.map((vector) => [vector.id, vector] as const))(
    '%s is not registered with a statement that is wrong',
    async (_, vector) => {
      const response = registrationOf(vector);
      const object = decodeAttestationObject(new Uint8Array(bytesOf(vector.registration.attestationObject)));
      const signature = Buffer.from(object.get('attStmt').get('sig') ?? []).toString('hex');
      expect(signature).not.toBe('');
      const wrong = (vector.registration.attestationObject ?? '').replace(signature, turned(signature, -1));
      const changed = { ...response, response: { ...response.response, attestationObject: base64url(wrong) } };
      const challenge = base64url(vector.registration.challenge);
      expect(await verifyRegistration(changed, challenge, placeOf(vector))).toBeUndefined();
    },
  );

  test('what ran in a frame of another origin is refused, as this product is in none', async () => {
    const framed = credentials.filter(({ id }) => inFrame.test(id));
    expect(framed).toHaveLength(2);
    for (const vector of framed) {
      expect(await asserted(vector, {}, { place: relyingParty })).toBeUndefined();
      const challenge = base64url(vector.registration.challenge);
      expect(await verifyRegistration(registrationOf(vector), challenge, relyingParty)).toBeUndefined();
    }
  });

  test('where the person must be verified, an answer without that is refused', async () => {
    const flagsOf = ({ authentication }: Vector) => bytesOf(authentication.authenticatorData)[32] ?? 0;
    const unverified = credentials.filter((vector) => (flagsOf(vector) & 0x04) === 0);
    expect(unverified.length).toBeGreaterThan(0);
    for (const vector of unverified) {
      const { credentialId: credential_id, publicKey: public_key } = await registered(vector);
      const challenge = base64url(vector.authentication.challenge);
      const asks = { challenge, userVerification: 'required' } as const;
      const known = { credential_id, public_key, counter: 0 };
      expect(await verifyAssertion(assertionOf(vector), asks, known, placeOf(vector))).toBeUndefined();
    }
  });

  test('a count that went back is refused', async () => {
    const [vector] = credentials;
    if (!vector) throw new Error('There is no vector');
    const { credentialId: credential_id, publicKey: public_key } = await registered(vector);
    const challenge = base64url(vector.authentication.challenge);
    const asks = { challenge, userVerification: 'preferred' } as const;
    const known = { credential_id, public_key, counter: 1 };
    expect(await verifyAssertion(assertionOf(vector), asks, known, placeOf(vector))).toBeUndefined();
  });
});
