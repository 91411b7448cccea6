import { crc32 } from 'node:zlib';
import { NONCE_CHARS } from '../http/random-text.ts';
import { BLANK, filled, type SlottedBytes } from './nonce-slots.ts';

/**
 * The CRC-32 of a text with slots for nonces, fast for any nonce. CRC-32 is linear: the checksum with a nonce is the one with
 * zeros, changed by each bit of the nonce separately.
 */
export type Checksum = { readonly blank: number; readonly bits: Uint32Array; readonly length: number };

const ASCII_BITS = 7;
const CHECKSUM_BITS = 32;

export function checksumOf(raw: SlottedBytes): Checksum {
  const whole = blank(raw);
  const { places } = raw;
  const end = (places.at(-1) ?? -NONCE_CHARS) + NONCE_CHARS;
  const front: SlottedBytes = { bytes: whole.subarray(0, end), places };
  const frontBlank = crc32(front.bytes);
  const carried = carriedThrough(whole.subarray(end));
  const bits = new Uint32Array(NONCE_CHARS * ASCII_BITS);
  for (const index of bits.keys()) {
    const oneBit = Buffer.alloc(NONCE_CHARS);
    oneBit[Math.floor(index / ASCII_BITS)] = 1 << (index % ASCII_BITS);
    bits[index] = carried(crc32(filled(front, oneBit.toString('latin1'))) ^ frontBlank);
  }
  return { blank: crc32(whole), bits, length: whole.length };
}

/** @param nonce in the slots of the text */
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

/** Maps a change of the checksum before a text to the change of the checksum after it. */
function carriedThrough(text: Buffer): (change: number) => number {
  const none = crc32(text, 0);
  const ofBit = Uint32Array.from({ length: CHECKSUM_BITS }, (_, bit) => crc32(text, (1 << bit) >>> 0) ^ none);
  return (change) => {
    let sum = 0;
    for (let bit = 0; bit < CHECKSUM_BITS; bit += 1) if ((change >>> bit) & 1) sum ^= ofBit[bit] ?? 0;
    return sum >>> 0;
  };
}

/** The text with empty slots. */
function blank(raw: SlottedBytes): Buffer {
  return filled(raw, BLANK.toString('latin1'));
}
