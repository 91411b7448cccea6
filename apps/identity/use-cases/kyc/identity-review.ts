import type { KycReason } from '@gatehouse/contract/region/kyc';
import type { Identity } from './seal.ts';

/** What was handed in, as it was read. */
export type IdentityCase = Identity & {
  /** Of residence, ISO 3166-1. */
  readonly country: string;
  readonly document_type: string;
};

export type Decision =
  | { readonly answer: 'verified' }
  | { readonly answer: 'refused'; readonly reason: Exclude<KycReason, ''> };

/** `wait`: a reviewer decides later, by `decideIdentity`. */
export type ReviewAnswer = Decision | { readonly answer: 'wait' };

/**
 * The reviewer of identities: an outside service, or people. It is called once, after the case has been stored; an error
 * leaves the case waiting.
 */
export type IdentityReview = (identityCase: IdentityCase) => Promise<ReviewAnswer>;

declare module '../../kernel/services.ts' {
  interface Services {
    /** REGION-08 */
    readonly identityReview: IdentityReview;
  }
}

/** Nothing is decided here: an operator does, on the operator's port. */
export const byOperator: IdentityReview = async () => ({ answer: 'wait' });

/** For trials of the product only: a complete submission is accepted, and no document is looked at. */
export const approveComplete: IdentityReview = async () => ({ answer: 'verified' });
