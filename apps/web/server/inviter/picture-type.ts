/** Image types that browsers may get, by their first bytes, whatever type was declared. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/avif';

/** A larger width or height is no portrait, but could exhaust a phone's memory. */
const MOST_PIXELS = 4_096;

type Size = readonly [width: number, height: number];
type Format = { readonly type: PictureType; readonly is: (bytes: Buffer) => boolean; readonly size: SizeReader };
type SizeReader = (bytes: Buffer) => Size | undefined;

const starts = (text: string, at = 0) => {
  const magic = Buffer.from(text, 'latin1');
  return (bytes: Buffer) => bytes.subarray(at, at + magic.length).equals(magic);
};
const riff = starts('RIFF');
const webp = starts('WEBP', 8);

const formats: readonly Format[] = [
  {
    type: 'image/png',
    is: starts('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
    size: (bytes) => (bytes.length < 24 ? undefined : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]),
  },
  {
    type: 'image/gif',
    is: (bytes) => starts('GIF87a')(bytes) || starts('GIF89a')(bytes),
    size: (bytes) => (bytes.length < 10 ? undefined : [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]),
  },
  { type: 'image/jpeg', is: starts('\xff\xd8\xff'), size: jpegSize },
  { type: 'image/webp', is: (bytes) => riff(bytes) && webp(bytes), size: webpSize },
  { type: 'image/avif', is: (bytes) => starts('ftypavif', 4)(bytes) || starts('ftypavis', 4)(bytes), size: avifSize },
];

/** AFF-10: the type of a picture that may be passed on; undefined for everything else, above all SVG and HTML. */
export function pictureType(bytes: Buffer): PictureType | undefined {
  const format = formats.find(({ is }) => is(bytes));
  const [width, height] = format?.size(bytes) ?? [0, 0];
  const fits = width > 0 && height > 0 && width <= MOST_PIXELS && height <= MOST_PIXELS;
  return fits ? format?.type : undefined;
}

/** The size is in the frame header (ITU T.81, B.2.2), after other segments. */
function jpegSize(bytes: Buffer): Size | undefined {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** RFC 9649, 2.5 to 2.7: each of the three forms has its own place for it. */
function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 30) return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    }
    case 'VP8 ':
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    default:
      return undefined;
  }
}

/** ISO 23008-12, 6.5.3: the largest of the image's extents counts. */
function avifSize(bytes: Buffer): Size | undefined {
  let found: Size | undefined;
  for (let at = bytes.indexOf('ispe'); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf('ispe', at + 4)) {
    const size: Size = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    found = [Math.max(size[0], found?.[0] ?? 0), Math.max(size[1], found?.[1] ?? 0)];
  }
  return found;
}
