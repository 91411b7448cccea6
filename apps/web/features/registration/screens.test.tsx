import { beforeAll, describe, expect, test } from 'vitest';
import { pageFrame } from '../../pages/frame-fixture.ts';
import { missingWords, rendered } from '../../pages/rendered-fixture.tsx';
import { UiTextsProvider } from '../../ui/texts.tsx';
import { loadRegistration } from './registration-effects.ts';
import type { RegistrationState } from './registration-state.ts';
import { Screen } from './screens.tsx';

const texts = {
  ...{ showPassword: 'Show', hidePassword: 'Hide', capsLock: 'Caps', close: 'Close', dismiss: 'Dismiss' },
  ...{ notifications: 'Notifications', optional: 'optional' },
};
const show = (state: RegistrationState) => (
  <UiTextsProvider texts={texts}>
    <Screen state={state} tell={() => undefined} />
  </UiTextsProvider>
);
const html = (state: RegistrationState) => rendered(pageFrame('register'), show(state));

const who = { uuid: '0197f4c0-0000-7000-8000-000000000001', email: 'ada@example.com', typed: true };
const code = { step: 'code', ...who, resendAt: 0, expiresAt: 0, sentAgain: false } as const;
const states: Readonly<Record<string, RegistrationState>> = {
  info: { step: 'info' },
  'empty address': { step: 'info', wrong: { why: 'empty' } },
  'wrong address': { step: 'info', wrong: { why: 'shape' } },
  'sending the code': { step: 'sendingCode', ...who, again: false },
  code,
  'sent again': { ...code, sentAgain: true },
  'sending again': { step: 'sendingCode', ...who, again: true },
  'empty code': { ...code, wrong: { why: 'empty' } },
  'short code': { ...code, wrong: { why: 'shape' } },
  'wrong code': { ...code, wrong: { why: 700010, triesLeft: 2 } },
  'last wrong code': { ...code, wrong: { why: 700010, triesLeft: 0 } },
  'expired code': { ...code, wrong: { why: 700011 } },
  'tries used': { ...code, wrong: { why: 700012 } },
  verifying: { step: 'verifying', ...who, code: '123456', resendAt: 0, expiresAt: 0 },
  password: { step: 'password', ...who, recalled: false },
  'recalled password': { step: 'password', ...who, typed: false, recalled: true },
  'empty password': { step: 'password', ...who, recalled: false, wrong: { why: 'empty' } },
  'short password': { step: 'password', ...who, recalled: false, wrong: { why: 'short' } },
  'long password': { step: 'password', ...who, recalled: false, wrong: { why: 'long' } },
  'address as password': { step: 'password', ...who, recalled: false, wrong: { why: 'email' } },
  'common password': { step: 'password', ...who, recalled: false, wrong: { why: 'common' } },
  'refused password': { step: 'password', ...who, recalled: false, wrong: { why: 700033 } },
  recalling: { step: 'recalling', found: { uuid: who.uuid, kept: false }, linked: true },
  'recall failed': {
    step: 'recalling',
    found: { uuid: who.uuid, kept: false },
    linked: true,
    refused: { code: -200, message: '' },
  },
  expired: { step: 'ended', why: 'expired' },
  used: { step: 'ended', why: 'used' },
  missing: { step: 'ended', why: 'missing' },
  done: { step: 'done' },
};

beforeAll(async () => {
  await loadRegistration();
});

describe.each(Object.entries(states))('%s', (_, state) => {
  test('[SIGNUP-04] has one title that names the form, no inline style, and every word', () => {
    const page = html(state);
    expect(page.match(/<h1 id="register-title"/g)).toHaveLength(1);
    expect(page).not.toMatch(/\sstyle="/);
    for (const name of ['register', 'email-code-verify'])
      expect(missingWords(pageFrame(name), show(state))).toEqual([]);
  });

  test('[SHELL-13] is no dead end', () => {
    if (state.step === 'done' || (state.step === 'recalling' && !state.refused)) return;
    expect(html(state)).toMatch(/<button|<a /);
  });
});

test('[SIGNUP-04] the code is one field that takes autofill; the address can be changed', () => {
  const page = html(code);
  expect(page).toMatch(/<input[^>]*autoComplete="one-time-code"/i);
  expect(page).toContain('ada@example.com');
  expect(page).toContain('Use another email');
});

test('[SIGNUP-04] an error stands beside the field that it is about', () => {
  const page = html(states['wrong code'] as RegistrationState);
  const id = /aria-describedby="([^"]+)"/.exec(page)?.[1];
  expect(page).toMatch(/<input[^>]*aria-invalid="true"/);
  expect(page).toMatch(new RegExp(`id="${id}"[^>]*role="alert".*2 tries left`));
});

test('[SIGNUP-04] password managers learn whose password it is, where the address is known in full', () => {
  const known = html(states.password as RegistrationState);
  expect(known).toMatch(/<input[^>]*autoComplete="username"[^>]*value="ada@example.com"/i);
  expect(known).toMatch(/<input[^>]*autoComplete="new-password"/i);
  expect(html(states['recalled password'] as RegistrationState)).not.toMatch(/autoComplete="username"/i);
});
