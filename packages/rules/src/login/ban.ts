/** BAN-04: after it, who has locked an account may unlock it. */
export const BAN_WINDOW_MS = 86_400_000;
/** For so long the token of a refused login says that the right secret was given. */
export const SELF_UNBIND_TTL_MS = 30 * 86_400_000;

/** Why an account is locked: by its owner, by what was unusual about it, or by the operator. Empty: it is not. */
export type BanKind = '' | 'self' | 'risk' | 'operator';

/** BAN-01: what the owner can lift. What an operator did, an operator undoes. */
export const SELF_HELP_KINDS: readonly BanKind[] = ['self', 'risk'];

export function isSelfHelp(kind: string): boolean {
  return SELF_HELP_KINDS.some((one) => one === kind);
}
