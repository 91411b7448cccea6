import type { FactorList, PasskeyCreationOptions, PasskeyRegistration } from '@gatehouse/contract/account/factors';
import { codes } from '@gatehouse/contract/errors/codes';
import { describe, expect, test } from 'vitest';
import type { Flow, FlowEffect, FlowEvent, FlowInput, FlowState } from '../../platform/flow/flow.ts';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import { type AppEvent, appFlow } from './app-flow.ts';
import { codesIn, type FactorsEvent, factorsFlow, factorsFlowOf } from './factors-flow.ts';
import { type LostAuthenticatorEvent, lostAuthenticatorFlow, sortRefusal } from './lost-authenticator-flow.ts';
import { type AddPasskeyEvent, addPasskeyFlow } from './passkey-flow.ts';

function player<State extends FlowState, Event extends FlowEvent, Effect extends FlowEffect>(
  flow: Flow<State, Event, Effect>,
) {
  return (events: readonly FlowInput<Event>[]) => {
    const { state, effects } = playFlow(flow, events);
    return { state, effects: [...(flow.first ?? []), ...effects] };
  };
}

const answer = (ret_code: number, result?: unknown) => ({
  type: 'answered' as const,
  answer: { ret_code, ret_msg: '', result },
});
const done = (result: unknown = {}) => answer(codes.success, result);
const failed = { type: 'effectFailed', effect: 'any', reason: new Error('no network') } as const;
const list: FactorList = {
  totp: { added_at: 1 },
  passkeys: [{ passkey_id: 'p', name: 'Phone', created_at: 1, last_used_at: 0, synced: true, here: true }],
  recovery: { left: 10, made_at: 5 },
};

describe('the list of second factors', () => {
  const play = player(factorsFlow);
  const loaded = done(list);

  test('loads the list, shows it, or offers to try again', () => {
    expect(play([]).effects).toEqual([{ type: 'load' }]);
    expect(play([loaded]).state).toEqual({ step: 'shown', list });
    expect(play([answer(codes.internal)]).state).toEqual({ step: 'failed' });
    expect(play([failed, { type: 'again' }]).effects).toEqual([{ type: 'load' }, { type: 'load' }]);
    expect(factorsFlowOf(list)).toMatchObject({ start: { step: 'shown', list }, first: [] });
  });

  const ask: FactorsEvent[] = [{ type: 'asked', target: { passkey: 'p' } }, { type: 'confirmed' }];

  test('removes nothing before the user has confirmed', () => {
    expect(play([loaded, { type: 'confirmed' }]).effects).toEqual([{ type: 'load' }]);
    const kept = play([loaded, { type: 'asked', target: 'app' }, { type: 'kept' }, { type: 'confirmed' }]);
    expect(kept.effects).toEqual([{ type: 'load' }]);
    expect(kept.state).toEqual({ step: 'shown', list });
  });

  test('removes a factor after the server has, then loads the list again', () => {
    expect(play([loaded, ...ask]).state).toEqual({ step: 'changing', list, target: { passkey: 'p' } });
    const removed = play([loaded, ...ask, done()]);
    expect(removed.state).toMatchObject({ step: 'refreshing', list, news: 'factors.passkey.removed' });
    expect(removed.effects.map(({ type }) => type)).toEqual(['load', 'change', 'load']);
    const rest = { ...list, passkeys: [] };
    expect(play([loaded, ...ask, done(), done(rest)]).state).toEqual({
      ...{ step: 'shown', list: rest, news: 'factors.passkey.removed' },
    });
  });

  test('shows a refusal; after a cancelled step-up it shows the list again', () => {
    const refused = { code: codes.factorUnknown, message: '' };
    expect(play([loaded, ...ask, answer(codes.factorUnknown)]).state).toEqual({ step: 'shown', list, refused });
    expect(play([loaded, ...ask, answer(codes.stepUpNeeded)]).state).toEqual({ step: 'shown', list });
    expect(play([loaded, ...ask, failed]).state).toMatchObject({ step: 'shown', refused: { code: -200 } });
  });

  test('shows new recovery codes until the user has stored them', () => {
    const renew: FactorsEvent[] = [{ type: 'asked', target: 'codes' }, { type: 'confirmed' }];
    const made = play([loaded, ...renew, done({ recovery_codes: ['A', 'B'] })]);
    expect(made.state).toEqual({ step: 'codes', list, codes: ['A', 'B'] });
    expect(play([loaded, ...renew, done({ recovery_codes: ['A'] }), { type: 'asked', target: 'app' }]).state.step).toBe(
      'codes',
    );
    expect(play([loaded, ...renew, done({ recovery_codes: ['A'] }), { type: 'kept' }]).state.step).toBe('refreshing');
  });

  test('lists a factor created in an open panel at once and keeps the panel open', () => {
    const none = { totp: null, passkeys: [], recovery: null };
    const made: FactorsEvent[] = [done(none), { type: 'opened', panel: 'passkey' }, { type: 'made' }];
    expect(play(made).effects).toEqual([{ type: 'load' }, { type: 'load' }]);
    expect(play([...made, loaded]).state).toEqual({ step: 'shown', list, panel: 'passkey' });
    for (const late of [answer(codes.internal), failed])
      expect(play([...made, late]).state).toEqual({ step: 'shown', list: none, panel: 'passkey' });
  });

  test('keeps codes that are shown once until the user has stored them, whatever else is pressed', () => {
    const held: FactorsEvent = { type: 'held', holds: true };
    const sent: FactorsEvent[] = [loaded, { type: 'opened', panel: 'app' }, held];
    const pressed: FactorsEvent[] = [
      { type: 'opened', panel: 'passkey' },
      { type: 'asked', target: 'app' },
    ];
    for (const shown of [sent, [...sent, { type: 'made' } as const, loaded]])
      for (const press of [...pressed, { type: 'closed' } as const])
        expect(play([...shown, press]).state).toEqual({ step: 'shown', list, panel: 'app', holds: true });
    expect(play([...sent, ...pressed, { type: 'done', news: 'kept' }]).state.step).toBe('refreshing');
    const refused: FactorsEvent[] = [...sent, { type: 'held', holds: false }];
    expect(play([...refused, { type: 'closed' }]).state).toEqual({ step: 'shown', list });
    const renewed: FactorsEvent[] = [
      loaded,
      { type: 'asked', target: 'codes' },
      { type: 'confirmed' },
      done({ recovery_codes: ['A'] }),
    ];
    for (const press of pressed) expect(play([...renewed, press]).state).toEqual(play(renewed).state);
  });

  test('accepts the next action while the list loads again', () => {
    const old = { ...list, totp: null };
    const refreshing: FactorsEvent[] = [
      done(old),
      { type: 'opened', panel: 'passkey' },
      { type: 'done', news: 'there' },
    ];
    const asked = play([...refreshing, { type: 'asked', target: 'codes' }]);
    expect(asked.state).toEqual({ step: 'confirming', list: old, target: 'codes' });
    expect(asked.effects.at(-1)).toEqual({ type: 'load' });
    expect(play([...refreshing, { type: 'asked', target: 'codes' }, loaded]).state).toMatchObject({
      target: 'codes',
      list,
    });
    const opened: FactorsEvent[] = [...refreshing, { type: 'opened', panel: 'app' }];
    expect(play(opened).effects.at(-1)).toEqual({ type: 'load' });
    expect(play([...opened, loaded]).state).toEqual({ step: 'shown', list, panel: 'app' });
  });

  test('reads recovery codes from any response', () => {
    expect(codesIn({ ret_code: 0, ret_msg: '', result: { recovery_codes: ['A', 1, null] } })).toEqual(['A']);
    for (const result of [undefined, null, 1, {}, { recovery_codes: 'A' }])
      expect(codesIn({ ret_code: 0, ret_msg: '', result })).toEqual([]);
  });
});

