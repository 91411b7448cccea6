import { randomBytes } from 'node:crypto';
import { constants, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  joinPage,
  joinPageGzip,
  joinParts,
  pageTemplate,
  quickened,
  sharedText,
  uncachedPageTemplate,
} from './page-template.ts';

const PLACEHOLDER = 'a-placeholder-of-22-ch';

test('a page joined with a nonce is the page with the nonce in every place, raw and as gzip', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 }), (pieces) => {
      const page = pageTemplate(pieces.join(PLACEHOLDER), PLACEHOLDER);
      const nonce = randomBytes(16).toString('base64url');
      const whole = Buffer.from(pieces.join(nonce));
      for (const kept of [page, quickened(page), uncachedPageTemplate(pieces.join(PLACEHOLDER), PLACEHOLDER)]) {
        expect(joinPage(kept, nonce).equals(whole)).toBe(true);
        expect(gunzipSync(joinPageGzip(kept, nonce)).equals(whole)).toBe(true);
      }
    }),
  );
});

test('what many pages share stands in its place, raw and as gzip, whatever the nonce', () => {
  const text = fc.string({ unit: 'grapheme' });
  const pieces = fc.array(text, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(pieces, text, text, (front, script, end) => {
      const shared = { at: '{here}', text: sharedText(script) };
      const page = pageTemplate(`${front.join(PLACEHOLDER)}{here}${end}`, PLACEHOLDER, shared);
      for (const nonce of [randomBytes(16), randomBytes(16)].map((bytes) => bytes.toString('base64url'))) {
        const whole = Buffer.from(front.join(nonce) + script + end);
        for (const kept of [page, quickened(page)]) {
          expect(joinPage(kept, nonce).equals(whole)).toBe(true);
          expect(gunzipSync(joinPageGzip(kept, nonce)).equals(whole)).toBe(true);
          const before = Buffer.from(front.slice(0, -2).join(nonce));
          const raw = joinParts(kept, nonce, false) ?? [];
          expect([raw[0]?.equals(before), Buffer.concat(raw).equals(whole)]).toEqual([true, true]);
          const [first = Buffer.alloc(0), ...others] = joinParts(kept, nonce, true) ?? [];
          expect(gunzipSync(first, { finishFlush: constants.Z_SYNC_FLUSH }).equals(before)).toBe(true);
          expect(Buffer.concat([first, ...others]).equals(joinPageGzip(kept, nonce))).toBe(true);
        }
      }
    }),
  );
});

test('one answer does not change the next: each has its own nonce and nothing of another', () => {
  const page = quickened(pageTemplate(`a${PLACEHOLDER}b${PLACEHOLDER}c`, PLACEHOLDER));
  const [first, second] = ['A'.repeat(22), '-_'.repeat(11)];
  const answers = [first, second].map((nonce) => joinPageGzip(page, nonce));
  expect(answers.map((bytes) => gunzipSync(bytes).toString())).toEqual([
    `a${first}b${first}c`,
    `a${second}b${second}c`,
  ]);
});

test('what a page holds is taken from no nonce, and a later piece repeats an earlier one', () => {
  const random = randomBytes(4_000).toString('base64');
  const blank = String.fromCharCode(0).repeat(22);
  const page = pageTemplate([random, blank, random, blank, `${blank}x`].join(PLACEHOLDER), PLACEHOLDER);
  const nonce = randomBytes(16).toString('base64url');
  const bytes = joinPageGzip(page, nonce);
  expect(gunzipSync(bytes).toString()).toBe([random, blank, random, blank, `${blank}x`].join(nonce));
  expect(bytes.length).toBeLessThan(random.length * 1.1);
});

test('gzip of a long page is hardly larger than gzip of the same page at once', () => {
  const long = '<p class="line">A line of a page, again and again.</p>\n'.repeat(500);
  const page = pageTemplate(`head${PLACEHOLDER}${long}`, PLACEHOLDER);
  expect(joinPageGzip(page, PLACEHOLDER).length).toBeLessThan(long.length / 10);
});
