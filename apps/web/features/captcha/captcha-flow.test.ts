import type { CaptchaProvider } from '@gatehouse/rules/captcha/captcha';
import type { CaptchaQuestion } from '@gatehouse/rules/captcha/captcha-order';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import { captchaFlow } from './captcha-flow.ts';
import type { CaptchaEvent, CaptchaProof } from './captcha-state.ts';

const provider: CaptchaProvider = { siteKey: 'k', scripts: ['https://c.example/a.js'], origins: [] };
const all: CaptchaQuestion = {
  site: { kind: 'global' },
  settings: { downgrade: true },
  providers: { geetest: provider, tencent: provider, recaptcha: provider },
  mayUse: () => true,
};
const proof: CaptchaProof = { kind: 'magpie', fields: { magpie_verify_info: { token: 't', scene: '31000' } } };
const visible: CaptchaEvent = { type: 'visibleAsked', failed: [] };
const configured = (question = all): CaptchaEvent => ({ type: 'configured', question });
const failed: CaptchaEvent = { type: 'failed' };
const loaded: CaptchaEvent = { type: 'loaded' };
const played = (...events: CaptchaEvent[]) => playFlow(captchaFlow, events);
const kindsIn = (effects: readonly { type: string; kind?: string }[]) =>
  effects.map(({ type, kind }) => (kind ? `${type} ${kind}` : type));

describe('unseen', () => {
  test('[CAPT-08] magpie is solved without being seen', () => {
    const { state, effects } = played({ type: 'unseenAsked' }, { type: 'solved', proof });
    expect(state).toEqual({ step: 'solved', proof });
    expect(kindsIn(effects)).toEqual(['takeUnseen']);
  });

  test('[CAPT-08] where nothing is asked for, the call goes without a proof', () => {
    expect(played({ type: 'unseenAsked' }, { type: 'skipped' }).state).toEqual({ step: 'skipped' });
  });

  test('[LOGIN-11] where the scene asks for a visible one, the chain opens', () => {
    const { state, effects } = played({ type: 'unseenAsked' }, { type: 'visibleNeeded' }, configured());
    expect(state).toMatchObject({ step: 'loading', kind: 'geetest', failed: [] });
    expect(kindsIn(effects)).toEqual(['takeUnseen', 'readConfig', 'load geetest']);
  });

  test('[CAPT-04] [CAPT-06] an error is reported, and another kind is shown', () => {
    const { state, effects } = played({ type: 'unseenAsked' }, failed, configured());
    expect(state).toMatchObject({ step: 'loading', kind: 'geetest', failed: ['magpie'] });
    expect(kindsIn(effects)).toEqual(['takeUnseen', 'report magpie', 'readConfig', 'load geetest']);
  });

  test('cancelled, or left', () => {
    expect(played({ type: 'unseenAsked' }, { type: 'cancelled' }).state).toEqual({ step: 'cancelled' });
  });
});

describe('visible', () => {
  test('[CAPT-05] one widget: loaded, shown with the flag that it is being verified, solved', () => {
    const { state, effects } = played(visible, configured(), loaded);
    expect(state).toMatchObject({ step: 'shown', kind: 'geetest', verifying: true });
    expect(kindsIn(effects)).toEqual(['readConfig', 'load geetest', 'show']);
    expect(playFlow(captchaFlow, [{ type: 'solved', proof }], state).state).toEqual({ step: 'solved', proof });
  });

  test('[CAPT-05] while one shows, no other is begun', () => {
    const { state } = played(visible, configured(), loaded);
    const again = playFlow(captchaFlow, [visible, configured(), { type: 'unseenAsked' }, loaded], state);
    expect(again).toEqual({ state, effects: [] });
  });

  test('[CAPT-06] each error leads to the next kind of the order, the last one to the end; each is reported', () => {
    const errors = [
      failed,
      loaded,
      failed,
      failed,
      loaded,
      { type: 'effectFailed', effect: 'show', reason: 0 } as const,
    ];
    const { state, effects } = playFlow(captchaFlow, [visible, configured(), ...errors]);
    expect(kindsIn(effects)).toEqual([
      ...['readConfig', 'load geetest', 'report geetest', 'load tencent', 'show'],
      ...['report tencent', 'load recaptcha', 'report recaptcha', 'load magpie', 'show', 'report magpie'],
    ]);
    expect(state).toEqual({ step: 'unavailable', failed: ['geetest', 'tencent', 'recaptcha', 'magpie'] });
  });

  test('where the API gives no more challenges, the end says until when; a try after that says it no more', () => {
    const question = { ...all, settings: {} };
    const refused = { code: 31018, message: '', retryAfterS: 540 };
    const limited = played(visible, configured(question), failed, { type: 'failed', refused }).state;
    expect(limited).toEqual({ step: 'unavailable', failed: ['geetest', 'magpie'], refused });
    expect(playFlow(captchaFlow, [{ type: 'retried' }], limited).state).toEqual({ step: 'configuring', failed: [] });
  });

  test('[CAPT-01] without a downgrade an error leads to magpie at once', () => {
    const question = { ...all, settings: {} };
    expect(played(visible, configured(question), failed).state).toMatchObject({ step: 'loading', kind: 'magpie' });
  });

  test('[CAPT-06] a kind whose checking server was away is not tried again', () => {
    const asked: CaptchaEvent = { type: 'visibleAsked', failed: ['geetest'] };
    expect(played(asked, configured()).state).toMatchObject({ step: 'loading', kind: 'tencent' });
  });

  test('[CAPT-06] where all failed, another try begins with the first', () => {
    const unavailable = played(visible, configured({ ...all, switchedOff: ['magpie'], providers: {} })).state;
    expect(unavailable).toEqual({ step: 'unavailable', failed: [] });
    const { state, effects } = playFlow(captchaFlow, [{ type: 'retried' }, configured()], unavailable);
    expect(state).toMatchObject({ step: 'loading', kind: 'geetest', failed: [] });
    expect(kindsIn(effects)).toEqual(['readConfig', 'load geetest']);
  });

  test.each<[string, CaptchaEvent[]]>([
    ['while the config is waited for', []],
    ['while it loads', [configured()]],
    ['while it shows', [configured(), loaded]],
    ['after all failed', [configured({ ...all, providers: {} }), failed]],
  ])('cancelled %s', (_, events) => {
    expect(played(visible, ...events, { type: 'cancelled' }).state).toEqual({ step: 'cancelled' });
  });
});