describe('setting up an app', () => {
  const play = player(appFlow);
  const begun = { id: 'i', secret: 'ABCD', uri: 'otpauth://totp/x', expires_at: 9 };
  const given: AppEvent = { type: 'given', code: '123456' };

  test('key, code, recovery codes, done', () => {
    const bound = play([done(begun), given]);
    expect(bound.effects).toEqual([{ type: 'begin' }, { type: 'bind', id: 'i', code: '123456' }]);
    const codesShown = play([done(begun), given, done({ recovery_codes: ['A'] })]);
    expect(codesShown.state).toEqual({ step: 'codes', codes: ['A'] });
    expect(codesShown.effects.map(({ type }) => type)).not.toContain('tell');
    expect(codesShown.effects.at(-1)).toEqual({ type: 'made' });
    const kept = play([done(begun), given, done({ recovery_codes: ['A'] }), { type: 'kept' }]);
    expect(kept.effects.at(-1)).toEqual({ type: 'tell' });
    expect(play([done(begun), given, done()]).state).toEqual({ step: 'done' });
  });

  test.each(['', '12345', '1234567', 'abcdef'])('%j is no code: nothing is called', (code) => {
    const { state, effects } = play([done(begun), { type: 'given', code }]);
    expect(state).toEqual({ step: 'key', begun, wrong: { why: 'empty' } });
    expect(effects).toEqual([{ type: 'begin' }]);
  });

  test('a wrong code keeps the key; an expired key starts again; a cancelled step-up changes nothing', () => {
    expect(play([done(begun), given, answer(codes.wrongCode)]).state).toEqual({
      ...{ step: 'key', begun, wrong: { why: 'wrong' } },
    });
    expect(play([done(begun), given, answer(codes.stepUpNeeded)]).state).toEqual({ step: 'key', begun });
    expect(play([done(begun), given, failed]).state).toMatchObject({ step: 'key', begun, refused: { code: -200 } });
    const over = play([done(begun), given, answer(codes.setupUnknown), { type: 'again' }]);
    expect(over.state).toEqual({ step: 'beginning' });
    expect(play([answer(codes.stepUpNeeded)]).state.step).toBe('stopped');
  });
});

