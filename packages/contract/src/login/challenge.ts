import { call } from '../call/call.ts';
import type { ChallengeQuery, ChallengeSendPayload, Proof, VerifiedPayload } from './challenge.schema.ts';

export type { Proof, VerifiedPayload };

/** Authentication methods: a code or link that was sent, a TOTP code, a recovery code, a passkey, the password. */
export type AuthMethod = Proof['by'];

/**
 * A pending challenge: the methods that it accepts, the strongest first. It is bound to the device that it was made for.
 * Where codes can be sent, it has the masked address and number. Times are epoch milliseconds.
 */
export type PendingChallenge = {
  uuid: string;
  ways: readonly AuthMethod[];
  expires_at: number;
  vague_email?: string;
  vague_mobile?: string;
};

/** What was sent, until when it is valid, and when it may be sent again. */
export type CodeSent = { expires_at: number; resend_at: number; vague_email?: string; vague_mobile?: string };

/** Sends the code or the link of a challenge; a repeated call that comes too early returns what was sent before. */
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

/** The state of a challenge, for a tab that waits for a link. `elsewhere`: its link was used on another device. */
export type ChallengeState = { state: 'waiting' | 'passed' | 'elsewhere' | 'expired' };
export const challengeState = call<ChallengeQuery, ChallengeState>('GET', '/user/public/challenge/state', {
  access: 'public',
  hideError: true,
  ours: true,
});
