import { codes } from '@gatehouse/contract/errors/codes';
import type { TelegramCampaign } from '@gatehouse/contract/telegram/tasks';
import { expect, test } from 'vitest';
import type { FlowInput } from '../../platform/flow/flow.ts';
import { playFlow } from '../../platform/flow/flow-fixture.ts';
import { tasksStates } from './screen-states.ts';
import { type TasksDoor, type TasksEvent, tasksFlow } from './tasks-flow.ts';

const shown = tasksStates['under way'];
const campaign = (shown?.step === 'shown' ? shown.campaign : undefined) as TelegramCampaign;

const play = (events: readonly FlowInput<TasksEvent>[]) => playFlow(tasksFlow, events);
const answer = (ret_code: number, result?: unknown) => ({ ret_code, ret_msg: '', result });
const answered = (ret_code: number, result?: unknown, door: TasksDoor = 'open'): TasksEvent => ({
  ...{ type: 'answered', door, answer: answer(ret_code, result) },
});
const loaded = answered(0, { campaign });
const claim = (taskId: string): TasksEvent => ({ type: 'claimed', taskId });
const completed = (ret_code: number, result?: unknown): TasksEvent => ({
  ...{ type: 'completed', answer: answer(ret_code, result) },
});
const lost = { type: 'effectFailed', effect: 'complete', reason: null } as const;

test.each([
  ['tasks', loaded, 'shown'],
  ['no campaign', answered(0, { campaign: null }), 'empty'],
  ['a campaign without tasks', answered(0, { campaign: { ...campaign, tasks: [] } }), 'empty'],
  ['old launch data', answered(codes.telegramDataExpired), 'expired'],
  ['launch data that is not genuine', answered(codes.telegramDataInvalid), 'expired'],
  ['no session', answered(codes.sessionInvalid, undefined, 'logIn'), 'loggedOut'],
  ['nonsense', answered(0, { campaign: 'all' }), 'failed'],
  ['nothing', answered(0), 'failed'],
  ['a failure', answered(-200), 'failed'],
  ['a lost call', lost, 'failed'],
  ['no launch', { type: 'outsideFound' }, 'outside'],
  ['Telegram is not offered', { type: 'notOffered' }, 'empty'],
  ['a person of another account', answered(codes.thirdPartyTaken), 'otherPerson'],
  ['an account of another person', answered(codes.thirdPartyThere), 'otherPerson'],
] as const)('[TG-11] %s: %s', (_, event, step) => {
  expect(play([event]).state.step).toBe(step);
});

test('[TG-11] a task is done when the API says so, and asked for once', () => {
  const claiming = play([loaded, claim('bind'), claim('bind')]);
  expect(claiming.effects).toEqual([{ type: 'complete', campaignId: campaign.campaignId, taskId: 'bind' }]);
  expect(claiming.state).toMatchObject({ step: 'claiming', campaign });
  const after = { ...campaign, tasks: campaign.tasks.slice(0, 1) };
  expect(play([loaded, claim('bind'), completed(0, { campaign: after })]).state).toEqual({
    ...{ step: 'shown', campaign: after, door: 'open', claimed: 'bind' },
  });
});

test('[TG-11] a refused task stays as it was, with its code', () => {
  for (const [event, code] of [
    [completed(codes.taskNotReady), codes.taskNotReady],
    [completed(0, { campaign: null }), 0],
    [lost, -200],
  ] as const)
    expect(play([loaded, claim('bind'), event]).state).toEqual({
      ...{ step: 'shown', campaign, door: 'open', refused: { taskId: 'bind', code } },
    });
  expect(play([loaded, claim('bind'), completed(codes.telegramDataExpired)]).state.step).toBe('expired');
});

test('[TG-11] nothing is claimed that is not ready, done, unknown, or behind a login or a link', () => {
  for (const taskId of ['open', 'verify', 'nothing']) expect(play([loaded, claim(taskId)]).effects).toEqual([]);
  for (const door of ['logIn', 'bind'] as const)
    expect(play([answered(0, { campaign }, door), claim('bind')]).effects).toEqual([]);
});

test('a failed or empty list is asked for again', () => {
  for (const event of [answered(-200), answered(0, { campaign: null })])
    expect(play([event, { type: 'again' }])).toMatchObject({ state: { step: 'loading' }, effects: [{ type: 'load' }] });
});
