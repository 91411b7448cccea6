import { codes } from '@gatehouse/contract/errors/codes';
import { expect, test } from 'vitest';
import type { FlowInput } from '../../platform/flow/flow.ts';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import { type NameEvent, nameFlow } from './name-flow.ts';

const asked = { uuid: '0197f4c0-0000-7000-8000-000000000001', ways: ['email'], expires_at: 9 } as const;
const name = { email: 'new@example.com' };
const answered = (ret_code: number, result?: unknown): NameEvent => ({
  type: 'answered',
  answer: { ret_code, ret_msg: '', result },
});
const began = answered(0, { asked });
const proven: NameEvent = { type: 'oldProven', answer: { ret_code: 0, ret_msg: '', result: { old: asked.uuid } } };
const named: NameEvent = { type: 'named', name };

const play = (...events: readonly FlowInput<NameEvent>[]) => playFlow(nameFlow, events);

test('asks for the new name only after the old one is verified', () => {
  expect(play(began)).toMatchObject({ state: { step: 'old', asked } });
  expect(play(began, named)).toMatchObject({ state: { step: 'old' }, effects: [] });
  expect(play(began, proven)).toMatchObject({ state: { step: 'naming', old: asked.uuid } });
});

test('without an old name it starts with the new one and sends no proof of an old one', () => {
  const { state, effects } = play(answered(0, {}), named);
  expect(state).toEqual({ step: 'asking', name });
  expect(effects).toEqual([{ type: 'ask', name }]);
});

test('keeps the proof of the old name to the end, also after going back', () => {
  const { state, effects } = play(began, proven, named, answered(0, asked), { type: 'wentBack' }, named);
  expect(state).toEqual({ step: 'asking', name, old: asked.uuid });
  expect(effects).toEqual([
    { type: 'ask', name, old: asked.uuid },
    { type: 'ask', name, old: asked.uuid },
  ]);
});

test('shows a problem of the new name beside its field and keeps what was typed', () => {
  const at = (answer: NameEvent) => play(began, proven, named, answer).state;
  expect(at(answered(codes.invalidField, { field: 'email' }))).toMatchObject({
    ...{ step: 'naming', old: asked.uuid, name, wrong: codes.invalidField },
  });
  expect(at(answered(codes.phoneLimit))).toMatchObject({ step: 'naming', name, wrong: codes.phoneLimit });
  expect(at(answered(codes.busy))).toMatchObject({ step: 'naming', name, refused: { code: codes.busy } });
  expect(play(began, proven, named, { type: 'effectFailed', effect: 'ask', reason: null }).state).toMatchObject({
    ...{ step: 'naming', name, refused: { code: -200 } },
  });
});

test('starts again when the proof of the old name has expired', () => {
  for (const over of [answered(codes.challengeUnknown), answered(codes.invalidField, { field: 'old' })])
    expect(play(began, proven, named, over).state).toMatchObject({ step: 'stopped' });
  const { state, effects } = play(began, proven, named, answered(codes.challengeUnknown), { type: 'retried' });
  expect(state).toEqual({ step: 'beginning' });
  expect(effects.at(-1)).toEqual({ type: 'begin' });
});

test('sends nothing when the name has a problem', () => {
  const { state, effects } = play(began, proven, { ...named, wrong: 'shape' });
  expect(state).toMatchObject({ step: 'naming', wrong: 'shape', old: asked.uuid });
  expect(effects).toEqual([]);
});

test('completes once, when the new name is verified', () => {
  const done: NameEvent = { type: 'newProven', answer: { ret_code: 0, ret_msg: '', result: { vague_email: 'n***' } } };
  const { state, effects } = play(began, proven, named, answered(0, asked), done, done);
  expect(state).toEqual({ step: 'done' });
  expect(effects.filter(({ type }) => type === 'tell')).toHaveLength(1);
  const refused: NameEvent = { type: 'newProven', answer: { ret_code: codes.nameTaken, ret_msg: '' } };
  expect(play(began, proven, named, answered(0, asked), refused).state).toMatchObject({
    ...{ step: 'stopped', refused: { code: codes.nameTaken } },
  });
});
