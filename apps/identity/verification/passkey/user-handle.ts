import { createHash } from 'node:crypto';

/**
 * WebAuthn Level 3, section 14.6.1: what an authenticator knows the account by. The same for all of its passkeys, so that
 * one takes the place of another, and it tells nothing: the account's id is random, and nowhere shown.
 * @returns 32 bytes, base64url
 */
export function userHandleOf(accountId: string): string {
  return createHash('sha256').update(`passkey|${accountId}`).digest('base64url');
}
