const MARK = '#config=';
/** A length that browsers and chat programs do not cut. */
const LONGEST_PACKED = 30_000;
/** Limit of the unpacked text, against a small link with a huge text. */
const LONGEST_TEXT = 2_000_000;

/** Packs a config into the fragment of an address, which is never sent to a server; undefined if it is too long. */
export async function packConfig(text: string): Promise<string | undefined> {
  if (text === '') return '';
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), LONGEST_TEXT);
  const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return packed.length > LONGEST_PACKED ? undefined : MARK + packed;
}

/**
 * Unpacks the config of a fragment; empty if there is none.
 * @throws {Error} if it cannot be read
 */
export async function unpackConfig(hash: string): Promise<string> {
  if (!hash.startsWith(MARK)) return '';
  const letters = atob(hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const plain = await through(bytes, new DecompressionStream('deflate-raw'), LONGEST_TEXT);
  return new TextDecoder('utf-8', { fatal: true }).decode(plain);
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of new Blob([bytes]).stream().pipeThrough(stream)) {
    length += part.length;
    if (length > most) throw new Error('The config is too long');
    parts.push(part);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
