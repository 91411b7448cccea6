import { codes } from '@gatehouse/contract/errors/codes';
import { expect, test } from 'vitest';
import { advance } from '../../platform/flow/flow.ts';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import { type PasswordEvent, passwordFlow } from './password-flow.ts';

const given: PasswordEvent = { type: 'given' };
const after = (ret_code: number, result?: unknown) =>
  playFlow(passwordFlow, [given, { type: 'answered', answer: { ret_code, ret_msg: '', result } }]).state;

test('shows a problem beside its field and sends nothing', () => {
  const wrong = { new: { why: 'short' } } as const;
  expect(advance(passwordFlow, passwordFlow.start, { type: 'given', wrong })).toEqual({
    state: { step: 'typing', wrong },
    effects: [],
  });
  expect(advance(passwordFlow, passwordFlow.start, given).effects).toEqual([{ type: 'change' }]);
});

test('shows a wrong old password beside its field, with the attempts left', () => {
  expect(after(codes.oldPasswordWrong, { tries_left: 3 })).toEqual({
    step: 'typing',
    wrong: { old: { why: 'wrong', triesLeft: 3 } },
  });
  expect(after(codes.oldPasswordWrong)).toEqual({ step: 'typing', wrong: { old: { why: 'wrong' } } });
});

test('shows the reason for a refused new password beside its field', () => {
  expect(after(codes.samePassword)).toEqual({ step: 'typing', wrong: { new: { why: 'same' } } });
  expect(after(codes.passwordRefused, { reason: 'context', word: 'gate' })).toEqual({
    step: 'typing',
    wrong: { new: { why: 'context', word: 'gate' } },
  });
  expect(after(codes.passwordRefused, { reason: 'unheard of' })).toEqual({
    step: 'typing',
    wrong: { new: { why: codes.passwordRefused } },
  });
});

test('keeps the input and shows the refusal after a cancelled step-up', () => {
  expect(after(codes.stepUpNeeded)).toEqual({
    step: 'typing',
    refused: { code: codes.stepUpNeeded, message: '' },
  });
});

test('reports success once; no state holds a password', () => {
  const changing = advance(passwordFlow, passwordFlow.start, given).state;
  const success = { type: 'answered', answer: { ret_code: 0, ret_msg: '', result: { sessions_ended: 2 } } } as const;
  const done = advance(passwordFlow, changing, success);
  expect(done.state).toEqual({ step: 'done' });
  expect(done.effects).toEqual([{ type: 'tell', answer: success.answer }]);
  expect(advance(passwordFlow, done.state, success).effects).toEqual([]);
});
