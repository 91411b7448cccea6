import { codes } from '@gatehouse/contract/errors/codes';
import type { AuthMethod } from '@gatehouse/contract/login/challenge';
import type { EffectFailed, FlowRow } from '../../platform/flow/flow.ts';
import { refusedBy, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';
import { endReasonOf, isStopped, isUsedUp, wrongProofOf } from './answers.ts';
import type {
  ChallengeEndReason,
  Sent,
  SentMethod,
  TypedMethod,
  VerificationEffect,
  VerificationEvent,
  VerificationState,
} from './proof-state.ts';
import { NOTHING_SENT, sentBy } from './sent.ts';

type Step<Name extends VerificationState['step']> = Extract<VerificationState, { step: Name }>;
type EventOf<Type extends VerificationEvent['type']> = Extract<VerificationEvent, { type: Type }>;
type Row<From extends VerificationState['step'], Event> = FlowRow<
  Step<From>,
  Event,
  VerificationState,
  VerificationEffect
>;
type Answered = EventOf<'answered'>;

export function isSent(way: AuthMethod): way is SentMethod {
  return way === 'email' || way === 'mobile' || way === 'email_link';
}
/** A mail with a link has one again when it is resent. */
export const linkOf = ({ link }: Pick<Sent, 'link'>) => (link ? { link } : {});
export const sentOf = ({ resendAt, expiresAt, link }: Sent): Sent => ({ resendAt, expiresAt, ...linkOf({ link }) });
/** The item to send for a method: with a link if the last mail had one. */
export const itemOf = ({ way, link }: { way: SentMethod; link?: true }): SentMethod =>
  way === 'email' && link ? 'email_link' : way;
const awaitCode = ({ way, link }: Step<'typing'>) => ({ way, ...linkOf({ link }) });

/** The rows of every step in which the user may choose another method. */
export const choose = [
  {
    to: 'sending',
    when: ['it has to be sent first', (_: unknown, { way }: EventOf<'wayChosen'>) => isSent(way)],
    data: (_: unknown, { way }: EventOf<'wayChosen'>) => ({ way: way as SentMethod, again: false, ...NOTHING_SENT }),
    ask: { send: ({ way }: Step<'sending'>) => ({ item: way }) },
  },
  {
    to: 'passkey',
    when: ['passkey', (_: unknown, { way }: EventOf<'wayChosen'>) => way === 'passkey'],
    data: () => ({ way: 'passkey' as const, ...NOTHING_SENT }),
  },
  { to: 'typing', data: (_: unknown, { way }: EventOf<'wayChosen'>) => ({ way: way as TypedMethod, ...NOTHING_SENT }) },
] as const;

export const otherWay = {
  to: 'choosing',
  data: ({ way, ...state }: { way: AuthMethod } & Sent) => ({ from: way, ...sentOf(state) }),
} as const;

export const again = {
  to: 'sending',
  when: ['it is one that is sent', ({ way }: { way: AuthMethod }) => isSent(way)],
  data: ({ way, ...state }: { way: AuthMethod } & Sent) => ({ way: way as SentMethod, again: true, ...sentOf(state) }),
  ask: { send: (state: Step<'sending'>) => ({ item: itemOf(state) }) },
} as const;

const isOver = [
  'the challenge is over',
  (_: unknown, { answer }: Answered) => endReasonOf(answer) !== undefined,
] as const;
const over = {
  to: 'over',
  when: isOver,
  data: (_: unknown, { answer }: Answered) => ({ why: endReasonOf(answer) as ChallengeEndReason }),
} as const;
const hasWorked = (_: unknown, { answer }: Answered) => answer.ret_code === codes.success;

/** The caller continues with this answer. */
export const settled = {
  to: 'done',
  data: ({ way }: { way: AuthMethod }) => ({ way }),
  ask: { tell: (_: unknown, { answer }: EventOf<'settled'>) => ({ answer }) },
} as const;

/** A failure: an answer with a reason, or no answer. */
type Failed = EventOf<'stopped'> | Answered | EffectFailed;
const whyFailed = (event: Failed) => ({ refused: 'answer' in event ? refusedBy(event.answer) : UNREACHABLE });

const notHandedOver: readonly number[] = [codes.mailNotSent, codes.smsNotSent];
/** An earlier code may still be valid: the screen stays, and shows why no other was sent. */
const isEarlierOut = ({ again, expiresAt }: Step<'sending'>, event: Failed) =>
  again && expiresAt > 0 && !notHandedOver.includes(whyFailed(event).refused.code);
export const notSent: readonly Row<'sending', Failed>[] = [
  {
    to: 'waiting',
    when: ['a link is still out', (state, event) => state.way === 'email_link' && isEarlierOut(state, event)],
    data: (state, event) => ({ way: 'email_link', ...sentOf(state), ...whyFailed(event) }),
    ask: { awaitLink: true },
  },
  {
    to: 'typing',
    when: ['a code is still out', isEarlierOut],
    data: (state, event) => ({ way: state.way as TypedMethod, ...sentOf(state), ...whyFailed(event) }),
    ask: { awaitCode },
  },
  { to: 'notSent', data: (state, event) => ({ way: state.way, ...linkOf(state), ...whyFailed(event) }) },
];

/** Results of a sending. */
export const sent: readonly Row<'sending', Answered>[] = [
  {
    to: 'waiting',
    when: ['a link is on its way', (state, event) => state.way === 'email_link' && hasWorked(state, event)],
    data: ({ again }, { answer }) => ({
      ...{ way: 'email_link', ...sentBy(answer), link: true },
      ...(again ? { again: true } : {}),
    }),
    ask: { awaitLink: true },
  },
  {
    to: 'typing',
    when: ['a code is on its way', hasWorked],
    data: ({ way, again, link, wrong }, { answer }) => ({
      ...{ way: way as TypedMethod, ...sentBy(answer), ...linkOf({ link }) },
      ...(again ? { again: true } : wrong && { wrong }),
    }),
    ask: { awaitCode },
  },
  over,
  ...notSent,
];

/** Results of a proof. */
export const checked: readonly Row<'checking', Answered>[] = [
  {
    to: 'done',
    when: ['success', hasWorked],
    data: ({ way }) => ({ way }),
    ask: { tell: (_, { answer }) => ({ answer }) },
  },
  over,
  {
    to: 'choosing',
    when: ['this way is not offered', (_, { answer }) => answer.ret_code === codes.wayNotOffered],
    data: ({ way, ...state }) => ({ from: way, ...sentOf(state) }),
  },
  {
    to: 'passkey',
    when: ['no good passkey, or stopped', ({ way }, { answer }) => way === 'passkey' && isShownHere(answer)],
    data: (state, { answer }) => ({ way: 'passkey', ...sentOf(state), ...problemOf(answer) }),
  },
  {
    to: 'typing',
    when: ['it is wrong, or was stopped', (_, { answer }) => isShownHere(answer)],
    data: (state, { answer }) => ({
      way: state.way as TypedMethod,
      ...sentOf(state),
      ...problemOf(answer),
      ...atOnce(answer),
    }),
    ask: { awaitCode },
  },
  {
    to: 'done',
    when: ['any other code: the caller handles it', () => true],
    data: ({ way }) => ({ way }),
    ask: { tell: (_, { answer }) => ({ answer }) },
  },
];

/** Failures that are not about the proof: it can be sent again. */
export const notChecked: readonly Row<'checking', Failed>[] = [
  {
    to: 'passkey',
    when: ['passkey', ({ way }) => way === 'passkey'],
    data: (state, event) => ({ way: 'passkey', ...sentOf(state), ...whyFailed(event) }),
  },
  {
    to: 'typing',
    data: (state, event) => ({ way: state.way as TypedMethod, ...sentOf(state), ...whyFailed(event) }),
    ask: { awaitCode },
  },
];

function isShownHere(answer: SubmitAnswer): boolean {
  return wrongProofOf(answer) !== undefined || isStopped(answer);
}

/** Allows another sending at once where the code cannot become right any more. */
function atOnce(answer: SubmitAnswer) {
  const wrong = wrongProofOf(answer);
  return wrong && isUsedUp(wrong) ? { resendAt: 0 } : {};
}

function problemOf(answer: SubmitAnswer) {
  const wrong = wrongProofOf(answer);
  return wrong ? { wrong } : { refused: refusedBy(answer) };
}

/** A tab that waits for a link got news. */
export const linkNoticed = [
  {
    to: 'done',
    when: ['its link was opened in this browser', (_: unknown, { news }: EventOf<'noticed'>) => news === 'passed'],
    data: () => ({ way: 'email_link' as const }),
    ask: { tell: () => ({ answer: { ret_code: codes.success, ret_msg: '' } }) },
  },
  {
    to: 'over',
    when: ['its link was opened elsewhere, or is over', () => true],
    data: (_: unknown, { news }: EventOf<'noticed'>) =>
      ({ why: news === 'elsewhere' ? 'elsewhere' : 'expired' }) as const,
  },
] as const;

/** The times after a lapse: another may be sent at once if the old one expired. */
export const timesAfterLapse = ({ resendAt, link }: Sent, { why }: EventOf<'lapsed'>) => ({
  ...{ resendAt: why === 'expired' ? 0 : resendAt, expiresAt: 0, ...linkOf({ link }) },
  lapsed: why,
});
