import { expect, test } from 'vitest';
import { wrongPassword } from './wrong-password.ts';

const answered = (result: unknown) => wrongPassword({ ret_code: 31002, ret_msg: 'no', result });
const paused = { code: 31030, message: '', retryAfterS: 900 };

test.each([
  ['the first', { pass_err_count: 1 }, { wrong: { password: { why: 31002 } } }],
  ['the third', { pass_err_count: 3 }, { wrong: { password: { why: 31002, triesLeft: 2 } } }],
  ['the fourth', { pass_err_count: 4 }, { wrong: { password: { why: 31002, triesLeft: 1 } } }],
  [
    'the fifth of an API that names no time',
    { pass_err_count: 5 },
    { wrong: {}, refused: { code: 31030, message: '' } },
  ],
  ['the fifth', { pass_err_count: 5, retry_at: 1_900_000, retry_after: 900 }, { wrong: {}, refused: paused }],
  ['none that is counted', null, { wrong: { password: { why: 31002 } } }],
  ['a hostile count', { pass_err_count: '__proto__', retry_after: -1 }, { wrong: { password: { why: 31002 } } }],
])(
  '[LOGIN-07] %s wrong password: the tries left are told, and with the last one how long it waits',
  (_, result, told) => {
    expect(answered(result)).toEqual(told);
  },
);
