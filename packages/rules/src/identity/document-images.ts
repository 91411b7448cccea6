export const documentTypes = ['passport', 'id_card', 'driving_licence', 'residence_permit'] as const;

/** A picture that an identity verification takes: of the document, and of its owner. */
export const imageSides = ['front', 'back', 'selfie'] as const;
export type ImageSide = (typeof imageSides)[number];

/** Bytes of a picture as it is sent; browsers make theirs smaller before. */
export const IMAGE_BYTES = 2 * 1024 * 1024;
/** Longest edge of a picture as a browser sends it, in pixels: a document fills it, and its small print can be read. */
export const IMAGE_EDGE = 1_600;
/** Shortest edge at which a document can be read, in pixels. */
export const LEAST_EDGE = 200;
/** Longest edge that is taken, in pixels: what decodes a picture needs 64 MB at most. */
export const MOST_EDGE = 4_000;

/** The pictures that a type of document needs, in order: a passport says everything on one page. */
export function imageSidesOf(type: string): readonly ImageSide[] {
  return type === 'passport' ? ['front', 'selfie'] : imageSides;
}

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';
type Size = { readonly width: number; readonly height: number };
type ImageKind = {
  readonly type: ImageType;
  readonly begins: (bytes: Uint8Array) => boolean;
  /** Undefined: its end is missing, or it is damaged. */
  readonly sizeOf: (bytes: Uint8Array) => Size | undefined;
};

/** `type`: none of the kinds that are taken. `broken`: its end is missing. `small`, `large`: its pixels or bytes. */
export type ImageProblem = 'type' | 'broken' | 'small' | 'large';
export type ImageReading = { readonly type: ImageType } | { readonly problem: ImageProblem };

/** What a file is, by its content alone: names and declared types are not believed. */
export function readImage(bytes: Uint8Array): ImageReading {
  const kind = kinds.find(({ begins }) => begins(bytes));
  if (!kind) return { problem: 'type' };
  if (bytes.length > IMAGE_BYTES) return { problem: 'large' };
  const size = kind.sizeOf(bytes);
  if (!size) return { problem: 'broken' };
  if (Math.min(size.width, size.height) < LEAST_EDGE) return { problem: 'small' };
  return Math.max(size.width, size.height) > MOST_EDGE ? { problem: 'large' } : { type: kind.type };
}

const kinds: readonly ImageKind[] = [
  { type: 'image/jpeg', begins: (bytes) => has(bytes, 0, 0xff, 0xd8, 0xff), sizeOf: jpegSize },
  { type: 'image/png', begins: (bytes) => has(bytes, 0, 0x89, ...ascii('PNG\r\n\u001a\n')), sizeOf: pngSize },
  {
    type: 'image/webp',
    begins: (bytes) => has(bytes, 0, ...ascii('RIFF')) && has(bytes, 8, ...ascii('WEBP')),
    sizeOf: webpSize,
  },
];

/** Segments up to the frame's header, which is before the pixels (ITU T.81, annex B). */
function jpegSize(bytes: Uint8Array): Size | undefined {
  if (!has(bytes, bytes.length - 2, 0xff, 0xd9)) return undefined;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: big(bytes, at + 5, 2), width: big(bytes, at + 7, 2) };
    if (marker === 0xda || big(bytes, at + 2, 2) < 2) return undefined;
    at += marker === 0xff ? 1 : 2 + big(bytes, at + 2, 2);
  }
  return undefined;
}

/** The first chunk has the size, the last one is empty (PNG, section 5). */
function pngSize(bytes: Uint8Array): Size | undefined {
  const ends = has(bytes, bytes.length - 8, ...ascii('IEND'));
  return ends && has(bytes, 12, ...ascii('IHDR')) ? { width: big(bytes, 16, 4), height: big(bytes, 20, 4) } : undefined;
}

/** Lossy, lossless or extended (RFC 9649); the header says how long the file is. */
function webpSize(bytes: Uint8Array): Size | undefined {
  if (little(bytes, 4, 4) + 8 > bytes.length) return undefined;
  if (has(bytes, 12, ...ascii('VP8X'))) return { width: little(bytes, 24, 3) + 1, height: little(bytes, 27, 3) + 1 };
  if (has(bytes, 12, ...ascii('VP8 ')))
    return { width: little(bytes, 26, 2) & 0x3fff, height: little(bytes, 28, 2) & 0x3fff };
  const bits = little(bytes, 21, 4);
  return has(bytes, 12, ...ascii('VP8L'))
    ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    : undefined;
}

function has(bytes: Uint8Array, at: number, ...wanted: readonly number[]): boolean {
  return at >= 0 && wanted.every((byte, index) => bytes[at + index] === byte);
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

function big(bytes: Uint8Array, at: number, length: number): number {
  return bytes.subarray(at, at + length).reduce((value, byte) => value * 256 + byte, 0);
}

function little(bytes: Uint8Array, at: number, length: number): number {
  return bytes.subarray(at, at + length).reduceRight((value, byte) => value * 256 + byte, 0);
}
