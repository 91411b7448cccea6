import { call } from '../call/call.ts';
import type { PendingChallenge, VerifiedPayload } from './challenge.ts';

/**
 * Changes of credentials need a recent proof (ASVS 7.5.3); such calls are refused with
 * `stepUpNeeded` without one. This opens its challenge: the account's factors, or its address where it has none.
 */
export const stepUpBegin = call<undefined, PendingChallenge>('POST', '/user/private/step-up/begin', {
  access: 'private',
  hideError: true,
  ours: true,
});

/** The proof; `until` is when it is no longer fresh (epoch ms). */
export const stepUp = call<VerifiedPayload, { until: number }>('POST', '/user/private/step-up', {
  access: 'private',
  hideError: true,
  ours: true,
});
