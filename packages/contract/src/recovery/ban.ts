import { call } from '../call/call.ts';
import type { PendingChallenge, VerifiedPayload } from '../login/challenge.ts';
import type {
  BanInfoPayload,
  BanStatusPayload,
  LockBeginPayload,
  UnblockBeginPayload,
  VerifiedChallengePayload,
} from './ban.schema.ts';

/**
 * BAN-01: the field of the refusal 31003 that brings the token, the cookie that the web gateway keeps it in, and the field of
 * the calls below that it goes back in. It proves that the right secret was given, once, on this device; nothing else.
 */
export const SELF_UNBIND_TOKEN = 'self_unbind_token';
export type AccountBanned = { [SELF_UNBIND_TOKEN]?: string };

/** `baned_time` in epoch seconds, rounded up; 0: not locked, or not to be revealed. `now` is the API's clock, epoch ms; ours. */
export type BanStatus = { is_self_help_baned: boolean; baned_time: number; now: number };
/** BAN-01: asked after 31003. Without a valid token the answer is that of an account that is not locked. */
export const banStatus = call<BanStatusPayload, BanStatus>('POST', '/user/public/ban/status', {
  access: 'public',
  hideError: true,
  ours: true,
});

/**
 * `proven`: the token or the challenge is valid, so the rest is about an account. `is_baned` without
 * `is_self_help_baned`: support alone can lift it. `unblock_time` in epoch seconds. All three are ours.
 */
export type BanInfo = BanStatus & { proven: boolean; is_baned: boolean; unblock_time?: number };
/** BAN-05 */
export const banInfo = call<BanInfoPayload, BanInfo>('POST', '/user/public/ban/einfo', {
  access: 'public',
  hideError: true,
});

/** Begins to unlock with a challenge; the answer is the same for names with and without an account. */
export const unblockBegin = call<UnblockBeginPayload, PendingChallenge>('POST', '/user/public/ban/unblock/begin', {
  access: 'public',
  hideError: true,
  ours: true,
});
/** The proof. `verificationAsked` (20100) with the challenge that is left, where the account has a second factor. */
export const unblockVerify = call<VerifiedPayload, BanInfo>('POST', '/user/public/ban/unblock/prove', {
  access: 'public',
  hideError: true,
  ours: true,
});
/** Unlocks, once 24 h are over. */
export const unblock = call<VerifiedChallengePayload, { unblocked: true }>('POST', '/user/public/ban/unblock', {
  access: 'public',
  hideError: true,
  ours: true,
});

/** Begins to lock with a challenge: of the session's account, or of the account of a name. */
export const lockBegin = call<LockBeginPayload, PendingChallenge>('POST', '/user/public/ban/lock/begin', {
  access: 'public',
  hideError: true,
  ours: true,
});
/** What locking would do: the account, masked, and how many sessions it has. */
export type LockPreview = { is_baned: boolean; sessions: number; vague_email?: string; vague_mobile?: string };
export const lockVerify = call<VerifiedPayload, LockPreview>('POST', '/user/public/ban/lock/prove', {
  access: 'public',
  hideError: true,
  ours: true,
});
/** Times in epoch seconds. */
export type Locked = { baned_time: number; unblock_time: number; sessions: number };
/** Locks the account: ends its sessions and refuses every login. */
export const lockAccount = call<VerifiedChallengePayload, Locked>('POST', '/user/public/ban/lock', {
  access: 'public',
  hideError: true,
  ours: true,
});
