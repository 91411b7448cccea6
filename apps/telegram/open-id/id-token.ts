import { createHash, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';
import type { Person } from '../core/people.ts';
import type { Allowed } from './codes.ts';

const RSA_BITS = 2048;
const TTL_S = 3_600;
const KEY_ID = 'own-telegram-1';
const ANOTHER_BOT = '7000000002';
const ANOTHER_PERSON = 7_100_000_099;
const SUBJECT_DIGITS = 19;

export type IdTokens = {
  /** RFC 7517 */
  readonly keys: () => { readonly keys: readonly JsonWebKey[] };
  readonly of: (allowed: Allowed, about: { issuer: string; clientId: string; picture: string | undefined }) => string;
};

/**
 * ID tokens as Telegram makes them: RS256; `id` is the person's number, and `sub` another one.
 * @param now epoch ms
 */
export function createIdTokens(now: () => number): IdTokens {
  let made: ReturnType<typeof newKeys> | undefined;
  const keyPair = () => {
    made ??= newKeys();
    return made;
  };
  return {
    keys: () => ({
      keys: [{ ...keyPair().publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }],
    }),
    of({ person, asked, defect }, { issuer, clientId, picture }) {
      const date = Math.floor(now() / 1_000) - (defect === 'expired' ? 2 * TTL_S : 0);
      const claims = {
        ...{ iss: issuer, aud: defect === 'other-bot' ? ANOTHER_BOT : clientId, sub: subjectOf(person, clientId) },
        ...{ iat: date, exp: date + TTL_S, ...(defect === 'future' ? { nbf: date + TTL_S } : {}) },
        ...(asked.nonce === undefined ? {} : { nonce: asked.nonce }),
        ...{ id: person.id, ...(asked.scopes.includes('profile') ? profileOf(person, picture) : {}) },
      };
      const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      if (defect === 'unsigned') return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
      const header = encoded({ alg: 'RS256', typ: 'JWT', kid: KEY_ID });
      const text = `${header}.${encoded(claims)}`;
      const signature = sign('sha256', Buffer.from(text), keyPair().privateKey).toString('base64url');
      const sent = defect === 'tampered' ? `${header}.${encoded({ ...claims, id: ANOTHER_PERSON })}` : text;
      return `${sent}.${signature}`;
    },
  };
}

function newKeys() {
  return generateKeyPairSync('rsa', { modulusLength: RSA_BITS });
}

/** The same for a person and a bot, and no number of a person. */
function subjectOf({ id }: Person, clientId: string): string {
  const hash = createHash('sha256').update(`${clientId}|${id}`).digest('hex');
  return BigInt(`0x${hash}`).toString().slice(0, SUBJECT_DIGITS);
}

function profileOf({ first_name, last_name, username }: Person, picture: string | undefined) {
  return {
    name: [first_name, last_name].filter(Boolean).join(' '),
    ...(username ? { preferred_username: username } : {}),
    ...(picture ? { picture } : {}),
  };
}
