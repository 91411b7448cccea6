import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sealPicture } from './seal-picture.ts';

const seal = { lobes: 8, depth: 0.3, turns: 3, rings: 2, core: 5 };
const COLOUR = '#2b5a97';

function chunksOf(png: Buffer) {
  const chunks: { name: string; data: Buffer }[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    chunks.push({ name: named.toString('latin1', 0, 4), data: named.subarray(4) });
    at += 12 + length;
  }
  return chunks;
}

test('it is a PNG of a few kilobytes in the colour that was asked for', () => {
  const png = sealPicture(seal, COLOUR);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeLessThan(6_000);
  const chunks = chunksOf(png);
  expect(chunks.map(({ name }) => name)).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
  expect(chunks[1]?.data.subarray(0, 3).toString('hex')).toBe('2b5a97');
  expect(inflateSync(chunks[3]?.data ?? '').length).toBe(112 * 57);
});

test('the same seal is the same picture, another seal another one', () => {
  expect(sealPicture({ ...seal }, COLOUR)).toEqual(sealPicture(seal, COLOUR));
  expect(sealPicture({ ...seal, core: 6 }, COLOUR)).not.toEqual(sealPicture(seal, COLOUR));
  expect(sealPicture(seal, '#2b5a98')).not.toEqual(sealPicture(seal, COLOUR));
});

test('it is drawn once', () => {
  expect(sealPicture({ ...seal }, COLOUR)).toBe(sealPicture(seal, COLOUR));
});
