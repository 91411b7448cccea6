import { registrationVariants, variantParts } from '@gatehouse/rules/registration-variant';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance } from '../../platform/flow.ts';
import {
  ada,
  answered,
  atLink,
  atPassword,
  atProof,
  began,
  beganAndSent,
  code,
  failed,
  given,
  noticed,
  password,
  phone,
  play,
  pressed,
  right,
  sent,
  type Told,
  UUID,
  who,
} from './flow-fixture.ts';
import { registrationFlow } from './registration-flow.ts';
import type { RegistrationState } from './registration-state.ts';

describe('every variant, by every method: one table', () => {
  const newStart = ['commitInfo', 'remember', 'send', 'awaitProof'];
  const oldStart = ['begin', 'remember', 'awaitProof'];
  const end = ['forget', 'leave'];

  test.each([
    ['newCode', ada],
    ['newCode', phone],
    ['newLink', phone],
    ['newLink', ada],
  ] as const)('[SIGNUP-01] [SIGNUP-03] [SIGNUP-04] %s by %j: info, send, code, password', (variant, account) => {
    const { state, asked, effects } = play([given(variant, account), began, sent, code, right, password, answered(0)]);
    expect(state).toEqual({ step: 'done', uuid: UUID });
    expect(asked).toEqual([...newStart, 'verify', 'commitPassword', ...end]);
    const link = variant === 'newLink' && account.method === 'email';
    expect(effects).toContainEqual({ type: 'send', uuid: UUID, item: link ? 'email_link' : account.method });
  });

  test('[SIGNUP-03] [SIGNUP-06] newLink: the opened link is noticed, and the password is asked for', () => {
    const { state, asked } = play([given('newLink'), began, sent, noticed('verified'), password, answered(0)]);
    expect(state.step).toBe('done');
    expect(asked).toEqual([...newStart, 'commitPassword', ...end]);
  });

  test.each([
    ['oldCode', ada],
    ['oldCode', phone],
    ['oldLink', phone],
    ['oldLink', ada],
  ] as const)('[SIGNUP-02] [SIGNUP-03] %s by %j: one call begins and sends, one registers', (variant, account) => {
    const { state, effects, asked } = play([given(variant, account), beganAndSent, code, answered(0)]);
    expect(state.step).toBe('done');
    expect(asked).toEqual([...oldStart, 'register', ...end]);
    expect(effects[0]).toEqual({ type: 'begin', account, proof: variantParts(variant, account.method).proof });
    expect(effects).toContainEqual({ type: 'register', uuid: UUID, account, code: '123456' });
  });

  test('[SIGNUP-02] [SIGNUP-06] oldLink: once the link is opened the account is made, without a code', () => {
    const { state, effects } = play([given('oldLink'), beganAndSent, noticed('verified'), answered(0)]);
    expect(state.step).toBe('done');
    expect(effects).toContainEqual({ type: 'register', uuid: UUID, account: ada });
  });

  test('[SIGNUP-03] what proof is awaited: a link by mail, or the message on the phone', () => {
    const awaited = (variant: 'newCode' | 'oldLink', account: typeof ada | typeof phone) =>
      play([given(variant, account), variant === 'oldLink' ? beganAndSent : began, sent]).effects.find(
        ({ type }) => type === 'awaitProof',
      );
    expect(awaited('newCode', phone)).toEqual({ type: 'awaitProof', uuid: UUID, method: 'mobile', proof: 'code' });
    expect(awaited('oldLink', ada)).toEqual({ type: 'awaitProof', uuid: UUID, method: 'email', proof: 'link' });
  });

  test('[SIGNUP-04] pressing twice asks once', () => {
    for (const variant of registrationVariants) {
      expect(play([given(variant), given(variant)]).asked).toHaveLength(1);
    }
    expect(play([code, code], atProof).asked).toEqual(['verify']);
    expect(play([password, password], atPassword).asked).toEqual(['commitPassword']);
    const atOld = play([given('oldCode'), beganAndSent]).state;
    expect(play([code, code], atOld).asked).toEqual(['register']);
  });
});

