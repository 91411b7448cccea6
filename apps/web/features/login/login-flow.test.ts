import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance } from '../../platform/flow.ts';
import { type LoginEffect, type LoginEvent, type LoginState, loginFlow } from './login-flow.ts';

type Told = Parameters<typeof advance<LoginState, LoginEvent, LoginEffect>>[2];

/** Tells the events in order: the last state, and every effect that was asked for. */
function play(events: readonly Told[], from: LoginState = loginFlow.start) {
  const effects: LoginEffect[] = [];
  let state = from;
  for (const event of events) {
    const next = advance(loginFlow, state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects };
}

const account: Told = { type: 'accountGiven', account: ' ada@example.com ' };
const password: Told = { type: 'passwordGiven', empty: false };
const answered = (ret_code: number, result?: unknown): Told => ({
  type: 'answered',
  answer: { ret_code, ret_msg: 'said by the server', result },
});

describe('asking', () => {
  test('[LOGIN-02] account, then password, then the call, with the account trimmed', () => {
    expect(play([account]).state).toEqual({ step: 'inputPassword', account: 'ada@example.com', wrong: {} });
    const { state, effects } = play([account, password]);
    expect(state).toEqual({ step: 'submitting', account: 'ada@example.com' });
    expect(effects).toEqual([{ type: 'logIn', account: 'ada@example.com' }]);
  });

  test('[LOGIN-02] an empty form names both fields and calls nothing', () => {
    const { state, effects } = play([
      { type: 'accountGiven', account: '  ' },
      { type: 'passwordGiven', empty: true },
    ]);
    expect(state).toEqual({ step: 'inputAccount', wrong: { account: { why: 'empty' }, password: { why: 'empty' } } });
    expect(effects).toEqual([]);
  });

  test.each(['ada', 'ada@', '@example.com', 'a b@example.com', 'a@b@c', `${'a'.repeat(250)}@b.co`])(
    '[LOGIN-02] %s is no address: nothing is called',
    (text) => {
      const { state, effects } = play([{ type: 'accountGiven', account: text }, password]);
      expect(state).toMatchObject({ step: 'inputAccount', wrong: { account: { why: 'shape' } } });
      expect(effects).toEqual([]);
    },
  );

  test('[LOGIN-02] one empty password is named alone, and a second try goes on', () => {
    const first = play([account, { type: 'passwordGiven', empty: true }]);
    expect(first.state).toMatchObject({ step: 'inputPassword', wrong: { password: { why: 'empty' } } });
    expect(play([account, password], first.state).state.step).toBe('submitting');
  });

  test('[LOGIN-02] a second press while the answer is out changes nothing', () => {
    const { effects } = play([account, password, account, password, password]);
    expect(effects.filter(({ type }) => type === 'logIn')).toHaveLength(1);
  });
});

describe('answers', () => {
  test('[LOGIN-01] success leaves once', () => {
    const { state, effects } = play([account, password, answered(0, { id: 7 }), answered(0, { id: 7 })]);
    expect(state).toEqual({ step: 'done' });
    expect(effects.filter(({ type }) => type === 'leave')).toHaveLength(1);
  });

  test.each([
    [1, undefined],
    [2, undefined],
    [3, 2],
    [4, 1],
    [5, 0],
    [6, undefined],
    ['3', undefined],
    [undefined, undefined],
  ])('[LOGIN-07] 31002 with pass_err_count %s shows %s tries left beside the password', (count, triesLeft) => {
    const { state, effects } = play([account, password, answered(31002, { pass_err_count: count })]);
    expect(state).toEqual({
      step: 'inputPassword',
      account: 'ada@example.com',
      wrong: { password: triesLeft === undefined ? { why: 31002 } : { why: 31002, triesLeft } },
    });
    expect(effects.map(({ type }) => type)).toEqual(['logIn']);
  });

  test.each([31030, 31018, 31003, 700040, 700090, 700099, 700030, 700031, 10007, -200, 424242])(
    '[ERR-02] [LOGIN-02] %i stops the form, says the code and never starts a session',
    (code) => {
      const { state, effects } = play([account, password, answered(code)]);
      expect(state).toEqual({
        step: 'inputPassword',
        account: 'ada@example.com',
        wrong: {},
        refused: { code, message: 'said by the server' },
      });
      expect(effects.map(({ type }) => type)).toEqual(['logIn']);
    },
  );

  test('[LOGIN-02] a limit says when to try again, if the answer knows', () => {
    const refused = (result: unknown) => play([account, password, answered(31030, result)]).state;
    expect(refused({ retry_at: 1, retry_after: 840 })).toMatchObject({ refused: { code: 31030, retryAfterS: 840 } });
    for (const result of [null, {}, { retry_after: '840' }, { retry_after: -1 }]) {
      expect(refused(result)).toMatchObject({ refused: { code: 31030, message: 'said by the server' } });
      expect(refused(result)).not.toMatchObject({ refused: { retryAfterS: expect.anything() } });
    }
  });

  test('[LOGIN-02] a refused login_name is told beside the account, another field above the form', () => {
    expect(play([account, password, answered(700001, { field: 'login_name' })]).state).toEqual({
      step: 'inputAccount',
      wrong: { account: { why: 'shape' } },
    });
    expect(play([account, password, answered(700001, { field: 'url' })]).state).toMatchObject({
      refused: { code: 700001 },
    });
  });

  test('[LOGIN-02] one more check leads to the code or the link step, and back', () => {
    const code = play([account, password, answered(20100)]);
    expect(code.state).toEqual({ step: 'verificationCode', account: 'ada@example.com' });
    expect(play([account, password, answered(20100, { by: 'link' })]).state.step).toBe('verificationLink');
    expect(play([{ type: 'wentBack' }], code.state).state.step).toBe('inputPassword');
  });

  test('[HTTP-12] a call that fails keeps the form and says that nobody was reached', () => {
    const failed: Told = { type: 'effectFailed', effect: 'logIn', reason: new Error('no network') };
    expect(play([account, password, failed]).state).toMatchObject({ step: 'inputPassword', refused: { code: -200 } });
  });
});

test('[LOGIN-02] no order of events ends at done without a success answer', () => {
  const event = fc.oneof(
    fc.constant(account),
    fc.constant(password),
    fc.constant<Told>({ type: 'passwordGiven', empty: true }),
    fc.constant<Told>({ type: 'wentBack' }),
    fc
      .integer({ min: -500, max: 800_000 })
      .filter(Boolean)
      .map((code) => answered(code)),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      const { state, effects } = play(events);
      expect(state.step).not.toBe('done');
      expect(effects.some(({ type }) => type === 'leave')).toBe(false);
    }),
  );
});
