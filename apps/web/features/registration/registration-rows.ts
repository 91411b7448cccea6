import { codes } from '@gatehouse/contract/errors/codes';
import type { Flow } from '../../platform/flow/flow.ts';
import { NOTHING_SENT, triesLeftBy } from '../verification/sent.ts';
import { type AnswerEvent, answers, begun, isAboutCode } from './registration-answers.ts';
import type { Begun, Found, RegistrationEffect, RegistrationEvent, RegistrationState } from './registration-state.ts';

/** A part of the registration's table. */
export type Steps<Step extends RegistrationState['step']> = Pick<
  Flow<RegistrationState, RegistrationEvent, RegistrationEffect>['steps'],
  Step
>;

// Rows shared by several steps.

export const expired = {
  to: 'ended',
  when: ['the registration is not known', answers(codes.registrationUnknown)],
  data: () => ({ why: 'expired' }) as const,
} as const;
export const startAgain = { to: 'info', ask: { forget: true } } as const;

export const recall = { recall: ({ found }: { readonly found: Found }) => ({ uuid: found.uuid }) };
export const remember = { remember: ({ uuid, account }: Begun) => ({ uuid, account }) };
/** SIGNUP-02 */
export const register = {
  register: ({ uuid, account, code }: Begun & { readonly code?: string }) => ({
    ...{ uuid, account },
    ...(code ? { code } : {}),
  }),
};

/** REDIR-01, SIGNUP-08 */
export const finish = {
  forget: true,
  leave: ({ uuid }: { readonly uuid?: string }) => ({ uuid: uuid ?? '' }),
} as const;

/**
 * The code is no longer valid: ask for one again. In an old variant the link is used up by then: waiting for it would
 * register again and again.
 */
export const againAtCode = {
  to: 'proof',
  when: ['the code does not hold any more', (_: unknown, { answer }: AnswerEvent) => isAboutCode(answer)],
  data: (state: Begun, { answer }: AnswerEvent) => ({
    ...{ ...begun(state), sent: NOTHING_SENT },
    ...(state.way.form === 'old' ? { way: { ...state.way, proof: 'code' as const } } : {}),
    standing: { wrong: { why: answer.ret_code, ...triesLeftBy(answer) } },
  }),
} as const;
