import { codes } from '@gatehouse/contract/errors/codes';
import { bindStates } from '@gatehouse/contract/telegram/bind-status';
import type { TelegramStatus } from '@gatehouse/contract/telegram/telegram';
import { expect, test } from 'vitest';
import { advance } from '../../platform/flow/flow.ts';
import { type CardEffect, type CardEvent, type CardState, cardFlow } from './card-flow.ts';

const unbound: TelegramStatus = { bind_status: bindStates.unbound };
const bound: TelegramStatus = { bind_status: bindStates.bound, bot_messages: false };
const answered = (ret_code: number, result?: unknown): CardEvent => ({
  type: 'answered',
  answer: { ret_code, ret_msg: '', result },
});

function run(...events: CardEvent[]) {
  let state: CardState = cardFlow.start;
  const effects: CardEffect[] = [];
  for (const event of events) {
    const next = advance(cardFlow, state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects };
}

test('[TG-01] [TG-07] linking: success loads the status again, with a toast; a failure code is told, and nothing is linked', () => {
  const added = run(answered(0, unbound), { type: 'addAsked' }, answered(0, { tg_bind_result: 'success|ok' }));
  expect(added).toEqual({
    state: { step: 'loading' },
    effects: [{ type: 'add' }, { type: 'load' }, { type: 'sayBound' }],
  });
  const failed = run(
    answered(0, unbound),
    { type: 'addAsked' },
    answered(0, { tg_bind_result: 'telegramAlreadyBind|x' }),
  );
  expect(failed.state).toEqual({ step: 'shown', status: unbound });
  expect(failed.effects.at(-1)).toEqual({ type: 'sayFailed', code: 'telegramAlreadyBind' });
  const cancelled = run(answered(0, unbound), { type: 'addAsked' }, answered(codes.stepUpNeeded));
  expect(cancelled.state).toMatchObject({ step: 'shown', refused: { code: codes.stepUpNeeded } });
});

test('[TG-01] unlinking asks first; the last way in stays', () => {
  const asked = run(answered(0, bound), { type: 'removeAsked' });
  expect([asked.state.step, asked.effects]).toEqual(['confirming', []]);
  const removing = [answered(0, bound), { type: 'removeAsked' }, { type: 'confirmed' }] as CardEvent[];
  expect(run(...removing).effects).toEqual([{ type: 'remove' }]);
  expect(run(...removing, answered(0)).state).toEqual({ step: 'shown', status: unbound, removed: true });
  expect(run(...removing, answered(codes.thirdPartyLastWay)).state).toEqual({
    ...{ step: 'shown', status: bound },
    refused: { code: codes.thirdPartyLastWay, message: '' },
  });
  expect(run(answered(0, bound), { type: 'removeAsked' }, { type: 'kept' }).state).toEqual({
    step: 'shown',
    status: bound,
  });
});

test('the bot’s messages switch once the API has taken it, and not before', () => {
  const switching = [answered(0, bound), { type: 'messagesAsked', allowed: true }] as CardEvent[];
  expect(run(...switching).effects).toEqual([{ type: 'allow', allowed: true }]);
  expect(run(...switching, answered(0)).state).toEqual({
    ...{ step: 'shown', status: { ...bound, bot_messages: true, messages_stopped: false } },
  });
  const stopped = { ...bound, messages_stopped: true };
  const again = run(answered(0, stopped), { type: 'messagesAsked', allowed: true }, answered(0)).state;
  expect(again).toMatchObject({ step: 'shown', status: { bot_messages: true, messages_stopped: false } });
  expect(run(...switching, answered(-200)).state).toMatchObject({ step: 'shown', status: bound });
});
