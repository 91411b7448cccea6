import type { ImageSide } from '@gatehouse/rules/identity/document-images';
import { call } from '../call/call.ts';
import type { KycImagePayload, KycSubmitPayload } from './kyc.schema.ts';

/** `refused`: it may be handed in again. */
export type KycState = 'none' | 'submitted' | 'verified' | 'refused';
/** Why it was refused; empty where it was not. */
export type KycReason = '' | 'unreadable' | 'mismatch' | 'expired_document' | 'not_accepted';

/**
 * REGION-08: the state of an identity verification. Name and document number are masked; `level` is 1 where
 * it is verified. Times are epoch milliseconds; 0 is never.
 */
export type KycStatus = {
  state: KycState;
  level: number;
  country: string;
  reason: KycReason;
  submitted_at: number;
  decided_at: number;
  vague_name: string;
  document_type: string;
  vague_document: string;
  /** The pictures that wait to be submitted; absent where an operator's own API takes none. */
  images?: readonly ImageSide[];
};
export const kycStatus = call<undefined, KycStatus>('GET', '/user/private/kyc/status', {
  access: 'private',
  hideError: true,
  ours: true,
});

/**
 * Step-up. Refused with `identityTooYoung`, `identityCountryClosed` (or with `subdivision` as the field that is missing),
 * with `identityImagesMissing` (`sides`) where pictures of the document have not been sent, and with `identityInProgress` while one
 * is looked at or after one was verified; `identityUnavailable` where the operator has given no key to keep it under.
 */
export const kycSubmit = call<KycSubmitPayload, KycStatus>('POST', '/user/private/kyc/submit', {
  access: 'private',
  hideError: true,
  ours: true,
});

/** What a body with the largest picture takes. */
const IMAGE_BODY_BYTES = 3 * 1024 * 1024;

/**
 * A picture of the document or its owner, before the identity is submitted; a later one of the same side takes its place. Kept
 * encrypted, and deleted once the identity is decided. Refused with `identityImageRefused` (`why`).
 */
export const kycImage = call<KycImagePayload, KycStatus>('POST', '/user/private/kyc/image', {
  access: 'private',
  hideError: true,
  ours: true,
  bodyBytes: IMAGE_BODY_BYTES,
});
