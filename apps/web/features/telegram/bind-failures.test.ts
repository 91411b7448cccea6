import { caseErrors } from '@gatehouse/contract/errors/case-errors';
import { english } from '@gatehouse/words/languages';
import { expect, test } from 'vitest';
import { messageNameOf, titleOf } from './bind-failures.ts';
import { bindCodeOf, isBoundNow } from './bind-result.ts';

const failures = Object.values(caseErrors)
  .filter(({ ids }) => ids === 'TG-08')
  .map(({ code }) => String(code).replace('{product}', 'Telegram'));

test.each(failures)('[TG-08] %s has a title and a message of its own', (code) => {
  expect(english.inverse).toHaveProperty([titleOf(code)]);
  expect(english['inverse-error-code']).toHaveProperty([`error.${messageNameOf(code)}`]);
});

test('[TG-08] the title says what failed', () => {
  expect(['login10016', 'trlogin1001', 'tgregister1002', 'register1003', 'login1004'].map(titleOf)).toEqual(
    ['notAllowed', 'invalid', 'expired', 'taken', 'other'].map((end) => `telegram.unbound.title.${end}`),
  );
  expect(titleOf('relinkTelegramAccountTip')).toBe('telegram.unbound.title.other');
  expect(titleOf('telegramLinkSystemError')).toBe('telegram.unbound.title.ours');
});

test.each([
  ['success|', true, 'success'],
  ['success', true, 'success'],
  ['login1003|Telegram is <b>taken</b>|x', false, 'login1003'],
  ['successful|', false, 'successful'],
  ['|success', false, 'telegramLinkSystemError'],
  ['', false, 'telegramLinkSystemError'],
])('[TG-07] [TG-03] tg_bind_result %j: bound %s, code %s', (tg_bind_result, bound, code) => {
  expect([isBoundNow({ tg_bind_result }), bindCodeOf({ tg_bind_result })]).toEqual([bound, code]);
});
