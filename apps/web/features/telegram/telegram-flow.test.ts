import { codes } from '@gatehouse/contract/errors/codes';
import type { TelegramIdentity } from '@gatehouse/contract/telegram/telegram';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance } from '../../platform/flow/flow.ts';
import { telegramFlow } from './telegram-flow.ts';
import type { Place, StatusEvent, TelegramEffect, TelegramEvent, TelegramState } from './telegram-state.ts';

const who: TelegramIdentity = { id: 7, auth_date: 1_700_000_000, first_name: 'Ada' };
const refusedCheck = { ret_code: codes.stepUpNeeded, ret_msg: '' };
const answered = (ret_code: number, result?: unknown): TelegramEvent => ({
  type: 'answered',
  answer: { ret_code, ret_msg: '', result },
});
const looked = (place: Place, more: object = {}): TelegramEvent => ({ type: 'looked', place, ...more });
const statusRead = (ret_code: number, bind_status?: 0 | 1, more: Partial<StatusEvent> = {}): TelegramEvent => ({
  ...{ type: 'statusRead', answer: { ret_code, ret_msg: '', result: { bind_status } } },
  ...{ expired: false, ticked: true, who, ...more },
});
const notBound = answered(codes.thirdPartyOutcome, { telegram: who });

function run(...events: TelegramEvent[]) {
  let state: TelegramState = telegramFlow.start;
  const effects: TelegramEffect[] = [];
  for (const event of events) {
    const next = advance(telegramFlow, state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects };
}
const types = (effects: readonly TelegramEffect[]) => effects.map(({ type }) => type);

describe('[SHELL-12] how the page is opened', () => {
  test.each<[string, TelegramEvent, TelegramState, string[]]>([
    ['in a browser', looked('outside'), { step: 'outside' }, []],
    ['by Telegram', looked('launched'), { step: 'launching' }, ['logIn']],
    ['in Telegram without data', looked('bare'), { step: 'form', lacks: 'none' }, []],
    ['where compliance hides Telegram', looked('hidden'), { step: 'form', lacks: 'hidden' }, []],
    ['with another person’s session', looked('others', { who }), { step: 'others', who }, []],
    ['with a session', looked('session'), { step: 'status' }, ['readStatus']],
    ['with nothing left to ask', looked('settled'), { step: 'done' }, ['leave']],
    [
      'after a reload, accepted',
      looked('launched', { auth: 'accepted', who }),
      { step: 'form', auth: 'accepted', who },
      [],
    ],
    ['after a reload, refused', looked('launched', { auth: 'refused', who }), { step: 'form', auth: 'refused' }, []],
  ])('[SHELL-12] %s', (_, event, state, effects) => {
    const end = run(event);
    expect([end.state, types(end.effects)]).toEqual([state, effects]);
  });
});

describe('[TG-12] [TG-10] the login by launch data', () => {
  test.each<[string, number, TelegramState['step'], string[]]>([
    ['logs in, and leaves', codes.success, 'done', ['leave']],
    ['asks for one more check', codes.verificationAsked, 'second', []],
    ['[TG-10] 40004 asks whether to go on as this person', codes.thirdPartyOutcome, 'authorise', []],
    ['not signed', codes.telegramDataInvalid, 'expired', []],
    ['too old, or used', codes.telegramDataExpired, 'expired', []],
    ['Telegram is off', codes.thirdPartyUnknown, 'form', []],
    ['no network', -200, 'unreachable', []],
    ['locked', 31003, 'form', []],
  ])('[TG-10] %s', (_, code, step, effects) => {
    const end = run(looked('launched'), answered(code, { telegram: who, uuid: 'u' }));
    expect([end.state.step, types(end.effects)]).toEqual([step, ['logIn', ...effects]]);
  });

  test('a second factor ends in the same answers, and Back leads to the form', () => {
    const second = [looked('launched'), answered(codes.verificationAsked, { uuid: 'u', ways: ['totp'] })];
    expect(types(run(...second, answered(codes.success)).effects)).toEqual(['logIn', 'leave']);
    expect(run(...second, { type: 'wentBack' }).state).toEqual({ step: 'form' });
  });
});

describe('[TG-04] authorise-login', () => {
  test('[TG-04] accepting returns to register-or-login with auth accepted', () => {
    const { state, effects } = run(looked('launched'), notBound, { type: 'accepted' });
    expect(state).toEqual({ step: 'form', auth: 'accepted', who });
    expect(effects.at(-1)).toEqual({ type: 'keep', auth: 'accepted' });
  });

  test('[TG-04] declining returns with auth refused; what Telegram told is dropped', () => {
    const { state, effects } = run(looked('launched'), notBound, { type: 'declined' });
    expect(state).toEqual({ step: 'form', auth: 'refused' });
    expect(effects.at(-1)).toEqual({ type: 'keep', auth: 'refused' });
    expect(types(run(looked('launched'), notBound, { type: 'declined' }, { type: 'telegramChosen' }).effects)).toEqual([
      'logIn',
      'keep',
      'keep',
      'logIn',
    ]);
  });

  test('[LOGIN-08] Back from the form resets Telegram’s info and step', () => {
    const { state, effects } = run(looked('launched'), notBound, { type: 'accepted' }, { type: 'wentBack' });
    expect(state).toEqual({ step: 'form' });
    expect(effects.at(-1)).toEqual({ type: 'keep', auth: null });
  });
});

describe('[TG-06] the bind status', () => {
  test.each<[string, TelegramEvent, TelegramState['step'], string[]]>([
    ['bound: on to the destination', statusRead(0, 1), 'done', ['leave']],
    ['unbound: link-auth', statusRead(0, 0), 'link', []],
    ['refused: on as normal', statusRead(10006), 'done', ['leave']],
    ['no network: on as normal', statusRead(-200), 'done', ['leave']],
    ['unreadable: on as normal', statusRead(0), 'done', ['leave']],
    ['bound, with an old launch: on', statusRead(0, 1, { expired: true }), 'done', ['leave']],
    ['[TG-09] unbound, with an old launch: over', statusRead(0, 0, { expired: true }), 'expired', ['sayExpired']],
    ['an effect failed', { type: 'effectFailed' } as never, 'done', ['leave']],
  ])('[TG-06] %s', (_, event, step, effects) => {
    const end = run(looked('session'), event);
    expect([end.state.step, types(end.effects)]).toEqual([step, ['readStatus', ...effects]]);
  });
});

test('[TG-12] another person’s session ends only where the person wants it, and stays where it cannot be ended', () => {
  const others = looked('others', { who });
  expect(run(others, { type: 'accepted' })).toEqual({
    state: { step: 'ending', who },
    effects: [{ type: 'endOthers' }],
  });
  expect(run(others, { type: 'accepted' }, { type: 'launchOver' }).state).toEqual({ step: 'expired' });
  const stayed = run(others, { type: 'declined' });
  expect([stayed.state.step, types(stayed.effects)]).toEqual(['done', ['keep', 'leave']]);
  expect(stayed.effects).toContainEqual({ type: 'keep', auth: 'refused' });
  const ending = run(others, { type: 'accepted' }).state;
  const failed = { type: 'effectFailed', effect: 'endOthers', reason: new Error('No network') } as const;
  expect(advance(telegramFlow, ending, failed).state).toMatchObject({ step: 'others', who, refused: {} });
});

describe('[TG-05] link-auth', () => {
  const link = [looked('session'), statusRead(0, 0)];
  const bound = (tg_bind_result: string) => answered(codes.success, { bind_status: 1, tg_bind_result });

  test('[TG-05] accepting does nothing while the box is unticked', () => {
    const unticked = [...link, { type: 'ticked', ticked: false }] as TelegramEvent[];
    expect(run(...unticked, { type: 'accepted' }).state).toEqual({ step: 'link', who, ticked: false });
    const again = [...unticked, { type: 'ticked', ticked: true }, { type: 'accepted' }] as TelegramEvent[];
    expect(run(...again).state).toEqual({ step: 'binding', who, ticked: true });
    const optIn = run(looked('session'), statusRead(0, 0, { ticked: false }), { type: 'accepted' });
    expect(optIn.state).toEqual({ step: 'link', who, ticked: false });
  });

  test('[TG-05] accepting stores the flag and opens the check; declining stores it and goes on', () => {
    expect(types(run(...link, { type: 'accepted' }).effects)).toEqual(['readStatus', 'noteAnswered', 'bind']);
    const declined = run(...link, { type: 'declined' });
    expect([declined.state, types(declined.effects)]).toEqual([
      { step: 'done' },
      ['readStatus', 'noteAnswered', 'leave'],
    ]);
  });

  test('a cancelled check, and a refusal, return to the question', () => {
    const cancelled = run(...link, { type: 'accepted' }, { type: 'answered', answer: refusedCheck });
    expect(cancelled.state).toEqual({ step: 'link', who, ticked: true, notice: 'unproven' });
    expect(run(...link, { type: 'accepted' }, answered(-200)).state).toMatchObject({ step: 'link', refused: {} });
  });

  test('[TG-07] success goes on after its toast; a failure code is told first', () => {
    const done = run(...link, { type: 'accepted' }, bound('success|'));
    expect([done.state, done.effects.at(-1)]).toEqual([{ step: 'bound' }, { type: 'sayBound' }]);
    const failed = run(...link, { type: 'accepted' }, bound('login1003|<b>from the wire</b>'));
    expect([failed.state, failed.effects.at(-1)]).toEqual([
      { step: 'unbound', code: 'login1003' },
      { type: 'sayFailed', code: 'login1003' },
    ]);
    for (const steps of [bound('success|'), bound('x|y')])
      expect(types(run(...link, { type: 'accepted' }, steps, { type: 'wentOn' }).effects).at(-1)).toBe('leave');
  });
});

test('[TG-05] no order of events binds without a ticked box and an accepted question', () => {
  const event = fc.oneof(
    fc
      .constantFrom<TelegramEvent['type']>(
        'accepted',
        'declined',
        'wentBack',
        'telegramChosen',
        'otherWay',
        'again',
        'wentOn',
      )
      .map((type) => ({ type }) as TelegramEvent),
    fc.boolean().map((ticked) => ({ type: 'ticked', ticked }) as const),
    fc
      .constantFrom<Place>('outside', 'launched', 'bare', 'hidden', 'others', 'session', 'settled')
      .map((place) => looked(place)),
    fc
      .constantFrom(0, 20100, 40004, 700221, -200, 31003)
      .map((code) => answered(code, { telegram: who, tg_bind_result: 'x' })),
    fc.tuple(fc.constantFrom<0 | 1>(0, 1), fc.boolean()).map(([status, ticked]) => statusRead(0, status, { ticked })),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      let state: TelegramState = telegramFlow.start;
      for (const one of events) {
        const next = advance(telegramFlow, state, one);
        const binds = next.effects.some(({ type }) => type === 'bind');
        if (binds)
          expect([state.step, 'ticked' in state && state.ticked, one.type]).toEqual(['link', true, 'accepted']);
        state = next.state;
      }
    }),
  );
});