describe('the first screen', () => {
  test('[SIGNUP-01] [SIGNUP-02] what the fields find wrong is told beside them, and nothing is called', () => {
    const wrong = { account: 'shape', password: { why: 'short' } } as const;
    const { state, effects } = play([{ ...(given('oldCode') as object), wrong } as Told]);
    expect(state).toEqual({ step: 'info', wrong });
    expect(effects).toEqual([]);
  });

  test('[SIGNUP-01] blanks around an address are taken off', () => {
    const typed = { method: 'email', email: ' ada@example.com ' } as const;
    expect(play([given('newCode', typed)]).effects).toEqual([{ type: 'commitInfo', account: ada }]);
  });

  test.each([700040, 700090, 31018, -200])('[SIGNUP-04] refused with %i it stays, in every variant', (refusal) => {
    for (const variant of registrationVariants) {
      expect(play([given(variant), answered(refusal)]).state).toEqual({
        step: 'info',
        refused: { code: refusal, message: 'said by the server' },
      });
    }
  });

  test.each(registrationVariants)('[SIGNUP-07] %s: a number of a closed region is told beside its field', (variant) => {
    expect(play([given(variant, phone), answered(41007)]).state).toEqual({ step: 'info', wrong: { account: 41007 } });
  });

  test('[SIGNUP-04] success without an id is no success', () => {
    expect(play([given('newCode'), answered(0, {})]).state.step).toBe('info');
    expect(play([given('oldCode'), answered(0, {})]).state.step).toBe('info');
  });
});

