import { toastText } from '@gatehouse/rules/errors/error-answer';
import type { Code } from '@gatehouse/rules/errors/error-row';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerTo } from './answer-to.ts';

const about = (code: Code, call = '/any', more: Partial<Parameters<typeof answerTo>[1]> = {}) =>
  answerTo(code, { call, ...more }).value;
const generalToast = { ms: 5000, text: 'code-and-message' };
const modalToast = { ms: 2000, text: 'code-and-message' };

describe('[ERR-01] every other code', () => {
  test.each([1, 99999, 31002, 35300, 700099, 'somethingNew', '', '__proto__', 'constructor', Number.NaN])(
    '[ERR-01] %j toasts code and message for 5 s and rejects',
    (code) => expect(about(code)).toEqual({ kind: 'toast', settle: 'reject', toast: generalToast, code }),
  );
  test('[ERR-01] hideError keeps it from the person, not from the caller', () => {
    expect(about(99999, '/any', { hideError: true })).toEqual({ kind: 'silent', settle: 'reject', code: 99999 });
  });
  test('[ERR-08] a dialog and the toast beside it stay also where a caller hides errors', () => {
    const { kind, toast } = about(41102, '/login', { hideError: true });
    expect([kind, toast]).toEqual(['modal', { ms: 2000, text: 'code-and-message' }]);
  });
  test('[ERR-01] the text has the localised message, else the server’s', () => {
    expect(toastText(20035, 'Bitte warten', 'Please wait')).toBe('20035: Bitte warten');
    expect(toastText(20035, undefined, 'Please wait')).toBe('20035: Please wait');
    expect(toastText(20035, '', '')).toBe('20035');
  });
  test('[ERR-01] any code on any call has one answer and a trace that ends with what won', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.string()), fc.string(), (code, call) => {
        const { value, trace } = answerTo(code, { call });
        expect(['silent', 'toast', 'modal', 'sign-out', 'pass-on']).toContain(value.kind);
        expect(trace.at(-1)?.outcome).toBe('won');
      }),
    );
  });
});

const silentCodes = [20100, 31030, 31018, 50101, 31003, 41007, 400607, 10026, 30055];
test.each(silentCodes)('[ERR-02] %d resolves without a word from the request layer', (code) => {
  const { kind, settle, toast, modal } = about(code);
  expect({ kind, settle, toast, modal }).toEqual({
    kind: 'silent',
    settle: 'resolve',
    toast: undefined,
    modal: undefined,
  });
});

const defaultErrorCodes = [41102, 41103, 41104, 41105, 41106, 41107, 41108, 400605, 400606];
test.each(defaultErrorCodes)('[ERR-02] [ERR-08] %d resolves; default error title, and a toast of 2 s', (code) => {
  expect(about(code)).toEqual({ kind: 'modal', settle: 'resolve', modal: 'default-error', toast: modalToast, code });
});

test.each([400601, 400602])('[ERR-02] [REGION-09] %d resolves; the code’s message, and a toast of 2 s', (code) => {
  expect(about(code)).toEqual({ kind: 'modal', settle: 'resolve', modal: 'code-message', toast: modalToast, code });
});

test('[BAN-01] [ERR-02] 31003 has the screen ask the ban check', () => {
  expect(about(31003, '/login').next).toBe('ban-check');
});

test.each([
  ['/user/public/register/info', 'modal'],
  ['/register/mobile', 'modal'],
  ['/verify/register/mobile', 'modal'],
  ['/user/public/register_compliance', 'modal'],
  ['/login', 'silent'],
  ['/registered', 'silent'],
])('[SIGNUP-07] [ERR-02] 41007 on %s is %s', (call, kind) => {
  expect(about(41007, call)).toMatchObject({ kind, settle: 'resolve' });
  expect(about(41007, call).modal).toBe(kind === 'modal' ? 'unsupported-jurisdiction' : undefined);
});

describe('[ERR-03] [HTTP-16] codes that pass without a toast', () => {
  test('[HTTP-10] 0 and 10007 count as success', () => {
    expect(about(0)).toEqual({ kind: 'pass-on', settle: 'resolve', code: 0 });
    expect(about(10007)).toEqual({ kind: 'pass-on', settle: 'resolve', dropsCache: true, code: 10007 });
  });
  test.each([33003, 10009])('[ERR-03] [HTTP-16] %d is rethrown silently', (code) => {
    expect(about(code)).toEqual({ kind: 'pass-on', settle: 'reject', dropsCache: true, code });
  });
  test.each([10007, 33003, 10009])('[HTTP-16] %d leaves the profile’s cache entry', (code) => {
    expect(about(code, '/v2/private/user/profile').dropsCache).toBe(false);
    expect(about(code, '/x-api/v2/private/user/profile?x=1').dropsCache).toBe(false);
  });
});

test('[ERR-04] 40029 says its sentence for 2 s', () => {
  expect(about(40029).toast).toMatchObject({ ms: 2000, text: 'account-terminated' });
  expect(answerTo(40029, { call: '/login', hideError: true }).value.toast).toBeDefined();
});

