import { codes } from '@gatehouse/contract/errors/codes';
import type { PendingChallenge } from '@gatehouse/contract/login/challenge';
import type { Locked, LockPreview } from '@gatehouse/contract/recovery/ban';
import { defineFlow, type Flow } from '../../platform/flow/flow.ts';
import { type Refused, refusedBy, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';

export type LockState =
  | { readonly step: 'proving'; readonly asked: PendingChallenge }
  | { readonly step: 'confirming'; readonly uuid: string; readonly preview: LockPreview; readonly refused?: Refused }
  | { readonly step: 'locking'; readonly uuid: string; readonly preview: LockPreview }
  | { readonly step: 'locked'; readonly locked: Locked }
  /** The verification has expired and must be repeated. */
  | { readonly step: 'expired' }
  | { readonly step: 'ended'; readonly refused: Refused };

type AnsweredEvent = { readonly type: 'answered'; readonly answer: SubmitAnswer };
export type LockEvent =
  | { readonly type: 'proved'; readonly answer: SubmitAnswer }
  | { readonly type: 'confirmed' }
  | AnsweredEvent;
export type LockEffect = { readonly type: 'lock'; readonly uuid: string } | { readonly type: 'forget' };

const is =
  (code: number) =>
  (_: unknown, { answer }: { readonly answer: SubmitAnswer }) =>
    answer.ret_code === code;

/** The flow that locks the user's own account: verify, confirm, lock. */
export function lockFlowOf(asked: PendingChallenge): Flow<LockState, LockEvent, LockEffect> {
  return { ...lockFlow, start: { step: 'proving', asked } };
}

export const lockFlow = defineFlow<LockState, LockEvent, LockEffect>({
  name: 'lock',
  start: { step: 'proving', asked: { uuid: '', ways: [], expires_at: 0 } },
  steps: {
    proving: {
      proved: [
        {
          to: 'confirming',
          when: ['the proof is right', is(codes.success)],
          data: ({ asked }, { answer }) => ({ uuid: asked.uuid, preview: answer.result as LockPreview }),
        },
        { to: 'ended', data: (_, { answer }) => ({ refused: refusedBy(answer) }) },
      ],
    },
    confirming: {
      confirmed: {
        to: 'locking',
        data: ({ uuid, preview }) => ({ uuid, preview }),
        ask: { lock: ({ uuid }) => ({ uuid }) },
      },
    },
    locking: {
      answered: [
        {
          to: 'locked',
          when: ['it is locked', is(codes.success)],
          data: (_, { answer }) => ({ locked: answer.result as Locked }),
          ask: { forget: true },
        },
        { to: 'expired', when: ['the proof is over', is(codes.challengeUnknown)] },
        {
          to: 'confirming',
          data: ({ uuid, preview }, { answer }) => ({ uuid, preview, refused: refusedBy(answer) }),
        },
      ],
      effectFailed: {
        to: 'confirming',
        data: ({ uuid, preview }) => ({ uuid, preview, refused: UNREACHABLE }),
      },
    },
    locked: {},
    expired: {},
    ended: {},
  },
});
