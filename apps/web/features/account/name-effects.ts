import {
  accountNameBegin,
  accountNameChange,
  accountNameNew,
  accountNameOld,
} from '@gatehouse/contract/account/account';
import type { PendingChallenge } from '@gatehouse/contract/login/challenge';
import type { FlowEffects } from '../../platform/flow/run-flow.ts';
import type { AnswerProof } from '../verification/effects.ts';
import type { usePrivateCall } from '../verification/use-private-call.ts';
import type { NameEffect, NameEvent, NewName } from './name-flow.ts';

type MaskedNames = { readonly vague_email: string; readonly vague_mobile: string };
type NameVerification = {
  readonly old: (asked: PendingChallenge) => AnswerProof;
  readonly new: (asked: PendingChallenge) => AnswerProof;
};

/** The effects of the flow that changes an address or number. */
export function nameEffects(
  ask: ReturnType<typeof usePrivateCall>['ask'],
  method: 'email' | 'mobile',
  onDone: (named: MaskedNames) => void,
): FlowEffects<NameEvent, NameEffect> & { readonly verify: NameVerification } {
  return {
    begin: async (_, signal) => ({ type: 'answered', answer: await ask(accountNameBegin, { method }, signal) }),
    ask: async ({ name, old }, signal) => ({
      type: 'answered',
      answer: await ask(accountNameNew, { ...trimmed(name), ...(old === undefined ? {} : { old }) }, signal),
    }),
    tell: ({ answer }) => void onDone(answer.result as MaskedNames),
    verify: {
      old:
        ({ uuid }) =>
        (proof, signal) =>
          ask(accountNameOld, { uuid, proof }, signal),
      new:
        ({ uuid }) =>
        (proof, signal) =>
          ask(accountNameChange, { uuid, proof }, signal),
    },
  };
}

function trimmed(name: NewName): NewName {
  return 'email' in name ? { email: name.email.trim() } : { ...name, mobile: name.mobile.trim() };
}
