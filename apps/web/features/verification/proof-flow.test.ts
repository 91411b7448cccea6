import type { AuthMethod } from '@gatehouse/contract/login/challenge';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playProof as play, type VerificationInput as Told } from './proof-fixture.ts';

import { supportedMethods } from './proof-form.tsx';
import type { ShownChallenge } from './proof-state.ts';
import { readProof } from './read-proof.ts';

const UUID = '0197f4c0-0000-7000-8000-000000000001';

function asked(ways: readonly AuthMethod[], more: Partial<ShownChallenge> = {}): ShownChallenge {
  return { uuid: UUID, ways, expires_at: 9_000, vague_email: 'a***@e***.com', ...more };
}

const answered = (ret_code: number, result?: unknown): Told => ({
  type: 'answered',
  answer: { ret_code, ret_msg: 'said', result },
});
const sent = answered(0, { resend_at: 60, expires_at: 600 });
const code: Told = { type: 'given', code: '123456' };
const OUT = { resendAt: 60, expiresAt: 600 };

describe('beginning with the best way', () => {
  test.each(['email', 'mobile'] as const)('[LOGIN-02] %s: sends a code at once, then takes it', (way) => {
    const { state, effects } = play(asked([way]), sent);
    expect(state).toEqual({ step: 'typing', way, ...OUT });
    expect(effects).toEqual([
      { type: 'send', item: way },
      { type: 'awaitCode', way },
    ]);
  });

  test('[LOGIN-02] a link: sends it at once, then waits for it', () => {
    const { state, names } = play(asked(['email_link']), sent);
    expect(state).toEqual({ step: 'waiting', way: 'email_link', link: true, ...OUT });
    expect(names).toEqual(['send', 'awaitLink']);
  });

  test('[LOGIN-02] what was sent with the challenge is not sent again', () => {
    const already = { resend_at: 60, expires_at: 600 };
    expect(play(asked(['email'], already))).toMatchObject({
      state: { step: 'typing', way: 'email', ...OUT },
      names: ['awaitCode'],
    });
    expect(play(asked(['email_link'], already))).toMatchObject({ state: { step: 'waiting' }, names: ['awaitLink'] });
  });

  test.each(['totp', 'recovery', 'password'] as const)('[LOGIN-02] %s: nothing is sent', (way) => {
    expect(play(asked([way]))).toMatchObject({ state: { step: 'typing', way }, effects: [] });
  });

  test('[LOGIN-02] a passkey is asked for by a press, never by itself', () => {
    expect(play(asked(['passkey']))).toMatchObject({ state: { step: 'passkey' }, effects: [] });
    expect(play(asked(['passkey']), { type: 'passkeyAsked' })).toMatchObject({
      state: { step: 'checking', way: 'passkey' },
      names: ['passkey'],
    });
  });

  test('[LOGIN-02] a browser without passkeys is not asked for one, unless there is nothing else', () => {
    expect(supportedMethods(asked(['passkey', 'totp'])).ways).toEqual(['totp']);
    expect(supportedMethods(asked(['passkey'])).ways).toEqual(['passkey']);
  });
});

describe('another way', () => {
  test('[LOGIN-02] goes to the list, and from there to any of them', () => {
    const other: Told = { type: 'otherWayAsked' };
    const list = play(asked(['passkey', 'totp', 'email']), other);
    expect(list.state).toMatchObject({ step: 'choosing', from: 'passkey' });
    const chosen = (way: AuthMethod) => play(asked(['passkey', 'totp', 'email']), other, { type: 'wayChosen', way });
    expect(chosen('totp').state).toMatchObject({ step: 'typing', way: 'totp' });
    expect(chosen('passkey').state).toMatchObject({ step: 'passkey' });
    expect(chosen('email')).toMatchObject({ state: { step: 'sending', way: 'email' }, names: ['send'] });
  });

  test('[LOGIN-02] while an answer is out nothing else is begun', () => {
    const { state, names } = play(asked(['totp', 'email']), code, { type: 'otherWayAsked' }, code, code);
    expect(state.step).toBe('checking');
    expect(names).toEqual(['check']);
  });
});