describe('the code', () => {
  test('[SIGNUP-04] its step knows whom it went to and when another may be asked for', () => {
    expect(atProof).toEqual({ step: 'proof', ...who, resendAt: 160_000, expiresAt: 700_000, typing: false });
  });

  test.each(['', '12345', '1234567', '12345a'])('[SIGNUP-04] "%s" is not six digits: nothing is called', (text) => {
    const { state, effects } = play([{ type: 'codeGiven', code: text }], atProof);
    expect(state).toMatchObject({ step: 'proof', wrong: { why: text ? 'shape' : 'empty' }, resendAt: 160_000 });
    expect(effects).toEqual([]);
  });

  test('[SIGNUP-04] a refused code that is submitted again unchanged costs no second try; another one is sent', () => {
    const refused = play([code, answered(700010, { tries_left: 4 })], atProof).state;
    expect(play([code], refused)).toMatchObject({ state: { wrong: { why: 700010, triesLeft: 4 } }, effects: [] });
    const other = play([{ type: 'codeGiven', code: '654321' }], refused);
    expect(other.effects).toEqual([{ type: 'verify', uuid: UUID, code: '654321' }]);
  });

  test('[SIGNUP-04] only result 1 means verified', () => {
    expect(atPassword).toEqual({ step: 'password', ...who, recalled: false });
    for (const result of [undefined, 0, '1', true, { result: 1 }]) {
      expect(play([code, answered(0, result)], atProof).state).toMatchObject({ step: 'proof', wrong: { why: 700010 } });
    }
  });

  test('[SIGNUP-02] [SIGNUP-04] a wrong code shows the tries left and keeps the times', () => {
    const atOld = play([given('oldCode'), beganAndSent]).state;
    for (const state of [atProof, atOld]) {
      expect(play([code, answered(700010, { tries_left: 2 })], state).state).toMatchObject({
        ...{ step: 'proof', wrong: { why: 700010, triesLeft: 2 }, resendAt: 160_000 },
      });
    }
  });

  test.each([
    ['expired', answered(700011)],
    ['its tries used', answered(700012)],
    ['its last try used', answered(700010, { tries_left: 0 })],
  ])('[SIGNUP-04] %s: a new one can be asked for at once', (_, refusal) => {
    const { state } = play([code, refusal], atProof);
    expect(state).toMatchObject({ step: 'proof', wrong: {}, resendAt: 0 });
    const again = play([pressed('resendAsked'), answered(0, { resend_at: 9, expires_at: 99 })], state);
    expect(again.state).toMatchObject({ step: 'proof', resendAt: 9, expiresAt: 99, news: 'sentAgain' });
    expect(again.effects[0]).toEqual({ type: 'send', uuid: UUID, item: 'email' });
  });

  test.each([700050, 700051])('[SIGNUP-04] what could not be sent (%i) is told; trying again goes on', (refusal) => {
    const { state } = play([given('newCode'), began, answered(refusal)]);
    expect(state).toMatchObject({ step: 'proof', refused: { code: refusal }, resendAt: 0 });
    // Until then nothing says that there is a code to enter.
    expect(play([pressed('resendAsked')], state).state).toMatchObject({ step: 'sending', notSent: refusal });
    expect(play([pressed('resendAsked'), sent], state).state).not.toHaveProperty('notSent');
    for (const stopped of [answered(41003), failed]) {
      const stillNot = play([pressed('resendAsked'), stopped], state).state;
      expect(stillNot).toMatchObject({ step: 'proof', notSent: refusal, refused: {} });
      expect(play([pressed('resendAsked'), sent], stillNot).state).not.toHaveProperty('notSent');
    }
    expect(play([pressed('resendAsked'), sent, code], state).state.step).toBe('verifying');
  });

  test('[SIGNUP-02] in the old variants too: the refusal names the registration to go on with', () => {
    const { state, asked } = play([given('oldCode', phone), answered(700051, { field: 'mobile', uuid: UUID })]);
    expect(state).toMatchObject({ step: 'proof', uuid: UUID, refused: { code: 700051 } });
    expect(asked).toContain('remember');
    expect(play([pressed('resendAsked')], state).effects).toEqual([{ type: 'send', uuid: UUID, item: 'mobile' }]);
  });

  test('[SIGNUP-04] another address forgets this registration', () => {
    expect(play([pressed('accountChanged')], atProof)).toMatchObject({ state: { step: 'info' }, asked: ['forget'] });
    expect(play([pressed('accountChanged'), given('newCode')], atPassword).state.step).toBe('committingInfo');
  });
});

describe('the password', () => {
  test.each(['empty', 'short', 'long', 'email', 'context'] as const)(
    '[SIGNUP-04] %s is told before anything is sent',
    (why) => {
      const { state, effects } = play([{ type: 'passwordGiven', problem: { why } }], atPassword);
      expect(state).toMatchObject({ step: 'password', wrong: { why } });
      expect(effects).toEqual([]);
    },
  );

  test('[SIGNUP-04] an easy one is refused beside the field, and the next one goes on', () => {
    const { state } = play([password, answered(700033)], atPassword);
    expect(state).toMatchObject({ step: 'password', wrong: { why: 700033 } });
    expect(play([password], state).state.step).toBe('committingPassword');
  });

  test.each(['short', 'long', 'email', 'common', 'context'])('[SIGNUP-04] the reason %s in its words', (reason) => {
    const { state } = play([password, answered(700033, { field: 'password', reason, word: 'gatehouse' })], atPassword);
    expect(state).toMatchObject({ step: 'password', wrong: { why: reason, word: 'gatehouse' } });
  });

  test('[SIGNUP-02] refused after the code, it is asked for once more, and the code goes with it', () => {
    const atOld = play([given('oldCode'), beganAndSent, code, answered(700033, { reason: 'common' })]).state;
    expect(atOld).toMatchObject({ step: 'password', wrong: { why: 'common' }, code: '123456' });
    expect(play([password], atOld).effects).toEqual([{ type: 'register', uuid: UUID, account: ada, code: '123456' }]);
  });

  test('[SIGNUP-02] [HTTP-12] after a link nothing asks again and again by itself: the person does', () => {
    const { state } = play([given('oldLink'), beganAndSent, noticed('verified'), failed]);
    expect(state).toMatchObject({ step: 'password', refused: { code: -200 } });
    expect(play([password], state).effects).toEqual([{ type: 'register', uuid: UUID, account: ada }]);
  });

  test.each([700030, 700031, 700040, -200])('[SIGNUP-04] %i is told, and it stays to be sent again', (refusal) => {
    const { state } = play([password, answered(refusal)], atPassword);
    expect(state).toMatchObject({ step: 'password', refused: { code: refusal } });
    expect(play([password], state).asked).toEqual(['commitPassword']);
  });

  test('[SIGNUP-04] an account that is there already leads to log in', () => {
    const { state, asked } = play([password, answered(700022, { pass_err_count: 1 })], atPassword);
    expect(state).toEqual({ step: 'ended', why: 'used' });
    expect(asked).toEqual(['commitPassword', 'forget']);
  });

  test('[SIGNUP-04] an address that is not verified goes back to the code', () => {
    expect(play([password, answered(700021)], atPassword).state).toMatchObject({
      ...{ step: 'proof', refused: { code: 700021 } },
    });
  });
});

