import { codes } from '@gatehouse/contract/errors/codes';
import type { PendingChallenge } from '@gatehouse/contract/login/challenge';
import type { BanInfo } from '@gatehouse/contract/recovery/ban';
import { defineFlow, type Flow } from '../../platform/flow/flow.ts';
import { type Refused, refusedBy, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';

/** When a lock can be lifted: epoch ms, and the time left by the server's clock. */
export type LockEnd = { readonly at: number; readonly leftMs: number };

export type UnblockState =
  | { readonly step: 'proving'; readonly asked: PendingChallenge }
  | { readonly step: 'waiting'; readonly uuid: string; readonly end: LockEnd }
  | { readonly step: 'ready'; readonly uuid: string; readonly refused?: Refused }
  | { readonly step: 'unlocking'; readonly uuid: string }
  | { readonly step: 'unlocked' }
  | { readonly step: 'notLocked' }
  /** Only support can lift it. */
  | { readonly step: 'byUs' }
  /** The verification has expired and must be repeated. */
  | { readonly step: 'expired' }
  | { readonly step: 'ended'; readonly refused: Refused };

type WithAnswer = { readonly answer: SubmitAnswer };
export type UnblockEvent =
  | ({ readonly type: 'proved' } & WithAnswer)
  | { readonly type: 'timeOver' }
  | { readonly type: 'unlockAsked' }
  | ({ readonly type: 'answered' } & WithAnswer);
export type UnblockEffect = { readonly type: 'unlock'; readonly uuid: string };

/** Reads the end of a lock from a response; `leftMs` is 0 if it is over. */
export function lockEnd({ unblock_time: seconds = 0, now }: Pick<BanInfo, 'unblock_time' | 'now'>): LockEnd {
  const at = seconds * 1000;
  return { at, leftMs: Math.max(0, at - now) };
}

const is =
  (code: number) =>
  (_: unknown, { answer }: WithAnswer) =>
    answer.ret_code === code;
const infoOf = ({ answer }: WithAnswer) => answer.result as BanInfo;
const found = (holds: (info: BanInfo) => boolean) => (_: unknown, event: WithAnswer) =>
  event.answer.ret_code === codes.success && holds(infoOf(event));

/** The flow of the self-unblock page after the account is known: verify, wait, unlock. */
export function unblockFlowOf(asked: PendingChallenge): Flow<UnblockState, UnblockEvent, UnblockEffect> {
  return { ...unblockFlow, start: { step: 'proving', asked } };
}

export const unblockFlow = defineFlow<UnblockState, UnblockEvent, UnblockEffect>({
  name: 'unlock',
  start: { step: 'proving', asked: { uuid: '', ways: [], expires_at: 0 } },
  steps: {
    proving: {
      proved: [
        {
          to: 'proving',
          when: ['a second factor is asked for', is(codes.verificationAsked)],
          data: (_, { answer }) => ({ asked: answer.result as PendingChallenge }),
        },
        { to: 'notLocked', when: ['there is no lock', found((info) => !info.is_baned)] },
        { to: 'byUs', when: ['the operator locked it', found((info) => !info.is_self_help_baned)] },
        {
          to: 'waiting',
          when: ['24 h are not over', found((info) => lockEnd(info).leftMs > 0)],
          data: ({ asked }, event) => ({ uuid: asked.uuid, end: lockEnd(infoOf(event)) }),
        },
        {
          to: 'ready',
          when: ['24 h are over', is(codes.success)],
          data: ({ asked }) => ({ uuid: asked.uuid }),
        },
        { to: 'byUs', when: ['support alone unlocks here', is(codes.unlockByUsAlone)] },
        { to: 'ended', data: (_, { answer }) => ({ refused: refusedBy(answer) }) },
      ],
    },
    waiting: { timeOver: { to: 'ready', data: ({ uuid }) => ({ uuid }) } },
    ready: {
      unlockAsked: { to: 'unlocking', data: ({ uuid }) => ({ uuid }), ask: { unlock: ({ uuid }) => ({ uuid }) } },
    },
    unlocking: {
      answered: [
        { to: 'unlocked', when: ['it is unlocked', is(codes.success)] },
        { to: 'expired', when: ['the proof is over', is(codes.challengeUnknown)] },
        { to: 'notLocked', when: ['it was unlocked meanwhile', is(codes.accountNotLocked)] },
        { to: 'byUs', when: ['support alone can', is(codes.unlockByUsAlone)] },
        { to: 'ready', data: ({ uuid }, { answer }) => ({ uuid, refused: refusedBy(answer) }) },
      ],
      effectFailed: { to: 'ready', data: ({ uuid }) => ({ uuid, refused: UNREACHABLE }) },
    },
    unlocked: {},
    notLocked: {},
    byUs: {},
    expired: {},
    ended: {},
  },
});
