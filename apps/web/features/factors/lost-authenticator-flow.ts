import { codes } from '@gatehouse/contract/errors/codes';
import type { CodeSent, PendingChallenge } from '@gatehouse/contract/login/challenge';
import { defineFlow } from '../../platform/flow/flow.ts';
import { type Refused, refusedBy, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';
import type { Standing } from '../verification/proof-state.ts';
import { triesLeftBy } from '../verification/sent.ts';

type WithSentCode = { readonly sent: PendingChallenge & CodeSent };
type WithAnswer = { readonly answer: SubmitAnswer };

export type LostAuthenticatorState =
  | { readonly step: 'sending' }
  | ({ readonly step: 'code'; readonly standing?: Standing } & WithSentCode)
  | ({ readonly step: 'password' } & WithSentCode)
  | { readonly step: 'stopped'; readonly refused: Refused }
  | { readonly step: 'done' };

export type LostAuthenticatorEvent =
  | ({ readonly type: 'answered' } & WithAnswer)
  /** Another code was sent. */
  | ({ readonly type: 'sentAgain' } & WithSentCode)
  | { readonly type: 'codeGiven' }
  /** The response to the code and the password together. */
  | ({ readonly type: 'proved' } & WithAnswer)
  | { readonly type: 'again' };

export type LostAuthenticatorEffect = { readonly type: 'send' } | { readonly type: 'tell'; readonly until: number };

const hasWorked = (_: unknown, { answer }: WithAnswer) => answer.ret_code === codes.success;
const stopped = {
  to: 'stopped',
  data: (_: unknown, { answer }: WithAnswer) => ({ refused: refusedBy(answer) }),
} as const;
const WRONG_CODES: readonly number[] = [codes.wrongCode, codes.codeExpired, codes.codeTriesUsed];
const isAboutCode = ({ ret_code }: SubmitAnswer) => WRONG_CODES.includes(ret_code);
const OVER: readonly number[] = [codes.challengeUnknown, codes.challengeTriesUsed];

/** ERR-07: the server checks the code with the password. A refusal of the code, or of both, ends the password step. */
export function sortRefusal(refusal: SubmitAnswer): 'settled' | undefined {
  return isAboutCode(refusal) || OVER.includes(refusal.ret_code) ? 'settled' : undefined;
}

/**
 * ERR-07: a logged-in user removes a lost app with a code by mail or phone and the password. The verification flow
 * (`features/verification`) asks for each and can send the code again.
 */
export const lostAuthenticatorFlow = defineFlow<
  LostAuthenticatorState,
  LostAuthenticatorEvent,
  LostAuthenticatorEffect
>({
  name: 'lost authenticator app',
  start: { step: 'sending' },
  first: [{ type: 'send' }],
  steps: {
    sending: {
      answered: [
        {
          to: 'code',
          when: ['success', hasWorked],
          data: (_, { answer }) => ({ sent: answer.result as WithSentCode['sent'] }),
        },
        stopped,
      ],
      effectFailed: { to: 'stopped', data: () => ({ refused: UNREACHABLE }) },
    },
    code: {
      sentAgain: { to: 'code', data: (state, { sent }) => ({ sent: { ...state.sent, ...sent } }) },
      codeGiven: { to: 'password', data: ({ sent }) => ({ sent }) },
    },
    password: {
      proved: [
        { to: 'done', when: ['success', hasWorked], ask: { tell: (_, { answer }) => ({ until: untilOf(answer) }) } },
        {
          to: 'code',
          when: ['the code is wrong', (_, { answer }) => isAboutCode(answer)],
          data: ({ sent }, { answer }) => ({
            sent,
            standing: { wrong: { why: answer.ret_code, ...triesLeftBy(answer) } },
          }),
        },
        stopped,
      ],
    },
    stopped: { again: { to: 'sending', ask: { send: true } } },
    done: {},
  },
});

function untilOf({ result }: SubmitAnswer): number {
  const until = (result as { withdrawals_after?: unknown } | null | undefined)?.withdrawals_after;
  return typeof until === 'number' ? until : 0;
}
