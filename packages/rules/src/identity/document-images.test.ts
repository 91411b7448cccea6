import { expect, test } from 'vitest';
import { IMAGE_BYTES, imageSidesOf, MOST_EDGE, readImage } from './document-images.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : [...part])),
  );
const zeros = (length: number): number[] => Array<number>(length).fill(0);
const two = (value: number) => [value >> 8, value & 255];
const png = (width: number, height: number) =>
  bytes(
    '\u0089PNG\r\n\u001a\n',
    [0, 0, 0, 13],
    'IHDR',
    [0, 0, ...two(width), 0, 0, ...two(height)],
    zeros(9),
    [0, 0, 0, 0],
    'IEND',
    zeros(4),
  );
const jpeg = (width: number, height: number, ...before: readonly number[]) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, ...before, 0xff, 0xc2, 0, 11, 8, ...two(height), ...two(width), 1, 0, 0, 0],
    [0xff, 0xd9],
  );
const riff = (length: number, rest: readonly (string | readonly number[])[]) =>
  bytes('RIFF', [length & 255, length >> 8, 0, 0], 'WEBP', ...rest);
const webp = (width: number, height: number) =>
  riff(22, [
    'VP8X',
    [10, 0, 0, 0, 0, 0, 0, 0, (width - 1) & 255, (width - 1) >> 8, 0, (height - 1) & 255, (height - 1) >> 8, 0],
  ]);
const lossless = (width: number, height: number) => {
  const bits = (width - 1) | ((height - 1) << 14);
  return riff(18, ['VP8L', [5, 0, 0, 0, 0x2f, bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, bits >>> 24, 0]]);
};

test.each([
  ['a PNG', png(640, 400), 'image/png'],
  ['a JPEG', jpeg(1600, 1200), 'image/jpeg'],
  ['a JPEG with a comment and fill bytes before its frame', jpeg(640, 480, 0xff, 0xff, 0xfe, 0, 4, 1, 1), 'image/jpeg'],
  ['a WebP', webp(640, 400), 'image/webp'],
  ['a lossless WebP', lossless(640, 400), 'image/webp'],
  ['the largest picture that is taken', png(MOST_EDGE, MOST_EDGE), 'image/png'],
])('[REGION-08] %s is known by its content', (_, file, type) => {
  expect(readImage(file)).toEqual({ type });
});

test.each([
  ['nothing', bytes(''), 'type'],
  ['text', bytes('passport.jpg'), 'type'],
  ['an SVG with a script', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'type'],
  ['a page that begins as a picture is named', bytes('GIF89a<html>'), 'type'],
  ['a PDF', bytes('%PDF-1.7'), 'type'],
  ['a HEIC', bytes([0, 0, 0, 24], 'ftypheic'), 'type'],
  ['a PNG without its end', png(640, 400).subarray(0, 40), 'broken'],
  ['a JPEG without its end', jpeg(640, 400).subarray(0, -2), 'broken'],
  ['a JPEG without a frame', bytes([0xff, 0xd8, 0xff, 0xda, 0, 2, ...zeros(20), 0xff, 0xd9]), 'broken'],
  ['a JPEG whose segment has no length', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, ...zeros(20), 0xff, 0xd9]), 'broken'],
  ['a JPEG with garbage between segments', jpeg(640, 480, 1, 2, 3, 4), 'broken'],
  ['a WebP that says it is longer', webp(640, 400).subarray(0, 26), 'broken'],
  ['a picture too small to read', png(640, 120), 'small'],
  ['a picture without pixels', png(0, 0), 'small'],
  ['a picture that is one pixel too wide', png(MOST_EDGE + 1, 400), 'large'],
  ['a picture that is one pixel too high', jpeg(400, MOST_EDGE + 1), 'large'],
  ['a picture that unpacks to very many pixels', png(65_000, 65_000), 'large'],
  ['too many bytes', bytes([0xff, 0xd8, 0xff], zeros(IMAGE_BYTES)), 'large'],
])('[REGION-08] %s: refused', (_, file, problem) => {
  expect(readImage(file)).toEqual({ problem });
});

test('a passport has one page that counts, every other document two sides; a selfie comes with each', () => {
  expect(imageSidesOf('passport')).toEqual(['front', 'selfie']);
  for (const type of ['id_card', 'driving_licence', 'residence_permit'])
    expect(imageSidesOf(type)).toEqual(['front', 'back', 'selfie']);
});
