import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CaptchaKind, type CaptchaProvider, outsideCaptchaKinds } from './captcha.ts';
import { acceptedCaptchas, type CaptchaQuestion, captchaOrder, nextCaptcha } from './captcha-order.ts';

const provider: CaptchaProvider = { siteKey: 'k', scripts: ['https://c.example/a.js'], origins: [] };
const providers = { geetest: provider, tencent: provider, recaptcha: provider };
const question = (more: Partial<CaptchaQuestion> = {}): CaptchaQuestion => ({
  site: { kind: 'global' },
  providers,
  mayUse: () => true,
  ...more,
});
const order = (more: Partial<CaptchaQuestion> = {}) => captchaOrder(question(more)).value;

test.each<[string, Partial<CaptchaQuestion>, CaptchaKind[]]>([
  ['a global site, no downgrade', {}, ['geetest', 'magpie']],
  ['a regional site', { site: { kind: 'regional' } }, ['recaptcha', 'magpie']],
  ['down the list', { settings: { downgrade: true } }, ['geetest', 'tencent', 'recaptcha', 'magpie']],
  [
    'the test network',
    { site: { kind: 'testnet' }, settings: { downgrade: true } },
    ['geetest', 'tencent', 'recaptcha', 'magpie'],
  ],
  [
    'the operator’s list',
    { settings: { downgrade: true, order: ['tencent', 'geetest', 'tencent'] } },
    ['tencent', 'geetest', 'magpie'],
  ],
  ['an empty list', { settings: { order: [] } }, ['magpie']],
  ['magpie alone', { settings: { magpieOnly: true, downgrade: true } }, ['magpie']],
  ['an ending of the list', { guid: 'aa-0F', settings: { magpieGuidTails: ['0f'] } }, ['magpie']],
  ['another ending', { guid: 'aa-0e', settings: { magpieGuidTails: ['0f'] } }, ['geetest', 'magpie']],
  ['an empty ending is no device’s', { guid: 'aa-0e', settings: { magpieGuidTails: [''] } }, ['geetest', 'magpie']],
  ['without keys', { providers: {} }, ['magpie']],
  ['one without keys', { providers: { recaptcha: provider } }, ['recaptcha', 'magpie']],
  [
    'one that needs consent',
    { providers: { ...providers, geetest: { ...provider, purpose: 'functional' } }, mayUse: () => false },
    ['tencent', 'magpie'],
  ],
  [
    'one closed in the country',
    { country: 'CN', site: { kind: 'regional' }, providers: { recaptcha: { ...provider, notIn: ['CN'] } } },
    ['magpie'],
  ],
  [
    'one that is switched off',
    { settings: { downgrade: true }, switchedOff: ['geetest'] },
    ['tencent', 'recaptcha', 'magpie'],
  ],
  ['magpie switched off', { providers: {}, switchedOff: ['magpie'] }, []],
])('[CAPT-01] the order of %s', (_name, more, expected) => {
  expect(order(more)).toEqual(expected);
});

test.each<[string, Partial<CaptchaQuestion>, CaptchaKind[]]>([
  ['the first alone, and magpie', {}, ['geetest', 'magpie']],
  ['down the list', { settings: { downgrade: true } }, ['geetest', 'tencent', 'recaptcha', 'magpie']],
  [
    'the next one too where the first needs consent',
    { providers: { ...providers, geetest: { ...provider, purpose: 'functional' } } },
    ['geetest', 'tencent', 'magpie'],
  ],
  ['magpie alone', { settings: { magpieOnly: true } }, ['magpie']],
])('[CAPT-01] a scene takes proofs of %s', (_name, more, expected) => {
  expect(acceptedCaptchas(question(more)).value).toEqual(expected);
});

const aQuestion = fc.record({
  settings: fc.record(
    {
      magpieOnly: fc.boolean(),
      downgrade: fc.boolean(),
      magpieGuidTails: fc.array(fc.string({ maxLength: 2 })),
      order: fc.array(fc.constantFrom(...outsideCaptchaKinds)),
    },
    { requiredKeys: [] },
  ),
  guid: fc.uuid(),
  agrees: fc.boolean(),
});

test('[CAPT-06] each captcha is met once at most, magpie last, and after the last there is none', () => {
  fc.assert(
    fc.property(aQuestion, ({ agrees, ...more }) => {
      const asked = question({ ...more, mayUse: () => agrees });
      const met: CaptchaKind[] = [];
      for (let kind = nextCaptcha(asked, met).value; kind; kind = nextCaptcha(asked, met).value) met.push(kind);
      expect(met).toEqual(order(asked));
      expect(met.at(-1)).toBe('magpie');
      expect(new Set(met).size).toBe(met.length);
    }),
  );
});

test('[CAPT-06] the trace says why a kind is not offered and what comes next', () => {
  const { value, trace } = nextCaptcha(question({ providers: {} }), ['magpie']);
  expect(value).toBeUndefined();
  expect(trace.map(({ check }) => check)).toContain('geetest: no keys are configured');
  expect(trace.at(-1)).toMatchObject({ check: 'after magpie failed', detail: 'unavailable' });
});

test('[CAPT-01] [CAPT-06] what a visitor may meet in a scene, the scene takes, whatever they agreed to', () => {
  fc.assert(
    fc.property(aQuestion, fc.subarray(outsideCaptchaKinds.slice()), (more, needConsent) => {
      const some = Object.fromEntries(
        outsideCaptchaKinds.map((kind) => [
          kind,
          needConsent.includes(kind) ? { ...provider, purpose: 'functional' as const } : provider,
        ]),
      );
      const asked = question({ ...more, providers: some, mayUse: () => more.agrees });
      expect(acceptedCaptchas(asked).value).toEqual(expect.arrayContaining([...captchaOrder(asked).value]));
    }),
  );
});
