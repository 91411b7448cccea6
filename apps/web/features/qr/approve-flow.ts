import { codes } from '@gatehouse/contract/errors/codes';
import type { QrRequest } from '@gatehouse/contract/login/qr';
import { defineFlow } from '../../platform/flow/flow.ts';
import { type Refused, refusedBy, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';

/** The login request, and until when it can be answered (epoch ms of this browser's clock). */
export type Request = QrRequest & { readonly until: number };
type OpenRequest = { readonly secret: string; readonly request: Request };

/** LOGIN-05: the device that scanned the code. */
export type ApproveState =
  | { readonly step: 'reading' }
  /** The page was opened without a code. */
  | { readonly step: 'nothing' }
  /** The user is not logged in here. */
  | { readonly step: 'visitor' }
  | { readonly step: 'looking'; readonly secret: string }
  | ({
      readonly step: 'asked';
      readonly chosen?: number | undefined;
      readonly unchosen?: boolean;
      readonly refused?: Refused;
    } & OpenRequest)
  | ({ readonly step: 'confirming'; readonly chosen: number } & OpenRequest)
  | ({ readonly step: 'denying' } & OpenRequest)
  | { readonly step: 'confirmed'; readonly request: Request }
  | { readonly step: 'denied'; readonly request: Request }
  | { readonly step: 'wrongNumber' }
  /** Used, expired, or unknown. */
  | { readonly step: 'over' }
  | { readonly step: 'stopped'; readonly secret: string; readonly refused: Refused };

type ReadEvent = { readonly type: 'read'; readonly secret: string | undefined; readonly user: boolean };
type AnsweredEvent = { readonly type: 'answered'; readonly answer: SubmitAnswer };
type LookedUpEvent = {
  readonly type: 'looked';
  readonly answer: SubmitAnswer & { readonly result?: QrRequest };
  readonly at: number;
};
export type ApproveEvent =
  | ReadEvent
  | LookedUpEvent
  | { readonly type: 'chosen'; readonly number: number }
  | { readonly type: 'confirmAsked' }
  | { readonly type: 'denyAsked' }
  | AnsweredEvent
  | { readonly type: 'timeUp' }
  | { readonly type: 'retried' };

export type ApproveEffect =
  | { readonly type: 'read' }
  | { readonly type: 'logIn' }
  | { readonly type: 'look'; readonly secret: string }
  | { readonly type: 'confirm'; readonly secret: string; readonly number: number }
  | { readonly type: 'deny'; readonly secret: string }
  | { readonly type: 'forget' };

const is =
  (code: number) =>
  (_: unknown, { answer }: AnsweredEvent | LookedUpEvent) =>
    answer.ret_code === code;
const again = ({ secret, request }: OpenRequest, { answer }: AnsweredEvent) => ({
  secret,
  request,
  refused: refusedBy(answer),
});
const unreachable = ({ secret, request }: OpenRequest) => ({ secret, request, refused: UNREACHABLE });
const over = { to: 'over', when: ['unknown, used or too old', is(codes.qrUnknown)], ask: { forget: true } } as const;

/** LOGIN-05: the flow of the device that approves. It confirms nothing without a chosen number. */
export const approveFlow = defineFlow<ApproveState, ApproveEvent, ApproveEffect>({
  name: 'approve a login by QR code',
  start: { step: 'reading' },
  first: [{ type: 'read' }],
  steps: {
    reading: {
      read: [
        { to: 'nothing', when: ['there is no code', (_, { secret }) => !secret] },
        { to: 'visitor', when: ['no user is logged in', (_, { user }) => !user], ask: { logIn: true } },
        {
          to: 'looking',
          data: (_, { secret }) => ({ secret: secret ?? '' }),
          ask: { look: ({ secret }) => ({ secret }) },
        },
      ],
    },
    nothing: {},
    visitor: {},
    looking: {
      looked: [
        {
          to: 'asked',
          when: ['success', (_, { answer }) => answer.ret_code === codes.success && answer.result !== undefined],
          data: ({ secret }, { answer: { result }, at }) => ({
            secret,
            request: { ...(result as QrRequest), until: at + (result ? result.expires_at - result.now : 0) },
          }),
        },
        over,
        { to: 'stopped', data: ({ secret }, { answer }) => ({ secret, refused: refusedBy(answer) }) },
      ],
      effectFailed: { to: 'stopped', data: ({ secret }) => ({ secret, refused: UNREACHABLE }) },
    },
    asked: {
      chosen: { to: 'asked', data: ({ secret, request }, { number }) => ({ secret, request, chosen: number }) },
      confirmAsked: [
        {
          to: 'confirming',
          when: ['a number is chosen', ({ chosen }) => chosen !== undefined],
          data: ({ secret, request, chosen }) => ({ secret, request, chosen: chosen ?? 0 }),
          ask: { confirm: ({ secret, chosen }) => ({ secret, number: chosen }) },
        },
        { to: 'asked', data: ({ secret, request }) => ({ secret, request, unchosen: true }) },
      ],
      denyAsked: {
        to: 'denying',
        data: ({ secret, request }) => ({ secret, request }),
        ask: { deny: ({ secret }) => ({ secret }) },
      },
      timeUp: { to: 'over', ask: { forget: true } },
    },
    confirming: {
      answered: [
        {
          to: 'confirmed',
          when: ['success', is(codes.success)],
          data: ({ request }) => ({ request }),
          ask: { forget: true },
        },
        { to: 'wrongNumber', when: ['the number is wrong', is(codes.qrNumberWrong)], ask: { forget: true } },
        over,
        {
          to: 'asked',
          when: ['the step-up was cancelled', is(codes.stepUpNeeded)],
          data: ({ secret, request, chosen }) => ({ secret, request, chosen }),
        },
        { to: 'asked', data: (state, event) => ({ ...again(state, event), chosen: state.chosen }) },
      ],
      effectFailed: { to: 'asked', data: (state) => ({ ...unreachable(state), chosen: state.chosen }) },
    },
    denying: {
      answered: [
        {
          to: 'denied',
          when: [
            'refused, or over by itself',
            (_, { answer: { ret_code } }) => ret_code === 0 || ret_code === codes.qrUnknown,
          ],
          data: ({ request }) => ({ request }),
          ask: { forget: true },
        },
        { to: 'asked', data: again },
      ],
      effectFailed: { to: 'asked', data: unreachable },
    },
    confirmed: {},
    denied: {},
    wrongNumber: {},
    over: {},
    stopped: {
      retried: { to: 'looking', data: ({ secret }) => ({ secret }), ask: { look: ({ secret }) => ({ secret }) } },
    },
  },
});
