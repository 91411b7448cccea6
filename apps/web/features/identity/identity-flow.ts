import { codes } from '@gatehouse/contract/errors/codes';
import type { KycStatus } from '@gatehouse/contract/region/kyc';
import type { KycSubmitPayload } from '@gatehouse/contract/region/kyc.schema';
import type { BirthProblem } from '@gatehouse/rules/registration/birth-date';
import { defineFlow, type Flow } from '../../platform/flow/flow.ts';
import { fieldOf, type Refused, refusedBy, type SubmitAnswer, UNREACHABLE } from '../forms/submit-answer.ts';

/** `images`: pictures that are missing. */
export type IdentityField = Exclude<keyof KycSubmitPayload, 'date_of_birth'> | 'images';
/** What is wrong with a field: empty, malformed, or refused by the API. */
export type WrongField = 'empty' | 'shape' | 'closed';
export type WrongIdentity = Partial<Readonly<Record<IdentityField, WrongField>>>;
type WithAnswer = { readonly answer: SubmitAnswer };
/** The form asks for the subdivision: sign-up is closed in some. */
type Parts = { readonly asksPart: boolean };

export type IdentityState =
  /** The age is checked before anything else is asked. */
  | ({ readonly step: 'birth'; readonly problem?: BirthProblem } & Parts)
  | ({ readonly step: 'filling'; readonly wrong?: WrongIdentity; readonly refused?: Refused } & Parts)
  | ({ readonly step: 'sending' } & Parts)
  | { readonly step: 'looked'; readonly status: KycStatus };

export type IdentityEvent =
  | { readonly type: 'born'; readonly problem?: BirthProblem | undefined }
  /** The date is being changed. */
  | { readonly type: 'retyped' }
  | {
      readonly type: 'given';
      readonly identity: KycSubmitPayload;
      readonly wrong?: WrongIdentity | undefined;
    }
  | ({ readonly type: 'answered' } & WithAnswer)
  | { readonly type: 'decided'; readonly status: KycStatus };

export type IdentityEffect =
  | { readonly type: 'send'; readonly identity: KycSubmitPayload }
  /** Waits for the decision, then reloads the page: it may belong to another site (REGION-08). */
  | { readonly type: 'await' };

const says =
  (...wanted: readonly number[]) =>
  (_: unknown, { answer }: WithAnswer) =>
    wanted.includes(answer.ret_code);
const FIELDS: readonly IdentityField[] = [
  ...(['country', 'subdivision', 'legal_name', 'document_type', 'document_number'] as const),
];

/** REGION-08, SIGNUP-11: the flow of an identity: fill in once, send, wait for the decision. */
export const identityFlow = defineFlow<IdentityState, IdentityEvent, IdentityEffect>({
  name: 'identity',
  start: { step: 'birth', asksPart: false },
  steps: {
    birth: {
      born: [
        {
          to: 'birth',
          when: ['no date, or too young', (_, { problem }) => problem !== undefined],
          data: ({ asksPart }, { problem }) => ({ asksPart, ...(problem && { problem }) }),
        },
        { to: 'filling', data: ({ asksPart }) => ({ asksPart }) },
      ],
      retyped: { to: 'birth', data: ({ asksPart }) => ({ asksPart }) },
    },
    filling: {
      born: {
        to: 'birth',
        when: ['changed to no date, or too young', (_, { problem }) => problem !== undefined],
        data: ({ asksPart }, { problem }) => ({ asksPart, ...(problem && { problem }) }),
      },
      given: [
        {
          to: 'filling',
          when: ['a field is wrong', (_, { wrong }) => wrong !== undefined],
          data: ({ asksPart }, { wrong }) => ({ asksPart, ...(wrong ? { wrong } : {}) }),
        },
        {
          to: 'sending',
          data: ({ asksPart }) => ({ asksPart }),
          ask: { send: (_, { identity }) => ({ identity }) },
        },
      ],
    },
    sending: {
      answered: [
        {
          to: 'looked',
          when: ['success', says(codes.success)],
          data: (_, { answer }) => ({ status: answer.result as KycStatus }),
          ask: { await: true },
        },
        {
          to: 'birth',
          when: ['too young', says(codes.identityTooYoung)],
          data: ({ asksPart }) => ({ asksPart, problem: { part: 'year', why: 'young' } }),
        },
        {
          to: 'birth',
          when: ['no such date', (_, { answer }) => fieldOf(answer) === 'date_of_birth'],
          data: ({ asksPart }) => ({ asksPart, problem: { part: 'day', why: 'shape' } }),
        },
        {
          to: 'filling',
          when: ['pictures are missing', says(codes.identityImagesMissing)],
          data: ({ asksPart }) => ({ asksPart, wrong: { images: 'empty' } }),
        },
        {
          to: 'filling',
          when: ['the part of the country is missing', (_, { answer }) => fieldOf(answer) === 'subdivision'],
          data: ({ asksPart }) => ({ asksPart: true, wrong: { subdivision: asksPart ? 'shape' : 'empty' } }),
        },
        {
          to: 'filling',
          when: ['closed where they live', says(codes.identityCountryClosed)],
          data: ({ asksPart }) => ({ asksPart, wrong: { [asksPart ? 'subdivision' : 'country']: 'closed' } }),
        },
        {
          to: 'filling',
          when: ['a field is wrong', (_, { answer }) => FIELDS.some((field) => field === fieldOf(answer))],
          data: ({ asksPart }, { answer }) => ({ asksPart, wrong: { [fieldOf(answer) as IdentityField]: 'shape' } }),
        },
        { to: 'filling', data: ({ asksPart }, { answer }) => ({ asksPart, refused: refusedBy(answer) }) },
      ],
      effectFailed: { to: 'filling', data: ({ asksPart }) => ({ asksPart, refused: UNREACHABLE }) },
    },
    looked: {
      decided: { to: 'looked', data: (_, { status }) => ({ status }) },
    },
  },
});

/** The same flow, starting at the state of the identity. A refused one can be submitted again. */
export function identityFlowOf(status: KycStatus): Flow<IdentityState, IdentityEvent, IdentityEffect> {
  if (status.state === 'none' || status.state === 'refused') return identityFlow;
  const first = status.state === 'submitted' ? [{ type: 'await' } as const] : [];
  return { ...identityFlow, start: { step: 'looked', status }, first };
}
