import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ATTRIBUTION_MS,
  covers,
  invitationOf,
  mergeTouches,
  paidTouch,
  readTouches,
  type Touch,
  touchesIn,
  touchOf,
} from './attribution.ts';
import { attributionNames } from './attribution-names.ts';
import { channelOf } from './channel.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;
const told = ({ at, values }: Touch) => ({ at, values });
const touch = (at: number, values: Touch['values']): Touch => ({ at, site: 'GLOBAL', path: '/', values });

describe('[AFF-07] touches', () => {
  const arrival = { site: 'GLOBAL', path: '/', at: NOW };

  test.each(['', '?', '?redirect_url=%2Fen', '?language=de', '?token=x&tmp_token=y', '?affiliate_id=abc'])(
    '%j is none',
    (search) => expect(touchOf({ ...arrival, search }).value).toBeUndefined(),
  );

  test('one has its time, site and page', () => {
    expect(touchOf({ ...arrival, search: '?ref=a&language=de' }).value).toEqual({
      ...{ at: NOW, site: 'GLOBAL', path: '/' },
      values: { ref: 'a', language: 'de' },
    });
  });

  // docs/attribution.md shows these rows.
  const [A, B, news] = [{ affiliate_id: '1' }, { ref: 'friend' }, { utmsource: 'news' }];
  test.each([
    ['A', [A], A, A, A],
    ['A, B', [A, B], A, B, B],
    ['A, newsletter', [A, news], A, news, A],
    ['newsletter, A', [news, A], news, A, A],
    ['newsletter, A, newsletter', [news, A, news], news, news, A],
    ['A, B, newsletter', [A, B, news], A, news, B],
    ['newsletter', [news], news, news, news],
  ])('%s, a day apart', (_title, all, first, last, paid) => {
    const start = NOW - all.length * DAY_MS;
    const touches = mergeTouches(
      all.map((values, day) => touch(start + day * DAY_MS, values)),
      NOW,
    );
    if (!touches) throw new Error('none');
    expect(touches.first.values).toEqual(first);
    expect(touches.last.values).toEqual(last);
    expect(paidTouch(touches).values).toEqual(paid);
  });

  test('one link followed twice has the place of the first time, and the time of the last', () => {
    const again = { ...touch(NOW, A), path: '/register' };
    expect(mergeTouches([touch(NOW - DAY_MS, A), again], NOW)).toEqual({
      first: touch(NOW - DAY_MS, A),
      last: touch(NOW, A),
    });
  });

  test('after thirty days one counts no more, and the next is the first', () => {
    const kept = [touch(NOW - ATTRIBUTION_MS, A), touch(NOW - ATTRIBUTION_MS + 1, B), touch(NOW, news)];
    const touches = mergeTouches(kept, NOW);
    expect(touches?.first.values).toEqual(B);
    expect(touches?.inviter?.values).toEqual(B);
    expect(mergeTouches(kept, NOW + ATTRIBUTION_MS - 1)).toEqual({ first: kept[2], last: kept[2] });
    expect(mergeTouches(kept, NOW + ATTRIBUTION_MS)).toBeUndefined();
  });

  const anyTouch = fc.record({
    at: fc.integer({ min: NOW - 2 * ATTRIBUTION_MS, max: NOW + DAY_MS }),
    site: fc.constantFrom('GLOBAL', 'EU'),
    path: fc.constantFrom('/', '/register'),
    values: fc.constantFrom<Touch['values']>(A, B, news, { brokerId: 'b' }, { campaign: 'c', medium: 'normal' }),
  });

  test('however they come, first is the oldest, last the newest, and whoever is paid is the newest who is named', () => {
    fc.assert(
      fc.property(fc.array(anyTouch), fc.array(anyTouch), (before, after) => {
        const all = [...before, ...after];
        const touches = mergeTouches(all, NOW);
        const counting = all.filter(({ at }) => at > NOW - ATTRIBUTION_MS);
        expect(touches === undefined).toBe(counting.length === 0);
        if (!touches) return;
        const times = counting.map(({ at }) => Math.min(at, NOW));
        expect(touches.first.at).toBe(Math.min(...times));
        expect(touches.last.at).toBe(Math.max(...times));
        const named = counting.filter(({ values }) => channelOf(values).value.userCode);
        const paid = channelOf(paidTouch(touches).values).value;
        if (named.length === 0) expect(paid.userCode).toBe('');
        else expect(paidTouch(touches).at).toBe(Math.max(...named.map(({ at }) => Math.min(at, NOW))));
        // What was between two of one link is forgotten, and with it which of both the place was.
        const again = mergeTouches(touchesIn(touches), NOW);
        expect(again && touchesIn(again).map(told)).toEqual(touchesIn(touches).map(told));
      }),
    );
  });

  test('the invitation alone is a touch; a campaign alone is not', () => {
    const whole = touch(NOW, { ...A, utmsource: 'news', term: 't' });
    expect(invitationOf(whole)).toEqual(touch(NOW, A));
    expect(covers(whole, touch(0, A))).toBe(true);
    expect(covers(touch(0, A), whole)).toBe(false);
    expect(invitationOf(touch(NOW, news))).toBeUndefined();
  });
});

