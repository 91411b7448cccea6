import { type AccountBanned, type BanInfo, SELF_UNBIND_TOKEN } from '@gatehouse/contract/recovery/ban';
import { BAN_WINDOW_MS, isSelfHelp } from '@gatehouse/rules/login/ban';
import type { AccountRow } from '../../accounts/tables.ts';
import type { Visitor } from '../../http/visitor.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { giveBanToken } from './ban-token.ts';

type Banned = Pick<AccountRow, 'banned_at' | 'ban_kind'>;

/**
 * BAN-01: why nobody may log in to this account (31003), with the token that the ban check asks by; undefined where they may.
 * Asked after the right secret only.
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

/** BAN-05: what whoever has proved to be the owner is told. Undefined: nobody has, and it reads as no lock at all. */
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

/** Up, so that nobody is told too early a time. */
export function inSeconds(ms: number): number {
  return Math.ceil(ms / 1000);
}
