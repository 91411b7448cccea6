import { HIDE, MOBILE_REGISTRATION, SHOW } from '@gatehouse/rules/compliance/compliance-element-names';
import { registrationVariants, variantParts } from '@gatehouse/rules/site/registration-variant';
import { describe, expect, test } from 'vitest';
import { pageFrame } from '../../pages/frame-fixture.ts';
import { missingMessages, rendered } from '../../pages/rendered-fixture.tsx';
import type { RegistrationState } from './registration-state.ts';
import type { Start } from './screen-props.ts';
import { byCode, proofStates, screenStates } from './screen-states.ts';
import { show, showProof } from './screens-fixture.tsx';

const mobile = (action: typeof SHOW | typeof HIDE) => ({ elements: { [MOBILE_REGISTRATION]: { action } } });
const withMobile = mobile(SHOW);
const html = (state: RegistrationState, start: Start = byCode, name = 'register') =>
  rendered(pageFrame(name, withMobile), show(state, start));
const proofHtml = (name: keyof typeof proofStates) =>
  rendered(pageFrame('register', withMobile), showProof(proofStates[name]));
const states = Object.entries(screenStates) as readonly [string, RegistrationState][];
const PAGES = ['register', 'channel-register', 'sign-up', 'email-code-verify'];

/** Only the page of an emailed link gets there. */
const byLinkOnly = ['confirm', 'confirming', 'confirmed'];
const endsByLink = ['elsewhere', 'linkExpired', 'linkUnknown'];
const pagesOf = (state: RegistrationState) =>
  byLinkOnly.includes(state.step) || (state.step === 'ended' && endsByLink.includes(state.why))
    ? ['email-code-verify']
    : PAGES;

describe.each(states)('%s', (_, state) => {
  test('[SIGNUP-04] has one title that names the form, no inline style, and every word', () => {
    const page = html(state);
    expect(page.match(/<h1 id="register-title"/g)).toHaveLength(1);
    expect(page).not.toMatch(/\sstyle="/);
    for (const name of pagesOf(state)) expect(missingMessages(pageFrame(name, withMobile), show(state))).toEqual([]);
  });

  test('[SHELL-13] is no dead end', () => {
    if (state.step === 'done' || (state.step === 'recalling' && !state.refused)) return;
    expect(html(state)).toMatch(/<button|<a /);
  });
});

describe.each(Object.keys(proofStates) as (keyof typeof proofStates)[])('the proof: %s', (name) => {
  test('[SIGNUP-04] has one title that names the form, no inline style, every word, and is no dead end', () => {
    const page = proofHtml(name);
    expect(page.match(/<h1 id="register-title"/g)).toHaveLength(1);
    expect(page).not.toMatch(/\sstyle="/);
    expect(page).toMatch(/<button|<a /);
    for (const on of PAGES)
      expect(missingMessages(pageFrame(on, withMobile), showProof(proofStates[name]))).toEqual([]);
  });
});

describe.each(registrationVariants)('%s', (variant) => {
  const start = (method: 'email' | 'mobile'): Start => ({ method, way: variantParts(variant, method) });

  test.each(['email', 'mobile'] as const)('[SIGNUP-01] [SIGNUP-03] its first screen by %s has every word', (method) => {
    for (const name of ['register', 'email-code-verify'])
      expect(missingMessages(pageFrame(name, withMobile), show({ step: 'info' }, start(method)))).toEqual([]);
  });

  test('[SIGNUP-02] it asks for the password at once in the old variants alone, for password managers with the address', () => {
    const page = html({ step: 'info' }, start('email'));
    const isOld = variant.startsWith('old');
    expect(/<input[^>]*autoComplete="new-password"/i.test(page)).toBe(isOld);
    expect(page).toMatch(new RegExp(`<input[^>]*autoComplete="${isOld ? 'username' : 'email'}"`, 'i'));
  });

  test('[SIGNUP-03] [SIGNUP-06] its button says what is sent', () => {
    expect(html({ step: 'info' }, start('email'))).toContain(variant.endsWith('Link') ? 'Send link' : 'Send code');
    expect(html({ step: 'info' }, start('mobile'))).toContain('Send code');
  });
});

test('[SIGNUP-01] where there are two methods they are a group of radio buttons; where there is one, nothing is asked', () => {
  const both = html({ step: 'info' });
  expect(both).toMatch(/role="radiogroup" aria-label="How to sign up"/);
  expect(both.match(/type="radio"/g)).toHaveLength(2);
  const one = rendered(pageFrame('register', mobile(HIDE)), show({ step: 'info' }));
  expect(one).not.toContain('type="radio"');
});

test('[SIGNUP-02] what the first screen holds stays in the form while the code is asked for, out of sight', () => {
  const oldStart: Start = { method: 'email', way: variantParts('oldCode', 'email') };
  const page = html({ ...screenStates.code, way: oldStart.way }, oldStart);
  expect(page).toMatch(/<div hidden=""[^>]*>.*name="email"/s);
  expect(page).toMatch(/<div hidden=""[^>]*>.*name="password"/s);
});

test('[SIGNUP-04] the code is one field that takes autofill; the address can be changed', () => {
  const page = html(screenStates.code);
  expect(page).toMatch(/<input[^>]*autoComplete="one-time-code"/i);
  expect(page).toContain('ada@example.com');
  expect(page).toContain('Use another email');
  const message = proofHtml('code by text message');
  expect(message).toContain('Verify your number');
  expect(message).toMatch(/<strong[^>]*dir="ltr"[^>]*>0612345678/);
  expect(message).toMatch(/<input[^>]*inputMode="numeric"/i);
});

test.each([
  ...(['tries used', 'last wrong code', 'expired code'] as const).map((name) => [name, proofHtml(name)]),
  ['code over', html(screenStates['code over'])],
])('[SIGNUP-04] %s: a new one is offered at once', (_, page) => expect(page).toContain('Send a new code'));

test.each([
  ...(['message not sent', 'not sent, trying again'] as const).map((name) => [name, proofHtml(name)]),
  ['not sent', html(screenStates['not sent'])],
])('[SIGNUP-04] %s: nothing is lost, and there is no field', (_, page) => {
  expect(page).toContain('We couldn’t send to');
  expect(page).not.toContain('name="code"');
});

test('[SIGNUP-04] an error stands beside the field that it is about, with its code after it', () => {
  const page = proofHtml('wrong code');
  const [field = ''] = /<input[^>]*name="code"[^>]*>/.exec(page) ?? [];
  const id = /aria-describedby="([^" ]+)/.exec(field)?.[1];
  expect(page).toMatch(/<input[^>]*aria-invalid="true"/);
  expect(page).toMatch(new RegExp(`id="${id}"[^>]*role="alert".*2 tries left`));
});

