import { constants, crc32, deflateRawSync, gunzipSync, gzipSync } from 'node:zlib';
import { NONCE_CHARS } from './nonce.ts';

/**
 * A rendered page with room where each answer's own nonce goes, raw and as gzip, so that an answer only copies bytes:
 * gzip allows this because each piece between two nonces ends on a byte (RFC 1951, 3.2.4) and a nonce stands there as a
 * stored block.
 */
export type CutPage = {
  /** Absent on pages that are kept: nearly everybody takes gzip, and it is made from that. */
  readonly raw?: Roomy;
  /** Absent on pages that are answered once and share nothing: those are compressed whole. */
  readonly gzip?: Roomy;
  /** What each bit of a nonce does to the checksum; on pages that are kept. */
  readonly checksum?: { readonly blank: number; readonly bits: Uint32Array; readonly length: number };
  /** Of a page that shares something: where what is seen ends, in the bytes of the page. */
  readonly seenUntil?: number | undefined;
};

/** Bytes with room for a nonce, filled with zeros, at some places; what many pages share stands after them and is kept once. */
type Roomy = { readonly bytes: Buffer; readonly places: readonly number[]; readonly shared?: Shared };
type Shared = { readonly at: number; readonly bytes: Buffer };

/** A text that many pages share, without a nonce: raw, and deflated on its own. */
export type SharedText = { readonly raw: Buffer; readonly deflated: Buffer };

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
const WINDOW_BYTES = 32_768;
/** A byte that UTF-8 has nowhere: nothing of a page can match it. */
const NOT_TEXT = 0xff;
/** Checksum and length (RFC 1952, 2.3.1), four bytes each. */
const TRAILER_BYTES = 8;
const LENGTH_FROM_END = 4;
/** The quickest: nobody else is answered meanwhile. */
export const ONCE = { level: 1 };
const BEST = 9;
const EMPTY = Buffer.alloc(0);
const BLANK = Buffer.alloc(NONCE_CHARS);
const STORED_BLOCK = Buffer.from([0, NONCE_CHARS, 0, ~NONCE_CHARS & 0xff, 0xff]);
const ASCII_BITS = 7;
const CHECKSUM_BITS = 32;

/** @param text as many pages have it */
export function sharedText(text: string): SharedText {
  const raw = Buffer.from(text);
  return { raw, deflated: deflatedPiece(raw, EMPTY) };
}

/**
 * Cuts a page at a placeholder. The placeholder must be as random as a nonce, so that no text of a page can hold it.
 * @param shared stands where the page has `at`, once, after every nonce
 * @param level of zlib: a page that is kept takes the best
 */
export function cutPage(
  html: string,
  placeholder: string,
  shared?: { readonly at: string; readonly text: SharedText },
  level = BEST,
): Required<Pick<CutPage, 'raw' | 'gzip'>> & Pick<CutPage, 'seenUntil'> {
  const [front = '', end = ''] = shared ? html.split(shared.at) : [html];
  const { raw, gzip } = cutFront(front, placeholder, level);
  if (!shared) return { raw, gzip: ended(gzip) };
  const closing = Buffer.from(end);
  const { text } = shared;
  return {
    seenUntil: seenUntil(raw.places),
    raw: withShared(raw, text.raw, closing),
    gzip: ended(withShared(gzip, text.deflated, deflatedPiece(closing, EMPTY))),
  };
}

/** Up to what is shared; the gzip is not ended. */
function cutFront(html: string, placeholder: string, level: number): { raw: Roomy; gzip: Roomy } {
  const pieces = html.split(placeholder).map((piece) => Buffer.from(piece));
  const raw = roomy(pieces);
  const text = Buffer.from(raw.bytes);
  for (const place of raw.places) text.fill(NOT_TEXT, place, place + NONCE_CHARS);
  const deflated = pieces.map((piece, index) => {
    const end = raw.places[index] ?? text.length;
    return deflatedPiece(piece, text.subarray(0, end - piece.length), level);
  });
  return { raw, gzip: roomy(deflated, { before: GZIP_HEADER, each: STORED_BLOCK }) };
}

function withShared({ bytes, places }: Roomy, shared: Buffer, closing: Buffer): Roomy {
  return { bytes: Buffer.concat([bytes, closing]), places, shared: { at: bytes.length, bytes: shared } };
}

/** With the end of a gzip: the checksum and the length are filled in by each answer. */
function ended({ bytes, ...others }: Roomy): Roomy {
  return { ...others, bytes: Buffer.concat([bytes, LAST_BLOCK, Buffer.alloc(TRAILER_BYTES)]) };
}

/** A page for one answer: to compress it piece by piece, and as well as can be, would take longer than to render it. */
export function cutPageOnce(html: string, placeholder: string): CutPage {
  return { raw: roomy(html.split(placeholder).map((piece) => Buffer.from(piece))) };
}

/** A piece that refers to what stands before it, up to the window of 32 KB, but never into the room of a nonce. */
function deflatedPiece(piece: Buffer, before: Buffer, level = BEST): Buffer {
  const dictionary = before.subarray(-WINDOW_BYTES);
  const options = { level, finishFlush: constants.Z_SYNC_FLUSH };
  return deflateRawSync(piece, dictionary.length > 0 ? { ...options, dictionary } : options);
}

