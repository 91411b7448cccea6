import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../kernel/refusal.ts';

/** Fields that Telegram has signed, in a query. */
export type SignedData = {
  readonly fields: ReadonlyMap<string, string>;
  /** SHA-256 of what was signed, in hex: the same however the query is spelled. */
  readonly id: string;
};

const LONGEST_CHARS = 8192;
const MOST_FIELDS = 32;
const KEY = /^[a-z][a-z\d_]{0,31}$/;
/** Ed25519: 64 bytes, as base64url without padding. */
const SIGNATURE = /^[\w-]{86}$/;
const HASH = /^[\da-f]{64}$/;
/** The lines of the signed text are parted by them: with one inside a value, another split of the same text would be signed too. */
const LINE_BREAK = /[\n\r]/;

/**
 * TG-12: reads a query whose `hash` signs all its other fields: `key=value`, sorted by key, one on each line.
 * @param sign HMAC of that text with the key of this kind of data
 * @throws {Refusal} telegramDataInvalid where it is not so signed, or a field is there twice or is no text
 */
export function readSigned(query: string, sign: (text: string) => Buffer): SignedData {
  const fields = fieldsOf(query);
  const hash = fields.get('hash') ?? '';
  if (!HASH.test(hash)) throw new Refusal('telegramDataInvalid');
  fields.delete('hash');
  const text = textOf(fields);
  if (!timingSafeEqual(sign(text), Buffer.from(hash, 'hex'))) throw new Refusal('telegramDataInvalid');
  return signedData(fields, text);
}

/**
 * TG-12: the same where `signature` signs all fields but itself and `hash`, which is not looked at.
 * @param isSigned by Telegram's own key
 * @throws {Refusal} telegramDataInvalid
 */
export function readSignedByKey(query: string, isSigned: (text: string, signature: Buffer) => boolean): SignedData {
  const fields = fieldsOf(query);
  const signature = fields.get('signature') ?? '';
  if (!SIGNATURE.test(signature)) throw new Refusal('telegramDataInvalid');
  for (const name of ['hash', 'signature']) fields.delete(name);
  const text = textOf(fields);
  if (!isSigned(text, Buffer.from(signature, 'base64url'))) throw new Refusal('telegramDataInvalid');
  return signedData(fields, text);
}

function textOf(fields: ReadonlyMap<string, string>): string {
  return [...fields.keys()]
    .sort()
    .map((key) => `${key}=${fields.get(key)}`)
    .join('\n');
}

function signedData(fields: ReadonlyMap<string, string>, text: string): SignedData {
  return { fields, id: createHash('sha256').update(text).digest('hex') };
}

function fieldsOf(query: string): Map<string, string> {
  const parts = query.length > LONGEST_CHARS ? [] : query.split('&');
  const fields = new Map(parts.map(fieldOf));
  if (parts.length > MOST_FIELDS || fields.size < parts.length) throw new Refusal('telegramDataInvalid');
  return fields;
}

function fieldOf(part: string): [key: string, value: string] {
  const [, key = '', encoded = ''] = /^([^=]*)=(.*)$/s.exec(part) ?? [];
  const value = decoded(encoded);
  if (!KEY.test(key) || value === undefined || LINE_BREAK.test(value)) throw new Refusal('telegramDataInvalid');
  return [key, value];
}

/** Undefined: it is not UTF-8. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
