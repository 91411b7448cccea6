import { attribution } from '@gatehouse/contract/login/login.schema';
import { ATTRIBUTION_MAX_CHARS, attributionNames } from '@gatehouse/rules/attribution/attribution-names';
import { CONSENT_KEY, consentTo } from '@gatehouse/rules/consent/consent';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { ATTRIBUTION_KEY, INVITATION_KEY, noteTouches } from '../../platform/attribution/attribution.ts';
import { SIGNUP_TIMING_KEY } from '../../platform/attribution/signup-timing.ts';
import { fakeBrowser } from '../../platform/testing/fake-browser.ts';
import { writeTelegramAuth } from '../../platform/webview/telegram-auth.ts';
import { startTelegramParts } from '../../platform/webview/telegram-parts.ts';
import { collectLoginExtras } from './login-extras.ts';

const accepted = z.strictObject(attribution);
/** Of all that goes along; a body may have 64 KB. */
const MOST_CHARS = 24_000;

afterEach(() => vi.unstubAllGlobals());

const open = (search: string) => fakeBrowser({ href: `https://gate.example/en/register${search}` });

const LAUNCH = 'tgWebAppData=user%3D%257B%257D%26start_param%3Dspring%26hash%3Dab&tgWebAppPlatform=ios';
const launched = (hash = LAUNCH, search = '') => {
  fakeBrowser({ href: `https://gate.example/en/login${search}#${hash}` });
  vi.stubGlobal('TelegramWebviewProxy', { postEvent: () => undefined });
  startTelegramParts();
};

function consent(...granted: Parameters<typeof consentTo>[0]) {
  localStorage.setItem(CONSENT_KEY, JSON.stringify(consentTo(granted, new Date(Date.now() - 1).toISOString())));
}

test('[LOGIN-04] [AFF-07] [AFF-08] an invitation goes along: who, of which kind, by which campaign, first and last', () => {
  open(
    '?affiliate_id=7&utm_source=news&register_channel=spring&tag=fox&client_id=c&uuid=4f2a&tmp_token=proof&token=proof',
  );
  const before = Date.now();
  const extras = collectLoginExtras({ euSubscription: true });
  expect(extras).toMatchObject({
    url: 'https://gate.example/en/register',
    ...{ medium: 'affiliate', user_code: '7', regist_channel: 'spring', oauth_tmp_login_id: 'c' },
    utm_channel_info: { utmsource: 'news', tag: 'fox', uuid: '4f2a' },
    ext_json: '{"platform":"pc","eu_subscription":true}',
  });
  const values = { affiliate_id: '7', utmsource: 'news', regist_channel: 'spring', tag: 'fox', uuid: '4f2a' };
  expect(extras.touches?.first).toMatchObject({ path: '/register', values });
  expect(extras.touches?.last.values).toEqual(values);
  expect(extras.touches?.now).toBeGreaterThanOrEqual(before);
  expect(JSON.stringify(extras)).not.toContain('proof');
  expect(accepted.safeParse(extras).error).toBeUndefined();
});

test('[AFF-08] whom nobody sent is normal, and nothing is made up', () => {
  open('');
  expect(collectLoginExtras()).toEqual({
    ...{ url: 'https://gate.example/en/register', medium: 'normal', oauth_tmp_login_id: 'not_found' },
    // PLAT-04
    ext_json: '{"platform":"pc"}',
  });
});

test('[TG-02] [TG-04] in the mini-app what Telegram signed goes along, once accepted and for this launch alone', () => {
  launched();
  expect(collectLoginExtras()).not.toHaveProperty('telegram_callback_mini');
  expect(JSON.parse(collectLoginExtras().ext_json ?? '')).toMatchObject({ tg_source: 'spring' });
  writeTelegramAuth('accepted');
  const extras = collectLoginExtras();
  expect(extras.telegram_callback_mini).toBe('user=%7B%7D&start_param=spring&hash=ab');
  expect(extras).not.toHaveProperty('telegram_callback');
  expect(accepted.safeParse(extras).error).toBeUndefined();
  writeTelegramAuth('refused');
  expect(collectLoginExtras()).not.toHaveProperty('telegram_callback_mini');
  const { sessionStorage } = globalThis;
  writeTelegramAuth('accepted');
  launched('tgWebAppData=hash%3Dcd');
  vi.stubGlobal('sessionStorage', sessionStorage);
  expect(collectLoginExtras()).not.toHaveProperty('telegram_callback_mini');
});

test('[TG-02] [ROUTE-14] outside Telegram nothing of it goes along; a link to a task says so', () => {
  startTelegramParts();
  fakeBrowser({ href: `https://gate.example/en/login?source=task#${LAUNCH}` });
  writeTelegramAuth('accepted');
  const extras = collectLoginExtras();
  expect(extras).not.toHaveProperty('telegram_callback_mini');
  expect(JSON.parse(extras.ext_json ?? '')).toMatchObject({ tg_source: 'task' });
});

