import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance } from '../../platform/flow.ts';
import { linkedRegistrationFlow, registrationFlow } from './registration-flow.ts';
import type { RegistrationEffect, RegistrationEvent, RegistrationState } from './registration-state.ts';

type Told = Parameters<typeof advance<RegistrationState, RegistrationEvent, RegistrationEffect>>[2];

function play(events: readonly Told[], from: RegistrationState = registrationFlow.start) {
  const effects: RegistrationEffect[] = [];
  let state = from;
  for (const event of events) {
    const next = advance(registrationFlow, state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects, asked: effects.map(({ type }) => type) };
}

const UUID = '0197f4c0-0000-7000-8000-000000000001';
const answered = (ret_code: number, result?: unknown): Told => ({
  type: 'answered',
  answer: { ret_code, ret_msg: 'said by the server', result },
});
const email: Told = { type: 'emailGiven', email: ' ada@example.com' };
const info = answered(0, { uuid: UUID, vague_email: 'a***@example.com' });
const sent = answered(0, { vague_email: 'a***@example.com', expires_at: 700_000, resend_at: 160_000 });
const code: Told = { type: 'codeGiven', code: '123456' };
const password: Told = { type: 'passwordGiven', problem: undefined };
const failed: Told = { type: 'effectFailed', effect: 'any', reason: new Error('no network') };
const who = { uuid: UUID, email: 'ada@example.com', typed: true };
const atCode = play([email, info, sent]).state;
const atPassword = play([code, answered(0, 1)], atCode).state;

describe('from the address to the account', () => {
  test('[SIGNUP-04] info, send, verify, password, each asked once and in order', () => {
    const { state, asked } = play([email, info, sent, code, answered(0, 1), password, answered(0, { id: 1 })]);
    expect(state).toEqual({ step: 'done' });
    expect(asked).toEqual(['commitInfo', 'remember', 'sendCode', 'verify', 'commitPassword', 'forget', 'leave']);
  });

  test('[SIGNUP-04] the code step knows whom the code went to and when another may be asked for', () => {
    expect(atCode).toEqual({ step: 'code', ...who, resendAt: 160_000, expiresAt: 700_000, sentAgain: false });
  });

  test.each(['', '   ', 'ada', 'ada@', 'a b@c.de'])('[SIGNUP-01] the address "%s" is told beside its field', (text) => {
    const { state, effects } = play([{ type: 'emailGiven', email: text }]);
    expect(state).toEqual({ step: 'info', wrong: { why: text.trim() ? 'shape' : 'empty' } });
    expect(effects).toEqual([]);
  });

  test('[SIGNUP-04] pressing twice asks once', () => {
    expect(play([email, email]).asked).toEqual(['commitInfo']);
    expect(play([code, code], atCode).asked).toEqual(['verify']);
    expect(play([password, password], atPassword).asked).toEqual(['commitPassword']);
  });

  test.each([700040, 700090, 41007, -200])('[SIGNUP-04] info refused with %i keeps the address step', (refusal) => {
    expect(play([email, answered(refusal)]).state).toEqual({
      step: 'info',
      refused: { code: refusal, message: 'said by the server' },
    });
  });

  test('[SIGNUP-04] success without an id is no success', () => {
    expect(play([email, answered(0, {})]).state.step).toBe('info');
  });
});

describe('the code', () => {
  test.each(['', '12345', '1234567', '12345a'])('[SIGNUP-04] "%s" is not six digits: nothing is called', (text) => {
    const { state, effects } = play([{ type: 'codeGiven', code: text }], atCode);
    expect(state).toMatchObject({ step: 'code', wrong: { why: text ? 'shape' : 'empty' }, resendAt: 160_000 });
    expect(effects).toEqual([]);
  });

  test('[SIGNUP-04] a refused code that is submitted again unchanged costs no second try; another one is sent', () => {
    const refused = play([code, answered(700010, { tries_left: 4 })], atCode).state;
    const again = play([code], refused);
    expect(again.state).toMatchObject({ step: 'code', wrong: { why: 700010, triesLeft: 4 } });
    expect(again.effects).toEqual([]);
    const other = play([{ type: 'codeGiven', code: '654321' }], refused);
    expect(other.effects).toEqual([{ type: 'verify', uuid: UUID, code: '654321' }]);
  });

  test('[SIGNUP-04] only result 1 means verified', () => {
    expect(atPassword).toEqual({ step: 'password', ...who, recalled: false });
    for (const result of [undefined, 0, '1', true, { result: 1 }]) {
      expect(play([code, answered(0, result)], atCode).state).toMatchObject({ step: 'code', wrong: { why: 700010 } });
    }
  });

  test('[SIGNUP-04] a wrong code shows the tries left and keeps the times', () => {
    expect(play([code, answered(700010, { tries_left: 2 })], atCode).state).toMatchObject({
      step: 'code',
      wrong: { why: 700010, triesLeft: 2 },
      resendAt: 160_000,
    });
  });

  test.each([
    ['expired', 700011],
    ['tries used', 700012],
  ])('[SIGNUP-04] %s is told, and a new code can be asked for', (_, refusal) => {
    const { state } = play([code, answered(refusal)], atCode);
    expect(state).toMatchObject({ step: 'code', wrong: { why: refusal } });
    const again = play([{ type: 'resendAsked' }, answered(0, { resend_at: 9, expires_at: 99 })], state);
    expect(again.state).toEqual({ step: 'code', ...who, resendAt: 9, expiresAt: 99, sentAgain: true });
    expect(again.effects).toEqual([{ type: 'sendCode', uuid: UUID }]);
  });

  test('[SIGNUP-04] a mail that could not be sent is told, with the ways on', () => {
    const { state } = play([email, info, answered(700050)]);
    expect(state).toMatchObject({ step: 'code', refused: { code: 700050 }, resendAt: 0 });
    expect(play([{ type: 'resendAsked' }], state).asked).toEqual(['sendCode']);
  });

  test('[SIGNUP-04] another address forgets this registration', () => {
    expect(play([{ type: 'emailChanged' }], atCode)).toMatchObject({ state: { step: 'info' }, asked: ['forget'] });
    expect(play([{ type: 'emailChanged' }, email], atPassword).state.step).toBe('committingInfo');
  });
});

describe('the password', () => {
  test.each(['empty', 'short', 'long', 'email'] as const)(
    '[SIGNUP-04] %s is told before anything is sent',
    (problem) => {
      const { state, effects } = play([{ type: 'passwordGiven', problem }], atPassword);
      expect(state).toMatchObject({ step: 'password', wrong: { why: problem } });
      expect(effects).toEqual([]);
    },
  );

  test('[SIGNUP-04] an easy one is refused beside the field, and the next one goes on', () => {
    const { state } = play([password, answered(700033)], atPassword);
    expect(state).toMatchObject({ step: 'password', wrong: { why: 700033 } });
    expect(play([password], state).state.step).toBe('committingPassword');
  });

  test.each([700030, 700031, 700040, -200])(
    '[SIGNUP-04] %i is told, and the password stays to be sent again',
    (refusal) => {
      const { state } = play([password, answered(refusal)], atPassword);
      expect(state).toMatchObject({ step: 'password', refused: { code: refusal } });
      expect(play([password], state).asked).toEqual(['commitPassword']);
    },
  );

  test.each(['short', 'long', 'email', 'common'])(
    '[SIGNUP-04] the reason %s of a refusal is told in its words',
    (reason) => {
      const { state } = play([password, answered(700033, { field: 'password', reason })], atPassword);
      expect(state).toMatchObject({ step: 'password', wrong: { why: reason } });
    },
  );

  test('[SIGNUP-04] an account that is there already leads to log in', () => {
    const { state, asked } = play([password, answered(700022, { pass_err_count: 1 })], atPassword);
    expect(state).toEqual({ step: 'ended', why: 'used' });
    expect(asked).toEqual(['commitPassword', 'forget']);
  });

  test('[SIGNUP-04] an address that is not verified goes back to the code', () => {
    expect(play([password, answered(700021)], atPassword).state).toMatchObject({
      step: 'code',
      refused: { code: 700021 },
    });
  });
});

describe('a registration that goes on', () => {
  const found: Told = { type: 'found', uuid: UUID, kept: false };
  const recalled = (stage: string) => answered(0, { recall_stage: stage, login_name: 'a***@example.com' });
  const masked = { uuid: UUID, email: 'a***@example.com', typed: false };

  test('[SIGNUP-05] at commit_password it jumps to the password step with the uuid', () => {
    const { state, effects } = play([found, recalled('commit_password'), password]);
    expect(state).toMatchObject({ step: 'committingPassword', ...masked });
    expect(effects).toEqual([
      { type: 'recall', uuid: UUID },
      { type: 'commitPassword', uuid: UUID },
    ]);
  });

  test('[SIGNUP-05] before the code was entered it shows the code step and sends nothing by itself', () => {
    const { state, asked } = play([found, recalled('commit_info')]);
    expect(state).toEqual({ step: 'code', ...masked, resendAt: 0, expiresAt: 0, sentAgain: false });
    expect(asked).toEqual(['recall']);
  });

  test('[REDIR-12] at commit_login it goes to log in', () => {
    expect(play([found, recalled('commit_login')])).toMatchObject({
      state: { step: 'done' },
      asked: ['recall', 'forget', 'goToLogin'],
    });
  });

  test('[SIGNUP-06] a link of a finished registration says that it was used', () => {
    const { state, asked } = play([found, recalled('commit_login')], linkedRegistrationFlow.start);
    expect(state).toEqual({ step: 'ended', why: 'used' });
    expect(asked).not.toContain('goToLogin');
  });

  test('[SIGNUP-06] a link without an id says so; one that is not known has expired', () => {
    expect(play([{ type: 'nothingFound' }], linkedRegistrationFlow.start).state).toMatchObject({ why: 'missing' });
    for (const refusal of [700020, 700001]) {
      expect(play([found, answered(refusal)], linkedRegistrationFlow.start).state).toMatchObject({ why: 'expired' });
    }
  });

  test('[SIGNUP-05] one that only this tab remembered is forgotten without a word when it has ended', () => {
    const { state, asked } = play([
      { type: 'found', uuid: UUID, email: 'ada@example.com', kept: true },
      answered(700020),
    ]);
    expect(state).toEqual({ step: 'info' });
    expect(asked).toEqual(['recall', 'forget']);
  });

  test('[SIGNUP-05] an unknown stage or no answer can be tried again', () => {
    for (const event of [recalled('commit_nothing'), answered(-200), failed]) {
      const { state } = play([found, event]);
      expect(state).toMatchObject({ step: 'recalling', refused: {} });
      expect(play([{ type: 'retried' }, recalled('commit_password')], state).state.step).toBe('password');
      expect(play([{ type: 'restarted' }], state).state).toEqual({ step: 'info' });
    }
  });
});

test('[SIGNUP-04] a registration that the server no longer knows ends with a way to start again, wherever it was', () => {
  const waiting = [play([email, info]).state, play([code], atCode).state, play([password], atPassword).state];
  for (const state of waiting) {
    const ended = play([answered(700020)], state).state;
    expect(ended).toEqual({ step: 'ended', why: 'expired' });
    expect(play([{ type: 'restarted' }], ended)).toMatchObject({ state: { step: 'info' }, asked: ['forget'] });
  }
});

test('[HTTP-12] a call that fails keeps the step it was on', () => {
  const waiting = [
    [play([email]).state, 'info'],
    [play([email, info]).state, 'code'],
    [play([code], atCode).state, 'code'],
    [play([password], atPassword).state, 'password'],
  ] as const;
  for (const [state, step] of waiting)
    expect(play([failed], state).state).toMatchObject({ step, refused: { code: -200 } });
});

test('[SIGNUP-04] no order of events leaves without an account made by the server', () => {
  const refusals = fc.integer({ min: -500, max: 800_000 }).filter(Boolean);
  const event = fc.oneof(
    fc.constantFrom(email, code, password, info, sent, failed),
    fc.constantFrom<Told>(
      { type: 'resendAsked' },
      { type: 'emailChanged' },
      { type: 'restarted' },
      { type: 'retried' },
    ),
    refusals.map((refusal) => answered(refusal)),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const steps: string[] = [];
      let state: RegistrationState = registrationFlow.start;
      for (const one of events) {
        const next = advance(registrationFlow, state, one);
        if (next.effects.some(({ type }) => type === 'leave')) expect(state.step).toBe('committingPassword');
        state = next.state;
        steps.push(state.step);
      }
      expect(steps.filter((step) => step === 'password').length === 0 || steps.includes('verifying')).toBe(true);
    }),
  );
});
