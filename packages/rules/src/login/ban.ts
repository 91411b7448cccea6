/** BAN-04: after it, the owner may unlock an account that they locked. */
export const BAN_WINDOW_MS = 86_400_000;
/** Lifetime of the token that proves a right secret of a refused login. */
export const SELF_UNBIND_TTL_MS = 30 * 86_400_000;

/** Why an account is locked: by its owner, by what was unusual about it, or by the operator. Empty: it is not. */
export type BanKind = '' | 'self' | 'risk' | 'operator';

/** BAN-01: locks that the owner can lift. Only an operator lifts an operator's lock. */
export const SELF_HELP_KINDS: readonly BanKind[] = ['self', 'risk'];

export function isSelfHelp(kind: string): boolean {
  return SELF_HELP_KINDS.some((one) => one === kind);
}
