import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pictureOf } from './picture-fixture.ts';
import { pictureType } from './picture-type.ts';

describe.each(Object.entries(pictureOf))('%s', (type, make) => {
  test('is recognised by its first bytes', () => expect(pictureType(make(192, 256))).toBe(type));
  test.each([
    [4_097, 10],
    [10, 4_097],
    [16_384, 16_384],
  ])('of %i by %i is refused', (width, height) => expect(pictureType(make(width, height))).toBeUndefined());
  test('cut anywhere is recognised or refused, and never an error', () => {
    const whole = make(10, 10);
    for (let length = 0; length < whole.length; length += 1) {
      expect([type, undefined]).toContain(pictureType(whole.subarray(0, length)));
    }
  });
});

test.each(['image/png', 'image/gif', 'image/jpeg', 'image/avif'])('%s without a size is refused', (type) => {
  expect(pictureType(pictureOf[type]?.(0, 10) ?? Buffer.alloc(0))).toBeUndefined();
});

test.each([
  '',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<?xml version="1.0"?><svg/>',
  '<!doctype html><script>alert(1)</script>',
  '%PDF-1.7',
  `BM${'\0'.repeat(60)}`,
  '\0\0\x01\0\x01\0',
  '\x89PNG\r\n\x1a\n<svg/>',
  'RIFF\0\0\0\0WAVEfmt ',
  '\0\0\0\x1cftypisom\0\0\0\0',
  ' \x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01',
])('%j is no picture', (text) => {
  expect(pictureType(Buffer.from(text, 'latin1'))).toBeUndefined();
});

test('lossy and lossless WebP have their sizes elsewhere', () => {
  const lossy = Buffer.from('RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\xc0\0\xc0\0....', 'latin1');
  const lossless = Buffer.from('RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\xbf\xc0\x2f\0.......', 'latin1');
  expect([pictureType(lossy), pictureType(lossless)]).toEqual(['image/webp', 'image/webp']);
});

test('no bytes are an error', () => {
  const heads = fc.constantFrom(...Object.values(pictureOf).map((make) => make(9, 9).subarray(0, 24)));
  const bytes = fc.tuple(heads, fc.uint8Array({ maxLength: 200 })).map(([head, tail]) => Buffer.concat([head, tail]));
  fc.assert(fc.property(bytes, (picture) => void pictureType(picture)));
});
