import { codes } from '@gatehouse/contract/errors/codes';
import type { KycStatus } from '@gatehouse/contract/region/kyc';
import { expect, test } from 'vitest';
import { advance } from '../../platform/flow/flow.ts';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import { type IdentityEvent, identityFlow, identityFlowOf } from './identity-flow.ts';

const status = (state: KycStatus['state']): KycStatus => ({
  ...{ state, level: 0, country: 'BR', reason: '', submitted_at: 1, decided_at: 0 },
  ...{ vague_name: 'A***', document_type: 'passport', vague_document: '***62' },
});
const identity = {
  ...{ legal_name: 'Ada Lovelace', date_of_birth: '1985-12-10', country: 'BR' },
  ...({ document_type: 'passport', document_number: 'XR 4815162' } as const),
};
const born: IdentityEvent = { type: 'born' };
const young = { part: 'year', why: 'young' } as const;
const given: IdentityEvent = { type: 'given', identity };
const answered = (ret_code: number, result?: unknown): IdentityEvent => ({
  type: 'answered',
  answer: { ret_code, ret_msg: '', result },
});

/** After the first step. */
const play = (...events: readonly IdentityEvent[]) => playFlow(identityFlow, [born, ...events]).state;

test('asks for nothing before the age is known, and comes back to it when the date is changed', () => {
  const first = playFlow(identityFlow, [{ ...born, problem: young }]).state;
  expect(first).toEqual({ step: 'birth', asksPart: false, problem: young });
  expect(advance(identityFlow, first, given)).toEqual({ state: first, effects: [] });
  expect(advance(identityFlow, first, { type: 'retyped' }).state).toEqual({ step: 'birth', asksPart: false });
  expect(play()).toEqual({ step: 'filling', asksPart: false });
  expect(play({ type: 'retyped' })).toEqual({ step: 'filling', asksPart: false });
  expect(play(born)).toEqual({ step: 'filling', asksPart: false });
  expect(play({ type: 'born', problem: young })).toEqual({ step: 'birth', asksPart: false, problem: young });
});

test('starts at the state of the identity; a refused one can be submitted again', () => {
  expect(identityFlowOf(status('none')).start.step).toBe('birth');
  expect(identityFlowOf(status('refused')).start.step).toBe('birth');
  expect(identityFlowOf(status('verified'))).toMatchObject({ start: { step: 'looked' }, first: [] });
  expect(identityFlowOf(status('submitted'))).toMatchObject({ start: { step: 'looked' }, first: [{ type: 'await' }] });
});

test('waits for the decision after submitting, and cannot submit twice', () => {
  const filling = advance(identityFlow, identityFlow.start, born);
  const sending = advance(identityFlow, filling.state, given);
  expect(sending.effects).toEqual([{ type: 'send', identity }]);
  expect(advance(identityFlow, sending.state, given).effects).toEqual([]);
  const looked = advance(identityFlow, sending.state, answered(0, status('submitted')));
  expect(looked.effects).toEqual([{ type: 'await' }]);
  expect(advance(identityFlow, looked.state, given)).toEqual({ state: looked.state, effects: [] });
});

test('shows each refusal beside its field', () => {
  expect(play(given, answered(codes.identityTooYoung))).toMatchObject({ step: 'birth', problem: young });
  expect(play(given, answered(codes.invalidField, { field: 'date_of_birth' }))).toMatchObject({ step: 'birth' });
  expect(play(given, answered(codes.identityImagesMissing))).toMatchObject({ wrong: { images: 'empty' } });
  expect(play(given, answered(codes.identityCountryClosed))).toMatchObject({ wrong: { country: 'closed' } });
  expect(play(given, answered(codes.invalidField, { field: 'legal_name' }))).toMatchObject({
    wrong: { legal_name: 'shape' },
  });
  expect(play(given, answered(codes.invalidField, { field: 'unheard of' }))).toMatchObject({
    refused: { code: codes.invalidField },
  });
  expect(play(given, answered(codes.identityInProgress))).toMatchObject({
    refused: { code: codes.identityInProgress },
  });
});

test('[REGION-03] asks for the subdivision when it is needed and keeps asking', () => {
  const missing = answered(codes.invalidField, { field: 'subdivision' });
  expect(play(given, missing)).toMatchObject({ asksPart: true, wrong: { subdivision: 'empty' } });
  expect(play(given, missing, given, missing)).toMatchObject({ asksPart: true, wrong: { subdivision: 'shape' } });
  expect(play(given, missing, given, answered(codes.identityCountryClosed))).toMatchObject({
    asksPart: true,
    wrong: { subdivision: 'closed' },
  });
});