/**
 * The same page, quicker to answer as gzip. CRC-32 is linear: the checksum of the page with a nonce is that of the page
 * with none, changed by each bit of the nonce on its own.
 */
export function quickened({ raw, gzip }: Required<Pick<CutPage, 'raw' | 'gzip'>>): CutPage {
  const whole = filled(raw, BLANK.toString('latin1'));
  const { places } = raw;
  const seen = raw.shared && seenUntil(places);
  const end = (places.at(-1) ?? -NONCE_CHARS) + NONCE_CHARS;
  const front: Roomy = { bytes: whole.subarray(0, end), places };
  const frontBlank = crc32(front.bytes);
  const carried = carriedThrough(whole.subarray(end));
  const bits = new Uint32Array(NONCE_CHARS * ASCII_BITS);
  for (const index of bits.keys()) {
    const oneBit = Buffer.alloc(NONCE_CHARS);
    oneBit[Math.floor(index / ASCII_BITS)] = 1 << (index % ASCII_BITS);
    bits[index] = carried(crc32(filled(front, oneBit.toString('latin1'))) ^ frontBlank);
  }
  return { gzip, checksum: { blank: crc32(whole), bits, length: whole.length }, seenUntil: seen };
}

/** What a change of the checksum of all that stands before a text does to the checksum with that text. */
function carriedThrough(text: Buffer): (change: number) => number {
  const none = crc32(text, 0);
  const ofBit = Array.from({ length: CHECKSUM_BITS }, (_, bit) => crc32(text, (1 << bit) >>> 0) ^ none);
  return (change) => ofBit.reduce((sum, one, bit) => ((change >>> bit) & 1 ? sum ^ one : sum), 0);
}

/** The page with a nonce in its places. @param nonce of `NONCE_CHARS` ASCII characters */
export function joinPage(page: CutPage, nonce: string): Buffer {
  if (page.raw) return filled(page.raw, nonce);
  if (!page.gzip) throw new Error('A page has neither its text nor its compressed text');
  return gunzipSync(joinPageGzip(page, nonce));
}

/**
 * The page in the order in which it is sent: what is seen, which ends at the last nonce but one, and the others. What many
 * pages share is not copied. Undefined where the page shares nothing.
 */
export function joinParts(page: CutPage, nonce: string, asGzip: boolean): readonly Buffer[] | undefined {
  if (!asGzip) {
    if (page.seenUntil === undefined) return undefined;
    const bytes = joinPage(page, nonce);
    return [bytes.subarray(0, page.seenUntil), bytes.subarray(page.seenUntil)];
  }
  if (!page.gzip?.shared) return undefined;
  const { bytes, places, shared } = page.gzip;
  const own = filled({ bytes, places }, nonce);
  endWith(own, page, nonce);
  const seen = seenUntil(places);
  return [own.subarray(0, seen), own.subarray(seen, shared.at), shared.bytes, own.subarray(shared.at)];
}

function seenUntil(places: readonly number[]): number {
  return places.at(-2) ?? 0;
}

/** The same as gzip (RFC 1952). */
export function joinPageGzip(page: CutPage, nonce: string): Buffer {
  if (!page.gzip) return gzipSync(joinPage(page, nonce), ONCE);
  const bytes = filled(page.gzip, nonce);
  endWith(bytes, page, nonce);
  return bytes;
}

function endWith(bytes: Buffer, page: CutPage, nonce: string): void {
  const { checksum, length } = checksumOf(page, nonce);
  bytes.writeUInt32LE(checksum, bytes.length - TRAILER_BYTES);
  bytes.writeUInt32LE(length, bytes.length - LENGTH_FROM_END);
}

function checksumOf({ raw, checksum }: CutPage, nonce: string): { checksum: number; length: number } {
  if (!checksum) {
    const bytes = raw ? filled(raw, nonce) : EMPTY;
    return { checksum: crc32(bytes), length: bytes.length };
  }
  let crc = checksum.blank;
  for (let place = 0; place < NONCE_CHARS; place += 1) {
    const character = nonce.charCodeAt(place);
    for (let bit = 0; bit < ASCII_BITS; bit += 1) {
      if ((character >> bit) & 1) crc ^= checksum.bits[place * ASCII_BITS + bit] ?? 0;
    }
  }
  return { checksum: crc >>> 0, length: checksum.length };
}

type Around = { readonly before: Buffer; readonly each: Buffer };
const NOTHING: Around = { before: EMPTY, each: EMPTY };

function roomy(pieces: readonly Buffer[], { before, each }: Around = NOTHING): Roomy {
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

function filled({ bytes, places, shared }: Roomy, nonce: string): Buffer {
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

/** Answers share blocks of memory: one of its own for each answer keeps the garbage collector busy. */
function space(length: number): Buffer {
  if (length > BLOCK_BYTES / 4) return Buffer.allocUnsafe(length);
  if (taken + length > block.length) {
    block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
    taken = 0;
  }
  taken += length;
  return block.subarray(taken - length, taken);
}
