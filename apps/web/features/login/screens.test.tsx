import { PASSKEY_LOGIN, QR_LOGIN, SHOW } from '@gatehouse/rules/compliance/compliance-element-names';
import { wordsFor } from '@gatehouse/words/words-for';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { pageFrame } from '../../pages/frame-fixture.ts';
import { missingMessages, rendered } from '../../pages/rendered-fixture.tsx';
import { UiTextsProvider } from '../../ui/texts.tsx';
import { VerificationScreen } from '../verification/proof-screen.tsx';
import {
  everyMethod,
  mailMethods,
  challengeWith as provenBy,
  verificationStates,
} from '../verification/screen-states.ts';
import { KnownStart } from './known-start.tsx';
import { LoginStart } from './login-start.tsx';
import type { LoginState } from './login-state.ts';
import { LinkPage } from './methods/code-and-link/link-page.tsx';
import { formStates, knownStates, linkStates } from './screen-states.ts';

const texts = {
  ...{ showPassword: 'Show', hidePassword: 'Hide', capsLock: 'Caps', close: 'Close', dismiss: 'Dismiss' },
  ...{ notifications: 'Notifications', optional: 'optional' },
};
const within = (content: ReactNode) => <UiTextsProvider texts={texts}>{content}</UiTextsProvider>;
const nothing = () => undefined;
const elements = { [PASSKEY_LOGIN]: { action: SHOW }, [QR_LOGIN]: { action: SHOW } };
const loginFrame = pageFrame('login', { elements });
const parts = {};
const form = { current: null };

test.each([
  ['ada@example.com', {}, 'That email and password don’t match.'],
  ['+49 1512 3456789', {}, 'That number and password don’t match.'],
  ['+49 1512 3456789', { triesLeft: 2 }, 'That number and password don’t match. 2 tries left'],
])('[LOGIN-07] a wrong password for %s says what does not match', (account, count, text) => {
  const state = { step: 'inputPassword', account, wrong: { password: { why: 31002, ...count } } } as const;
  const content = within(<LoginStart {...{ form, state, parts, hidden: false, tell: nothing, onTouch: nothing }} />);
  expect(rendered(loginFrame, content).replaceAll('&#x27;', "'")).toContain(text);
});

test.each([
  ['nothing has gone wrong', {}, true],
  ['a field is wrong', { password: { why: 31002 } }, false],
])('[SESS-06] that somebody has logged out is said while %s', (_, wrong, isSaid) => {
  const frame = { ...loginFrame, variant: { loggedOut: 'true' } };
  const state = { step: 'inputPassword', account: 'ada@example.com', wrong } as const;
  const content = within(<LoginStart {...{ form, state, parts, hidden: false, tell: nothing, onTouch: nothing }} />);
  expect(rendered(frame, content).includes('You’re logged out.')).toBe(isSaid);
});

describe.each(Object.entries(formStates))('the form: %s', (_, state) => {
  const content = within(<LoginStart {...{ form, state, parts, hidden: false, tell: nothing, onTouch: nothing }} />);

  test('[LOGIN-02] has one title, every word, no inline style, and the form of a password manager', () => {
    const page = rendered(loginFrame, content);
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).not.toMatch(/\sstyle="/);
    expect(page).toMatch(/<input[^>]*autoComplete="username webauthn"/i);
    expect(page).toMatch(/<input[^>]*autoComplete="current-password"/i);
    expect(missingMessages(loginFrame, content)).toEqual([]);
  });
});

const remembering = Object.entries(knownStates).filter(([name]) => name !== 'no longer remembered');

test('[LOGIN-02] what is no longer remembered is said, and the account is typed', () => {
  const { known, state = formStates.form } = knownStates['no longer remembered'] ?? {};
  const frame = { ...pageFrame('login-known', { elements }), session: { user: null, known } };
  const content = within(
    <KnownStart {...{ form, parts, hidden: false, tell: nothing, onTouch: nothing }} state={state as LoginState} />,
  );
  const page = rendered(frame, content);
  expect(page).toContain('This device no longer remembers your account.');
  expect(page).not.toContain(known?.mask);
  expect(page).not.toContain('Enter a valid');
  expect(page).toMatch(/<input[^>]*autoComplete="username webauthn"/i);
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(missingMessages(frame, content)).toEqual([]);
});

describe.each(remembering)('the form of a device that remembers: %s', (_, { known, state }) => {
  const frame = { ...pageFrame('login-known', { elements }), session: { user: null, known } };
  const content = within(<KnownStart {...{ form, state, parts, hidden: false, tell: nothing, onTouch: nothing }} />);
  const page = rendered(frame, content);

  test('[LOGIN-02] has one title, every word, no inline style, and a way to another account', () => {
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).not.toMatch(/\sstyle="/);
    expect(missingMessages(frame, content)).toEqual([]);
    expect(page).toContain('action="/front/forget-account" method="post"');
    expect(page).toContain(known?.mask);
  });

  test('[LOGIN-02] asks for no account, and for a password where no passkey was used here', () => {
    expect(page).not.toMatch(/<input[^>]*username/i);
    expect(/<input[^>]*current-password/i.test(page)).toBe(!known?.passkey);
    expect(page.includes('data-opens="login-link"')).toBe(known?.mask.includes('@'));
  });
});

describe.each(Object.entries(linkStates))('the page of a link: %s', (_, state) => {
  const content = within(<LinkPage state={state} tell={nothing} LogOut={() => null} />);
  const frame = pageFrame('login-link');

  test('[LOGIN-02] has one title and every word, and is no dead end', () => {
    const page = rendered(frame, content);
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(missingMessages(frame, content)).toEqual([]);
    if (state.step !== 'looking' && state.step !== 'done') expect(page).toMatch(/<button|<a /);
  });

  test('[LOGIN-02] names nobody before the proof', () => {
    if (state.step !== 'arrived') expect(rendered(frame, content)).not.toContain('@');
  });
});

describe.each(Object.entries(verificationStates))('a proof: %s', (_, state) => {
  const whole = { ...loginFrame, language: { ...loginFrame.language, words: wordsFor('en') } };
  const isLink = 'way' in state && state.way === 'email_link';
  const asked = provenBy(isLink ? mailMethods : everyMethod);
  const content = within(<VerificationScreen {...{ asked, state, tell: nothing, onBack: nothing }} />);

  test('[LOGIN-02] has every word, no inline style, and a way on', () => {
    const page = rendered(whole, content);
    expect(missingMessages(whole, content, Object.keys(whole.language.words))).toEqual([]);
    expect(page).not.toMatch(/\sstyle="/);
    expect(page).toMatch(/<button|<a /);
  });
});

test('[LOGIN-12] the ways stand in the operator’s order, and none where none is offered', () => {
  const show = (loginWays: NonNullable<typeof loginFrame.access.loginWays>) =>
    rendered(
      { ...loginFrame, access: { ...loginFrame.access, loginWays } },
      within(
        <LoginStart
          {...{ form, parts, hidden: false, tell: nothing, onTouch: nothing }}
          state={{ step: 'inputAccount', wrong: {} }}
        />,
      ),
    );
  const order = (page: string) => [...page.matchAll(/data-opens="login-(\w+)"/g)].map(([, way]) => way);
  expect(order(show(['passkey', 'code', 'link']))).toEqual(['passkey', 'code', 'link']);
  expect(order(show(['link', 'passkey']))).toEqual(['link', 'passkey']);
  expect(order(show([]))).toEqual([]);
});
