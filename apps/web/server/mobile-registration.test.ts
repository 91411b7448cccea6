import { HIDE, MOBILE_REGISTRATION, SHOW } from '@gatehouse/rules/compliance/compliance-element-names';
import { expect, test } from 'vitest';
import { pageFrame } from '../pages/frame-fixture.ts';

const shown = { [MOBILE_REGISTRATION]: { action: SHOW } };
const hidden = { [MOBILE_REGISTRATION]: { action: HIDE } };

test.each([
  [shown, true, ['email', 'mobile']],
  [shown, false, ['email']],
  [hidden, true, ['email']],
  [hidden, false, ['email']],
])('[SIGNUP-01] %j, with a way to send messages: %s: registration by %j', (elements, mobile, methods) => {
  expect(pageFrame('register', { elements, mobile }).access.signUp.methods).toEqual(methods);
});