test.each([
  ['/login', 100160],
  ['/user/public/login_compliance', 100160],
  ['/x-api/login?a=1', 100160],
  ['/user/public/register/info', 100161],
  ['/register/email', 100161],
  ['/verify/register/email', 100161],
  ['/user/public/login/thirdparty', 100162],
  ['/user/private/bind/telegram', 100162],
  ['', 100162],
])('[ERR-05] 10016 on %s becomes %d and toasts', (call, code) => {
  expect(about(10016, call)).toEqual({ kind: 'toast', settle: 'reject', toast: generalToast, code });
  expect(about('10016', call).code).toBe(code);
});

test('[ERR-06] 30054 toasts 5 s', () => expect(about(30054).toast).toEqual(generalToast));

test('[ERR-07] 20035 becomes 35300 where a code to unbind two-factor login is sent', () => {
  expect(about(20035, '/user/private/unbind-google-2fa/send-code-to-email').code).toBe(35300);
  expect(about(20035, '/user/private/send-code-to-email').code).toBe(20035);
  expect(about(20035, '/user/private/unbind-google-2fa').code).toBe(20035);
  expect(about(20035, '/user/private/unbind-google-2fa/send-code-to-email/again').code).toBe(20035);
});

describe('[SESS-04] 10006 ends the session', () => {
  test('[SESS-04] with a toast at most once in 10 s', () => {
    expect(about(10006)).toEqual({
      kind: 'sign-out',
      settle: 'reject',
      toast: { ...generalToast, throttleMs: 10_000 },
      code: 10006,
    });
  });
  test('[SESS-04] quick_token neither clears nor toasts', () => {
    expect(about(10006, '/user/private/quick_token')).toEqual({ kind: 'silent', settle: 'reject', code: 10006 });
  });
  test.each(['/v2/private/user/profile', '/user/private/info', '/logout', '/v2/public/metrics'])(
    '[SESS-04] %s clears without a toast',
    (call) => expect(about(10006, call)).toEqual({ kind: 'sign-out', settle: 'reject', code: 10006 }),
  );
  test('[SESS-04] [ERR-04] [ERR-06] hideError is for ERR-01 alone: these toast on every call', () => {
    for (const code of [10006, 30054, 40029]) {
      expect(about(code, '/any', { hideError: true })).toEqual(about(code));
    }
  });
});

test.each([
  ['/login', 3, 'pass-on'],
  ['/login', 4, 'pass-on'],
  ['/user/public/login_compliance', 5, 'pass-on'],
  ['/login', 2, 'toast'],
  ['/login', 6, 'toast'],
  ['/login', undefined, 'toast'],
  ['/user/public/login/thirdparty', 3, 'toast'],
] as const)('[LOGIN-07] 31002 on %s with %s wrong passwords: %s', (call, passErrCount, kind) => {
  expect(answerTo(31002, passErrCount === undefined ? { call } : { call, passErrCount }).value.kind).toBe(kind);
});

test.each([
  ['/oauth/v1/private/authorize', 'pass-on'],
  ['/oauth/v1/private/authorize?client_id=1', 'pass-on'],
  ['/oauth/v1/private/pre_authorize', 'toast'],
  ['/oauth/v1/private/confirm_auth', 'toast'],
])('[OAUTH-05] 50002 on %s: %s', (call, kind) => expect(about(50002, call).kind).toBe(kind));

test.each([
  ['/user/public/login/thirdparty', true, 'pass-on'],
  ['/user/public/login/thirdparty', false, 'toast'],
  ['/login', true, 'toast'],
])('[TG-10] 40004 on %s, inside Telegram %s: %s', (call, telegram, kind) => {
  expect(about(40004, call, { telegram }).kind).toBe(kind);
});

describe('[AFF-09] outcomes that pass through', () => {
  test('[AFF-09] 610016 everywhere', () => expect(about(610016)).toMatchObject({ kind: 'pass-on', settle: 'resolve' }));
  test.each([610017, 10002])('[AFF-09] %d on affiliate calls only', (code) => {
    for (const call of ['/affiliate/apis/v1/open-info', '/affiliate/v5/anonymity', '/s1/code/info']) {
      expect(about(code, call).kind).toBe('pass-on');
    }
    expect(about(code, '/login').kind).toBe('toast');
  });
});

test('[HTTP-12] no answer resolves with -200, in silence', () => {
  expect(about(-200)).toEqual({ kind: 'silent', settle: 'resolve', code: -200 });
});

test.each(['Timeout', 'HttpError', 'ParseError', 'responseType not support'])(
  '[HTTP-04] [HTTP-05] [HTTP-06] [HTTP-07] %s fails to the caller',
  (code) => expect(about(code)).toEqual({ kind: 'pass-on', settle: 'reject', code }),
);

test('[ERR-05] the trace shows what a code became and which row won', () => {
  expect(answerTo(10016, { call: '/login' }).trace.map(({ rule, outcome }) => [rule, outcome])).toEqual([
    ['ERR-05', 'noted'],
    ['ERR-01', 'won'],
  ]);
  expect(answerTo(10006, { call: '/any' }).trace.map(({ outcome }) => outcome)).toEqual([
    'passed over',
    'passed over',
    'won',
  ]);
});
