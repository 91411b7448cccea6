import { registrationVariants, variantParts } from '@gatehouse/rules/site/registration-variant';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance } from '../../platform/flow/flow.ts';
import type { VerificationInput } from '../verification/proof-fixture.ts';
import { screenOf } from '../verification/proof-screen.tsx';
import { readProof } from '../verification/read-proof.ts';
import {
  ada,
  answered,
  atLink,
  atPassword,
  atProof,
  began,
  beganAndSent,
  CODE,
  code,
  failed,
  given,
  opened,
  password,
  phone,
  play,
  pressed,
  provenBy,
  type RegistrationInput,
  right,
  UUID,
  who,
} from './flow-fixture.ts';
import { linkNews } from './proof-answers.ts';
import { OUT, proofOf, refusedWith, sent } from './proof-fixture.ts';
import { challengeOf } from './proof-step.tsx';
import { registrationFlow } from './registration-flow.ts';
import type { RegistrationState } from './registration-state.ts';

describe('every variant, by every method: one table', () => {
  const newStart = ['commitInfo', 'remember'];
  const oldStart = ['begin', 'remember'];
  const end = ['forget', 'leave'];

  test.each([
    ['newCode', ada],
    ['newCode', phone],
    ['newLink', phone],
    ['newLink', ada],
  ] as const)('[SIGNUP-01] [SIGNUP-03] [SIGNUP-04] %s by %j: info, send, code, password', (variant, account) => {
    const atStart = play([given(variant, account), began]).state;
    const { state, asked } = play([given(variant, account), began, code, password, answered(0)]);
    expect(state).toEqual({ step: 'done', uuid: UUID });
    expect(asked).toEqual([...newStart, 'commitPassword', ...end]);
    const link = variant === 'newLink' && account.method === 'email';
    const item = link ? 'email_link' : account.method;
    const typed: readonly VerificationInput[] = [
      ...(link ? [{ type: 'codeWanted' } as const] : []),
      { type: 'given', code: CODE },
    ];
    const { effects } = proofOf(atStart, sent, ...typed);
    expect(effects[0]).toEqual({ type: 'send', item });
    expect(effects.at(-1)).toEqual({ type: 'check', way: link ? 'email' : account.method, code: CODE });
  });

  test('[SIGNUP-03] [SIGNUP-06] newLink: the opened link is noticed, and the password is asked for', () => {
    const { state, asked } = play([given('newLink'), began, opened, password, answered(0)]);
    expect(state.step).toBe('done');
    expect(asked).toEqual([...newStart, 'commitPassword', ...end]);
  });

  test.each([
    ['oldCode', ada],
    ['oldCode', phone],
    ['oldLink', phone],
    ['oldLink', ada],
  ] as const)('[SIGNUP-02] [SIGNUP-03] %s by %j: one call begins and sends, one registers', (variant, account) => {
    const { state, effects, asked } = play([given(variant, account), beganAndSent, code]);
    expect(state.step).toBe('done');
    expect(asked).toEqual([...oldStart, ...end]);
    expect(effects[0]).toEqual({ type: 'begin', account, proof: variantParts(variant, account.method).proof });
    // Nothing is sent once more.
    expect(proofOf(play([given(variant, account), beganAndSent]).state).names).not.toContain('send');
  });

  test('[SIGNUP-02] [SIGNUP-06] oldLink: once the link is opened the account is made, without a code', () => {
    const { state, effects } = play([given('oldLink'), beganAndSent, opened, answered(0)]);
    expect(state.step).toBe('done');
    expect(effects).toContainEqual({ type: 'register', uuid: UUID, account: ada });
  });

  test('[SIGNUP-03] what proof is awaited: a link by mail, or the message on the phone', () => {
    const phoneProof = proofOf(play([given('newCode', phone), began]).state, sent);
    expect(phoneProof.effects.at(-1)).toEqual({ type: 'awaitCode', way: 'mobile' });
    expect(proofOf(play([given('oldLink', ada), beganAndSent]).state).effects).toEqual([{ type: 'awaitLink' }]);
  });

  test('[SIGNUP-04] pressing twice asks once', () => {
    for (const variant of registrationVariants) {
      expect(play([given(variant), given(variant)]).asked).toHaveLength(1);
    }
    const typed: VerificationInput = { type: 'given', code: CODE };
    expect(proofOf(atProof, sent, typed, typed).names).toEqual(['send', 'awaitCode', 'check']);
    expect(play([password, password], atPassword).asked).toEqual(['commitPassword']);
    const atOld = play([given('oldCode'), beganAndSent]).state;
    expect(proofOf(atOld, typed, typed).names).toEqual(['awaitCode', 'check']);
    expect(play([code, code], atOld).asked).toEqual(end);
  });
});

