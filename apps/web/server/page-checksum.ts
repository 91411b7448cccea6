import { crc32 } from 'node:zlib';
import { NONCE_CHARS } from './nonce.ts';
import { BLANK, filled, filledPlaces, type Roomy } from './roomy.ts';

/**
 * The CRC-32 of a text with room for nonces, quick to have with any nonce. It is linear: the checksum with a nonce is that with
 * none, changed by each bit of the nonce on its own.
 */
export type Checksum = { readonly blank: number; readonly bits: Uint32Array; readonly length: number };

const ASCII_BITS = 7;
const CHECKSUM_BITS = 32;

export function checksumOf(raw: Roomy): Checksum {
  const whole = blank(raw);
  const places = filledPlaces(raw);
  const changes = bitsOfNonce();
  const throughNonce = carriedThrough(BLANK);
  const bits = new Uint32Array(changes.length);
  for (const [index, place] of places.entries()) {
    const through = carriedThrough(whole.subarray(place + NONCE_CHARS, places[index + 1]));
    for (const [bit, change] of changes.entries()) bits[bit] = through(throughNonce(bits[bit] ?? 0) ^ change);
  }
  return { blank: crc32(whole), bits, length: whole.length };
}

/** What each bit of a nonce does to the checksum of all that ends with it. */
function bitsOfNonce(): Uint32Array {
  const none = crc32(BLANK);
  return Uint32Array.from({ length: NONCE_CHARS * ASCII_BITS }, (_, index) => {
    const oneBit = Buffer.alloc(NONCE_CHARS);
    oneBit[Math.floor(index / ASCII_BITS)] = 1 << (index % ASCII_BITS);
    return crc32(oneBit) ^ none;
  });
}

/** @param nonce in the places of the text */
export function checksumWith({ blank, bits }: Checksum, nonce: string): number {
  let crc = blank;
  for (let place = 0; place < NONCE_CHARS; place += 1) {
    const character = nonce.charCodeAt(place);
    for (let bit = 0; bit < ASCII_BITS; bit += 1) {
      if ((character >> bit) & 1) crc ^= bits[place * ASCII_BITS + bit] ?? 0;
    }
  }
  return crc >>> 0;
}

/** What a change of the checksum of all that stands before a text does to the checksum with that text. */
export function carriedThrough(text: Buffer): (change: number) => number {
  const none = crc32(text, 0);
  const ofBit = Uint32Array.from({ length: CHECKSUM_BITS }, (_, bit) => crc32(text, (1 << bit) >>> 0) ^ none);
  return (change) => {
    let sum = 0;
    for (let bit = 0; bit < CHECKSUM_BITS; bit += 1) if ((change >>> bit) & 1) sum ^= ofBit[bit] ?? 0;
    return sum >>> 0;
  };
}

/** The text with none in its places. */
export function blank(raw: Roomy): Buffer {
  return filled(raw, BLANK.toString('latin1'));
}
