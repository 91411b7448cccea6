import { crc32, gunzipSync, gzipSync } from 'node:zlib';
import { cutText, deflatedPiece, filled, type SlottedBytes, slottedBytes } from './nonce-slots.ts';
import { type Checksum, checksumOf, checksumWith } from './page-checksum.ts';

/**
 * A rendered page with slots for the nonce of each response, raw and as gzip, so that a response only copies bytes. gzip allows
 * this because each piece between two nonces ends on a byte (RFC 1951, 3.2.4), and a nonce is a stored block.
 */
export type PageTemplate = {
  /** Absent on cached pages, which are made from the gzip for the few clients without it. */
  readonly raw?: SlottedBytes;
  /** Absent on pages of one response that share nothing: those are compressed whole. */
  readonly gzip?: SlottedBytes;
  /** On cached pages. */
  readonly checksum?: Checksum;
  /** On a page with a shared part: where the visible part ends, in bytes. */
  readonly seenUntil?: number | undefined;
};

/** A text that many pages share, without a nonce: raw, and deflated on its own. */
export type SharedText = { readonly raw: Buffer; readonly deflated: Buffer };

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
/** Checksum and length (RFC 1952, 2.3.1), four bytes each. */
const TRAILER_BYTES = 8;
const NO_TRAILER = Buffer.alloc(TRAILER_BYTES);
const LENGTH_FROM_END = 4;
/** The fastest, since compression blocks the server. */
export const ONCE = { level: 1 };
const EMPTY = Buffer.alloc(0);

/** @param text as many pages have it */
export function sharedText(text: string): SharedText {
  const raw = Buffer.from(text);
  return { raw, deflated: deflatedPiece(raw, EMPTY) };
}

/**
 * Cuts a page at a placeholder, which must be as random as a nonce, so that no text of a page contains it.
 * @param shared follows the page at `at`, once, after every nonce
 * @param level of zlib: a cached page uses the best
 */
export function pageTemplate(
  html: string,
  placeholder: string,
  shared?: { readonly at: string; readonly text: SharedText },
  level?: number,
): Required<Pick<PageTemplate, 'raw' | 'gzip'>> & Pick<PageTemplate, 'seenUntil'> {
  const [front = '', end = ''] = shared ? html.split(shared.at) : [html];
  const { raw, deflated: gzip } = cutText(front, placeholder, { ...(level ? { level } : {}), header: GZIP_HEADER });
  if (!shared) return { raw, gzip: ended(gzip) };
  const closing = Buffer.from(end);
  const { text } = shared;
  return {
    seenUntil: seenUntil(raw.places),
    raw: withShared(raw, text.raw, closing),
    gzip: ended(withShared(gzip, text.deflated, deflatedPiece(closing, EMPTY))),
  };
}

function withShared({ bytes, places }: SlottedBytes, shared: Buffer, closing: Buffer): SlottedBytes {
  return { bytes: Buffer.concat([bytes, closing]), places, shared: { at: bytes.length, bytes: shared } };
}

/** With the end of a gzip, whose checksum and length each response fills in. */
function ended({ bytes, ...others }: SlottedBytes): SlottedBytes {
  return { ...others, bytes: Buffer.concat([bytes, LAST_BLOCK, NO_TRAILER]) };
}

/** A page for one response: compressing it in pieces and at the best level would take longer than rendering it. */
export function uncachedPageTemplate(html: string, placeholder: string): PageTemplate {
  return { raw: slottedBytes(html.split(placeholder).map((piece) => Buffer.from(piece))) };
}

/** The same page, faster to send as gzip. */
export function quickened({ raw, gzip }: Required<Pick<PageTemplate, 'raw' | 'gzip'>>): PageTemplate {
  return { gzip, checksum: checksumOf(raw), seenUntil: raw.shared && seenUntil(raw.places) };
}

/**
 * The page with a nonce in its slots.
 * @param nonce of `NONCE_CHARS` ASCII characters
 */
export function joinPage(page: PageTemplate, nonce: string): Buffer {
  if (page.raw) return filled(page.raw, nonce);
  return gunzipSync(joinPageGzip(page, nonce));
}

/**
 * The page in the order of sending: the visible part, which ends at the last nonce but one, and the rest. The shared part is not
 * copied. Undefined if the page shares nothing.
 */
export function joinParts(page: PageTemplate, nonce: string, asGzip: boolean): readonly Buffer[] | undefined {
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
export function joinPageGzip(page: PageTemplate, nonce: string): Buffer {
  if (!page.gzip) return gzipSync(joinPage(page, nonce), ONCE);
  const bytes = filled(page.gzip, nonce);
  endWith(bytes, page, nonce);
  return bytes;
}

function endWith(bytes: Buffer, { raw, checksum }: PageTemplate, nonce: string): void {
  const text = checksum || !raw ? EMPTY : filled(raw, nonce);
  if (checksum) writeTrailer(bytes, checksumWith(checksum, nonce), checksum.length);
  else writeTrailer(bytes, crc32(text), text.length);
}

function writeTrailer(bytes: Buffer, checksum: number, length: number): void {
  bytes.writeUInt32LE(checksum, bytes.length - TRAILER_BYTES);
  bytes.writeUInt32LE(length, bytes.length - LENGTH_FROM_END);
}