test('[SIGNUP-04] a registration that the server no longer knows ends with a way to start again, wherever it was', () => {
  const atOld = play([given('oldCode'), beganAndSent, code]).state;
  const waiting = [
    play([given('newCode'), began]).state,
    play([code], atProof).state,
    atOld,
    play([password], atPassword).state,
  ];
  for (const state of waiting) {
    const ended = play([answered(700020)], state).state;
    expect(ended).toEqual({ step: 'ended', why: 'expired' });
    expect(play([{ type: 'restarted' }], ended)).toMatchObject({ state: { step: 'info' }, asked: ['forget'] });
  }
  expect(play([noticed('gone')], atLink).state).toEqual({ step: 'ended', why: 'expired' });
});

test('[HTTP-12] a call that fails keeps the step it was on', () => {
  const waiting = [
    [play([given('newCode')]).state, 'info'],
    [play([given('oldLink')]).state, 'info'],
    [play([given('newCode'), began]).state, 'proof'],
    [play([code], atProof).state, 'proof'],
    [play([given('oldCode'), beganAndSent, code]).state, 'proof'],
    [play([password], atPassword).state, 'password'],
  ] as const;
  for (const [state, step] of waiting)
    expect(play([failed], state).state).toMatchObject({ step, refused: { code: -200 } });
});

test('[SIGNUP-04] no order of events leaves without an account made by the server', () => {
  const event = fc.oneof(
    fc.constantFrom(...registrationVariants.flatMap((variant) => [given(variant), given(variant, phone)])),
    fc.constantFrom(code, password, began, beganAndSent, sent, right, failed),
    fc.constantFrom(
      noticed('verified'),
      noticed('registered'),
      noticed('elsewhere'),
      noticed('expired'),
      noticed('gone'),
    ),
    fc.constantFrom<Told>(
      ...([pressed('resendAsked'), pressed('accountChanged'), pressed('typingAsked')] as const),
      ...([pressed('confirmAsked'), pressed('wentOn'), { type: 'restarted' }, { type: 'retried' }] as const),
    ),
    fc
      .integer({ min: -500, max: 800_000 })
      .filter(Boolean)
      .map((refusal) => answered(refusal)),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state: RegistrationState = registrationFlow.start;
      for (const one of events) {
        const next = advance(registrationFlow, state, one);
        const leaves = next.effects.some(({ type }) => type === 'leave');
        if (leaves) expect(['committingPassword', 'registering']).toContain(state.step);
        const stays = state.step === 'password' || state.step === 'committingPassword';
        const ways = ['proof', 'verifying', 'registering', 'confirmed', 'confirming'];
        if (next.state.step === 'password' && !stays) expect(ways).toContain(state.step);
        state = next.state;
      }
    }),
  );
});
