import { codes } from '@gatehouse/contract/errors/codes';
import { describe, expect, test } from 'vitest';
import { advance } from '../../platform/flow/flow.ts';
import { type CallbackEvent, callbackFlow } from './callback-flow.ts';
import { type LinkedEvent, linkedFlow } from './linked-flow.ts';
import { type RegisterEvent, registerFlow } from './register-flow.ts';
import { telegramBindCode } from './telegram-bind-code.ts';

const uuid = '0197f4c0-0000-7000-8000-000000000001';
const provider = { id: 'example', name: 'Example', letter: 'E' };
const pending = { uuid, provider, trusted: true, expires_at: 1, vague_email: 'a***@e***.com' };
const answer = (ret_code: number, result?: unknown) => ({ ret_code, ret_msg: '', result });

describe('return from a provider', () => {
  const told = (event: CallbackEvent) => advance(callbackFlow, callbackFlow.start, event);
  const back = (ret_code: number, result?: unknown, intent: 'login' | 'registration' | 'link' = 'login') =>
    told({ type: 'answered', answer: answer(ret_code, result), intent });

  test('[LOGIN-06] leaves on success; asks for a second factor', () => {
    expect(back(codes.success)).toMatchObject({ state: { step: 'done' }, effects: [{ type: 'leave' }] });
    const asked = { uuid, ways: ['email'], expires_at: 1, why: 'device' };
    expect(back(codes.verificationAsked, asked).state).toEqual({ step: 'second', asked });
  });

  test('[SIGNUP-12] a new user chooses; one who came to register is not asked', () => {
    const chosen = back(codes.thirdPartyNotLinked, pending).state;
    expect(chosen).toEqual({ step: 'unlinked', pending });
    for (const [type, effect] of [
      ['registerChosen', 'register'],
      ['linkChosen', 'link'],
    ] as const) {
      expect(advance(callbackFlow, chosen, { type }).effects).toEqual([{ type: effect }]);
    }
    expect(back(codes.thirdPartyNotLinked, pending, 'registration').effects).toEqual([{ type: 'register' }]);
  });

  test('[LOGIN-06] a missing response is no error; every other code ends with a next step', () => {
    expect(told({ type: 'nothingThere' }).state).toEqual({ step: 'nothing' });
    for (const code of [codes.thirdPartyCancelled, codes.thirdPartyStateUnknown, 40029, -200]) {
      expect(back(code).state).toEqual({ step: 'ended', refused: { code, message: '' } });
    }
  });
});

describe('[TG-08] a link with Telegram that fails', () => {
  const refusal = (code: number) => answer(code);
  const settings = (provider: string | undefined, code: number) =>
    telegramBindCode({ site: { loginScene: '31000' } as never }, provider, refusal(code), 'settings');

  test.each([
    [codes.thirdPartyTaken, 'telegramAlreadyBind'],
    [codes.thirdPartyThere, 'relinkTelegramAccountTip'],
    [codes.telegramDataInvalid, 'authFailureRelinkTip'],
    [codes.telegramDataExpired, 'authFailureRelinkTip'],
    [codes.notForSubAccounts, 'telegramLinkSystemError'],
    [codes.internal, 'telegramLinkSystemError'],
    [codes.thirdPartyCancelled, undefined],
    [codes.thirdPartyStateUnknown, undefined],
    [codes.stepUpNeeded, undefined],
    [-200, undefined],
  ])('[TG-08] %i is the code %s; another company’s has none', (code, named) => {
    expect([settings('telegram', code), settings('example', code), settings(undefined, code)]).toEqual([
      named,
      undefined,
      undefined,
    ]);
  });

  test('[TG-08] after a login it has the code of that, and of the Turkish site its own', () => {
    const after = (loginScene: string, code: number) =>
      telegramBindCode({ site: { loginScene } as never }, 'telegram', refusal(code), 'login');
    expect(after('31000', codes.thirdPartyTaken)).toBe('login1003');
    expect(after('31000', codes.thirdPartyThere)).toBe('login1004');
    expect(after('31013', codes.thirdPartyTaken)).toBe('trlogin1003');
  });

  test('[TG-08] a dialog says why, and leads back to the account', () => {
    const failed = { type: 'answered', answer: refusal(codes.thirdPartyTaken), intent: 'link' } as const;
    const told = advance(callbackFlow, callbackFlow.start, { ...failed, bindCode: 'telegramAlreadyBind' });
    expect(told).toEqual({
      state: { step: 'unbound' },
      effects: [{ type: 'sayUnbound', code: 'telegramAlreadyBind' }],
    });
    for (const type of ['wentOn', 'effectFailed'] as const) {
      expect(advance(callbackFlow, told.state, { type } as never)).toMatchObject({
        ...{ state: { step: 'done' }, effects: [{ type: 'toAccount' }] },
      });
    }
    expect(advance(callbackFlow, callbackFlow.start, failed).state).toMatchObject({ step: 'ended' });
  });
});

