import type { CompiledWords } from '@gatehouse/words/catalogue';
import { expect, test, vi } from 'vitest';
import { localizeAnswer } from './localize-answer.ts';

const late: CompiledWords = { 'error.400601': 'It came late' };
vi.mock('../../platform/words/deferred-messages.ts', () => ({ deferredMessages: async () => late }));
const page = { language: { value: 'en', tag: 'en', words: { 'error.31002': 'Embedded' } } };

test.each([
  [400601, 'It came late'],
  [31002, 'Embedded'],
  [12345, 'server'],
  [0, 'server'],
  [-200, 'server'],
])('[ERR-01] the message of %d is %j', async (ret_code, ret_msg) => {
  expect(await localizeAnswer(page, Promise.resolve({ ret_code, ret_msg: 'server' }))).toEqual({ ret_code, ret_msg });
});
