import { describe, expect, test } from 'vitest';
import { readEnvelope } from './envelope.ts';

describe('[HTTP-10] readEnvelope', () => {
  const table: readonly [string, unknown, object][] = [
    ['one spelling', { ret_code: 1, ret_msg: 'a', result: 2 }, { ret_code: 1, ret_msg: 'a', result: 2 }],
    ['the other spelling', { retCode: 1, retMsg: 'a', result: 2 }, { ret_code: 1, ret_msg: 'a', result: 2 }],
    ['both: the first is the reference API’s', { ret_code: 1, retCode: 2 }, { ret_code: 1, ret_msg: '' }],
    ['digits as text', { ret_code: '31003' }, { ret_code: 31003, ret_msg: '' }],
    ['an absent code', { result: [] }, { ret_code: 0, ret_msg: '', result: [] }],
    ['a code of null', { ret_code: null }, { ret_code: 0, ret_msg: '' }],
    ['a message that is no text', { ret_code: 0, ret_msg: { a: 1 } }, { ret_code: 0, ret_msg: '' }],
    ['a list', [1], { ret_code: 0, ret_msg: '', result: [1] }],
    ['null', null, { ret_code: 0, ret_msg: '', result: null }],
    ['a text', 'x', { ret_code: 0, ret_msg: '', result: 'x' }],
    ['other fields', { ret_code: 0, token: 't', ext: 1 }, { ret_code: 0, ret_msg: '', token: 't', ext: 1 }],
  ];
  for (const [name, body, envelope] of table) {
    test(`[HTTP-10] reads ${name}`, () => expect(readEnvelope(body)).toEqual(envelope));
  }

  for (const ret_code of ['', ' ', 'x', '0x1', true, false, {}, [], [0], 'NaN', 1.5, Number.MAX_VALUE, '1e999']) {
    test(`[HTTP-12] ${JSON.stringify(ret_code)} is no code: -200, never a success`, () => {
      expect(readEnvelope({ ret_code }).ret_code).toBe(-200);
    });
  }

  test('[HTTP-12] an error object without a code is no answer; beside a code it is passed over', () => {
    expect(readEnvelope({ error: { a: 1 } }).ret_code).toBe(-200);
    expect(readEnvelope({ error: null }).ret_code).toBe(0);
    expect(readEnvelope({ ret_code: 0, error: {} }).ret_code).toBe(0);
  });
});