describe('adding a passkey', () => {
  const play = player(addPasskeyFlow);
  const options = { challenge: 'c' } as PasskeyCreationOptions;
  const response = { id: 'cred' } as PasskeyRegistration;
  const begun = done({ id: 'i', options });
  const made: AddPasskeyEvent = { type: 'made', response };

  test('begin, create, add, done', () => {
    const { state, effects } = play([begun, made, done()]);
    expect(state).toEqual({ step: 'done' });
    expect(effects).toEqual([
      { type: 'begin' },
      { type: 'make', options },
      { type: 'add', id: 'i', response },
      { type: 'tell' },
    ]);
    const first = play([begun, made, done({ recovery_codes: ['A'] })]);
    expect(first.state).toEqual({ step: 'codes', codes: ['A'] });
    expect(first.effects.at(-1)).toEqual({ type: 'made' });
  });

  test.each(['dismissed', 'exists', 'host'] as const)('none created: %s, and the user can try again', (why) => {
    expect(play([begun, { type: 'notMade', why }]).state).toEqual({ step: 'stopped', why });
    expect(play([begun, { type: 'notMade', why }, { type: 'again' }]).state).toEqual({ step: 'beginning' });
  });

  test('shows a refusal; does not add a passkey created for an earlier attempt', () => {
    expect(play([begun, made, answer(codes.passkeyThere)]).state).toMatchObject({ step: 'stopped' });
    expect(play([answer(codes.passkeysFull)]).state).toMatchObject({ refused: { code: codes.passkeysFull } });
    expect(play([begun, failed]).state).toEqual({ step: 'stopped', why: 'dismissed' });
    expect(play([begun, { type: 'notMade', why: 'exists' }, made]).effects).toHaveLength(2);
  });
});

describe('removing a lost app', () => {
  const play = player(lostAuthenticatorFlow);
  const sent = {
    uuid: 'u',
    ways: ['email', 'password'],
    expires_at: 9,
    resend_at: 5,
    vague_email: 'a***@b***.c',
  } as const;
  const given: LostAuthenticatorEvent = { type: 'codeGiven' };
  const proved = (ret_code: number, result?: unknown): LostAuthenticatorEvent => ({
    ...answer(ret_code, result),
    type: 'proved',
  });

  test('sends a code, takes the code and the password, removes the app', () => {
    const { state, effects } = play([done(sent), given, proved(codes.success, { withdrawals_after: 77 })]);
    expect(state).toEqual({ step: 'done' });
    expect(effects).toEqual([{ type: 'send' }, { type: 'tell', until: 77 }]);
  });

  test('[ERR-07] stops after too early a request, which can be repeated', () => {
    expect(play([answer(35300)]).state).toMatchObject({ step: 'stopped', refused: { code: 35300 } });
    expect(play([answer(35300), { type: 'again' }]).effects).toEqual([{ type: 'send' }, { type: 'send' }]);
    expect(play([failed]).state).toMatchObject({ step: 'stopped', refused: { code: -200 } });
  });

  test('uses the challenge of the code that was sent last', () => {
    const again = { ...sent, uuid: 'v', resend_at: 6 };
    const { state } = play([done(sent), { type: 'sentAgain', sent: again }, given]);
    expect(state).toEqual({ step: 'password', sent: again });
  });

  test('asks again after a wrong code, with the attempts left; shows a wrong password beside its field; stops when expired', () => {
    const after = (event: LostAuthenticatorEvent) => play([done(sent), given, event]).state;
    expect(after(proved(codes.wrongCode, { tries_left: 3 }))).toEqual({
      ...{ step: 'code', sent, standing: { wrong: { why: codes.wrongCode, triesLeft: 3 } } },
    });
    for (const code of [codes.wrongCode, codes.codeExpired, codes.codeTriesUsed, codes.challengeUnknown])
      expect(sortRefusal({ ret_code: code, ret_msg: '' })).toBe('settled');
    for (const code of [codes.wrongPassword, codes.busy])
      expect(sortRefusal({ ret_code: code, ret_msg: '' })).toBeUndefined();
    expect(after(proved(codes.challengeUnknown))).toMatchObject({ step: 'stopped' });
    expect(after(proved(codes.factorUnknown))).toMatchObject({ refused: { code: codes.factorUnknown } });
  });
});