test('[SIGNUP-04] password managers learn whose password it is, where the address is known in full', () => {
  const known = html(screenStates.password);
  expect(known).toMatch(/<input[^>]*autoComplete="username"[^>]*value="ada@example.com"/i);
  expect(known).toMatch(/<input[^>]*autoComplete="new-password"/i);
  expect(html(screenStates['recalled password'])).not.toMatch(/autoComplete="username"/i);
});

test('[SIGNUP-06] whoever opens a link sees whose address it is, masked, on which site, and one button', () => {
  const page = html(screenStates.confirm, byCode, 'email-code-verify');
  expect(page).toContain('a***@e***.com');
  expect(page).toContain('Global');
  expect(page.match(/<button[^>]*type="submit"/g)).toHaveLength(1);
  expect(page).not.toContain(screenStates.confirm.token);
});

test('[SIGNUP-12] the consent to news is asked on the site of the EU alone, and never ticked before', () => {
  const brandSite = (site: string) =>
    rendered(pageFrame('register', { site, locale: site === 'EU' ? 'en-EU' : 'en' }), show({ step: 'info' }));
  const asked = /<input[^>]*name="euSubscription"[^>]*>/.exec(brandSite('EU'))?.[0];
  expect(asked).toContain('type="checkbox"');
  expect(asked).not.toMatch(/checked|required/);
  expect(brandSite('GLOBAL')).not.toContain('euSubscription');
});

test('[LOGIN-12] what the operator says stands on the first button, and on no other', () => {
  const frame = pageFrame('register');
  const steered = { ...frame, access: { ...frame.access, signUp: { ...frame.access.signUp, button: 'Join in' } } };
  expect(rendered(steered, show({ step: 'info' }))).toContain('Join in');
  expect(rendered(steered, show(screenStates.password))).not.toContain('Join in');
});

test('[AFF-08] a referral code that cannot be one is told beside its field', () => {
  const page = html(screenStates['malformed referral code']);
  expect(page).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="referral"|name="referral"[^>]*aria-invalid="true"/);
  expect(page).toContain('only letters, digits, - and _');
});
