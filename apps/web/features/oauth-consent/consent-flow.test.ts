import { NO_ANSWER_CODE } from '@gatehouse/contract/call/no-answer';
import { codes } from '@gatehouse/contract/errors/codes';
import { describe, expect, test } from 'vitest';
import { advance } from '../../platform/flow/flow.ts';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import { type Consent, type ConsentEvent, type ConsentState, consentFlow, consentFlowOf } from './consent-flow.ts';

const client = {
  ...{ client_id: 'app', name: 'App', logo: null, home_page: 'https://app.example' },
  ...{ verified: true, is_new: false },
};
const consent: Consent = {
  ...{
    client,
    account: 'a***@e***.com',
    account_kind: 'only',
    expires_in_days: 180,
    step_up: false,
    redirect_host: 'app.example',
  },
  scopes: [
    { scope: 'openid', risk: 'identity', required: true, granted: false, declined: false },
    { scope: 'trade', risk: 'trade', required: false, granted: false, declined: false },
  ],
};
const to = 'https://www.example.com/openid/auth/x';
const answer = (ret_code: number, result?: unknown): ConsentEvent => ({
  type: 'answered',
  answer: { ret_code, ret_msg: '', result },
});
const unasked = answer(codes.success, { client, has_consent: false });
const shown = answer(codes.success, consent);
const led = answer(codes.success, { redirect_url: to });
const allowed: ConsentEvent = { type: 'allowed', scopes: ['openid'] };
const declined: ConsentEvent = { type: 'declined' };
const failure = { type: 'effectFailed', effect: 'look', reason: null } as const;

const play = (...events: readonly ConsentEvent[]) => playFlow(consentFlow, events);
const step = (...events: readonly ConsentEvent[]) => play(...events).state.step;

describe('before the question', () => {
  test('[OAUTH-02] looks whether it was allowed before; then it goes on at once, by name', () => {
    expect(consentFlow.first).toEqual([{ type: 'look' }]);
    expect(play(answer(codes.success, { client, has_consent: true, redirect_url: to }))).toEqual({
      state: { step: 'returning', name: 'App', to },
      effects: [{ type: 'leave', to }],
    });
  });

  test('[OAUTH-02] reads what is asked, and asks it', () => {
    expect(play(unasked).effects).toEqual([{ type: 'read' }]);
    expect(play(unasked, shown).state).toEqual({ step: 'asking', consent });
  });

  test('[OAUTH-05] 50002 is a state of the page, wherever it comes', () => {
    const over = answer(codes.authorizeOutcome);
    expect([step(over), step(unasked, over), step(unasked, shown, allowed, over)]).toEqual(['over', 'over', 'over']);
    expect(step({ type: 'nothingThere' })).toBe('over');
    expect([step(answer(codes.invalidField)), step(unasked, answer(codes.invalidField))]).toEqual(['over', 'over']);
  });

  test('[OAUTH-03] who is logged out goes to the login of the application, wherever that shows', () => {
    const out = answer(codes.sessionInvalid);
    for (const before of [[], [unasked], [unasked, shown, allowed]])
      expect(play(...before, out)).toMatchObject({
        state: { step: 'loggedOut' },
        effects: expect.arrayContaining([{ type: 'logIn' }]),
      });
  });

  test('[OAUTH-02] a fresh login is asked for by a press, or the request is declined without one', () => {
    const stale = answer(codes.stepUpNeeded);
    expect(play(stale)).toEqual({ state: { step: 'unproven' }, effects: [] });
    expect(play(stale, { type: 'confirmed' }).effects).toEqual([{ type: 'prove' }]);
    expect(step(stale, { type: 'confirmed' }, stale)).toBe('unproven');
    expect(step(stale, { type: 'confirmed' }, unasked)).toBe('reading');
    expect(step(unasked, stale)).toBe('unproven');
    expect(play(stale, declined, led)).toEqual({
      state: { step: 'returning', name: '', to },
      effects: [
        { type: 'send', allow: false, scopes: [], name: '' },
        { type: 'leave', to },
      ],
    });
    expect(play(stale, declined, answer(NO_ANSWER_CODE)).state).toMatchObject({ step: 'unproven', refused: {} });
  });

  test('what does not arrive can be looked up again', () => {
    expect(step(answer(NO_ANSWER_CODE))).toBe('failed');
    expect(step(unasked, answer(codes.internal))).toBe('failed');
    expect(advance(consentFlow, consentFlow.start, failure).state.step).toBe('failed');
    expect(play(answer(NO_ANSWER_CODE), { type: 'again' })).toEqual({
      state: { step: 'looking' },
      effects: [{ type: 'look' }],
    });
  });

  test('[COMP-08] where consent is not offered nothing is asked of the API', () => {
    expect(consentFlowOf(false)).toMatchObject({ start: { step: 'off' }, first: [] });
    expect(consentFlowOf(true)).toBe(consentFlow);
  });
});

describe('the answer', () => {
  const asking: ConsentState = { step: 'asking', consent };
  const from = (...events: readonly ConsentEvent[]) => playFlow(consentFlow, events, asking);

  test('[OAUTH-02] is sent once, however often it is pressed, and leads back', () => {
    expect(from(allowed, allowed, declined, led, allowed)).toEqual({
      state: { step: 'returning', name: 'App', to },
      effects: [
        { type: 'send', allow: true, scopes: ['openid'], name: 'App' },
        { type: 'leave', to },
      ],
    });
    expect(from(declined, allowed).effects).toEqual([{ type: 'send', allow: false, scopes: [], name: 'App' }]);
  });

  test('without anything ticked nothing is sent', () => {
    expect(from({ type: 'allowed', scopes: [] })).toEqual({
      state: { step: 'asking', consent, notice: 'nothing' },
      effects: [],
    });
  });

  test('[OAUTH-02] a cancelled check, another question, and a lost answer leave the decision to the person', () => {
    expect(from(allowed, answer(codes.stepUpNeeded)).state).toEqual({ step: 'asking', consent, notice: 'unproven' });
    const changed = from(allowed, answer(codes.invalidField));
    expect(changed).toMatchObject({ state: { step: 'reading' }, effects: [{ type: 'send' }, { type: 'read' }] });
    expect(playFlow(consentFlow, [shown], changed.state).state).toEqual({ step: 'asking', consent, notice: 'changed' });
    const lost = from(allowed, answer(NO_ANSWER_CODE));
    expect(lost.state).toMatchObject({ step: 'asking', refused: { code: NO_ANSWER_CODE } });
    expect(playFlow(consentFlow, [allowed], lost.state).effects).toHaveLength(1);
  });
});