describe('sending', () => {
  test('[LOGIN-02] again: the screen stays, and says that only the latest works', () => {
    const again: Told = { type: 'sendAsked' };
    expect(play(asked(['email']), sent, again).state).toMatchObject({ step: 'sending', again: true });
    expect(play(asked(['email']), sent, again, sent).state).toMatchObject({ step: 'typing', again: true });
  });

  test('[LOGIN-02] what cannot be right is said at once, and still when the code is out; a complete one waits', () => {
    const empty: Told = { type: 'given', wrong: 'empty' };
    const pressed = play(asked(['email']), empty);
    expect(pressed).toMatchObject({ state: { step: 'sending', wrong: { why: 'empty' } }, names: ['send'] });
    expect(play(asked(['email']), empty, sent).state).toEqual({
      ...{ step: 'typing', way: 'email', ...OUT },
      wrong: { why: 'empty' },
    });
    expect(play(asked(['email']), empty, answered(31018)).state).not.toHaveProperty('wrong');
    expect(play(asked(['email']), code)).toMatchObject({ state: { step: 'sending' }, names: ['send'] });
    // Another code empties the field.
    expect(play(asked(['email']), sent, { type: 'sendAsked' }, empty, sent).state).not.toHaveProperty('wrong');
  });

  test.each([700050, 700051, 31018, 700040, -200])('[LOGIN-02] %i: it was not sent, and can be tried again', (why) => {
    const first = play(asked(['email']), answered(why, { retry_after: 30 }));
    expect(first.state).toMatchObject({ step: 'notSent', refused: { code: why, retryAfterS: 30 } });
    expect(play(asked(['email']), answered(why), { type: 'sendAsked' }, sent).state.step).toBe('typing');
  });

  test('[LOGIN-02] a challenge that is over sends nothing any more', () => {
    expect(play(asked(['email']), answered(700081)).state).toEqual({ step: 'over', why: 'expired' });
  });
});

