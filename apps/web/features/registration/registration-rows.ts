import { codes } from '@gatehouse/contract/codes';
import type { Flow } from '../../platform/flow.ts';
import { answers, begun } from './registration-answers.ts';
import type {
  Begun,
  Found,
  ProofData,
  RegistrationEffect,
  RegistrationEvent,
  RegistrationState,
} from './registration-state.ts';

/** A part of the registration's table. */
export type Steps<Step extends RegistrationState['step']> = Pick<
  Flow<RegistrationState, RegistrationEvent, RegistrationEffect>['steps'],
  Step
>;

// What several steps have in common.

export const expired = {
  to: 'ended',
  when: ['the registration is not known', answers(codes.registrationUnknown)],
  data: () => ({ why: 'expired' }) as const,
} as const;
export const startAgain = { to: 'info', ask: { forget: true } } as const;

export const recall = { recall: ({ found }: { readonly found: Found }) => ({ uuid: found.uuid }) };
export const remember = { remember: ({ uuid, account }: Begun) => ({ uuid, account }) };
/** Proof that comes by itself: a link that is opened in another tab, a code that the phone hands over. */
export const awaitProof = {
  awaitProof: ({ uuid, account, way }: Begun) => ({ uuid, method: account.method, proof: way.proof }),
};
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

export const itemOf = ({ uuid, account, way }: Begun) => {
  const item = way.proof === 'link' ? 'email_link' : account.method;
  return { uuid, item } as const;
};

/** Nothing is out, and it can be tried at once. */
export const notSent = (state: Begun): ProofData => ({ ...begun(state), resendAt: 0, expiresAt: 0, typing: false });
