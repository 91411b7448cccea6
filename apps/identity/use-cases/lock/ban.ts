import { type AccountBanned, type BanInfo, SELF_UNBIND_TOKEN } from '@gatehouse/contract/recovery/ban';
import { BAN_WINDOW_MS, isSelfHelp } from '@gatehouse/rules/login/ban';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { giveBanToken } from './ban-token.ts';

type Banned = Pick<AccountRow, 'banned_at' | 'ban_kind'>;

/**
 * BAN-01: the refusal of a login to a banned account (31003), with the token for the ban check; undefined: it is not banned.
 * Call it after the right secret only.
 */
export async function banRefusal(
  { db, clock }: Services,
  { id, banned_at }: Pick<AccountRow, 'id' | 'banned_at'>,
  visitor: Visitor,
): Promise<Refusal | undefined> {
  if (banned_at === null) return undefined;
  const result: AccountBanned = { [SELF_UNBIND_TOKEN]: await giveBanToken(db, clock(), id, visitor) };
  return new Refusal('accountBanned', result);
}

/** BAN-05: what a verified owner is shown. Undefined, without a verified owner, reads as no lock at all. */
export function banInfoOf(account: Banned | undefined, now: number): BanInfo {
  const { banned_at = null, ban_kind = '' } = account ?? {};
  const proven = account !== undefined;
  if (banned_at === null) return { is_self_help_baned: false, baned_time: 0, now, proven, is_baned: false };
  const is_self_help_baned = isSelfHelp(ban_kind);
  const times = { baned_time: inSeconds(banned_at), now };
  const info = { is_self_help_baned, ...times, proven, is_baned: true };
  return is_self_help_baned ? { ...info, unblock_time: inSeconds(unblockableAt(banned_at)) } : info;
}

/** BAN-04. Epoch milliseconds. */
export function unblockableAt(bannedAt: number): number {
  return bannedAt + BAN_WINDOW_MS;
}

/** Rounded up, so that the time shown is never too early. */
export function inSeconds(ms: number): number {
  return Math.ceil(ms / 1000);
}
