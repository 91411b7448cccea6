import { expect, test } from 'vitest';
import { backOf } from './back.ts';

const leaveAccount = () => undefined;
const forget = () => undefined;

test('[LOGIN-08] Back leaves the account for third parties in the new mode, and else drops what Telegram told', () => {
  expect(backOf({ leaveAccount, forget })).toBe(leaveAccount);
  expect(backOf({ leaveAccount: undefined, forget })).toBe(forget);
  expect(backOf({ leaveAccount, forget: undefined })).toBe(leaveAccount);
  expect(backOf({ leaveAccount: undefined, forget: undefined })).toBeUndefined();
});
