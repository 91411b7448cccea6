import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FlowInput } from '../../../../platform/flow/flow.ts';
import { playFlow } from '../../../../platform/flow/flow-fixture.ts';
import { linkFlow } from './link-flow.ts';
import type { LinkEvent } from './link-state.ts';

type Input = FlowInput<LinkEvent>;

function play(...events: readonly Input[]) {
  const { state, effects } = playFlow(linkFlow, events);
  return { state, names: [...(linkFlow.first ?? []), ...effects].map(({ type }) => type) };
}

const link = { uuid: '0197f4c0-0000-7000-8000-000000000001', token: 'a'.repeat(43) };
const found = (state: 'here' | 'other' | 'used' | 'elsewhere'): Input => ({ type: 'found', link, state });
const confirmed: Input = { type: 'confirmed' };
const answered = (ret_code: number, result?: unknown): Input => ({
  type: 'answered',
  answer: { ret_code, ret_msg: 'said', result },
});

describe('opening a link', () => {
  test('[LOGIN-02] uses nothing by itself: scanners of mail open links too', () => {
    for (const state of ['here', 'other'] as const) {
      expect(play(found(state))).toEqual({ state: { step: 'confirm', link, here: state === 'here' }, names: ['look'] });
    }
  });

  test('[LOGIN-02] one without its token, or of no challenge, says so', () => {
    expect(play({ type: 'notFound' }).state).toEqual({ step: 'over', why: 'broken' });
  });

  test.each(['used', 'elsewhere'] as const)('[LOGIN-02] one that was %s offers nothing to press', (state) => {
    expect(play(found(state), confirmed)).toEqual({ state: { step: 'over', why: state }, names: ['look'] });
  });
});

describe('the press', () => {
  test('[LOGIN-02] where it was asked for, logs in and goes on; pressed twice it is used once', () => {
    expect(play(found('here'), confirmed, confirmed, answered(0, { id: 7 }), answered(0))).toEqual({
      state: { step: 'done' },
      names: ['look', 'use', 'leave'],
    });
  });

  test('[LOGIN-02] on another device, says who is logged in before it goes on', () => {
    const arrived = play(found('other'), confirmed, answered(0, { id: 7 }), {
      type: 'known',
      who: 'a***@b***.example',
    });
    expect(arrived.state).toEqual({ step: 'arrived', who: 'a***@b***.example' });
    expect(arrived.names).toEqual(['look', 'use', 'whoAmI']);
    expect(play(found('other'), confirmed, answered(0), { type: 'wentOn' }).names.at(-1)).toBe('leave');
  });

  test('[LOGIN-02] a second factor is asked here, and the tab that waits hears of it', () => {
    const asked = { uuid: link.uuid, ways: ['totp'], expires_at: 9 };
    const second = play(found('here'), confirmed, answered(20100, asked));
    expect(second.state).toMatchObject({ step: 'second', asked: { ...asked, why: 'factor' } });
    expect(second.names).toEqual(['look', 'use', 'notifyTabs']);
    expect(play(found('here'), confirmed, answered(20100, asked), answered(0, { id: 7 })).state.step).toBe('done');
  });

  test.each([
    [700081, 'over'],
    [700013, 'over'],
    [700011, 'over'],
    [700082, 'over'],
    [700014, 'used'],
    [700084, 'elsewhere'],
    [700001, 'broken'],
  ])('[LOGIN-02] %i: it no longer logs in (%s)', (code, why) => {
    expect(play(found('other'), confirmed, answered(code)).state).toEqual({ step: 'over', why });
  });

  test.each([31018, 700040, 700085, 700099, -200])('[LOGIN-02] %i: it can be pressed again', (code) => {
    const { state } = play(found('here'), confirmed, answered(code, { retry_after: 9 }));
    expect(state).toMatchObject({ step: 'confirm', here: true, refused: { code, retryAfterS: 9 } });
  });

  test.each([
    ['BAN-01', 31003],
    ['ERR-04', 40029],
  ])('[%s] %i: nobody logs in to it, and the form knows that the page shows it', (_, code) => {
    const answer = { ret_code: code, ret_msg: '', toasted: true };
    const { state } = play(found('here'), confirmed, { type: 'answered', answer });
    expect(state).toMatchObject({ step: 'confirm', refused: { code, toasted: true } });
  });
});

test('[LOGIN-02] no order of events leaves or arrives without a success answer', () => {
  const event = fc.oneof(
    fc.constantFrom<Input>(found('here'), found('other'), confirmed, { type: 'notFound' }, { type: 'wentOn' }),
    fc.constantFrom<Input>({ type: 'wentBack' }, { type: 'known', who: 'x' }),
    fc
      .integer({ min: -300, max: 800_000 })
      .filter(Boolean)
      .map((code) => answered(code)),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 15 }), (events) => {
      const { state, names } = play(...events);
      expect(['done', 'arrived']).not.toContain(state.step);
      expect(names).not.toContain('leave');
    }),
  );
});
