import { crc32 } from 'node:zlib';
import { cutText, filled, type SlottedBytes } from './nonce-slots.ts';
import { blank, type Checksum, carriedThrough, checksumOf, checksumWith } from './page-checksum.ts';

/**
 * A page with slots for texts of any length beside those for nonces: the texts that differ between users. Stored deflated without
 * them, so that a response only copies bytes. No piece refers to bytes before a text.
 */
export type PersonalPage = { readonly pieces: readonly Piece[]; readonly rooms: readonly string[] };
type Piece = {
  readonly deflated: SlottedBytes;
  readonly checksum: Checksum;
  readonly carried: ReturnType<typeof carriedThrough>;
};

/** One stored block (RFC 1951, 3.2.4). */
const STORED_HEADER_BYTES = 5;
const MOST_STORED_BYTES = 0xffff;

/**
 * @param html its nonces are at the placeholder, as in `pageTemplate`
 * @param room has one group: the name of a slot
 */
export function personalPage(html: string, placeholder: string, room: RegExp): PersonalPage {
  const parts = html.split(room);
  const pieces = parts.filter((_, index) => index % 2 === 0).map((text) => pieceOf(text, placeholder));
  return { pieces, rooms: parts.filter((_, index) => index % 2 === 1) };
}

function pieceOf(text: string, placeholder: string): Piece {
  const { raw, deflated } = cutText(text, placeholder);
  return { deflated, checksum: checksumOf(raw), carried: carriedThrough(blank(raw)) };
}

/**
 * The page with a nonce and texts, deflated and not ended.
 * @param textOf the text of a slot, escaped
 */
export function joinNamed({ pieces, rooms }: PersonalPage, nonce: string, textOf: (room: string) => string) {
  const parts: Buffer[] = [];
  let checksum = 0;
  let length = 0;
  for (const [index, { deflated, checksum: own, carried }] of pieces.entries()) {
    parts.push(filled(deflated, nonce));
    checksum = (carried(checksum) ^ checksumWith(own, nonce)) >>> 0;
    length += own.length;
    const room = rooms[index];
    if (room === undefined) continue;
    const text = Buffer.from(textOf(room));
    parts.push(...storedBlocks(text));
    checksum = crc32(text, checksum);
    length += text.length;
  }
  return { parts, checksum, length };
}

function storedBlocks(text: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let at = 0; at < text.length; at += MOST_STORED_BYTES) {
    const part = text.subarray(at, at + MOST_STORED_BYTES);
    const header = Buffer.alloc(STORED_HEADER_BYTES);
    header.writeUInt16LE(part.length, 1);
    header.writeUInt16LE(~part.length & MOST_STORED_BYTES, 3);
    blocks.push(header, part);
  }
  return blocks;
}
