import { constants, deflateRawSync } from 'node:zlib';
import { NONCE_CHARS } from '../http/random-text.ts';

/** Bytes with slots for a nonce, filled with zeros; a part that many pages share follows them and is stored once. */
export type SlottedBytes = { readonly bytes: Buffer; readonly places: readonly number[]; readonly shared?: Shared };
type Shared = { readonly at: number; readonly bytes: Buffer };

const WINDOW_BYTES = 32_768;
/** A byte that UTF-8 never uses, so it matches nothing in a page. */
const NOT_TEXT = 0xff;
const BEST = 9;
const EMPTY = Buffer.alloc(0);
export const BLANK = Buffer.alloc(NONCE_CHARS);
const STORED_BLOCK = Buffer.from([0, NONCE_CHARS, 0, ~NONCE_CHARS & 0xff, 0xff]);

/**
 * Cuts a text at a placeholder, raw and deflated (RFC 1951); the deflated stream is not ended.
 * @param level of zlib; absent: the best
 * @param header before the deflated bytes
 */
export function cutText(
  html: string,
  placeholder: string,
  { level = BEST, header = EMPTY }: { readonly level?: number; readonly header?: Buffer } = {},
): { raw: SlottedBytes; deflated: SlottedBytes } {
  const pieces = html.split(placeholder).map((piece) => Buffer.from(piece));
  const raw = slottedBytes(pieces);
  const text = Buffer.from(raw.bytes);
  for (const place of raw.places) text.fill(NOT_TEXT, place, place + NONCE_CHARS);
  const deflated = pieces.map((piece, index) => {
    const end = raw.places[index] ?? text.length;
    return deflatedPiece(piece, text.subarray(0, end - piece.length), level);
  });
  return { raw, deflated: slottedBytes(deflated, { before: header, each: STORED_BLOCK }) };
}

/** Deflates a piece that may refer to the 32 KB before it, but never into a slot. */
export function deflatedPiece(piece: Buffer, before: Buffer, level = BEST): Buffer {
  const dictionary = before.subarray(-WINDOW_BYTES);
  const options = { level, finishFlush: constants.Z_SYNC_FLUSH };
  return deflateRawSync(piece, dictionary.length > 0 ? { ...options, dictionary } : options);
}

type Around = { readonly before: Buffer; readonly each: Buffer };
const NOTHING: Around = { before: EMPTY, each: EMPTY };

export function slottedBytes(pieces: readonly Buffer[], { before, each }: Around = NOTHING): SlottedBytes {
  const parts = [before];
  const places: number[] = [];
  let length = before.length;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      parts.push(each, BLANK);
      places.push(length + each.length);
      length += each.length + BLANK.length;
    }
    parts.push(piece);
    length += piece.length;
  }
  return { bytes: Buffer.concat(parts), places };
}

/**
 * A copy with the nonce in its slots.
 * @param nonce of `NONCE_CHARS` ASCII characters
 */
export function filled({ bytes, places, shared }: SlottedBytes, nonce: string): Buffer {
  const copy = space(bytes.length + (shared?.bytes.length ?? 0));
  bytes.copy(copy, 0, 0, shared?.at);
  if (shared) {
    shared.bytes.copy(copy, shared.at);
    bytes.copy(copy, shared.at + shared.bytes.length, shared.at);
  }
  for (const place of places) copy.write(nonce, place, 'latin1');
  return copy;
}

const BLOCK_BYTES = 262_144;
let block = Buffer.alloc(0);
let taken = 0;

/** Responses share blocks of memory: a block each would burden the garbage collector. */
function space(length: number): Buffer {
  if (length > BLOCK_BYTES / 4) return Buffer.allocUnsafe(length);
  if (taken + length > block.length) {
    block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
    taken = 0;
  }
  taken += length;
  return block.subarray(taken - length, taken);
}
