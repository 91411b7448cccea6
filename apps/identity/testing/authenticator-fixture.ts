import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreationOptions } from '@gatehouse/contract/account/factors';
import type { PasskeyRequestOptions } from '@gatehouse/contract/login/challenge';
import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';

/** What a test bends: flags as WebAuthn Level 3, section 6.1 has them. */
export type Bent = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly count?: number;
  readonly userHandle?: string | null;
  readonly verified?: boolean;
  readonly present?: boolean;
};

const FLAGS = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

/** One passkey in software: ES256, no statement. What a browser and an authenticator do together, without either's refusals. */
export class SoftwarePasskey {
  readonly id: string;
  private readonly key: KeyObject;
  private readonly jwk: { x?: string | undefined; y?: string | undefined };
  private readonly origin: string;
  private count = 0;
  private userHandle = '';
  private rpId = '';

  constructor(origin: string, id: string = randomBytes(16).toString('base64url')) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.origin = origin;
    this.id = id;
    this.key = privateKey;
    this.jwk = publicKey.export({ format: 'jwk' });
  }

  /** What `navigator.credentials.create` gives, as JSON. */
  create(options: PasskeyCreationOptions, bent: Bent = {}) {
    this.userHandle = options.user.id;
    this.rpId = options.rp.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 255]), id, this.cose()]);
    const authData = Buffer.concat([this.authData(bent, FLAGS.attested), attested]);
    const object = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestationObject = isoBase64URL.fromBuffer(isoCBOR.encode(object as never));
    const clientDataJSON = this.clientData('webauthn.create', bent.challenge ?? options.challenge, bent);
    return { ...this.credential(), response: { clientDataJSON, attestationObject, transports: ['internal'] } };
  }

  /** The result of `navigator.credentials.get`, as JSON; its counter goes up. */
  get(options: PasskeyRequestOptions, bent: Bent = {}) {
    this.count = bent.count ?? this.count + 1;
    const authenticatorData = this.authData(bent, 0);
    const clientDataJSON = this.clientData('webauthn.get', bent.challenge ?? options.challenge, bent);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = sign('sha256', Buffer.concat([authenticatorData, hash]), this.key).toString('base64url');
    const userHandle = bent.userHandle === undefined ? this.userHandle : bent.userHandle;
    return {
      ...this.credential(),
      response: {
        ...{ authenticatorData: authenticatorData.toString('base64url'), clientDataJSON, signature },
        ...(userHandle === null ? {} : { userHandle }),
      },
    };
  }

  private credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  private authData({ rpId = this.rpId, verified = true, present = true }: Bent, more: number): Buffer {
    const flags = more | FLAGS.backupEligible | FLAGS.backedUp | (verified ? FLAGS.verified : 0) | (present ? 1 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.count);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Bent): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }

  private cose(): Uint8Array {
    const point = (text: string | undefined) => new Uint8Array(Buffer.from(text ?? '', 'base64url'));
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(this.jwk.x)],
      [-3, point(this.jwk.y)],
    ]);
    return isoCBOR.encode(key as never);
  }
}
