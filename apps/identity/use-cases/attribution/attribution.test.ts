import { attribution as fields } from '@gatehouse/contract/login/login.schema';
import { ATTRIBUTION_MS, type Touch } from '@gatehouse/rules/attribution/attribution';
import { attributionNames } from '@gatehouse/rules/attribution/attribution-names';
import { media } from '@gatehouse/rules/attribution/channel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type AttributionInput, attributionText, readAttribution } from './attribution.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;
const touch = (at: number, values: Touch['values']): Touch => ({ at, site: 'GLOBAL', path: '/', values });
const both = (first: Touch, last = first) => ({ touches: { first, last, now: NOW } });
const write = (...steps: AttributionInput[]) =>
  readAttribution(steps.reduce<string>((text, step) => attributionText(step, text, NOW), '{}'));

const A = touch(NOW - 2 * DAY_MS, { affiliate_id: '7' });
const B = touch(NOW - DAY_MS, { ref: 'friend' });
const news = touch(NOW - 1000, { utmsource: 'news' });

describe('[AFF-07] [AFF-08] what an account holds', () => {
  test('first and last touch, who is paid, and what was sent', () => {
    expect(write({ ...both(A, B), medium: 'referral', user_code: 'friend', url: 'https://x/en/register' })).toEqual({
      ...{ first: A, last: B, channel: { medium: 'referral', userCode: 'friend' } },
      sent: { medium: 'referral', user_code: 'friend', url: 'https://x/en/register' },
    });
  });

  test('a later step adds to an earlier one, in whatever order they were followed', () => {
    expect(write(both(B), both(A))).toMatchObject({ first: A, last: B, channel: { userCode: 'friend' } });
    expect(write(both(A), both(news))).toMatchObject({ first: A, last: news, inviter: A });
    expect(write(both(A), {})).toMatchObject({ first: A, last: A, channel: { medium: 'affiliate', userCode: '7' } });
    expect(write(both(A), both(news)).channel).toEqual({ medium: 'affiliate', userCode: '7' });
  });

  test('the server decides who is paid: the client’s own statement counts for nothing beside its touches', () => {
    expect(write({ ...both(A), medium: 'broker', user_code: 'me' }).channel).toEqual({
      ...{ medium: 'affiliate', userCode: '7' },
    });
    expect(write({ ...both(news), medium: 'affiliate', user_code: '99' }).channel.userCode).toBe('');
  });

  test('a client without touches says it in its own fields', () => {
    const { first, channel } = write({ medium: 'affiliate', user_code: '7', utm_channel_info: { campaign: 'c' } });
    expect(channel).toEqual({ medium: 'affiliate', userCode: '7' });
    expect(first).toEqual({ at: NOW, site: '', path: '', values: { ref: '7', medium: 'affiliate', campaign: 'c' } });
    expect(write({ medium: 'normal' })).toEqual({
      ...{ channel: { medium: 'normal', userCode: '' }, sent: { medium: 'normal' } },
    });
  });

  test('a time that cannot be is not believed', () => {
    const future = touch(NOW + DAY_MS, { ref: 'x' });
    expect(write({ touches: { first: future, last: future, now: NOW } }).last?.at).toBe(NOW);
    const old = touch(NOW - ATTRIBUTION_MS, { ref: 'x' });
    expect(write(both(old)).first).toBeUndefined();
    const wrong = { first: touch(5000, { ref: 'x' }), last: touch(6000, { ref: 'x' }), now: 7000 };
    expect(write({ touches: wrong })).toMatchObject({ first: { at: NOW - 2000 }, last: { at: NOW - 1000 } });
  });

  test('[LOGIN-04] a typed code beats every link, and stands through later steps until it is taken back', () => {
    const typed = { ...both(A), user_code: 'typed', ext_json: '{"is_manual_input":true,"eu_subscription":true}' };
    const channel = { medium: 'referral', userCode: 'typed', typed: true };
    expect(write(typed).channel).toEqual(channel);
    const later = write(typed, { ...both(A), medium: 'affiliate', user_code: '7', ext_json: '{"tg_source":"x"}' });
    expect(later.channel).toEqual(channel);
    expect(later.sent.user_code).toBe('typed');
    expect(JSON.parse(later.sent.ext_json ?? '')).toEqual({
      ...{ is_manual_input: true, eu_subscription: true, tg_source: 'x' },
    });
    const back = write(typed, { ...both(A), user_code: '7', ext_json: '{"is_manual_input":false}' });
    expect(back.channel).toEqual({ medium: 'affiliate', userCode: '7' });
    const same = write({ ...both(A), user_code: '7', ext_json: '{"is_manual_input":true}' });
    expect(same.channel).toEqual({ medium: 'affiliate', userCode: '7' });
  });

  test('[ROUTE-12] people of non-crypto channels are marked', () => {
    expect(write(both(touch(NOW, { ref: 'a', tag: 'fox' }))).channel.nonCrypto).toBe(true);
    expect(write(both(touch(NOW, { ref: 'a', tag: 'x' }))).channel).not.toHaveProperty('nonCrypto');
  });

  test('[SESS-11] the latest timing is kept', () => {
    const timing = { signup_time: 1, last_refresh_time: 2, user_behavior_path: ['register'] };
    expect(write({ signup_timing: timing }, {}).signup_timing).toEqual(timing);
    const later = { ...timing, last_refresh_time: 3 };
    expect(write({ signup_timing: timing }, { signup_timing: later }).signup_timing).toEqual(later);
  });

  test.each(['', 'x', 'null', '[]', '"x"', '{}', '{"medium":"affiliate","unknown":1}'])(
    'a row of before that holds %j is read',
    (text) => {
      const { channel, first, sent } = readAttribution(attributionText({}, text, NOW));
      expect(channel).toEqual({ medium: 'normal', userCode: '' });
      expect(first).toBeUndefined();
      expect(sent).toEqual(text.includes('medium') ? { medium: 'affiliate' } : {});
    },
  );

  test('captcha proofs and passwords are not kept', () => {
    const stray = { magpie_verify_info: { token: 'secret', scene: '1' }, encrypt_password: 'secret' };
    expect(attributionText(stray as AttributionInput, '{}', NOW)).not.toContain('secret');
  });

  test('whatever the schema lets in, the text is small, well-formed, and its channel is one of the four', () => {
    const text = fc.string({ unit: 'binary', maxLength: 128 });
    const values = fc.dictionary(
      fc.constantFrom(...attributionNames),
      fc.oneof(text, fc.constantFrom('7', "=cmd|' /C calc'!A0", '</script>', '{"a":1}')),
    );
    const at = fc.integer({ min: 0, max: NOW * 2 });
    const anyTouch = fc.record({ at, site: fc.string({ maxLength: 32 }), path: text, values });
    const input = fc.record(
      {
        ...{ url: text, regist_channel: text, medium: fc.oneof(text, fc.constantFrom(...media)), user_code: text },
        ext_json: fc.oneof(text, fc.json({ maxDepth: 2 }), fc.constant('{"__proto__":{"x":1},"is_manual_input":true}')),
        utm_channel_info: values,
        touches: fc.record({ first: anyTouch, last: anyTouch, inviter: anyTouch, now: at }),
      },
      { requiredKeys: [] },
    );
    const schema = z.strictObject(fields);
    fc.assert(
      fc.property(fc.array(input, { minLength: 1, maxLength: 4 }), (steps) => {
        const read = steps.flatMap((step) => schema.safeParse(step).data ?? []);
        const stored = read.reduce<string>((before, step) => attributionText(step, before, NOW), '{}');
        expect(stored.isWellFormed()).toBe(true);
        expect(stored).not.toContain('\u0000');
        expect(stored.length).toBeLessThan(64_000);
        const { channel, first, last } = readAttribution(stored);
        expect(media).toContain(channel.medium);
        if (first && last) expect(first.at).toBeLessThanOrEqual(last.at);
      }),
    );
  });
});