describe('answers', () => {
  const typed = (way: AuthMethod, ...rest: readonly Told[]) =>
    play(asked([way], { resend_at: 60, expires_at: 600 }), ...rest);

  test('[LOGIN-02] success is told once', () => {
    const { state, effects } = typed('email', code, answered(0, { id: 7 }), answered(0), code);
    expect(state).toEqual({ step: 'done', way: 'email' });
    expect(effects.filter(({ type }) => type === 'tell')).toEqual([
      { type: 'tell', answer: { ret_code: 0, ret_msg: 'said', result: { id: 7 } } },
    ]);
  });

  test.each([
    [700010, { tries_left: 2 }, { why: 700010, triesLeft: 2 }, OUT],
    [700010, { tries_left: 0 }, { why: 700010, triesLeft: 0 }, { ...OUT, resendAt: 0 }],
    [700010, { tries_left: '2' }, { why: 700010 }, OUT],
    [700011, undefined, { why: 700011 }, { ...OUT, resendAt: 0 }],
    [700012, undefined, { why: 700012 }, { ...OUT, resendAt: 0 }],
    [700001, { field: 'proof' }, { why: 'shape' }, OUT],
  ])(
    '[LOGIN-02] %i stands beside the field; used up, another may be asked for at once',
    (ret_code, result, wrong, out) => {
      expect(typed('email', code, answered(ret_code, result)).state).toEqual({
        step: 'typing',
        way: 'email',
        ...out,
        wrong,
      });
    },
  );

  test('[LOGIN-02] a wrong password stands beside its field', () => {
    expect(typed('password', { type: 'given' }, answered(31002)).state).toMatchObject({ wrong: { why: 31002 } });
  });

  test.each([31018, 700040, 31030, 700090, 700099, 700032, -200, -201])(
    '[LOGIN-02] %i stops it, with the wait',
    (why) => {
      expect(typed('totp', code, answered(why, { retry_after: 90 })).state).toMatchObject({
        step: 'typing',
        refused: { code: why, retryAfterS: 90 },
      });
      expect(play(asked(['passkey']), { type: 'passkeyAsked' }, answered(why)).state).toMatchObject({
        step: 'passkey',
        refused: { code: why },
      });
    },
  );

  test.each([
    [700081, 'expired'],
    [700082, 'used'],
    [700084, 'elsewhere'],
  ])('[LOGIN-02] %i: the challenge is over, %s', (ret_code, why) => {
    const { state } = typed('email', code, answered(ret_code));
    expect(state).toEqual({ step: 'over', why });
  });

  test('[LOGIN-02] a way that is not offered leads to those that are', () => {
    expect(typed('email', code, answered(700083)).state.step).toBe('choosing');
  });

  test.each([20100, 31003, 40029, 400601, 10006, 424242])('[LOGIN-02] %i is for whoever asked', (ret_code) => {
    const { state, names } = typed('email', code, answered(ret_code));
    expect(state.step).toBe('done');
    expect(names.at(-1)).toBe('tell');
  });

  test('[LOGIN-02] a passkey that was not chosen, or is not theirs, can be asked for again', () => {
    const pressed: Told = { type: 'passkeyAsked' };
    const dismissed = play(asked(['passkey']), pressed, { type: 'passkeyDismissed' });
    expect(dismissed.state).toMatchObject({ step: 'passkey', dismissed: true });
    expect(play(asked(['passkey']), pressed, answered(700010)).state).toMatchObject({ wrong: { why: 700010 } });
    expect(play(asked(['passkey']), pressed, answered(700010), pressed).names).toEqual(['passkey', 'passkey']);
  });

  test('[HTTP-12] an effect that throws says that nobody was reached', () => {
    const failed = (effect: string): Told => ({ type: 'effectFailed', effect, reason: new Error('no module') });
    expect(typed('email', code, failed('check')).state).toMatchObject({ step: 'typing', refused: { code: -200 } });
    expect(play(asked(['email']), failed('send')).state).toMatchObject({ step: 'notSent', refused: { code: -200 } });
    expect(play(asked(['passkey']), { type: 'passkeyAsked' }, failed('passkey')).state.step).toBe('passkey');
  });
});

test('[LOGIN-02] the mail of a link says a code too: it is typed while the link is still heard of', () => {
  const typing = play(asked(['email_link', 'email']), sent, { type: 'codeWanted' });
  expect(typing.state).toEqual({ step: 'typing', way: 'email', link: true, ...OUT });
  expect(typing.names).toEqual(['send', 'awaitLink', 'awaitLink']);
  const both = asked(['email_link', 'email']);
  expect(play(both, sent, { type: 'codeWanted' }, { type: 'noticed', news: 'passed' }).state.step).toBe('done');
  expect(play(both, sent, { type: 'codeWanted' }, code).effects.at(-1)).toMatchObject({ type: 'check', way: 'email' });
});

test('[LOGIN-02] the code of a link’s mail may be asked for before the answer to its sending', () => {
  const early = play(asked(['email_link', 'email']), { type: 'codeWanted' });
  expect(early.state).toMatchObject({ step: 'sending', way: 'email', link: true });
  expect(early.names).toEqual(['send']);
  const later = play(asked(['email_link', 'email']), { type: 'codeWanted' }, sent);
  expect(later.state).toEqual({ step: 'typing', way: 'email', link: true, ...OUT });
  expect(later.effects.at(-1)).toEqual({ type: 'awaitCode', way: 'email', link: true });
});

test('[LOGIN-02] a code that was sent alone has no link to wait for, whatever else the challenge takes', () => {
  const ways = asked(['email', 'email_link']);
  expect(play(ways, sent).state).toEqual({ step: 'typing', way: 'email', ...OUT });
  expect(play(ways, sent).effects.at(-1)).toEqual({ type: 'awaitCode', way: 'email' });
});

