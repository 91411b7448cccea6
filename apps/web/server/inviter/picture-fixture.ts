const latin = (text: string) => Buffer.from(text, 'latin1');

function numbers(bytes: number, big: boolean, ...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(bytes * values.length);
  for (const [place, value] of values.entries()) {
    if (big) buffer.writeUIntBE(value, place * bytes, bytes);
    else buffer.writeUIntLE(value, place * bytes, bytes);
  }
  return buffer;
}

/** Tests only: the first bytes of a picture of each format, with the given size. */
export const pictureOf: Readonly<Record<string, (width: number, height: number) => Buffer>> = {
  'image/png': (w, h) =>
    Buffer.concat([latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), numbers(4, true, w, h), latin('\x08\x02')]),
  'image/gif': (w, h) => Buffer.concat([latin('GIF89a'), numbers(2, false, w, h), latin('\0\0\0;')]),
  'image/jpeg': (w, h) =>
    Buffer.concat([
      latin('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xc0\0\x11\x08'),
      numbers(2, true, h, w),
      latin('\x03\x01\x11\0\x02\x11\x01'),
    ]),
  'image/webp': (w, h) =>
    Buffer.concat([latin('RIFF\x20\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0'), numbers(3, false, w - 1, h - 1), latin('....')]),
  'image/avif': (w, h) =>
    Buffer.concat([latin('\0\0\0\x1cftypavif\0\0\0\0avif....\0\0\0\x14ispe\0\0\0\0'), numbers(4, true, w, h)]),
};
