import { expect, test } from 'vitest';
import { createPictureCache, type Picture } from './picture-cache.ts';

const picture: Picture = { type: 'image/png', bytes: Buffer.alloc(8) };

test('a picture that takes long is given to those who wait, however many others come meanwhile', async () => {
  const get = createPictureCache(() => 1);
  const { promise, resolve } = Promise.withResolvers<Picture>();
  const slow = get('slow', () => promise);
  for (let n = 0; n < 3_000; n += 1) await get(`other ${n}`, async () => picture);
  resolve(picture);
  expect(await slow).toBe(picture);
});
