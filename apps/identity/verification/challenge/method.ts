import type { CodeName } from '@gatehouse/contract/errors/codes';
import type { AuthMethod, Proof } from '@gatehouse/contract/login/challenge';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Db } from '../../db/open.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../kernel/services.ts';
import type { GiveBack } from '../../rate-limit/count-all.ts';
import type { ChallengeRow } from './tables.ts';

/** Of one way. */
type ProofBy<By extends AuthMethod> = Extract<Proof, { by: By }>;

/**
 * A right proof. `consume` uses it up in the transaction of what it allows, and answers false when a concurrent call was
 * first. `accountId` is the account that proved it, where the challenge names none (a passkey as the first factor).
 */
export type Right = { readonly accountId?: string; readonly consume: (trx: Db) => Promise<boolean> };

/** Undefined: it is wrong. May throw a refusal that says more. Never changes anything by itself but counts. */
export type CheckMethod<By extends AuthMethod> = (
  services: Services,
  challenge: ChallengeRow,
  proof: ProofBy<By>,
  visitor: Visitor,
) => Promise<Right | undefined>;

/** A code or link on its way, to whom, and who asked. */
export type Message = {
  readonly challenge: ChallengeRow;
  readonly to: string;
  /** Undefined: no account has this name, and the message says so where the purpose needs one. */
  readonly account: AccountRow | undefined;
  /** The account that has the name to be proved: its owner is notified, and gets no code. */
  readonly taken: AccountRow | undefined;
  readonly code: string;
  readonly link: string;
  readonly visitor: Visitor;
};

/** How a way that sends something does it. */
export type SendMethod = {
  /** How long what was sent is good. */
  readonly ttlMs: number;
  /** @throws {Refusal} deviceOrAccountLimit, addressLimit */
  readonly count: (services: Services, message: Message) => Promise<GiveBack>;
  /** @throws {Error} when it could not be handed over */
  readonly send: (services: Services, message: Message) => Promise<void>;
  readonly notSent: 'mailNotSent' | 'smsNotSent';
};

/** What there is to say of one way to prove who one is. */
export type Method<By extends AuthMethod> = {
  readonly check: CheckMethod<By>;
  /** Absent: there is nothing to send. */
  readonly send?: SendMethod;
  /** What is answered to one that is wrong; absent: `wrongCode`. */
  readonly wrong?: CodeName;
  /** What is answered once its challenge has been passed; absent: `challengeUnknown`. */
  readonly usedUp?: CodeName;
  /** Failures count by account. False for what is too long to guess, where counting would only let strangers use up the owner's tries. */
  readonly guessable: boolean;
  /** Taken from other devices than the one that asked. */
  readonly anyDevice?: true;
};

/** Of what is right by itself: nothing else is used up with the challenge. */
export const NOTHING_TO_CONSUME: Right = { consume: async () => true };
