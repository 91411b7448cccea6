import { expect, test } from 'vitest';
import { bindFailureCode } from './bind-failure.ts';

test.each([
  ['login', 'invalid', '31000', 'login1001'],
  ['login', 'expired', '31000', 'login1002'],
  ['login', 'taken', '31000', 'login1003'],
  ['login', 'notAllowed', '31000', 'login10016'],
  ['login', 'other', '31000', 'login1004'],
  ['login', 'ours', '31000', 'telegramLinkSystemError'],
  ['login', 'taken', '31013', 'trlogin1003'],
  ['register', 'taken', '31013', 'register1003'],
  ['tgregister', 'expired', '31000', 'tgregister1002'],
  ['settings', 'taken', '31000', 'telegramAlreadyBind'],
  ['settings', 'other', '31000', 'relinkTelegramAccountTip'],
  ['settings', 'expired', '31000', 'authFailureRelinkTip'],
  ['settings', 'notAllowed', '31013', 'telegramLinkSystemError'],
] as const)('[TG-08] from %s, %s, scene %s: %s', (from, failure, loginScene, code) => {
  expect(bindFailureCode({ from, failure, loginScene }).value).toBe(code);
});