describe('the first screen', () => {
  test('[SIGNUP-01] [SIGNUP-02] what the fields find wrong is told beside them, and nothing is called', () => {
    const wrong = { account: 'shape', password: { why: 'short' } } as const;
    const { state, effects } = play([{ ...(given('oldCode') as object), wrong } as RegistrationInput]);
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
  const typed: VerificationInput = { type: 'given', code: CODE };
  const again: VerificationInput = { type: 'sendAsked' };
  const atOld = play([given('oldCode'), beganAndSent]).state;

  test('[SIGNUP-04] its step knows whom it went to and when another may be asked for', () => {
    expect(atProof).toEqual({ step: 'proof', ...who });
    expect(proofOf(atProof, sent).state).toEqual({ step: 'typing', way: 'email', ...OUT });
    expect(challengeOf({ ...who })).toMatchObject({ uuid: UUID, ways: ['email'], vague_email: 'ada@example.com' });
    expect(proofOf(atOld).state).toEqual({ step: 'typing', way: 'email', ...OUT });
  });

  test.each(['', '12345', '1234567', '12345a'])('[SIGNUP-04] "%s" is not six digits: nothing is called', (text) => {
    const data = new FormData();
    data.set('code', text);
    const read = readProof(data, proofOf(atProof, sent).state) as VerificationInput;
    const { state, names } = proofOf(atProof, sent, read);
    expect(state).toMatchObject({ step: 'typing', wrong: { why: text ? 'shape' : 'empty' }, resendAt: 160_000 });
    expect(names).toEqual(['send', 'awaitCode']);
  });

  test('[SIGNUP-04] a refused code that is submitted again unchanged costs no second try; another one is sent', () => {
    const refused = [sent, typed, refusedWith(700010, { tries_left: 4 })];
    const unchanged = proofOf(atProof, ...refused, { type: 'given', unchanged: true });
    expect(unchanged).toMatchObject({ state: { wrong: { why: 700010, triesLeft: 4 } } });
    expect(unchanged.names.filter((name) => name === 'check')).toHaveLength(1);
    const other = proofOf(atProof, ...refused, { type: 'given', code: '654321' });
    expect(other.effects.at(-1)).toEqual({ type: 'check', way: 'email', code: '654321' });
  });

  test('[SIGNUP-04] only result 1 means verified', () => {
    expect(atPassword).toEqual({ step: 'password', ...who, recalled: false });
    expect(proofOf(atProof, sent, typed, refusedWith(0, 1)).state.step).toBe('done');
    for (const result of [undefined, 0, '1', true, { result: 1 }]) {
      const { state, names } = proofOf(atProof, sent, typed, refusedWith(0, result));
      expect(state).toMatchObject({ step: 'typing', wrong: { why: 700010 } });
      expect(names).not.toContain('tell');
    }
  });

  test('[SIGNUP-02] [SIGNUP-04] a wrong code shows the tries left and keeps the times', () => {
    for (const [begun, form] of [
      [play([given('newCode'), beganAndSent]).state, 'new'],
      [atOld, 'old'],
    ] as const) {
      const events = form === 'new' ? [sent, typed] : [typed];
      expect(proofOf(begun, ...events, refusedWith(700010, { tries_left: 2 }, form)).state).toMatchObject({
        ...{ step: 'typing', wrong: { why: 700010, triesLeft: 2 }, resendAt: 160_000 },
      });
    }
  });

  test.each([
    ['expired', refusedWith(700011)],
    ['its tries used', refusedWith(700012)],
    ['its last try used', refusedWith(700010, { tries_left: 0 })],
  ])('[SIGNUP-04] %s: a new one can be asked for at once', (_, refusal) => {
    expect(proofOf(atProof, sent, typed, refusal).state).toMatchObject({ step: 'typing', wrong: {}, resendAt: 0 });
    const next = proofOf(atProof, sent, typed, refusal, again);
    expect(next.effects.at(-1)).toEqual({ type: 'send', item: 'email' });
    const later: VerificationInput = {
      type: 'answered',
      answer: { ret_code: 0, ret_msg: '', result: { resend_at: 9, expires_at: 99 } },
    };
    const { state } = proofOf(atProof, sent, typed, refusal, again, later);
    expect(state).toMatchObject({ step: 'typing', resendAt: 9, expiresAt: 99, again: true });
  });

  test.each([700050, 700051])('[SIGNUP-04] what could not be sent (%i) is told; trying again goes on', (refusal) => {
    const { state } = proofOf(atProof, refusedWith(refusal));
    expect(state).toMatchObject({ step: 'notSent', refused: { code: refusal } });
    // Until then nothing says that there is a code to enter.
    const trying = proofOf(atProof, refusedWith(refusal), again).state;
    expect(trying).toMatchObject({ step: 'sending', refused: { code: refusal } });
    expect(screenOf(trying)).toBe('notSent');
    expect(proofOf(atProof, refusedWith(refusal), again, sent).state).toMatchObject({ step: 'typing', ...OUT });
    for (const stopped of [refusedWith(41003), failed as VerificationInput]) {
      expect(screenOf(proofOf(atProof, refusedWith(refusal), again, stopped).state)).toBe('notSent');
      expect(proofOf(atProof, refusedWith(refusal), again, stopped, again, sent).state.step).toBe('typing');
    }
    expect(proofOf(atProof, refusedWith(refusal), again, sent, typed).state.step).toBe('checking');
  });

  test('[SIGNUP-04] another one that was stopped leaves the code that is out', () => {
    for (const stopped of [refusedWith(700040), failed as VerificationInput])
      expect(proofOf(atProof, sent, again, stopped).state).toMatchObject({ step: 'typing', ...OUT, refused: {} });
    expect(screenOf(proofOf(atProof, sent, again, refusedWith(700050)).state)).toBe('notSent');
  });

  test.each([41104, 700001, 700021, -200])('[SIGNUP-04] %i is told, and the code can be sent again', (refusal) => {
    for (const form of ['new', 'old'] as const) {
      const { state, names } = proofOf(atProof, sent, typed, refusedWith(refusal, undefined, form));
      expect(state).toMatchObject({ step: 'typing', refused: { code: refusal } });
      expect(names).not.toContain('tell');
    }
  });

  test('[SIGNUP-02] in the old variants too: the refusal names the registration to go on with', () => {
    const { state, asked } = play([given('oldCode', phone), answered(700051, { field: 'mobile', uuid: UUID })]);
    expect(state).toMatchObject({ step: 'proof', uuid: UUID, standing: { notSent: { code: 700051 } } });
    expect(asked).toContain('remember');
    expect(proofOf(state).state).toMatchObject({ step: 'notSent', refused: { code: 700051 } });
    expect(proofOf(state, again).effects).toEqual([{ type: 'send', item: 'mobile' }]);
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
    const refusal = provenBy(CODE, 700033, { reason: 'common' });
    const atOld = play([given('oldCode'), beganAndSent, refusal]).state;
    expect(atOld).toMatchObject({ step: 'password', wrong: { why: 'common' }, code: '123456' });
    expect(play([password], atOld).effects).toEqual([{ type: 'register', uuid: UUID, account: ada, code: '123456' }]);
  });

  test('[SIGNUP-02] [HTTP-12] after a link nothing asks again and again by itself: the person does', () => {
    const { state } = play([given('oldLink'), beganAndSent, opened, failed]);
    expect(state).toMatchObject({ step: 'password', refused: { code: -200 } });
    expect(play([password], state).effects).toEqual([{ type: 'register', uuid: UUID, account: ada }]);
  });

  test('[SIGNUP-02] [HTTP-12] after a link whose registration lacks a code, the code is asked for, and the link no more', () => {
    const linked = play([given('oldLink'), beganAndSent]).state;
    const { state } = play([opened, answered(700010, { tries_left: 3 })], linked);
    expect(state).toMatchObject({ step: 'proof', way: { form: 'old', proof: 'code' } });
    expect(proofOf(state)).toMatchObject({
      state: { step: 'typing', way: 'email', wrong: { why: 700010, triesLeft: 3 } },
      effects: [{ type: 'awaitCode', way: 'email' }],
    });
    // Also where the network failed in between, and the password was sent once more.
    const failed = play([opened, { type: 'effectFailed', effect: 'register', reason: 0 }], linked).state;
    expect(failed).toMatchObject({ step: 'password' });
    expect(play([password, answered(700010)], failed).state).toMatchObject({ step: 'proof', way: { proof: 'code' } });
    // Only another proof than the one that is over gets a form of its own.
    expect(play([opened], linked).state).toMatchObject({ step: 'registering', way: { proof: 'link' } });
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
    const { state } = play([password, answered(700021)], atPassword);
    expect(state).toMatchObject({ step: 'proof', standing: { refused: { code: 700021 } } });
    expect(proofOf(state)).toMatchObject({
      state: { step: 'typing', refused: { code: 700021 } },
      names: ['awaitCode'],
    });
  });

  test.each([
    ['oldCode', 'typing'],
    ['oldLink', 'typing'],
  ] as const)('[SIGNUP-02] %s: a code that does not hold any more is asked for again', (variant, step) => {
    const refusal = provenBy(CODE, 700033, { reason: 'common' });
    const atOld = play([given(variant), beganAndSent, refusal, password, answered(700012)]).state;
    expect(proofOf(atOld).state).toMatchObject({ step, way: 'email', wrong: { why: 700012 } });
  });
});

test('[SIGNUP-04] a registration that the server no longer knows ends with a way to start again, wherever it was', () => {
  const typed: VerificationInput = { type: 'given', code: CODE };
  for (const events of [[], [sent, typed]])
    for (const form of ['new', 'old'] as const)
      expect(proofOf(atProof, ...events, refusedWith(700020, undefined, form)).effects.at(-1)).toMatchObject({
        ...{ type: 'tell', answer: { ret_code: 700020 } },
      });
  const waiting = [
    play([provenBy(CODE, 700020)], atProof).state,
    play([provenBy(undefined, 700020)], atLink).state,
    play([opened, answered(700020)], play([given('oldLink'), beganAndSent]).state).state,
    play([password, answered(700020)], atPassword).state,
  ];
  for (const ended of waiting) {
    expect(ended).toEqual({ step: 'ended', why: 'expired' });
    expect(play([{ type: 'restarted' }], ended)).toMatchObject({ state: { step: 'info' }, asked: ['forget'] });
  }
  const gone = linkNews({ ret_code: 700020, ret_msg: '' });
  expect(gone).toEqual({ type: 'settled', answer: { ret_code: 700020, ret_msg: '' } });
  expect(linkNews({ ret_code: 700001, ret_msg: '' })).toEqual(gone);
  expect(linkNews({ ret_code: -200, ret_msg: '' })).toBeUndefined();
});

test('[HTTP-12] a call that fails keeps the step it was on', () => {
  const waiting = [
    [play([given('newCode')]).state, 'info'],
    [play([given('oldLink')]).state, 'info'],
    [play([password], atPassword).state, 'password'],
  ] as const;
  for (const [state, step] of waiting)
    expect(play([failed], state).state).toMatchObject({ step, refused: { code: -200 } });
  const typed: VerificationInput = { type: 'given', code: CODE };
  const begun = [
    [proofOf(atProof, failed as VerificationInput), 'notSent'],
    [proofOf(atProof, sent, typed, failed as VerificationInput), 'typing'],
    [proofOf(play([given('oldCode'), beganAndSent]).state, typed, failed as VerificationInput), 'typing'],
  ] as const;
  for (const [{ state }, step] of begun) expect(state).toMatchObject({ step, refused: { code: -200 } });
});

test('[SIGNUP-04] no order of events leaves without an account made by the server', () => {
  const event = fc.oneof(
    fc.constantFrom(...registrationVariants.flatMap((variant) => [given(variant), given(variant, phone)])),
    fc.constantFrom(code, opened, password, began, beganAndSent, right, failed),
    fc.constantFrom<RegistrationInput>(
      ...([pressed('accountChanged'), pressed('confirmAsked'), pressed('wentOn')] as const),
      ...([{ type: 'restarted' }, { type: 'retried' }] as const),
    ),
    fc
      .record({ refusal: fc.integer({ min: -500, max: 800_000 }).filter(Boolean), typed: fc.boolean() })
      .map(({ refusal, typed }) => provenBy(typed ? CODE : undefined, refusal)),
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
        const isRegistered = one.type === 'proven' && one.answer.ret_code === 0 && !!one.code;
        if (leaves && !isRegistered) expect(['committingPassword', 'registering']).toContain(state.step);
        if (leaves && isRegistered) expect(state).toMatchObject({ step: 'proof', way: { form: 'old' } });
        const stays = state.step === 'password' || state.step === 'committingPassword';
        const ways = ['proof', 'registering', 'confirmed', 'confirming'];
        if (next.state.step === 'password' && !stays) expect(ways).toContain(state.step);
        state = next.state;
      }
    }),
  );
});