test('[LOGIN-02] sent again from the screen of its code, a mail with a link stays one', () => {
  const ways = asked(['email_link', 'email']);
  const again = play(ways, sent, { type: 'codeWanted' }, { type: 'sendAsked' });
  expect(again.effects.at(-1)).toEqual({ type: 'send', item: 'email_link' });
  const later = play(ways, sent, { type: 'codeWanted' }, { type: 'sendAsked' }, sent);
  expect(later.state).toMatchObject({ step: 'typing', way: 'email', link: true });
  expect(later.effects.at(-1)).toEqual({ type: 'awaitCode', way: 'email', link: true });
});

test.each([
  ['passed', { step: 'done', way: 'email_link' }, 1],
  ['elsewhere', { step: 'over', why: 'elsewhere' }, 0],
  ['expired', { step: 'over', why: 'expired' }, 0],
] as const)('[LOGIN-02] the link is heard of: %s', (news, state, tells) => {
  const linkNoticed = play(asked(['email_link']), sent, { type: 'noticed', news });
  expect(linkNoticed.state).toEqual(state);
  expect(linkNoticed.names.filter((name) => name === 'tell')).toHaveLength(tells);
});

describe('what is read from the form', () => {
  const read = (way: 'email' | 'recovery' | 'password', fields: Readonly<Record<string, string>>) => {
    const data = Object.assign(new FormData());
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return readProof(data, { step: 'typing', way, resendAt: 0, expiresAt: 0 });
  };

  test.each([
    ['email', { code: '123456' }, { type: 'given', code: '123456' }],
    ['email', { code: '' }, { type: 'given', wrong: 'empty' }],
    ['email', { code: '12345' }, { type: 'given', wrong: 'shape' }],
    ['recovery', { code: ' K7QF-29XM-4TPA ' }, { type: 'given', code: 'K7QF-29XM-4TPA' }],
    ['recovery', { code: 'K7QF' }, { type: 'given', wrong: 'shape' }],
    ['password', { password: 'x' }, { type: 'given' }],
    ['password', { password: '' }, { type: 'given', wrong: 'empty' }],
  ] as const)('[LOGIN-02] %s %j', (way, fields, event) => {
    expect(read(way, fields)).toEqual(event);
  });

  test('[LOGIN-02] while a code is being sent its field is read too; without a field there is nothing to read', () => {
    const sending = { step: 'sending', way: 'email', again: false, resendAt: 0, expiresAt: 0 } as const;
    const data = new FormData();
    expect(readProof(data, sending)).toBeUndefined();
    data.set('code', '');
    expect(readProof(data, sending)).toEqual({ type: 'given', wrong: 'empty' });
    data.set('code', '123456');
    expect(readProof(data, sending)).toEqual({ type: 'given', code: '123456' });
  });

  test('[LOGIN-02] sending the form while nothing is asked for means nothing', () => {
    expect(readProof(new FormData(), { step: 'over', why: 'used' })).toBeUndefined();
    expect(readProof(new FormData(), { step: 'passkey', way: 'passkey', resendAt: 0, expiresAt: 0 })).toEqual({
      type: 'passkeyAsked',
    });
  });
});

test('[LOGIN-02] no order of events is told as success without a success answer', () => {
  const ways: readonly AuthMethod[] = ['email', 'totp', 'passkey', 'recovery'];
  const event = fc.oneof(
    fc.constantFrom<Told>(code, { type: 'otherWayAsked' }, { type: 'sendAsked' }, { type: 'passkeyAsked' }),
    fc.constantFrom(...ways).map((way): Told => ({ type: 'wayChosen', way })),
    fc
      .integer({ min: -300, max: 800_000 })
      .filter(Boolean)
      .map((number) => answered(number)),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      const told = play(asked(ways), ...events).effects.filter((effect) => effect.type === 'tell');
      expect(told.every((effect) => effect.type === 'tell' && effect.answer.ret_code !== 0)).toBe(true);
    }),
  );
});