describe('[AFF-07] touches from outside', () => {
  const sound = { first: touch(NOW - DAY_MS, { ref: 'a' }), last: touch(NOW, { ref: 'b' }) };

  test.each([
    undefined,
    null,
    1,
    'x',
    [],
    {},
    { first: null, last: 1 },
    { first: { at: 'now', site: 'GLOBAL', path: '/', values: { ref: 'a' } } },
    { first: { at: Number.NaN, site: 'GLOBAL', path: '/', values: { ref: 'a' } } },
    { first: { at: NOW, site: 1, path: '/', values: { ref: 'a' } } },
    { first: { at: NOW, site: 'GLOBAL', path: '/', values: { ref: 1 } } },
    { first: { at: NOW, site: 'GLOBAL', path: '/', values: { token: 'x' } } },
    { first: touch(NOW, { ref: 'a' }), now: NOW + 2 * ATTRIBUTION_MS },
    Object.create({ first: sound.first }) as unknown,
  ])('%j is none', (given) => expect(readTouches(given, NOW)).toBeUndefined());

  test('what is sound comes back, also as it was stored', () => {
    expect(readTouches(sound, NOW)).toEqual(sound);
    expect(readTouches(JSON.parse(JSON.stringify(sound)), NOW)).toEqual(sound);
    expect(readTouches({ ...sound, first: { at: 'x' } }, NOW)).toEqual({ first: sound.last, last: sound.last });
  });

  test.each([-40 * 365 * DAY_MS, -7_200_000, 0, 7_200_000, 20 * 365 * DAY_MS])(
    'a clock that is wrong by %d ms does not matter where it is told',
    (wrong) => {
      const shifted = ({ at, values }: Touch) => touch(at + wrong, values);
      expect(readTouches({ first: shifted(sound.first), last: shifted(sound.last), now: NOW + wrong }, NOW)).toEqual(
        sound,
      );
    },
  );

  test('none is in the future', () => {
    expect(readTouches({ last: touch(NOW + DAY_MS, { ref: 'a' }) }, NOW)?.last.at).toBe(NOW);
  });

  test('whatever it is, what is read is sound, small, and reads back the same', () => {
    const anyValues = fc.dictionary(fc.constantFrom(...attributionNames, 'token', 'x'), fc.anything());
    const anyTouch = fc.record({ at: fc.anything(), site: fc.anything(), path: fc.anything(), values: anyValues });
    const nearly = fc.record({
      at: fc.integer(),
      site: fc.string(),
      path: fc.string({ unit: 'binary', maxLength: 600 }),
      values: fc.dictionary(fc.constantFrom(...attributionNames), fc.string({ unit: 'binary', maxLength: 600 })),
    });
    const one = fc.oneof(fc.anything(), anyTouch, nearly);
    const given = fc.oneof(fc.anything(), fc.record({ first: one, last: one, inviter: one, now: fc.anything() }));
    fc.assert(
      fc.property(given, (raw) => {
        const touches = readTouches(raw, NOW);
        if (!touches) return;
        expect(JSON.stringify(touches).length).toBeLessThan(3 * 6_000);
        for (const { at, values } of touchesIn(touches)) {
          expect(at).toBeGreaterThan(NOW - ATTRIBUTION_MS);
          expect(at).toBeLessThanOrEqual(NOW);
          expect(Object.keys(values).length).toBeGreaterThan(0);
          for (const name of Object.keys(values)) expect(attributionNames).toContain(name);
        }
        expect(readTouches(touches, NOW)).toEqual(touches);
      }),
    );
  });
});
