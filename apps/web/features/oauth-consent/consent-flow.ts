import { codes } from '@gatehouse/contract/errors/codes';
import type { oauthAuthorize, oauthPreAuthorize } from '@gatehouse/contract/oauth/oauth';
import { defineFlow, type Flow } from '../../platform/flow/flow.ts';
import { type AnswerEvent, is, refused } from '../forms/answered.ts';
import { type Refused, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';

type ResultOf<Call extends { readonly types?: { readonly result: unknown } }> = NonNullable<Call['types']>['result'];

/** OAUTH-02: what the person is asked. */
export type Consent = ResultOf<typeof oauthAuthorize>;

/** Why the question is still there: the check was cancelled, the question is another one now, nothing was ticked. */
export type ConsentNotice = 'unproven' | 'changed' | 'nothing';

export type ConsentState =
  /** The request is looked up: it may have been allowed before. */
  | { readonly step: 'looking' }
  /** OpenID Connect Core, 3.1.2.1: the application wants a fresher login than the session's (`prompt=login`, `max_age`). */
  | { readonly step: 'unproven'; readonly refused?: Refused }
  | { readonly step: 'proving' }
  | { readonly step: 'reading'; readonly notice?: ConsentNotice }
  | {
      readonly step: 'asking';
      readonly consent: Consent;
      readonly notice?: ConsentNotice;
      readonly refused?: Refused;
    }
  | { readonly step: 'sending'; readonly consent: Consent; readonly allow: boolean; readonly scopes: readonly string[] }
  /** Declined before the question was shown. */
  | { readonly step: 'declining' }
  /** `name` of the application; empty: not known. `to`: on this origin. */
  | { readonly step: 'returning'; readonly name: string; readonly to: string }
  /** The request is unknown, over, answered, or another browser's. */
  | { readonly step: 'over' }
  | { readonly step: 'loggedOut' }
  /** COMP-08: the site offers no consent (`oauthConsent`). */
  | { readonly step: 'off' }
  | { readonly step: 'failed'; readonly refused: Refused };

export type ConsentEvent =
  | AnswerEvent
  /** The address names no request. */
  | { readonly type: 'nothingThere' }
  | { readonly type: 'allowed'; readonly scopes: readonly string[] }
  | { readonly type: 'declined' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'again' };

export type ConsentEffect =
  | { readonly type: 'look' }
  /** As `look`, but verifies the user where it is refused. */
  | { readonly type: 'prove' }
  | { readonly type: 'read' }
  /** `name` of the application; empty: not known. */
  | { readonly type: 'send'; readonly allow: boolean; readonly scopes: readonly string[]; readonly name: string }
  | { readonly type: 'leave'; readonly to: string }
  | { readonly type: 'logIn' };

const resultOf = <Result>({ result }: SubmitAnswer) => result as Result;
const isOver = { to: 'over', when: ['the request is over', is(codes.authorizeOutcome)] } as const;
const isMalformed = { to: 'over', when: ['its id is malformed', is(codes.invalidField)] } as const;
const isLoggedOut = { to: 'loggedOut', when: ['logged out', is(codes.sessionInvalid)], ask: { logIn: true } } as const;
const isUnproven = { to: 'unproven', when: ['a fresh proof is needed', is(codes.stepUpNeeded)] } as const;
const isLost = { to: 'failed', data: (_: unknown, event: AnswerEvent) => refused(event) } as const;
const unreachable = { to: 'failed', data: () => ({ refused: UNREACHABLE }) } as const;

type Looked = ResultOf<typeof oauthPreAuthorize>;
const looked = [
  {
    to: 'returning',
    when: [
      'allowed before',
      (_: unknown, { answer }: AnswerEvent) =>
        answer.ret_code === codes.success && resultOf<Looked>(answer).redirect_url !== undefined,
    ],
    data: (_: unknown, { answer }: AnswerEvent) => {
      const { client, redirect_url = '' } = resultOf<Looked>(answer);
      return { name: client.name, to: redirect_url };
    },
    ask: { leave: ({ to }: { readonly to: string }) => ({ to }) },
  },
  { to: 'reading', when: ['success', is(codes.success)], ask: { read: true } },
  isOver,
  isMalformed,
  isLoggedOut,
  isUnproven,
  isLost,
] as const;

const sendsDecision = {
  send: ({ consent, allow, scopes }: Extract<ConsentState, { step: 'sending' }>) => ({
    ...{ allow, scopes, name: consent.client.name },
  }),
};
const goesBack = (name: string, { answer }: AnswerEvent) => ({
  name,
  to: resultOf<{ redirect_url: string }>(answer).redirect_url,
});

/** OAUTH-02, OAUTH-03: the flow of the consent page. The answer is sent once; whatever comes back, it leads somewhere. */
export const consentFlow = defineFlow<ConsentState, ConsentEvent, ConsentEffect>({
  name: 'consent to an application',
  start: { step: 'looking' },
  first: [{ type: 'look' }],
  steps: {
    looking: { answered: looked, nothingThere: { to: 'over' }, effectFailed: unreachable },
    unproven: {
      confirmed: { to: 'proving', ask: { prove: true } },
      declined: { to: 'declining', ask: { send: () => ({ allow: false, scopes: [], name: '' }) } },
    },
    proving: { answered: looked, effectFailed: unreachable },
    declining: {
      answered: [
        {
          to: 'returning',
          when: ['success', is(codes.success)],
          data: (_, event) => goesBack('', event),
          ask: { leave: ({ to }) => ({ to }) },
        },
        isOver,
        isLoggedOut,
        { to: 'unproven', data: (_, event) => refused(event) },
      ],
      effectFailed: { to: 'unproven', data: () => ({ refused: UNREACHABLE }) },
    },
    reading: {
      answered: [
        {
          to: 'asking',
          when: ['success', is(codes.success)],
          data: ({ notice }, { answer }) => ({ consent: resultOf<Consent>(answer), ...(notice ? { notice } : {}) }),
        },
        isOver,
        isMalformed,
        isLoggedOut,
        isUnproven,
        isLost,
      ],
      effectFailed: unreachable,
    },
    asking: {
      allowed: [
        {
          to: 'asking',
          when: ['nothing is ticked', (_, { scopes }) => scopes.length === 0],
          data: ({ consent }) => ({ consent, notice: 'nothing' }),
        },
        { to: 'sending', data: ({ consent }, { scopes }) => ({ consent, allow: true, scopes }), ask: sendsDecision },
      ],
      declined: { to: 'sending', data: ({ consent }) => ({ consent, allow: false, scopes: [] }), ask: sendsDecision },
    },
    sending: {
      answered: [
        {
          to: 'returning',
          when: ['success', is(codes.success)],
          data: ({ consent }, event) => goesBack(consent.client.name, event),
          ask: { leave: ({ to }) => ({ to }) },
        },
        isOver,
        isLoggedOut,
        {
          to: 'asking',
          when: ['the step-up was cancelled', is(codes.stepUpNeeded)],
          data: ({ consent }) => ({ consent, notice: 'unproven' }),
        },
        {
          to: 'reading',
          when: ['the question is another one now', is(codes.invalidField)],
          data: () => ({ notice: 'changed' }),
          ask: { read: true },
        },
        { to: 'asking', data: ({ consent }, event) => ({ consent, ...refused(event) }) },
      ],
      effectFailed: { to: 'asking', data: ({ consent }) => ({ consent, refused: UNREACHABLE }) },
    },
    failed: { again: { to: 'looking', ask: { look: true } } },
    returning: { effectFailed: unreachable },
    over: {},
    loggedOut: {},
    off: {},
  },
});

/** The same flow; where the site offers no consent, it ends at once and asks nothing. */
export function consentFlowOf(offered: boolean): Flow<ConsentState, ConsentEvent, ConsentEffect> {
  return offered ? consentFlow : { ...consentFlow, start: { step: 'off' }, first: [] };
}
