import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A rendered page, cut where each answer's own nonce goes. The pieces are kept raw and compressed, so that an answer
 * only joins bytes: gzip allows this because each piece ends on a byte (RFC 1951, 3.2.4) and a nonce is put between
 * two pieces as a stored block.
 */
export type CutPage = { readonly raw: readonly Buffer[]; readonly deflated: readonly Buffer[] };

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
const LAST_BLOCK = Buffer.from([0x03, 0x00]);

/** Cuts a page at a placeholder. The placeholder must be as random as a nonce, so that no text of a page can hold it. */
export function cutPage(html: string, placeholder: string): CutPage {
  const raw = html.split(placeholder).map((piece) => Buffer.from(piece));
  const deflated = raw.map((piece) => deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH }));
  return { raw, deflated };
}

/** The page with a nonce in its places. */
export function joinPage(page: CutPage, nonce: Buffer): Buffer {
  return Buffer.concat(between(page.raw, nonce));
}

/** The same as gzip (RFC 1952). */
export function joinPageGzip(page: CutPage, nonce: Buffer): Buffer {
  let crc = 0;
  let size = 0;
  for (const piece of between(page.raw, nonce)) {
    crc = crc32(piece, crc);
    size += piece.length;
  }
  const trailer = Buffer.allocUnsafe(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(size % 2 ** 32, 4);
  return Buffer.concat([GZIP_HEADER, ...between(page.deflated, storedBlock(nonce)), LAST_BLOCK, trailer]);
}

function between(pieces: readonly Buffer[], nonce: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [nonce, piece]));
}

function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.allocUnsafe(5);
  header.writeUInt8(0, 0);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}

/** Rendered pages by site, language, page and variant. Bounded: the one unused for longest leaves. */
export class PageCache {
  readonly #pages = new Map<string, CutPage>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): CutPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  clear(): void {
    this.#pages.clear();
  }

  set(key: string, page: CutPage): void {
    const oldest = this.#pages.size >= this.#limit ? this.#pages.keys().next().value : undefined;
    if (oldest !== undefined) this.#pages.delete(oldest);
    this.#pages.set(key, page);
  }
}
