import type { AuthMethod } from '@gatehouse/contract/login/challenge';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FlowInput } from '../../platform/flow/flow.ts';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import { loginFlow } from './login-flow.ts';
import type { LoginEvent, LoginState } from './login-state.ts';

type Input = FlowInput<LoginEvent>;

const play = (events: readonly Input[], from?: LoginState) => playFlow(loginFlow, events, from);

const account: Input = { type: 'accountGiven', account: ' ada@example.com ' };
const password: Input = { type: 'passwordGiven', empty: false };
const answered = (ret_code: number, result?: unknown, more: { toasted?: true } = {}): Input => ({
  type: 'answered',
  answer: { ret_code, ret_msg: 'said by the server', result, ...more },
});

const UUID = '0197f4c0-0000-7000-8000-000000000001';
const OTHER = '0197f4c0-0000-7000-8000-000000000002';
const asked = (ways: readonly AuthMethod[], more: object = {}) => ({ uuid: UUID, ways, expires_at: 9_000, ...more });

describe('going on after a reload', () => {
  test.each([
    ['code', 'verificationCode', asked(['email', 'totp'])],
    ['app', 'verificationCode', asked(['totp'], { why: 'factor' })],
    ['link', 'verificationLink', asked(['email_link', 'email'], { resend_at: 1 })],
  ])('[LOGIN-02] a login that waits for its %s is at once where it was', (_, step, kept) => {
    expect(loginFlow.first).toEqual([{ type: 'recall' }]);
    expect(play([{ type: 'recalled', asked: kept }]).state).toEqual({ step, asked: kept });
  });

  test('[LOGIN-02] whoever has begun another login meanwhile goes on with that one', () => {
    const late: Input = { type: 'recalled', asked: asked(['email']) };
    for (const events of [[account, password], [{ type: 'passkeyAsked' }] as Input[]])
      expect(play([...events, late]).state).toEqual(play(events).state);
  });
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

  test.each([
    ...[
      '+31612345678',
      '+31 (6) 1234-5678',
      '0031 6 12345678',
      '06 12345678',
      '1234567',
      '+٣١ ٦ ١٢٣٤٥٦٧٨',
      '＋31612345678',
    ],
    '(213) 373-4253',
  ])('[SIGNUP-01] [LOGIN-02] %s may be a mobile number: the server decides', (text) => {
    expect(play([{ type: 'accountGiven', account: text }, password]).effects).toEqual([
      { type: 'logIn', account: text },
    ]);
  });

  test.each(['123456', '+31', '06 1234567 ext 8', `+${'1'.repeat(20)}`, '+-+-+-+-+-', `${'1-'.repeat(125)}x`])(
    '[SIGNUP-01] [LOGIN-02] %s is neither address nor number',
    (text) => {
      const { state } = play([{ type: 'accountGiven', account: text }, password]);
      expect(state).toMatchObject({ wrong: { account: { why: 'shape' } } });
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

  test('[LOGIN-07] with pass_err_count 5 the form alone says that it is paused, and for how long', () => {
    const { state } = play([account, password, answered(31002, { pass_err_count: 5, retry_after: 900 })]);
    expect(state).toEqual({
      step: 'inputPassword',
      account: 'ada@example.com',
      wrong: {},
      refused: { code: 31030, message: '', retryAfterS: 900 },
    });
  });

  test.each([31030, 31018, 41007, 700085, 700040, 700090, 700099, 700030, 700031, 10007, -200, 424242])(
    '[ERR-02] [LOGIN-02] %i stops the form, says the code and never starts a session',
    (code) => {
      const { state, effects } = play([account, password, answered(code)]);
      expect(state).toEqual({
        step: 'inputAccount',
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

  test.each([400601, 400602])('[REGION-09] %i is said in the form as well as in its dialog', (code) => {
    expect(play([account, password, answered(code)]).state).toMatchObject({ step: 'inputAccount', refused: { code } });
  });

  test.each([{ toasted: true }, {}] as const)(
    '[BAN-01] 31003: the form knows whether the page shows it (%j)',
    (more) => {
      const { state } = play([account, password, answered(31003, { self_unbind_token: 'x' }, more)]);
      const refused = { code: 31003, message: 'said by the server', ...more };
      expect(state).toEqual({ step: 'inputAccount', wrong: {}, refused });
    },
  );

  test.each([
    [[account, password]],
    [[{ type: 'itemAsked', item: 'code', account: 'a@b.example' }]],
    [[{ type: 'passkeyAsked' }]],
    [[account, password, answered(20100, asked(['totp'], { why: 'factor' }))]],
  ] as const)('[ERR-04] 40029 after %j leads back to the form, which knows that a toast says it', (before) => {
    const { state } = play([...before, answered(40029, undefined, { toasted: true })]);
    expect(state).toMatchObject({ step: 'inputAccount', wrong: {}, refused: { code: 40029, toasted: true } });
  });

  test('[LOGIN-02] one more check leads to the code or the link step with its challenge, and back', () => {
    const code = play([account, password, answered(20100, asked(['email'], { why: 'device' }))]);
    expect(code.state).toEqual({ step: 'verificationCode', asked: asked(['email'], { why: 'device' }) });
    expect(play([account, password, answered(20100, asked(['email_link']))]).state.step).toBe('verificationLink');
    expect(play([{ type: 'wentBack' }], code.state).state).toEqual({ step: 'inputAccount', wrong: {} });
  });

  test.each([undefined, null, {}, { uuid: 7, ways: ['email'] }, { uuid: UUID, ways: [] }])(
    '[LOGIN-02] one more check that names no challenge (%j) is a refusal, never a dead end',
    (result) => {
      expect(play([account, password, answered(20100, result)]).state).toMatchObject({ refused: { code: 20100 } });
    },
  );

  test('[LOGIN-02] after the proof the login is done, or asks for the next one', () => {
    const second = play([account, password, answered(20100, asked(['totp'], { why: 'factor' }))]).state;
    expect(play([answered(0, { id: 7 })], second)).toMatchObject({
      state: { step: 'done' },
      effects: [{ type: 'leave' }],
    });
    const other = { ...asked(['email']), uuid: OTHER };
    expect(play([answered(20100, other)], second).state).toMatchObject({ asked: { uuid: OTHER } });
    expect(play([answered(700085)], second).state).toMatchObject({ step: 'inputAccount', refused: { code: 700085 } });
  });

  test('[HTTP-12] a call that fails keeps the form and says that nobody was reached', () => {
    const failed: Input = { type: 'effectFailed', effect: 'logIn', reason: new Error('no network') };
    expect(play([account, password, failed]).state).toMatchObject({ step: 'inputAccount', refused: { code: -200 } });
  });
});

describe('a code or a link instead of the password', () => {
  const ask = (item: 'code' | 'link', name = ' ada@example.com '): Input => ({
    type: 'itemAsked',
    item,
    account: name,
  });
  const both = { ...asked(['email', 'email_link']), resend_at: 60 };

  test('[LOGIN-02] a code is sent, and asked for', () => {
    const { state, effects } = play([ask('code'), answered(0, both)]);
    expect(effects).toEqual([{ type: 'begin', account: 'ada@example.com', item: 'code' }]);
    expect(state).toEqual({ step: 'verificationCode', asked: both });
  });

  test('[LOGIN-02] a link is sent, and waited for; the code of the same challenge is another way', () => {
    const { state } = play([ask('link'), answered(0, both)]);
    expect(state).toEqual({ step: 'verificationLink', asked: { ...both, ways: ['email_link', 'email'] } });
  });

  test('[SIGNUP-01] [LOGIN-02] to a number goes a code, but no link', () => {
    expect(play([ask('code', '+31612345678')]).effects).toHaveLength(1);
    const { state, effects } = play([ask('link', '+31612345678')]);
    expect(state).toMatchObject({ step: 'inputAccount', wrong: { account: { why: 'address' } } });
    expect(effects).toEqual([]);
  });

  test.each(['', 'ada', 'ada@'])('[LOGIN-02] "%s": nothing is sent, and the field says why', (name) => {
    const { state, effects } = play([ask('code', name)]);
    expect(state).toMatchObject({ step: 'inputAccount', wrong: { account: { why: name ? 'shape' : 'empty' } } });
    expect(effects).toEqual([]);
  });

  test('[LOGIN-02] a second press while it is being sent sends nothing', () => {
    expect(play([ask('code'), ask('code'), ask('link'), password]).effects).toHaveLength(1);
  });

  test.each([31018, 700040, 700050, 700051, -200])('[LOGIN-02] %i: it was not sent, and the form says so', (code) => {
    const { state } = play([ask('code'), answered(code, { retry_after: 30 })]);
    expect(state).toMatchObject({ step: 'inputAccount', refused: { code, retryAfterS: 30 } });
  });

  test('[LOGIN-02] success without a challenge starts no session', () => {
    const { state, effects } = play([ask('code'), answered(0, {})]);
    expect(state.step).not.toBe('done');
    expect(effects.map(({ type }) => type)).not.toContain('leave');
  });

  test('[LOGIN-02] its link was opened in another tab: this one waits for the session that both share', () => {
    const waiting = play([ask('link'), answered(0, both)]).state;
    const opened = play([{ type: 'linkOpened' }], waiting);
    expect(opened.state).toMatchObject({ step: 'otherTab' });
    expect(opened.effects).toEqual([{ type: 'awaitSession', uuid: UUID }]);
    expect(play([answered(0)], opened.state).state.step).toBe('done');
    expect(play([{ type: 'wentBack' }], opened.state).state.step).toBe('inputAccount');
  });
});

describe('a passkey', () => {
  const pressed: Input = { type: 'passkeyAsked' };
  const picked = { type: 'passkeyPicked', uuid: UUID, response: {} } as unknown as Input;

  test('[LOGIN-02] needs no name; success leaves', () => {
    expect(play([pressed]).effects).toEqual([{ type: 'usePasskey' }]);
    expect(play([pressed, answered(0, { id: 7 })]).state.step).toBe('done');
  });

  test('[LOGIN-02] one that the browser filled in is checked, while the form stands there only', () => {
    expect(play([picked]).effects).toMatchObject([{ type: 'checkPasskey', uuid: UUID }]);
    expect(play([account, password, picked]).effects.map(({ type }) => type)).toEqual(['logIn']);
    expect(play([pressed, picked]).effects.map(({ type }) => type)).toEqual(['usePasskey']);
  });

  test('[LOGIN-02] none chosen, or none of ours: the form says so, and can be sent', () => {
    const dismissed = play([pressed, { type: 'passkeyDismissed' }]);
    expect(dismissed.state).toEqual({ step: 'inputAccount', wrong: {}, passkey: 'dismissed' });
    const unknown = play([pressed, answered(700010)]);
    expect(unknown.state).toEqual({ step: 'inputAccount', wrong: {}, passkey: 'unknown' });
    expect(play([account, password], unknown.state).effects.map(({ type }) => type)).toEqual(['logIn']);
  });
});

test('[LOGIN-02] no order of events ends at done without a success answer', () => {
  const event = fc.oneof(
    fc.constant(account),
    fc.constant(password),
    fc.constant<Input>({ type: 'passwordGiven', empty: true }),
    fc.constantFrom<Input>(
      { type: 'wentBack' },
      { type: 'linkOpened' },
      { type: 'passkeyAsked' },
      { type: 'passkeyDismissed' },
      { type: 'itemAsked', item: 'link', account: 'ada@example.com' },
    ),
    fc.constant(answered(20100, asked(['email_link', 'totp']))),
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
