import { NO_ANSWER_CODE } from '@gatehouse/contract/call/no-answer';
import { codes } from '@gatehouse/contract/errors/codes';
import type { QrCodeResult, QrStatusResult } from '@gatehouse/contract/login/qr';
import { defineFlow, type FlowRow } from '../../platform/flow/flow.ts';
import { type Refused, refusedBy, type SubmitAnswer } from '../forms/submit-answer.ts';

/** How often a code renews itself before the user must ask for one. */
export const RENEWALS_MAX = 5;

/** The text of the QR code, its id, and its expiry (epoch ms of this browser's clock). */
export type Code = { readonly uuid: string; readonly content: string; readonly until: number };
type Shown = { readonly code: Code; readonly renewals: number };

/** LOGIN-05: the device that shows the code. */
export type QrState =
  /** Not visible yet. */
  | { readonly step: 'asleep' }
  | { readonly step: 'making'; readonly renewals: number }
  | ({ readonly step: 'waiting' } & Shown)
  | ({ readonly step: 'scanned'; readonly number: number } & Shown)
  /** Not visible: makes no calls. */
  | { readonly step: 'paused'; readonly code?: Code | undefined; readonly renewals: number }
  /** No response; retries by itself. */
  | { readonly step: 'lost'; readonly code?: Code | undefined; readonly renewals: number }
  | { readonly step: 'refused' }
  | { readonly step: 'ended' }
  | { readonly step: 'stopped'; readonly refused: Refused }
  | { readonly step: 'done' };

type AnswerWith<Result> = SubmitAnswer & { readonly result?: Result };
type StatusEvent = { readonly type: 'told'; readonly answer: AnswerWith<QrStatusResult>; readonly at: number };
type CodeEvent = { readonly type: 'made'; readonly answer: AnswerWith<QrCodeResult>; readonly at: number };
export type QrEvent =
  /** The panel became visible (`at`: epoch ms), or is no longer. */
  | { readonly type: 'seen'; readonly at: number }
  | { readonly type: 'hidden' }
  | CodeEvent
  | StatusEvent
  | { readonly type: 'retried' }
  | { readonly type: 'asked' };

export type QrEffect =
  | { readonly type: 'make' }
  /** `seen`: the known status; without it the response comes at once. */
  | { readonly type: 'listen'; readonly uuid: string; readonly seen?: 'waiting' | 'scanned' | undefined }
  | { readonly type: 'holdOff' }
  | { readonly type: 'leave' };

const isStatus =
  (status: QrStatusResult['status']) =>
  (_: unknown, { answer }: StatusEvent) =>
    answer.ret_code === codes.success && answer.result?.status === status;
const noAnswer = (_: unknown, { answer }: CodeEvent | StatusEvent) => answer.ret_code === NO_ANSWER_CODE;
const isOver = (state: unknown, told: StatusEvent) =>
  told.answer.ret_code === codes.qrUnknown || isStatus('expired')(state, told);
const listen = ({ code, step }: Shown & { readonly step: 'waiting' | 'scanned' }) => ({ uuid: code.uuid, seen: step });
const lookAgain = ({ code }: Shown) => ({ uuid: code.uuid });
const afresh = { to: 'making', data: () => ({ renewals: 0 }), ask: { make: true } } as const;
const keep = ({ code, renewals }: { readonly code?: Code | undefined; readonly renewals: number }) => ({
  code,
  renewals,
});

/** By this browser's clock, which may be wrong: only the duration comes from the server. */
function until(code: Code, { answer: { result }, at }: StatusEvent): Code {
  return result && 'expires_at' in result ? { ...code, until: at + result.expires_at - result.now } : code;
}

const toldRows = [
  { to: 'done', when: ['confirmed', isStatus('confirmed')], ask: { leave: true } },
  {
    to: 'scanned',
    when: ['scanned', isStatus('scanned')],
    data: ({ code, renewals }: Shown, told: StatusEvent) => ({
      code: until(code, told),
      renewals,
      number: numberIn(told),
    }),
    ask: { listen },
  },
  {
    to: 'waiting',
    when: ['waiting', isStatus('waiting')],
    data: ({ code, renewals }: Shown, told: StatusEvent) => ({ code: until(code, told), renewals }),
    ask: { listen },
  },
  { to: 'refused', when: ['refused', isStatus('refused')] },
  {
    to: 'making',
    when: [
      'over, and not renewed five times',
      (state: Shown, told: StatusEvent) => isOver(state, told) && state.renewals < RENEWALS_MAX,
    ],
    data: ({ renewals }: Shown) => ({ renewals: renewals + 1 }),
    ask: { make: true },
  },
  { to: 'ended', when: ['over', isOver] },
  { to: 'lost', when: ['no answer', noAnswer], data: keep, ask: { holdOff: true } },
  { to: 'stopped', data: (_: unknown, { answer }: StatusEvent) => ({ refused: refusedBy(answer) }) },
] as const satisfies readonly FlowRow<
  Extract<QrState, { step: 'waiting' | 'scanned' }>,
  StatusEvent,
  QrState,
  QrEffect
>[];

function numberIn({ answer: { result } }: StatusEvent): number {
  return result && 'number' in result ? result.number : 0;
}

/** LOGIN-05: the flow of the device that shows the code. A scanned code is not paused, since the user is about to confirm. */
export const qrFlow = defineFlow<QrState, QrEvent, QrEffect>({
  name: 'log in by QR code',
  start: { step: 'asleep' },
  steps: {
    asleep: { seen: afresh },
    making: {
      hidden: { to: 'paused', data: ({ renewals }) => ({ renewals }) },
      made: [
        {
          to: 'waiting',
          when: ['success', (_, { answer }) => answer.ret_code === codes.success && answer.result !== undefined],
          data: ({ renewals }, { answer: { result }, at }) => ({
            ...{
              code: { uuid: result?.uuid ?? '', content: result?.content ?? '', until: at + lifeOf(result) },
              renewals,
            },
          }),
          ask: { listen },
        },
        { to: 'lost', when: ['no answer', noAnswer], data: keep, ask: { holdOff: true } },
        { to: 'stopped', data: (_, { answer }) => ({ refused: refusedBy(answer) }) },
      ],
    },
    waiting: { hidden: { to: 'paused', data: keep }, told: toldRows },
    scanned: { told: toldRows },
    paused: {
      seen: [
        {
          to: 'waiting',
          when: ['the code is still good', ({ code }, { at }) => code !== undefined && code.until > at],
          data: ({ code, renewals }) => ({ code: code as Code, renewals }),
          ask: { listen: lookAgain },
        },
        { to: 'making', data: ({ renewals }) => ({ renewals }), ask: { make: true } },
      ],
    },
    lost: {
      hidden: { to: 'paused', data: keep },
      retried: [
        {
          to: 'waiting',
          when: ['there is a code', ({ code }) => code !== undefined],
          data: ({ code, renewals }) => ({ code: code as Code, renewals }),
          ask: { listen: lookAgain },
        },
        { to: 'making', data: ({ renewals }) => ({ renewals }), ask: { make: true } },
      ],
    },
    refused: { asked: afresh },
    ended: { asked: afresh },
    stopped: { asked: afresh },
    done: {},
  },
});

function lifeOf(result: QrCodeResult | undefined): number {
  return result ? result.expires_at - result.now : 0;
}
