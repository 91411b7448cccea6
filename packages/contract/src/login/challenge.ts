import { call } from '../call/call.ts';
import type { ChallengeQuery, ChallengeSendPayload, Proof, VerifiedPayload } from './challenge.schema.ts';

export type { Proof, VerifiedPayload };

/** How somebody may prove who they are: a code or link that was sent, an app's code, a kept code, a passkey, the password. */
export type Way = Proof['by'];

/**
 * A challenge: a proof is asked for, by one of these ways, the best one first. It belongs to the device that it was made for.
 * Where codes can be sent, the address and number stand masked. Times are epoch milliseconds.
 */
export type Asked = {
  uuid: string;
  ways: readonly Way[];
  expires_at: number;
  vague_email?: string;
  vague_mobile?: string;
};

/** What was sent, how long it is good, and when it may be sent again. */
export type CodeSent = { expires_at: number; resend_at: number; vague_email?: string; vague_mobile?: string };

/** Sends the code or the link of a challenge; asked again too early it answers what was sent before. */
export const challengeSend = call<ChallengeSendPayload, CodeSent>('POST', '/user/public/challenge/send', {
  access: 'public',
  hideError: true,
  ours: true,
});

/** What `navigator.credentials.get` takes, as JSON (WebAuthn Level 3, PublicKeyCredentialRequestOptionsJSON). */
export type PasskeyRequestOptions = {
  challenge: string;
  rpId?: string;
  timeout?: number;
  userVerification?: string;
  allowCredentials?: readonly { id: string; type: 'public-key'; transports?: readonly string[] }[];
};
export const challengePasskey = call<ChallengeQuery, { options: PasskeyRequestOptions }>(
  'POST',
  '/user/public/challenge/passkey',
  { access: 'public', hideError: true, ours: true },
);

/** Where a challenge stands, for a tab that waits for a link. `elsewhere`: its link was used on another device. */
export type ChallengeState = { state: 'waiting' | 'passed' | 'elsewhere' | 'expired' };
export const challengeState = call<ChallengeQuery, ChallengeState>('GET', '/user/public/challenge/state', {
  access: 'public',
  hideError: true,
  ours: true,
});