test('[TG-02] launch data that the API would not take stays behind, and the login goes on', () => {
  launched(`tgWebAppData=hash%3Dab%26user%3D${'a'.repeat(9000)}`);
  writeTelegramAuth('accepted');
  expect(collectLoginExtras()).not.toHaveProperty('telegram_callback_mini');
});

test('[AFF-07] what is kept goes along where the address has lost it', () => {
  open('');
  const touch = { at: Date.now() - 1000, site: 'GLOBAL', path: '/', values: { brokerId: 'b' } };
  sessionStorage.setItem(INVITATION_KEY, JSON.stringify({ first: touch, last: touch }));
  expect(collectLoginExtras()).toMatchObject({
    medium: 'broker',
    user_code: 'b',
    touches: { first: touch, last: touch },
  });
});

test('[LOGIN-04] [SIGNUP-12] a code typed by hand beats the link; the link’s own code left as it was does not', () => {
  open('?affiliate_id=7');
  expect(collectLoginExtras({ userCode: 'typed', isManuallyModifyUserCode: true })).toMatchObject({
    ...{ medium: 'referral', user_code: 'typed', ext_json: '{"platform":"pc","is_manual_input":true}' },
  });
  expect(collectLoginExtras({ userCode: '7', isManuallyModifyUserCode: true })).toMatchObject({
    ...{ medium: 'affiliate', user_code: '7' },
  });
  expect(collectLoginExtras({ userCode: 'filled in', isManuallyModifyUserCode: false })).toMatchObject({
    user_code: '7',
  });
  expect(collectLoginExtras({ userCode: '', isManuallyModifyUserCode: true })).toMatchObject({ user_code: '7' });
});

test('[SESS-11] [SHELL-05] the timing goes along with consent for analytics, and not without', () => {
  const timing = { signup_time: 1, last_refresh_time: 2, user_behavior_path: ['register'] };
  open('');
  sessionStorage.setItem(SIGNUP_TIMING_KEY, JSON.stringify(timing));
  expect(collectLoginExtras()).not.toHaveProperty('signup_timing');
  consent('marketing');
  expect(collectLoginExtras()).not.toHaveProperty('signup_timing');
  consent('analytics');
  expect(collectLoginExtras().signup_timing).toEqual(timing);
});

test('[LOGIN-04] [AFF-07] [SESS-11] whatever stands in the address and in storage, the API takes it, and it is small', () => {
  const long = fc.integer({ min: 0, max: ATTRIBUTION_MAX_CHARS + 2 }).map((length) => 'я'.repeat(length));
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    long,
    fc.constantFrom('7', ' ', '\u0000', '\ud800'),
  );
  const search = fc
    .array(fc.tuple(fc.constantFrom(...attributionNames, 'client_id', 'redirect_url', 'token', 'utm_source'), value), {
      ...{ maxLength: 30, size: 'max' as const },
    })
    .map((pairs) => `?${new URLSearchParams(pairs)}`);
  const at = fc.oneof(fc.constant(Date.now() - 5000), fc.double(), fc.integer(), fc.anything());
  const values = fc.dictionary(
    fc.constantFrom(...attributionNames, 'token', '__proto__'),
    fc.oneof(value, fc.anything()),
  );
  const touch = fc.record({ at, site: fc.oneof(value, fc.anything()), path: fc.oneof(value, fc.anything()), values });
  const kept = fc.oneof(fc.record({ first: touch, last: touch, inviter: touch }), fc.anything()).map(textOf);
  const pages = fc.array(fc.oneof(value, fc.constant('register')), { maxLength: 30 });
  const timing = fc
    .oneof(fc.record({ signup_time: at, last_refresh_time: at, user_behavior_path: pages }), fc.anything())
    .map(textOf);
  const more = fc.record(
    { userCode: value, isManuallyModifyUserCode: fc.boolean(), euSubscription: fc.boolean() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(search, kept, kept, timing, more, (query, tab, days, time, given) => {
      open(query);
      consent('marketing', 'analytics');
      sessionStorage.setItem(INVITATION_KEY, tab);
      localStorage.setItem(ATTRIBUTION_KEY, days);
      sessionStorage.setItem(SIGNUP_TIMING_KEY, time);
      for (const isNoted of [false, true]) {
        if (isNoted) noteTouches('GLOBAL', Date.now());
        const sent = JSON.parse(JSON.stringify(collectLoginExtras(given)));
        expect(accepted.safeParse(sent).error).toBeUndefined();
        expect(Buffer.byteLength(JSON.stringify(sent))).toBeLessThan(MOST_CHARS);
      }
    }),
    { numRuns: 300 },
  );
});

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
