import { codes } from '@gatehouse/contract/errors/codes';
import type { PendingChallenge } from '@gatehouse/contract/login/challenge';
import type { ThirdPartyPending } from '@gatehouse/contract/login/third-party';
import { defineFlow } from '../../platform/flow/flow.ts';
import {
  fieldOf,
  type Refused,
  refusedBy,
  type SubmitAnswer,
  UNREACHABLE,
  wrongAddress,
} from '../forms/submit-answer.ts';

type Wrong = { readonly email?: 'empty' | 'shape' };
/** `another`: not the provider's address, or the provider gave none. */
type Form = {
  readonly pending: ThirdPartyPending;
  readonly another: boolean;
  readonly wrong?: Wrong;
  readonly refused?: Refused;
};

/** SIGNUP-12: opens an account for a user whom a provider has authenticated. */
export type RegisterState =
  | { readonly step: 'looking' }
  | ({ readonly step: 'form' } & Form)
  | ({ readonly step: 'submitting' } & Form)
  | ({ readonly step: 'proving'; readonly asked: PendingChallenge } & Form)
  /** The address has an account; only its proven owner learns this. */
  | ({ readonly step: 'taken'; readonly maskedEmail: string } & Form)
  /** There is no proof, or it has expired. */
  | { readonly step: 'gone'; readonly refused?: Refused }
  | { readonly step: 'done' };

type FoundEvent = { readonly type: 'found'; readonly answer: SubmitAnswer };
type AnsweredEvent = { readonly type: 'answered'; readonly answer: SubmitAnswer };
type GivenEvent = { readonly type: 'given'; readonly email: string };
export type RegisterEvent =
  | FoundEvent
  | { readonly type: 'nothingThere' }
  | { readonly type: 'anotherAsked'; readonly another: boolean }
  | GivenEvent
  | AnsweredEvent
  | { readonly type: 'wentBack' }
  | { readonly type: 'linkChosen' };

/** Without an address: the provider's own. */
export type RegisterEffect =
  | { readonly type: 'look' }
  | { readonly type: 'open'; readonly uuid: string; readonly email?: string }
  | { readonly type: 'leave' }
  | { readonly type: 'link' };

const formOf = ({ pending, another }: Form) => ({ pending, another });
const has =
  (wanted: number) =>
  (_: unknown, { answer }: AnsweredEvent | FoundEvent) =>
    answer.ret_code === wanted;
const isAbout =
  (field: string) =>
  (_: unknown, { answer }: AnsweredEvent) =>
    fieldOf(answer) === field;

const outcomes = [
  { to: 'done', when: ['success', has(codes.success)], ask: { leave: true } },
  {
    to: 'proving',
    when: ['the address is still to be proved', has(codes.verificationAsked)],
    data: (state: Form, { answer }: AnsweredEvent) => ({ ...formOf(state), asked: answer.result as PendingChallenge }),
  },
  {
    to: 'taken',
    when: ['the address is theirs, and has an account', has(codes.alreadyRegistered)],
    data: (state: Form, { answer }: AnsweredEvent) => ({
      ...formOf(state),
      maskedEmail: (answer.result as { vague_email?: string } | undefined)?.vague_email ?? '',
    }),
  },
  {
    to: 'gone',
    when: ['what was proved is used or over', has(codes.thirdPartyStateUnknown)],
    data: (_: unknown, { answer }: AnsweredEvent) => ({ refused: refusedBy(answer) }),
  },
  {
    to: 'form',
    when: ['the address is none', isAbout('email')],
    data: (state: Form) => ({ ...formOf(state), another: true, wrong: { email: 'shape' } as Wrong }),
  },
  {
    to: 'form',
    when: ['refused', () => true],
    data: (state: Form, { answer }: AnsweredEvent) => ({ ...formOf(state), refused: refusedBy(answer) }),
  },
] as const;

const link = { to: 'done', ask: { link: true } } as const;

/** SIGNUP-12: the flow of the short form that opens an account without a password. */
export const registerFlow = defineFlow<RegisterState, RegisterEvent, RegisterEffect>({
  name: 'third party registration',
  start: { step: 'looking' },
  first: [{ type: 'look' }],
  steps: {
    looking: {
      found: [
        {
          to: 'form',
          when: ['this device has proved who it is', has(codes.success)],
          data: (_, { answer }) => {
            const pending = answer.result as ThirdPartyPending;
            return { pending, another: pending.vague_email === undefined };
          },
        },
        { to: 'gone', data: (_, { answer }) => ({ refused: refusedBy(answer) }) },
      ],
      nothingThere: { to: 'gone', data: () => ({}) },
      effectFailed: { to: 'gone', data: () => ({ refused: UNREACHABLE }) },
    },
    form: {
      anotherAsked: { to: 'form', data: ({ pending }, { another }) => ({ pending, another }) },
      given: [
        {
          to: 'form',
          when: ['another address, and it is none', ({ another }, { email }) => another && !!wrongAddress(email)],
          data: (state, { email }) => ({ ...formOf(state), wrong: { email: wrongAddress(email) ?? 'shape' } }),
        },
        {
          to: 'submitting',
          data: formOf,
          ask: {
            open: ({ pending, another }, event) => ({
              uuid: pending.uuid,
              ...(another && event.type === 'given' ? { email: event.email.trim() } : {}),
            }),
          },
        },
      ],
      linkChosen: link,
    },
    submitting: {
      answered: outcomes,
      effectFailed: { to: 'form', data: (state) => ({ ...formOf(state), refused: UNREACHABLE }) },
    },
    proving: { answered: outcomes, wentBack: { to: 'form', data: formOf } },
    taken: { linkChosen: link, anotherAsked: { to: 'form', data: ({ pending }) => ({ pending, another: true }) } },
    gone: {},
    done: {},
  },
});