describe('a new account', () => {
  const run = (...events: RegisterEvent[]) => {
    let last = { state: registerFlow.start, effects: [] } as ReturnType<
      typeof advance<typeof registerFlow.start, RegisterEvent, never>
    >;
    for (const event of events) last = advance(registerFlow, last.state, event) as typeof last;
    return last as { state: unknown; effects: unknown };
  };
  const found: RegisterEvent = { type: 'found', answer: answer(codes.success, pending) };
  const given = (email = ''): RegisterEvent => ({ type: 'given', email });
  const answered = (ret_code: number, result?: unknown): RegisterEvent => ({
    ...{ type: 'answered', answer: answer(ret_code, result) },
  });

  test('[SIGNUP-12] with the provider’s address nothing has to be typed', () => {
    expect(run(found, given())).toMatchObject({ state: { step: 'submitting' }, effects: [{ type: 'open', uuid }] });
    expect(run(found, given(), answered(codes.success)).effects).toEqual([{ type: 'leave' }]);
  });

  test('[SIGNUP-12] another address is checked, sent, and verified', () => {
    const another: RegisterEvent = { type: 'anotherAsked', another: true };
    expect(run(found, another, given(' ')).state).toMatchObject({ step: 'form', wrong: { email: 'empty' } });
    expect(run(found, another, given('ada')).state).toMatchObject({ step: 'form', wrong: { email: 'shape' } });
    expect(run(found, another, given(' a@b.example ')).effects).toEqual([{ type: 'open', uuid, email: 'a@b.example' }]);
    const asked = { uuid, ways: ['email'], expires_at: 1 };
    const proving = run(found, another, given('a@b.example'), answered(codes.verificationAsked, asked));
    expect(proving.state).toMatchObject({ step: 'proving', asked, another: true });
    const refused = run(found, another, given('a@b.example'), answered(codes.invalidField, { field: 'email' }));
    expect(refused.state).toMatchObject({ step: 'form', another: true, wrong: { email: 'shape' } });
  });

  test('[LOGIN-06] an address with an account leads to the login; an expired proof, to the start', () => {
    const taken = run(found, given(), answered(codes.alreadyRegistered, { vague_email: 'a***@e***.com' }));
    expect(taken.state).toMatchObject({ step: 'taken', maskedEmail: 'a***@e***.com' });
    expect(run(found, given(), answered(codes.thirdPartyStateUnknown)).state).toMatchObject({ step: 'gone' });
    expect(run({ type: 'nothingThere' }).state).toEqual({ step: 'gone' });
    expect(run({ type: 'found', answer: answer(codes.thirdPartyStateUnknown) }).state).toMatchObject({ step: 'gone' });
  });

  test('[SIGNUP-12] asks for an address if the provider gave none', () => {
    const { vague_email: _, ...nameless } = pending;
    expect(run({ type: 'found', answer: answer(codes.success, nameless) }).state).toMatchObject({ another: true });
  });
});

test('[LOGIN-06] linked accounts: removing asks first, removes it from the list, and offers it again', () => {
  const link = { id: uuid, provider, vague_email: '', linked_at: 1, last_used_at: 0 };
  const list = { linked: [link], available: [] };
  const tell = (state: typeof linkedFlow.start, event: LinkedEvent) => advance(linkedFlow, state, event);
  const shown = tell(linkedFlow.start, { type: 'answered', answer: answer(codes.success, list) }).state;
  expect(shown).toEqual({ step: 'shown', list });
  const asked = tell(shown, { type: 'removeAsked', link }).state;
  expect(tell(asked, { type: 'kept' }).state).toEqual({ step: 'shown', list });
  const removing = tell(asked, { type: 'confirmed' });
  expect(removing.effects).toEqual([{ type: 'remove', id: uuid }]);
  expect(tell(removing.state, { type: 'answered', answer: answer(codes.success) }).state).toEqual({
    ...{ step: 'shown', list: { linked: [], available: [provider] }, removed: 'Example' },
  });
  expect(tell(removing.state, { type: 'answered', answer: answer(codes.thirdPartyLastWay) }).state).toMatchObject({
    ...{ list, refused: { code: codes.thirdPartyLastWay } },
  });
  expect(tell(linkedFlow.start, { type: 'answered', answer: answer(-200) }).state).toEqual({ step: 'failed' });
});
